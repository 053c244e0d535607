// The links of this device: its part of the dice of each entry. Loaded on demand.
// A link is given only for the entry after the last one received, and for one digest of each answer: otherwise the server could try orders.
import type { Seat } from '@admiralty/kernel'
import { digestStatement, linkChain, type SeatLinks } from '@admiralty/match'
import { call } from '../api/client.ts'
import type { FixedEntry, MatchInfo } from '../api/types.ts'
import { currentSecret, deviceSecrets } from './device-secret.ts'
import { isSignedNatively } from './native-signatures.ts'
import { keptReceipt, recordAnswer } from './receipts.ts'

/** The chains that this page has computed, by secret, seat and dice value. One takes some 20 ms. */
const chains = new Map<string, readonly string[]>()
/** Chains that are kept: those of a few matches. */
const MOST_CHAINS = 32

function chainOf(secret: string, seat: Seat, value: string): readonly string[] {
  const key = JSON.stringify([secret, seat, value])
  const chain = chains.get(key) ?? linkChain(secret, seat, value)
  if (chains.size >= MOST_CHAINS) chains.clear()
  chains.set(key, chain)
  return chain
}

/** The public ends of the chains for seats that get this dice value. */
export const linkEnds = (seats: readonly Seat[], value: string): SeatLinks =>
  Object.fromEntries(seats.map((seat) => [seat, chainOf(currentSecret(), seat, value)[0] ?? '']))

type LinkedMatch = Pick<MatchInfo, 'id' | 'keys' | 'linkEnds' | 'newLinkEnds' | 'seatValues' | 'mine'>
/** The facts of a match in play that links depend on. They change only when a seat passes on. */
const matches = new Map<string, Promise<LinkedMatch>>()
function matchOf(id: string): Promise<LinkedMatch> {
  const known = matches.get(id) ?? call<MatchInfo>(`/matches/${encodeURIComponent(id)}`)
  matches.set(id, known)
  known.catch(() => matches.delete(id))
  return known
}

/** The same facts for a request that names these seats: read again if one of them has passed on to this player since. */
async function matchWith(id: string, seats: readonly Seat[]): Promise<LinkedMatch> {
  const { mine } = await matchOf(id)
  if (!seats.every((seat) => mine.includes(seat))) matches.delete(id)
  return matchOf(id)
}
/** The ends of the chains of those who hold the seats now; null for a holder whose device gives no links. */
const endsNow = ({ linkEnds: first, newLinkEnds }: LinkedMatch): Readonly<Record<Seat, string | null>> => ({ ...first, ...newLinkEnds })

/** The links of this device for an answer. A seat whose chain belongs to another device has none. */
function linksFor(match: LinkedMatch, { answer, seats }: Pick<FixedEntry, 'answer' | 'seats'>): SeatLinks {
  const ends = endsNow(match)
  const links = seats.flatMap((seat) => {
    const chain = deviceSecrets()
      .map((secret) => chainOf(secret, seat, match.seatValues[seat] ?? ''))
      .find(([end]) => end === ends[seat])
    const link = chain?.[answer]
    return link === undefined ? [] : [[seat, link] as const]
  })
  return Object.fromEntries(links)
}

/** Computes the chains of this device for a match, so that the first answer is as fast as the others. */
export async function prepareLinks(id: string): Promise<void> {
  const match = await matchOf(id)
  linksFor(match, { answer: 0, seats: match.mine.filter((seat) => Object.hasOwn(endsNow(match), seat)) })
}

/**
 * Whether the server may have the link for this answer, whose digest it has signed: its entry comes next, and no other digest was answered.
 * A second digest is recorded, because the two signatures convict the server. A server that names a later answer gets links too early; its
 * signature over that number convicts it when the journal is published.
 */
function isAllowed(id: string, { seq, answer, digest, signature }: FixedEntry): boolean {
  const { receipt, contradictions } = keptReceipt(id) ?? {}
  const received = Math.max(-1, ...Object.keys(receipt?.chain ?? {}).map(Number))
  if (seq !== received + 1 || answer > seq || contradictions?.facts !== undefined) return false
  const answered = receipt?.answered?.filter((one) => one.answer === answer) ?? []
  const [first, ...refused] = answered
  if (!first || first.digest === digest) return true
  // One is enough, and a server must not fill the storage.
  if (refused.length === 0) recordAnswer(id, { answer, digest, signature, seats: [], counted: false })
  return false
}

/** Answers the event `fixed`. Returns whether the links of this device count. */
export async function answerFixed(id: string, fixed: FixedEntry): Promise<boolean> {
  const match = await matchWith(id, fixed.seats)
  const links = linksFor(match, fixed)
  const seats = Object.keys(links)
  const { answer, digest, signature } = fixed
  if (seats.length === 0 || !(await isSignedNatively(digestStatement(id, answer, digest), signature, match.keys?.host ?? ''))) return false
  // Nothing happens between this decision and its record, and the answer is stored before the server has the link, so that it outlives this page.
  if (!isAllowed(id, fixed)) return false
  recordAnswer(id, { answer, digest, signature, seats, counted: false })
  const { counted } = await call<{ readonly counted: boolean }>(`/matches/${encodeURIComponent(id)}/links`, {
    method: 'POST',
    body: { answer, digest, links },
  })
  if (counted) recordAnswer(id, { answer, digest, signature, seats, counted })
  return counted
}
