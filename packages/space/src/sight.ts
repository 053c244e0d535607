// Exact lines through hexes: which hexes a straight line touches, and how. A hex is a closed cell, so a line along a side touches
// both hexes and a line through a vertex touches three. Each game decides what blocks a line.
import { add, ahead, bearing, type Direction, distance, type Hex, subtract, turned } from './hex.ts'

/** How a line touches a hex: inside, along a side, or at a corner only. */
export type LineTouch = 'crossed' | 'along' | 'vertex'
/** The part of a line inside a cell: from inOf / inBy to outOf / outBy of its length. Denominators are positive. */
export interface Span {
  readonly inOf: number
  readonly inBy: number
  readonly outOf: number
  readonly outBy: number
}

/** Distances across the three pairs of opposite sides. A point is in a cell if each differs by at most 1 from the value of the centre. */
const ACROSS = [([q, r]: Hex) => q - r, ([q, r]: Hex) => q + 2 * r, ([q, r]: Hex) => 2 * q + r] as const

/** The part of the endless ray from [0, 0] through `toward` that touches the cell `at`; undefined if it does not. */
export function raySpan(toward: Hex, at: Hex): Span | undefined {
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
export const spansMeet = (a: Span, b: Span): boolean => a.inOf * b.outBy <= b.outOf * a.inBy && b.inOf * a.outBy <= a.outOf * b.inBy

/** Whether the endless ray from [0, 0] through `toward` touches a side of a hex. */
export function rayTouchesSide(toward: Hex, hex: Hex, side: Direction): boolean {
  const here = raySpan(toward, hex)
  const there = raySpan(toward, ahead(hex, side))
  return here !== undefined && there !== undefined && spansMeet(here, there)
}

/** Whether a hex blocks the line between two hexes. The two ends never block it. */
export function blocked(from: Hex, to: Hex, blocks: (hex: Hex) => boolean): boolean {
  const far = distance(from, to)
  return alongLine(from, to, ({ hex, level }) => level > 0 && level < far && blocks(hex))
}

/** Number of hexes of a kind that the line crosses, ends included. A stretch along a side counts as one hex if either side is of the kind; a corner counts as none. */
export function hexesAlong(from: Hex, to: Hex, has: (hex: Hex) => boolean): number {
  let count = 0
  let stretch = -1
  alongLine(from, to, ({ hex, level, touch }) => {
    if (!has(hex)) return false
    const how = touch()
    if (how === 'crossed' || (how === 'along' && stretch !== level)) count += 1
    if (how === 'along') stretch = level
    return false
  })
  return count
}

interface Step {
  readonly hex: Hex
  /** Distance from the start in hexes. */
  readonly level: number
  touch(): LineTouch
}
/**
 * Visits the hexes of a line, nearest first, until the visitor returns true. A line a·u + b·v touches at most two hexes i·u + j·v with the
 * same i + j. It enters the one farther along v first if it runs more along u than along v.
 */
export function alongLine(from: Hex, to: Hex, visit: (step: Step) => boolean): boolean {
  const found = bearing(from, to)
  if (!found) return visit({ hex: from, level: 0, touch: () => 'crossed' })
  const { direction, along, aside } = found
  const toward = subtract(to, from)
  const [uq, ur] = ahead([0, 0], direction)
  const [vq, vr] = ahead([0, 0], turned(direction, 1))
  for (let level = 0; level <= along + aside; level += 1) {
    const near = Math.floor((level * aside) / (along + aside))
    for (const turn of along > aside ? [near + 1, near] : [near, near + 1]) {
      if (turn > aside) continue
      const at: Hex = [uq * (level - turn) + vq * turn, ur * (level - turn) + vr * turn]
      const span = segmentSpan(toward, at)
      if (span && visit({ hex: add(from, at), level, touch: () => touchOf(toward, at, span) })) return true
    }
  }
  return false
}

/** Like `raySpan`, but for the line that ends at `toward`. */
export function segmentSpan(toward: Hex, at: Hex): Span | undefined {
  const span = raySpan(toward, at)
  if (!span || span.inOf > span.inBy) return undefined
  return span.outOf > span.outBy ? { ...span, outOf: 1, outBy: 1 } : span
}
export function touchOf(toward: Hex, at: Hex, { inOf, inBy, outOf, outBy }: Span): LineTouch {
  if (inOf * outBy === outOf * inBy) return 'vertex'
  return ACROSS.some((across) => across(toward) === 0 && Math.abs(across(at)) === 1) ? 'along' : 'crossed'
}
