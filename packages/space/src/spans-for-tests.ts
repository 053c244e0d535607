// Lines by the spans of their length that are inside each hex, as fractions: easier to follow than the integer walk, and its oracle.
import type { Touched } from './entry.ts'
import { add, ahead, bearing, type Direction, type Hex, opposite, subtract, turned } from './hex.ts'
import type { LineTouch } from './sight.ts'

/** The part of a line inside a cell: from inOf / inBy to outOf / outBy of its length. Denominators are positive. */
interface Span {
  readonly inOf: number
  readonly inBy: number
  readonly outOf: number
  readonly outBy: number
}

/** Distances across the three pairs of opposite sides. A point is in a cell if each differs by at most 1 from the value of the centre. */
const ACROSS = [([q, r]: Hex) => q - r, ([q, r]: Hex) => q + 2 * r, ([q, r]: Hex) => 2 * q + r] as const

/** The part of the endless ray from [0, 0] through `toward` that touches the cell `at`; undefined if it does not. */
function raySpan(toward: Hex, at: Hex): Span | undefined {
  let inOf = 0
  let inBy = 1
  let outOf = 1
  let outBy = 0
  for (const across of ACROSS) {
    const speed = across(toward)
    const place = across(at)
    if (speed === 0) {
      if (place > 1 || place < -1) return undefined
      continue
    }
    const by = Math.abs(speed)
    const middle = speed > 0 ? place : -place
    if ((middle - 1) * inBy > inOf * by) {
      inOf = middle - 1
      inBy = by
    }
    if ((middle + 1) * outBy < outOf * by) {
      outOf = middle + 1
      outBy = by
    }
    if (inOf * outBy > outOf * inBy) return undefined
  }
  return { inOf, inBy, outOf, outBy }
}

/** Whether a point of the line is in both cells. For neighbours the line then touches the side between them. */
const spansMeet = (a: Span, b: Span): boolean => a.inOf * b.outBy <= b.outOf * a.inBy && b.inOf * a.outBy <= a.outOf * b.inBy

/** Like `raySpan`, but for the line that ends at `toward`. */
function segmentSpan(toward: Hex, at: Hex): Span | undefined {
  const span = raySpan(toward, at)
  if (!span || span.inOf > span.inBy) return undefined
  return span.outOf > span.outBy ? { ...span, outOf: 1, outBy: 1 } : span
}
function touchOf(toward: Hex, at: Hex, { inOf, inBy, outOf, outBy }: Span): LineTouch {
  if (inOf * outBy === outOf * inBy) return 'vertex'
  return ACROSS.some((across) => across(toward) === 0 && Math.abs(across(at)) === 1) ? 'along' : 'crossed'
}

/** How the endless ray from [0, 0] through `toward` touches the cell `at`. */
export function rayTouchBySpans(toward: Hex, at: Hex): LineTouch | undefined {
  const span = raySpan(toward, at)
  return span && touchOf(toward, at, span)
}
/** Whether the endless ray touches the side between two cells: a point of it is in both. */
export function raySideBySpans(toward: Hex, hex: Hex, side: Direction): boolean {
  const here = raySpan(toward, hex)
  const there = raySpan(toward, ahead(hex, side))
  return here !== undefined && there !== undefined && spansMeet(here, there)
}

/**
 * Every hex that the line from centre to centre touches, nearest first. A line a·u + b·v touches at most two hexes i·u + j·v with the
 * same i + j. It enters the one farther along v first if it runs more along u than along v.
 */
export function touchesBySpans(from: Hex, to: Hex): readonly Touched[] {
  const found = bearing(from, to)
  if (!found) return [{ hex: from, touch: 'crossed' }]
  const { direction, along, aside } = found
  const toward = subtract(to, from)
  const [uq, ur] = ahead([0, 0], direction)
  const [vq, vr] = ahead([0, 0], turned(direction, 1))
  return Array.from({ length: along + aside + 1 }, (_, level) => level).flatMap((level) => {
    const near = Math.floor((level * aside) / (along + aside))
    return (along > aside ? [near + 1, near] : [near, near + 1]).flatMap((turn) => {
      const at: Hex = [uq * (level - turn) + vq * turn, ur * (level - turn) + vr * turn]
      const span = segmentSpan(toward, at)
      return span ? [{ hex: add(from, at), touch: touchOf(toward, at, span) }] : []
    })
  })
}

/** A hexside, named by the one of its two hexes for which `side` is 0, 1 or 2. */
interface TouchedSide {
  readonly hex: Hex
  readonly side: 0 | 1 | 2
  readonly touch: LineTouch
}

/** Every hexside that the line from centre to centre touches, in no particular order. */
export function touchedSides(from: Hex, to: Hex): readonly TouchedSide[] {
  const toward = subtract(to, from)
  const sides = touchesBySpans(from, to).flatMap(({ hex }) => ([0, 1, 2, 3, 4, 5] as const).map((side) => sideNamed(hex, side)))
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
