// Converts between hexes and points of the chart. Hexes are flat-topped; SIZE is the distance from centre to corner in chart units.
import { ahead, DIRECTIONS, type Direction, type Hex, hexKey } from '@admiralty/space'

/** A point in chart units, or in pixels on the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}
/** A rectangle in chart units. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** The same by its sides. */
export interface ChartBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Distance from centre to corner, in chart units. */
export const SIZE = 35
/** Half the height of a hex. */
export const RISE = (SIZE * Math.sqrt(3)) / 2

/** The centre of a hex on the chart. */
export const centre = (hex: Hex): Point => ({ x: SIZE * 1.5 * hex[0], y: 2 * RISE * (hex[1] + hex[0] / 2) })

/** The hex under a point, by cube rounding: the coordinate with the largest rounding error is computed from the other two. */
export function hexUnder({ x, y }: Point): Hex {
  const q = (2 / 3) * (x / SIZE)
  const r = y / (2 * RISE) - q / 2
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)]
  if (dq > dr && dq > ds) return [-rr - rs + 0, rr + 0]
  if (dr > ds) return [rq + 0, -rq - rs + 0]
  return [rq + 0, rr + 0]
}

const round = (n: number): number => Math.round(n * 10) / 10 + 0
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

/** Corner 0 is exactly to the right, the others follow clockwise. */
const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: Math.cos((index * Math.PI) / 3),
  y: Math.sin((index * Math.PI) / 3),
}))
function corner({ x, y }: Point, index: number, size: number): Point {
  const { x: right, y: down } = CORNERS[index % 6] as Point // one for each corner
  return { x: x + size * right, y: y + size * down }
}
const outline = (hex: Hex, size: number): string => {
  const middle = centre(hex)
  return `M${[0, 1, 2, 3, 4, 5].map((index) => at(corner(middle, index, size))).join('L')}Z`
}

/** One path for many hexes, each smaller by `inset`. */
export const hexesPath = (hexes: readonly Hex[], inset = 0): string => hexes.map((hex) => outline(hex, SIZE - inset)).join('')

/** The side of a hex in a direction. */
export const sidePath = (hex: Hex, direction: Direction): string => {
  const middle = centre(hex)
  return `M${at(corner(middle, direction + 4, SIZE))}L${at(corner(middle, direction + 5, SIZE))}`
}
/** The sides between these hexes and all others. */
export function border(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(hexKey))
  return hexes
    .flatMap((hex) =>
      DIRECTIONS.filter((direction) => !inside.has(hexKey(ahead(hex, direction)))).map((direction) => sidePath(hex, direction)),
    )
    .join('')
}
/** Every side of every hex, drawn once. */
export function grid(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(hexKey))
  const owned = (hex: Hex, direction: Direction) => direction < 3 || !inside.has(hexKey(ahead(hex, direction)))
  return hexes
    .flatMap((hex) => DIRECTIONS.filter((direction) => owned(hex, direction)).map((direction) => sidePath(hex, direction)))
    .join('')
}

/** A line through points. */
export const linePath = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('')

/** The rectangle that contains the hexes; one hex at the origin for an empty list. */
export function extent(hexes: readonly Hex[]): Bounds {
  if (hexes.length === 0) return { left: -SIZE, top: -RISE, width: 2 * SIZE, height: 2 * RISE }
  const middles = hexes.map(centre)
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - RISE]
  return { left, top, width: Math.max(...xs) + SIZE - left, height: Math.max(...ys) + RISE - top }
}
