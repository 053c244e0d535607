// Places relative to an entry point and a course: offsets in whole units, and recorded offsets of a frozen formation.
import { type ClockPoint, turnedClock, unitVector } from './clock.ts'
import { MOVEMENT_UNIT, type PlanePoint, vectorTo } from './point.ts'

/** A point relative to another one and a course, as exact dot products with the unit vectors ahead and to the right. */
export interface RecordedOffset {
  readonly forward: number
  readonly right: number
}

const axes = (course: ClockPoint): readonly [ahead: PlanePoint, right: PlanePoint] => [
  unitVector(course),
  unitVector(turnedClock(course, 3)),
]
const dot = (a: PlanePoint, b: PlanePoint): number => a[0] * b[0] + a[1] * b[1]

export function recordOffset(from: PlanePoint, course: ClockPoint, point: PlanePoint): RecordedOffset {
  const [ahead, right] = axes(course)
  const vector = vectorTo(from, point)
  return { forward: dot(vector, ahead) + 0, right: dot(vector, right) + 0 }
}

/** Rounds n / by to the nearest whole number, halves away from zero, with whole numbers only. */
function divided(n: number, by: number): number {
  const doubled = 2 * Math.abs(n) + by
  return (Math.sign(n) * (doubled - (doubled % (2 * by)))) / (2 * by) + 0
}

/** The point of a recorded offset, seen from another place or course (FT-SET-06 of the rule ledger). */
export function pointAtOffset(from: PlanePoint, course: ClockPoint, { forward, right }: RecordedOffset): PlanePoint {
  const [ahead, aside] = axes(course)
  const at = (axis: 0 | 1): number => from[axis] + divided(forward * ahead[axis] + right * aside[axis], MOVEMENT_UNIT * MOVEMENT_UNIT)
  return [at(0), at(1)]
}
