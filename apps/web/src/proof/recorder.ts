// Passes what this browser sees and sends to the kept receipts. They are loaded on demand, because their schema is large.
import type { Viewer } from '@admiralty/kernel'
import type { Message } from '@admiralty/match'
import { useEffect, useState } from 'react'
import type { OrderToSend } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import type { AnsweredCall, KeptReceipt } from './receipts.ts'

const load = () => import('./receipts.ts')

export const recordMessages = (match: string, messages: readonly Message[]): void =>
  void load().then(({ recordSeen, receiptOfMessages }) =>
    recordSeen(receiptOfMessages(match, messages), messages.some(({ outcome }) => outcome !== null) ? 'over' : 'playing'),
  )

/** Call it when the server has sealed the order. */
export const recordOrder = ({ match, as, call, signature }: OrderToSend): void =>
  void (signature && load().then(({ recordSent }) => recordSent({ match, seat: as, call }, signature.value)))

export const forgetOrder = (order: AnsweredCall): void => void load().then(({ forgetSent }) => forgetSent(order))

/** Records what the server says of the match each time it is loaded. */
export function useRecordedMatch(match: MatchInfo | undefined): void {
  useEffect(() => {
    if (match) void load().then(({ recordSeen, receiptOfInfo }) => recordSeen(receiptOfInfo(match), match.status))
  }, [match])
}

/** Asks for a signed receipt each time the stream is up to date, so that a match replaced during an interruption shows. */
export function useRecordedReceipt({ id, status, keys }: MatchInfo, viewer: Viewer, isLive: boolean): void {
  const isAsked = isLive && keys !== null
  useEffect(() => {
    // Without an answer there is nothing to compare; the next connection asks again.
    if (isAsked) fetchReceipt(id, viewer, status).catch(() => undefined)
  }, [isAsked, id, viewer, status])
}

/** The receipt that the server signs now. It is recorded. */
export const fetchReceipt = async (match: string, viewer: Viewer, status: MatchInfo['status']) =>
  (await load()).fetchSigned(match, viewer, status)

/** What this browser keeps of the match, after every change; null at first and if it has seen nothing. */
export function useKeptReceipt(match: string): KeptReceipt | null {
  const [kept, setKept] = useState<KeptReceipt | null>(null)
  useEffect(() => {
    let isOpen = true
    let end = (): void => undefined
    void load().then(({ keptReceipt, subscribe }) => {
      if (!isOpen) return
      const update = () => setKept(keptReceipt(match))
      end = subscribe(update)
      update()
    })
    return () => {
      isOpen = false
      end()
    }
  }, [match])
  return kept
}
