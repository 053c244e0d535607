// The hex variant: one hex is one movement unit, the twelve courses stay. Even courses run through sides, odd ones through corners.
import { ahead, type Direction, distance, type Hex } from '../hex.ts'
import { type ClockPoint, turnedClock } from './clock.ts'
import type { Flyer } from './flight.ts'
import type { PlanePoint } from './point.ts'

/**
 * A hex as the rule ledger writes it, with the second coordinate growing along course 12, and back: the formula is its own inverse.
 * This is the only place that translates.
 */
export const ledgerHex = ([q, r]: Hex): Hex => [q, -q - r + 0]

/** The centre of a hex on the plane: q steps along course 2 and r steps along course 12, in the coordinates of the ledger. */
export function hexCentre(hex: Hex): PlanePoint {
  const [q, r] = ledgerHex(hex)
  return [1351 * q, 780 * q + 1560 * r]
}

/** The smallest n ≥ 1 with the hexes at most n × `width` apart. */
export const bandOnHexes = (a: Hex, b: Hex, width: number): number => Math.max(1, Math.ceil(distance(a, b) / width))

const sideOn = (course: ClockPoint): Direction => ((course / 2) % 6) as Direction // 12, 2, 4 … are directions 0, 1, 2 …

/**
 * The flyer after a flight of `units` hexes straight ahead.
 * On a corner course the steps alternate between the two sides beside it, as the toggle says.
 */
export function flyHexes(flyer: Flyer, units: number): Flyer {
  const { at, course, toggle } = flyer
  if (course % 2 === 0) return { ...flyer, at: ahead(at, sideOn(course), units) }
  const first = toggle === 'left' ? -1 : 1
  const afterFirst = ahead(at, sideOn(turnedClock(course, first)), Math.ceil(units / 2))
  const isOdd = units % 2 === 1
  return {
    at: ahead(afterFirst, sideOn(turnedClock(course, -first)), Math.floor(units / 2)),
    course,
    toggle: isOdd === (toggle === 'left') ? 'right' : 'left',
  }
}
