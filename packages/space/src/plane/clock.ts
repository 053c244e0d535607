// The twelve courses, named like the hours of a clock: 12 is up the table, 3 is to the right.
import { MOVEMENT_UNIT, type PlanePoint } from './point.ts'

/** A course, or the direction of something, by the clock. 12 is up the table. */
export type ClockPoint = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
export const CLOCK_POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly ClockPoint[]

/** The long and the short side of a step of one movement unit along an oblique course. */
const [LONG, SHORT] = [1351, 780]
/** One movement unit along each course. Three points apart is an exact quarter turn. */
const UNIT_VECTORS: Readonly<Record<ClockPoint, PlanePoint>> = {
  12: [0, MOVEMENT_UNIT],
  1: [SHORT, LONG],
  2: [LONG, SHORT],
  3: [MOVEMENT_UNIT, 0],
  4: [LONG, -SHORT],
  5: [SHORT, -LONG],
  6: [0, -MOVEMENT_UNIT],
  7: [-SHORT, -LONG],
  8: [-LONG, -SHORT],
  9: [-MOVEMENT_UNIT, 0],
  10: [-LONG, SHORT],
  11: [-SHORT, LONG],
}
export const unitVector = (course: ClockPoint): PlanePoint => UNIT_VECTORS[course]

/** The course so many points clockwise (to starboard); negative is anticlockwise (to port). */
export const turnedClock = (course: ClockPoint, points: number): ClockPoint =>
  (((((course + points - 1) % 12) + 12) % 12) + 1) as ClockPoint // 1 to 12

/** A course in degrees clockwise from up the table, 0 to 330. */
export const clockDegrees = (course: ClockPoint): number => (course % 12) * 30

/** The point so many movement units along a course; negative goes backwards. */
export function aheadOnPlane([x, y]: PlanePoint, course: ClockPoint, units: number): PlanePoint {
  const [dx, dy] = unitVector(course)
  return [x + dx * units, y + dy * units]
}
