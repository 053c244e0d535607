// The thrust with which a launched thing meets its prey.
import { launchMotion } from '../launch/launching.ts'
import type { Unit } from '../state.ts'
import { AHEAD, type Hunt, type Hunter, intercept } from './intercept.ts'

export const SHIFTS = [0, -1, 1, 2, 3, 4] as const
export type Shift = (typeof SHIFTS)[number]
export const isFree = (shift: Shift): boolean => shift >= -1 && shift <= 1
/** Turns that an attack may take longer than the soonest one, so that one pulse does not meet all. */
const LATER = 1
/**
 * The shift by which a craft is at an enemy station: of those that are nearly the soonest, the one that fewest others of this launch have. Null if
 * none leads there.
 */
export function bestShift(hunt: Hunt, station: Unit, kind: Hunter, { shifts, taken }: ShiftChoice): Shift | null {
  const ways = shifts.flatMap((shift) => {
    const plan = intercept(hunt, kind, launchMotion(station, shift), AHEAD)
    return plan ? [{ shift, turns: plan.turns }] : []
  })
  const soonest = Math.min(...ways.map(({ turns }) => turns))
  const countOf = (wanted: Shift): number => taken.filter((shift) => shift === wanted).length
  const [best] = ways
    .filter(({ turns, shift }) => turns === soonest || (turns <= soonest + LATER && isFree(shift)))
    .toSorted((a, b) => countOf(a.shift) - countOf(b.shift) || a.turns - b.turns)
  return best?.shift ?? null
}
interface ShiftChoice {
  /** The shifts that the launch can pay, the cheapest first. */
  readonly shifts: readonly Shift[]
  /** Shifts of earlier attacks of the same launch. */
  readonly taken: readonly Shift[]
}
