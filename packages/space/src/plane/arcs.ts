// The six arcs of 60° around a ship, decided by whole numbers (FT-GEO-06 to FT-GEO-08 of the rule ledger).
import { type ClockPoint, turnedClock, unitVector } from './clock.ts'
import { isWithinUnits, MOVEMENT_UNIT, type PlanePoint, TOLERANCE, vectorTo } from './point.ts'

/** Fore, starboard fore, starboard aft, aft, port aft, port fore: clockwise from the bow. */
export type FireArc = 'F' | 'FS' | 'AS' | 'A' | 'AP' | 'FP'
export const FIRE_ARCS = ['F', 'FS', 'AS', 'A', 'AP', 'FP'] as const satisfies readonly FireArc[]

const STARBOARD = ['F', 'FS', 'AS', 'A'] as const satisfies readonly FireArc[]
const PORT = ['F', 'FP', 'AP', 'A'] as const satisfies readonly FireArc[]

/**
 * The arc of a ship on `course` in which a target is. F is 30° to either side of the bow. A target on a line between two arcs, or less than
 * the tolerance abaft it, is in the arc nearer to the bow. A target on the same point is in F.
 */
export function arcOnPlane(from: PlanePoint, course: ClockPoint, target: PlanePoint): FireArc {
  if (isWithinUnits(from, target, 0)) return 'F'
  const [x, y] = vectorTo(from, target)
  const [abeamX, abeamY] = unitVector(turnedClock(course, 3))
  const side = x * abeamX + y * abeamY >= 0 ? 1 : -1
  let arc = 0
  for (; arc < 3; arc += 1) {
    const [lineX, lineY] = unitVector(turnedClock(course, (2 * arc + 1) * side))
    if ((lineX * y - lineY * x) * side >= -TOLERANCE * MOVEMENT_UNIT) break
  }
  return (side === 1 ? STARBOARD : PORT)[arc] ?? 'A'
}

const MIRRORED: Readonly<Record<FireArc, FireArc>> = { F: 'F', FS: 'FP', AS: 'AP', A: 'A', AP: 'AS', FP: 'FS' }
/** The arc on the other side: where a target is for the mounts of a rolled ship. */
export const mirroredArc = (arc: FireArc): FireArc => MIRRORED[arc]
