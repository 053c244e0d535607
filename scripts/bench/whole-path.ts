// A match as its host takes it through an order, without network and disk: judge, seal, review; and when a call is complete decide, append to the
// journal, and write the message of each seat.
import type { RuleSystem, Seat } from '@admiralty/kernel'
import {
  type Beginning,
  beginMatch,
  decide,
  type Entry,
  judge,
  type Message,
  makeHead,
  messageFor,
  review,
  type Sealed,
  type Standing,
  type Turn,
} from '@admiralty/match'

export interface Hosted {
  readonly system: RuleSystem
  readonly seats: readonly Seat[]
  readonly secret: string
  readonly entries: Entry[]
  sealed: readonly Sealed[]
  standing: Standing
}
/** Where the messages go. */
export type Send = (seat: Seat, message: Message) => void

function record(match: Pick<Hosted, 'system' | 'seats' | 'entries'>, turn: Turn, send: Send): Standing {
  match.entries.push(turn.entry)
  for (const seat of match.seats) send(seat, messageFor(match.system, turn, seat))
  return turn.standing
}

export function host(system: RuleSystem, beginning: Beginning, send: Send): Hosted {
  const { secret, created } = beginning
  const head = makeHead(system, beginning)
  const match = { system, seats: system.seats(head.setup).map(({ seat }) => seat), secret, entries: [] }
  return { ...match, sealed: [], standing: record(match, beginMatch(system, head, secret, created), send) }
}

/** Throws where the order does not stand. */
export function take(match: Hosted, answer: Sealed, send: Send): void {
  const { system, standing } = match
  const judged = judge(system, standing.state, answer)
  if ('refusal' in judged) throw new Error(`${judged.refusal.rule}: ${judged.refusal.reason}`)
  match.sealed = [...match.sealed, { ...answer, order: judged.order }]
  const [ready] = review(system, standing.state, match.sealed).ready
  if (!ready) return
  match.standing = record(match, decide(system, standing, { ...ready, time: answer.seat.length }, match.secret), send)
  match.sealed = match.sealed.filter(({ call }) => call !== ready.call.id)
}
