// Compares the times of an entry with its clock: when orders were sealed, and the deadlines that it sets.
import { type DeadlineTimes, dependsOnZone } from '@admiralty/clocks'
import type { RuleSystem } from '@admiralty/kernel'
import type { Entry } from './journal.ts'
import { answerRefusal, clockNext, deadlinesSet, type TimedMatch } from './match-clock.ts'

/** A fault ends the check. A note is no fault: today's calendars or rules would set other deadlines. */
export interface TimeRemark {
  readonly finding: string | null
  readonly note: string | null
}
const NO_REMARK: TimeRemark = { finding: null, note: null }
const fault = (finding: string): TimeRemark => ({ finding, note: null })

/** A zone may have changed its offset, or the side of the date line, so that dates differ by this many ms. */
const MOST_SHIFT = 26 * 3600 * 1000

/** The remark about the times of an entry. `after`: game and status after it, with the clock before it. */
export function timeRemark(system: RuleSystem, after: TimedMatch, entry: Entry): TimeRemark {
  const { head, clock } = after
  const { sealed, due, orders, time } = entry
  if (head.clock.kind === 'none') return sealed || due ? fault('it has times, but the match has no clock') : NO_REMARK
  const wrong = Object.keys(sealed ?? {}).find((seat) => !Object.hasOwn(orders, seat) || (sealed?.[seat] ?? 0) > time)
  if (wrong !== undefined) return fault(`the time at which ${wrong} sealed its order is not possible`)
  const refusal = answerRefusal(system, after, entry)
  if (refusal !== undefined) return fault(refusal)
  const shift = largestShift(due ?? {}, deadlinesSet(clock, clockNext(system, after, entry)) ?? {})
  if (shift === 0) return NO_REMARK
  const isExplained = entry.version < system.version || (dependsOnZone(head.clock) && shift <= MOST_SHIFT)
  return isExplained
    ? { finding: null, note: 'its deadlines are not those that today’s rules and calendars give' }
    : fault('its deadlines do not follow from its clock')
}

/** The largest difference between deadlines, in ms; infinite if one has deadlines that the other lacks. */
function largestShift(one: DeadlineTimes, other: DeadlineTimes): number {
  const times = (deadlines: DeadlineTimes): ReadonlyMap<string, number> =>
    new Map(Object.entries(deadlines).flatMap(([call, seats]) => Object.entries(seats).map(([seat, due]) => [`${call} ${seat}`, due])))
  const [first, second] = [times(one), times(other)]
  if (first.size !== second.size) return Number.POSITIVE_INFINITY
  const shifts = Array.from(first, ([key, due]) => Math.abs(due - (second.get(key) ?? Number.NEGATIVE_INFINITY)))
  return Math.max(0, ...shifts)
}
