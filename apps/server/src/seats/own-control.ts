// The actions that are closed to a seat because it has conceded, or because a bot stands in for it.
import type { Refusal, RuleId, Seat } from '@admiralty/kernel'
import { CONCEDED, STAND_IN } from '@admiralty/match'
import { RequestError } from '../platform/request-error.ts'
import type { ActiveMatch } from './active-match.ts'

const HAS_CONCEDED: Refusal = { rule: CONCEDED, reason: 'you have conceded' }

/** The error for something that is not possible in this state of the match. */
export const notNow = (rule: RuleId, reason: string): RequestError => new RequestError('not-now', reason, { rule, reason })

const hasConceded = ({ match }: ActiveMatch, seat: Seat): boolean => match.status.conceded.includes(seat)

/** Throws `not-now` if the seat has conceded or a bot stands in for it. */
export function requireOwnControl(active: ActiveMatch, seat: Seat): void {
  if (hasConceded(active, seat)) throw notNow(HAS_CONCEDED.rule, HAS_CONCEDED.reason)
  if (Object.hasOwn(active.match.status.standIns, seat)) throw notNow(STAND_IN, 'a bot stands in for you: take your seat back first')
}
/** Throws `refused` if the seat has conceded, because its order could never count, and `not-now` if a bot stands in for it. */
export function requireOrders(active: ActiveMatch, seat: Seat): void {
  if (hasConceded(active, seat)) throw new RequestError('refused', HAS_CONCEDED.reason, HAS_CONCEDED)
  requireOwnControl(active, seat)
}
