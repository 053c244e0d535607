// Links: what the devices of seats add to the dice once the orders of an entry are fixed, so that nobody can try orders against the secret.
// A device publishes the end of a chain of hashes. Its link for answer n is n steps before the end, so no earlier link leads to it.
// Answers are numbered, not entries: an action between two answers changes no link, so no host gets other dice by inserting actions.
import type { CallId, Orders, Seat } from '@admiralty/kernel'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { MatchAction } from './actions.ts'
import { canonical } from './canonical.ts'
import type { EntryLinks, SeatLinks } from './link-schemas.ts'
import { hash, keyed } from './proof.ts'

/** Links of a chain. Later answers of a match have none. */
export const CHAIN_LENGTH = 4_096

/** The part of an entry that links belong to. */
export interface LinkedEntry {
  readonly seq: number
  readonly call: { readonly id: CallId } | null
  readonly orders: Orders<unknown>
  readonly links?: EntryLinks | undefined
}

/** The chain of a seat. Item 0 is its end, which is public; item n is the link for answer n. Two matches cannot be linked by their chains. */
export function linkChain(deviceSecret: string, seat: Seat, seatValue: string): readonly string[] {
  const start = hmac(sha256, utf8ToBytes(deviceSecret), canonical(['admiralty/link-chain/1', seat, seatValue]))
  const chain = [bytesToHex(start)]
  for (let last = chain[0]; chain.length <= CHAIN_LENGTH; chain.push(last)) last = linkBefore(last ?? '')
  return chain.reverse()
}
const linkBefore = (link: string): string => hash('admiralty/link/1', link)

/** The result of all answers and links so far. Part of `MatchState`. */
export interface LinkState {
  /** How many calls have been answered. The number of an answer is one more than this was before it; actions have none. */
  readonly answers: number
  /** A running hash over all links, on which the dice depend; null before the first one. */
  readonly hash: string | null
  /** The last link of each seat, and the number of its answer. */
  readonly last: Readonly<Record<Seat, { readonly answer: number; readonly link: string }>>
}
export const initialLinks: LinkState = { answers: 0, hash: null, last: {} }

/** The number of the next answer: 1 for the first. */
export const nextAnswer = ({ answers }: LinkState): number => answers + 1

/** The part of an entry that the state of links depends on. */
interface EntryOfLinks extends Pick<LinkedEntry, 'links'> {
  readonly call: unknown
  readonly action?: MatchAction | undefined
}
/** The state after an entry; the same state after the opening and most actions. The chain of a new holder begins at its end. */
export function linksAfter(before: LinkState, { call, links, action }: EntryOfLinks): LinkState {
  if (action?.kind === 'seated') return { ...before, last: without(before.last, action.seat) }
  if (!call) return before
  const answers = nextAnswer(before)
  if (!links) return { ...before, answers }
  const given = Object.entries(links.given).map(([seat, link]) => [seat, { answer: answers, link }])
  const last = { ...before.last, ...Object.fromEntries(given) }
  return { answers, hash: hash('admiralty/links/1', before.hash, answers, links.given), last }
}

const without = (last: LinkState['last'], removed: Seat): LinkState['last'] =>
  Object.fromEntries(Object.entries(last).filter(([seat]) => seat !== removed))

/** The orders of an answer before its dice are known, with the match and the number of the answer. */
export interface FixedOrders {
  readonly match: string
  /** The number of the answer. */
  readonly answer: number
  readonly call: CallId
  readonly orders: Orders<unknown>
}
/** The digest of fixed orders. The salt prevents testing guesses of hidden orders against it; it is derived from the secret. */
export const ordersDigest = (secret: string, { match, answer, call, orders }: FixedOrders): string =>
  hash('admiralty/digest/2', bytesToHex(keyed(secret, 'admiralty/digest-salt/2', answer)), match, answer, call, orders)
/** The 32 bytes that the server signs with a digest. Two digests that it signed for one answer convict it. */
export const digestStatement = (match: string, answer: number, digest: string): Uint8Array =>
  hexToBytes(hash('admiralty/fixed/2', match, answer, digest))

/** The ends of the chains, and the links so far. */
export interface KnownLinks {
  readonly ends: SeatLinks
  readonly state: LinkState
}
/** Whether this is the link of a seat for the next answer. */
export function isLink({ ends, state }: KnownLinks, seat: Seat, link: string): boolean {
  const last = state.last[seat] ?? { answer: 0, link: ends[seat] }
  const answer = nextAnswer(state)
  const steps = answer - last.answer
  if (last.link === undefined || steps < 1 || answer > CHAIN_LENGTH) return false
  let earlier = link
  for (let step = 0; step < steps; step += 1) earlier = linkBefore(earlier)
  return earlier === last.link
}

/** Sequence numbers as a text: '1 to 4, 7'. */
export function seqRanges(seqs: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const seq of seqs) {
    const last = ranges.at(-1)
    if (last && last[1] === seq - 1) last[1] = seq
    else ranges.push([seq, seq])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
}

/** Lists the faults in the links of an entry of match `id`. `state` and `ends`: before the entry. */
export function* linkFindings(
  id: string,
  { entry, state, ends }: KnownLinks & { readonly entry: LinkedEntry },
  secret: string,
): Generator<string> {
  const { seq, call, orders, links } = entry
  if (!links) return
  if (!call || Object.keys(links.given).length === 0) yield `entry ${seq} has the form of links, but none was given`
  else if (links.digest !== ordersDigest(secret, { match: id, answer: nextAnswer(state), call: call.id, orders }))
    yield `entry ${seq}: the devices were asked with the digest of other orders`
  for (const [seat, link] of Object.entries(links.given))
    if (!isLink({ ends, state }, seat, link)) yield `entry ${seq}: the link of ${seat} is not of its chain`
}
