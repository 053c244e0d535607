// The side of a hex by which a group comes in.
import { bearing, turned } from '@admiralty/space'
import { hexOf } from '../land/geometry.ts'
import type { HexAddress, HexSide } from '../shapes.ts'

/** CR-17.8a: the sides that the straight line from a hex crosses last: two if it passes a corner, so that the owner picks. */
export function entrySides(from: HexAddress, to: HexAddress): readonly HexSide[] {
  const found = bearing(hexOf(to), hexOf(from))
  if (!found) return []
  const { direction, along, aside } = found
  const next = turned(direction, 1)
  if (along === aside) return [direction, next]
  return [along > aside ? direction : next]
}
