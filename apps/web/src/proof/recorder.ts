// Passes what this browser sees and sends to the kept receipts. They are loaded on demand, because their schema is large.
import { loadOnce } from '@admiralty/game-ui'
import type { Viewer } from '@admiralty/kernel'
import type { Message } from '@admiralty/match'
import { useEffect, useState } from 'react'
import { historyPage } from '../api/history.ts'
import type { OrderToSend } from '../api/queries.ts'
import type { FixedEntry, MatchInfo, StreamBegin } from '../api/types.ts'
import { recordFactsOf } from './facts.ts'
import type { AnsweredCall, KeptReceipt } from './receipts.ts'

const load = loadOnce(() => import('./receipts.ts'))
const loadLinks = loadOnce(() => import('./dice-links.ts'))
type Receipts = Awaited<ReturnType<typeof load>>

/** A match and the viewer whose stream it is. */
interface WatchedMatch {
  readonly match: string
  readonly viewer: Viewer
}

export const recordMessages = ({ match, viewer }: WatchedMatch, messages: readonly Message[]): void =>
  void load().then(({ recordSeen, receiptOfMessages }) =>
    recordSeen(receiptOfMessages(match, viewer, messages), messages.some(({ outcome }) => outcome !== null) ? 'over' : 'playing'),
  )

/** Gives the links of this device for an entry whose orders are fixed. Without them the entry is decided without this device. */
export const answerFixedEntry = (match: string, fixed: FixedEntry): void =>
  void loadLinks()
    .then(({ answerFixed }) => answerFixed(match, fixed))
    .catch(() => undefined)
/**
 * Records the entry with which a stream begins. A hash covers all entries before it, but this browser cannot compute it. So the server
 * has to repeat the hash of the last entry that this browser had seen before.
 */
export async function recordBegin({ match, viewer }: WatchedMatch, present: StreamBegin): Promise<void> {
  const { lastSeen, recordSeen, receiptOfPresent } = await load()
  const last = lastSeen(match)
  recordSeen(receiptOfPresent(match, viewer, present), present.outcome === null ? 'playing' : 'over')
  if (last === null || last >= present.seq) return
  // Without an answer there is nothing to compare; the next beginning asks again.
  const page = await historyPage({ match, viewer }, last + 1, 1).catch(() => null)
  if (page) recordMessages({ match, viewer }, page.messages)
}

/** Call it when the server has sealed the order. */
export const recordOrder = ({ match, as, call, signature }: OrderToSend): void =>
  void (signature && load().then(({ recordSent }) => recordSent({ match, seat: as, call }, signature)))

/** Call it when the server has said that the order is withdrawn. */
export const recordWithdrawal = (order: AnsweredCall): void => void load().then(({ recordWithdrawn }) => recordWithdrawn(order))

/** Records what the server says of the match each time it is loaded. */
export function useRecordedMatch(match: MatchInfo | undefined): void {
  useEffect(() => {
    if (match) recordFactsOf(match)
  }, [match])
}

/** Asks for a signed receipt each time the stream is up to date, so that a match replaced during an interruption shows. */
export function useRecordedReceipt({ id, status, keys }: MatchInfo, viewer: Viewer, { isLive }: { readonly isLive: boolean }): void {
  const isAsked = isLive && keys !== null
  useEffect(() => {
    // Without an answer there is nothing to compare; the next connection asks again.
    if (isAsked)
      fetchReceipt(id, viewer, status)
        .then(loadLinks)
        .then(({ prepareLinks }) => prepareLinks(id))
        .catch(() => undefined)
  }, [isAsked, id, viewer, status])
}

/** The receipt that the server signs now. It is recorded. */
export const fetchReceipt = async (match: string, viewer: Viewer, status: MatchInfo['status']) =>
  (await load()).fetchSigned(match, viewer, status)

/** The record of the match that this browser keeps, after every change; null at first and if it has seen nothing. */
export const useKeptReceipt = (match: string): KeptReceipt | null => useReceipts(match, ({ keptReceipt }) => keptReceipt(match)) ?? null

/** Differences between the present facts and those that this browser saw first. */
export const useContradictions = (match: string): readonly string[] =>
  useReceipts(match, ({ keptReceipt, contradictionsOf }) => {
    const kept = keptReceipt(match)
    return kept === null ? [] : contradictionsOf(kept)
  }) ?? []

/** Reads the kept receipts after every change; undefined until they are loaded. */
function useReceipts<T>(match: string, read: (receipts: Receipts) => T): T | undefined {
  const [now, setNow] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader depends on the match only
  useEffect(() => {
    let isOpen = true
    let end = (): void => undefined
    void load().then((receipts) => {
      if (!isOpen) return
      const update = () => setNow(() => read(receipts))
      end = receipts.subscribe(update)
      update()
    })
    return () => {
      isOpen = false
      end()
    }
  }, [match])
  return now
}
