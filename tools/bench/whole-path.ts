// The path of an order on a server, without network and disk: check, seal, and for a complete call decide, append to the journal,
// and write the message of each seat.
import type { RuleSystem, Seat } from '@admiralty/kernel'
import {
  beginMatch,
  decide,
  type Entry,
  EntryMessages,
  judge,
  type MatchOpening,
  type MatchState,
  makeHead,
  type NewTransition,
  review,
  type SealedOrder,
} from '@admiralty/match'

/** A match in memory, with its sealed orders. */
export interface Hosted {
  readonly system: RuleSystem
  readonly seats: readonly Seat[]
  readonly secret: string
  readonly entries: Entry[]
  sealed: readonly SealedOrder[]
  standing: MatchState
}
/** Receives the texts of the messages. */
export type Send = (seat: Seat, text: string) => void

/** Opens a match and sends its first messages. */
export function host(system: RuleSystem, beginning: MatchOpening, send: Send): Hosted {
  const { secret, created } = beginning
  const head = makeHead(system, beginning)
  const opening = beginMatch(system, head, secret, created)
  const seats = system.seats(head.setup).map(({ seat }) => seat)
  const match = { system, seats, secret, entries: [], sealed: [], standing: opening.match }
  tell(match, opening, send)
  return match
}

/** Checks and seals an order. Throws if it is refused. */
export function seal(match: Hosted, answer: SealedOrder): SealedOrder {
  const judged = judge(match.system, match.standing.state, answer)
  if ('refusals' in judged) throw new Error(`${judged.refusals[0].rule}: ${judged.refusals[0].reason}`)
  const sealed = { ...answer, order: judged.order }
  match.sealed = [...match.sealed, sealed]
  return sealed
}

/** Decides a complete call. Undefined if no call is complete. */
export function settle(match: Hosted, time: number): NewTransition | undefined {
  const { system, standing } = match
  const [ready] = review(system, standing.state, match.sealed).ready
  if (!ready) return undefined
  const turn = decide(system, standing, { ...ready, time }, match.secret)
  match.sealed = match.sealed.filter(({ call }) => call !== ready.call.id)
  return turn
}

/** Appends the entry and sends its messages. */
export function tell(match: Hosted, turn: NewTransition, send: Send): void {
  const messages = new EntryMessages(match.system, turn)
  match.standing = turn.match
  match.entries.push(turn.entry)
  for (const seat of match.seats) send(seat, messages.textFor(seat))
}

/** The whole path of one order. */
export function take(match: Hosted, answer: SealedOrder, send: Send): void {
  seal(match, answer)
  const turn = settle(match, match.standing.seq)
  if (turn) tell(match, turn, send)
}
