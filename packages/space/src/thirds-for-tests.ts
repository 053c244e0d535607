// Corners and sides of hexes for oracles, which compute with polygons. Coordinates are thirds of a hex, where centres and corners are whole numbers.
import { add, type Hex } from './hex.ts'

export const CORNERS: readonly Hex[] = [
  [1, -2],
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
]
export const thirds = ([q, r]: Hex): Hex => [q * 3, r * 3]
export const cornersOf = (hex: Hex): readonly Hex[] => CORNERS.map((corner) => add(thirds(hex), corner))
/** The two corners of a side; sides are numbered like directions. */
export function edgeOf(hex: Hex, side: number): readonly [Hex, Hex] {
  const corners = cornersOf(hex)
  return [corners[(side + 5) % 6] ?? hex, corners[side] ?? hex]
}
/** 1 if `c` is to the right of the way from `a` to `b`, -1 if it is to the left, 0 on the line. */
export const turn = (a: Hex, b: Hex, c: Hex): number => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
const between = (a: number, x: number, b: number): boolean => Math.min(a, b) <= x && x <= Math.max(a, b)
export const onSegment = (a: Hex, b: Hex, p: Hex): boolean => turn(a, b, p) === 0 && between(a[0], p[0], b[0]) && between(a[1], p[1], b[1])
export function segmentsMeet(a: Hex, b: Hex, c: Hex, d: Hex): boolean {
  if (onSegment(a, b, c) || onSegment(a, b, d) || onSegment(c, d, a) || onSegment(c, d, b)) return true
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
