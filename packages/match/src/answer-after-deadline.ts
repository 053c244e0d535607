// The order that the host gives for a seat whose deadline has passed, and whether the seat has missed an answer.
import type { Call, RuleSystem, Seat } from '@admiralty/kernel'
import type { OrderGiver } from './account.ts'
import type { MatchState } from './journal.ts'
import { automaticOrder } from './match-status.ts'

/** An order of the host for a seat that has not answered. Only a default order, given by `lapsed`, counts as a missed answer. */
export interface AnswerAfterDeadline {
  readonly order: unknown
  readonly giver: Extract<OrderGiver, 'forced' | 'automatic' | 'lodged' | 'lapsed'>
}

/** What everybody knows of the seat comes first, then what it has lodged, then the default order. */
export function answerAfterDeadline(
  system: RuleSystem,
  { state, status }: Pick<MatchState, 'state' | 'status'>,
  { call, seat }: { readonly call: Call; readonly seat: Seat },
): AnswerAfterDeadline {
  const open = system.view(state, 'public')
  const forced = system.forcedOrder(open, call, seat)
  if (forced !== undefined) return { order: forced, giver: 'forced' }
  const automatic = automaticOrder(system, status, { view: open, call, seat })
  if (automatic !== undefined) return { order: automatic, giver: 'automatic' }
  const view = system.view(state, seat)
  const lodged = system.lodgedOrder(view, call, seat)
  return lodged === undefined ? { order: system.defaultOrder(view, call), giver: 'lapsed' } : { order: lodged, giver: 'lodged' }
}

/** The seats that miss an answer if their deadlines for this call pass now. None if the call is not open. */
export function missedSeats(
  system: RuleSystem,
  match: Pick<MatchState, 'state' | 'status'>,
  { call: id, seats }: { readonly call: string; readonly seats: readonly Seat[] },
): readonly Seat[] {
  const call = system.openCalls(match.state).find((open) => open.id === id)
  return call ? seats.filter((seat) => answerAfterDeadline(system, match, { call, seat }).giver === 'lapsed') : []
}
