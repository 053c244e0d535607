// The hexes that a line touches as a list, and the sides through which it enters a hex.
import { ahead, DIRECTIONS, type Direction, distance, type Hex, sameHex, subtract } from './hex.ts'
import { alongLine, type LineTouch, rayTouch, rayTouchesSide, scalar } from './sight.ts'

/** A hex that a line touches. */
export interface Touched {
  readonly hex: Hex
  readonly touch: LineTouch
}

/** Every hex that the line from centre to centre touches, both ends too, nearest first. */
export function touches(from: Hex, to: Hex): readonly Touched[] {
  const touched: Touched[] = []
  alongLine(from, to, (q, r, touch) => {
    touched.push({ hex: [q, r], touch })
    return false
  })
  return touched
}

/**
 * The sides through which the line from centre to centre enters a hex: one, or two if it enters exactly through their corner.
 * Empty for the first hex, and for hexes that the line does not cross.
 */

export function sidesEntered(from: Hex, to: Hex, hex: Hex): readonly Direction[] {
  const toward = subtract(to, from)
  const at = subtract(hex, from)
  if (sameHex(hex, from) || distance(from, hex) > distance(from, to) || rayTouch(toward, at) !== 'crossed') return []
  return DIRECTIONS.filter((side) => scalar(toward, ahead([0, 0], side)) < 0 && rayTouchesSide(toward, at, side))
}
