// The thrust with which a launched thing meets its prey.
import { launchMotion } from '../launch/launching.ts'
import type { Unit } from '../state.ts'
import { AHEAD, type Hunt, type Hunter, intercept } from './intercept.ts'

export const SHIFTS = [0, -1, 1, 2, 3, 4] as const
export type Shift = (typeof SHIFTS)[number]
export const isFree = (shift: Shift): boolean => shift >= -1 && shift <= 1
/** The shift by which a craft is soonest at an enemy station; null if none leads there. */
export function bestShift(hunt: Hunt, station: Unit, kind: Hunter, shifts: readonly Shift[]): Shift | null {
  for (let turns = 1; turns <= AHEAD; turns += 1) {
    const found = shifts.find((shift) => intercept(hunt, kind, launchMotion(station, shift), turns))
    if (found !== undefined) return found
  }
  return null
}
