// What a line touches in order, hexes and hexsides, and the sides through which it enters a hex.
import { ahead, DIRECTIONS, type Direction, type Hex, opposite, subtract, turned } from './hex.ts'
import { alongLine, type LineTouch, segmentSpan, spansMeet, touchOf } from './sight.ts'

/** A hex that a line touches. */
export interface Touched {
  readonly hex: Hex
  readonly touch: LineTouch
}

/** Every hex that the line from centre to centre touches, both ends too, nearest first. */
export function touches(from: Hex, to: Hex): readonly Touched[] {
  const touched: Touched[] = []
  alongLine(from, to, ({ hex, touch }) => {
    touched.push({ hex, touch: touch() })
    return false
  })
  return touched
}

/** A hexside, named by the one of its two hexes for which `side` is 0, 1 or 2. */
export interface TouchedSide {
  readonly hex: Hex
  readonly side: 0 | 1 | 2
  readonly touch: LineTouch
}

/** Every hexside that the line from centre to centre touches, in no particular order. */
export function touchedSides(from: Hex, to: Hex): readonly TouchedSide[] {
  const toward = subtract(to, from)
  const sides = touches(from, to).flatMap(({ hex }) => ([0, 1, 2, 3, 4, 5] as const).map((side) => sideNamed(hex, side)))
  const once = new Map(sides.map((side) => [`${side.hex}/${side.side}`, side]))
  return [...once.values()].flatMap(({ hex, side }) => {
    const touch = sideTouch(toward, subtract(hex, from), side)
    return touch ? [{ hex, side, touch }] : []
  })
}
function sideNamed(hex: Hex, side: Direction): { readonly hex: Hex; readonly side: 0 | 1 | 2 } {
  const other = opposite(side)
  return side === 0 || side === 1 || side === 2 ? { hex, side } : { hex: ahead(hex, side), side: other as 0 | 1 | 2 } // opposite of 3, 4, 5
}
function sideTouch(toward: Hex, hex: Hex, side: 0 | 1 | 2): LineTouch | undefined {
  const here = segmentSpan(toward, hex)
  const there = segmentSpan(toward, ahead(hex, side))
  if (!here || !there || !spansMeet(here, there)) return undefined
  if (touchOf(toward, hex, here) === 'along' && touchOf(toward, ahead(hex, side), there) === 'along') return 'along'
  const corners = [turned(side, 1), turned(side, -1)].map((beside) => segmentSpan(toward, ahead(hex, beside)))
  return corners.some((corner) => corner && spansMeet(here, corner) && spansMeet(there, corner)) ? 'vertex' : 'crossed'
}

/**
 * The sides through which the line from centre to centre enters a hex: one, or two if it enters exactly through their corner.
 * Empty for the first hex, and for hexes that the line does not cross.
 */
export function sidesEntered(from: Hex, to: Hex, hex: Hex): readonly Direction[] {
  const toward = subtract(to, from)
  const at = subtract(hex, from)
  const span = segmentSpan(toward, at)
  if (!span || span.inOf === 0 || touchOf(toward, at, span) !== 'crossed') return []
  return DIRECTIONS.filter((side) => {
    const speed = -beyond(toward, side)
    return speed > 0 && (-1 - beyond(at, side)) * span.inBy === span.inOf * speed
  })
}
/** How far a point is beyond the centre in a direction; the side is at 1, the next centre at 2. */
const beyond = ([q, r]: Hex, side: Direction): number => {
  const [a, b] = ahead([0, 0], side)
  return 2 * (a * q + b * r) + a * r + b * q
}
