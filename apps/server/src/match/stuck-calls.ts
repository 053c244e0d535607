// Finds open calls that nobody will ever answer. It looks at the match alone and trusts none of the mechanisms that should answer.
import { type Call, type Seat, UMPIRE } from '@admiralty/kernel'
import { type ActiveMatch, botAtSeat, hasAutomaticAnswers, openCallsOf } from '../seats/active-match.ts'

export interface RestingMatch {
  readonly active: ActiveMatch
  /** Whether people watch the match. Bots rest without them. */
  readonly isAttended: boolean
  /** Whether an answer of this seat is sealed, and its player is ready. */
  isSealed(call: string, seat: Seat): boolean
  /** Whether the call is not decided before a time that has not come. */
  isHeld(call: string): boolean
  /** Whether the umpire has said that it answers the call later. */
  isLater(call: string): boolean
}

/** The calls of a match in which nothing runs and no timer is set. Empty unless the server has a fault. */
export function stuckCalls(resting: RestingMatch): readonly Call[] {
  return openCallsOf(resting.active).filter((call) => {
    const missing = call.seats.filter((seat) => !resting.isSealed(call.id, seat))
    return (missing.length === 0 && !resting.isHeld(call.id)) || missing.some((seat) => !isWaitedFor(resting, call, seat))
  })
}

/** Whether it is right that this seat has not answered yet: its player decides, its bot rests, or the umpire answers later. */
function isWaitedFor({ active, isAttended, isLater }: RestingMatch, call: Call, seat: Seat): boolean {
  const { system, match } = active
  if (seat === UMPIRE) return isLater(call.id)
  if (match.status.conceded.includes(seat)) return false
  if (botAtSeat(active, seat)) return !isAttended
  return !hasAutomaticAnswers(active, seat) || system.forcedOrder(system.view(match.state, seat), call, seat) === undefined
}
