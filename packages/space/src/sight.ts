// Exact lines through hexes: which hexes a straight line touches, and how. A hex is a closed cell, so a line along a side touches
// both hexes and a line through a vertex touches three. Each game decides what blocks a line.
import { bearing, DIRECTIONS, type Direction, type Hex, STEPS, subtract, turned } from './hex.ts'

/** How a line touches a hex: inside, along a side, or at a corner only. */
export type LineTouch = 'crossed' | 'along' | 'vertex'
/** A condition on a hex. It takes two numbers instead of a `Hex`, so that a line makes no objects. */
export type HexPredicate = (q: number, r: number) => boolean

/** Whether a hex is one of these, by a table over the rectangle around them: four times as fast as a set of keys. */
export function isOneOf(hexes: readonly Hex[]): HexPredicate {
  const firstQ = Math.min(...hexes.map(([q]) => q))
  const firstR = Math.min(...hexes.map(([, r]) => r))
  const columns = Math.max(0, ...hexes.map(([q]) => q - firstQ + 1))
  const rows = Math.max(0, ...hexes.map(([, r]) => r - firstR + 1))
  const table = new Uint8Array(columns * rows)
  for (const [q, r] of hexes) table[(q - firstQ) * rows + r - firstR] = 1
  return (q, r) => q >= firstQ && r >= firstR && r < firstR + rows && table[(q - firstQ) * rows + r - firstR] === 1
}

/** Cross product of two displacements, positive if the second one is clockwise of the first. */
const cross = (a: Hex, b: Hex): number => a[0] * b[1] - a[1] * b[0]
/** Twice the scalar product of two displacements, negative if they point into opposite halves of the map. */
export const scalar = (a: Hex, b: Hex): number => 2 * (a[0] * b[0] + a[1] * b[1]) + a[0] * b[1] + a[1] * b[0]

/**
 * How a line touches a hex, from the cross products of the line with three times the hex, and with the corners of the hex [0, 0] in thirds.
 * A line in one of the directions of corners touches two corners at a time, that is a side.
 */
function touchBy(offset: number, corner: number, isTowardCorner: boolean): LineTouch | undefined {
  if (offset < corner) return 'crossed'
  if (offset > corner) return undefined
  return isTowardCorner ? 'along' : 'vertex'
}

/** How the endless ray from [0, 0] through `toward` touches the hex `at`; undefined if it does not. */
export function rayTouch(toward: Hex, at: Hex): LineTouch | undefined {
  if (scalar(toward, at) < 0) return undefined
  const q = toward[0]
  const r = toward[1]
  const corner = Math.max(Math.abs(q - r), Math.abs(q + 2 * r), Math.abs(2 * q + r))
  return touchBy(3 * Math.abs(cross(toward, at)), corner, q === r || q === -2 * r || r === -2 * q)
}

/** Whether the endless ray from [0, 0] through `toward` touches a side of a hex, ends included. */
export function rayTouchesSide(toward: Hex, hex: Hex, side: Direction): boolean {
  const step = STEPS[side]
  const twiceMiddle: Hex = [2 * hex[0] + step[0], 2 * hex[1] + step[1]]
  if (scalar(toward, twiceMiddle) <= 0) return false
  return 3 * Math.abs(cross(toward, twiceMiddle)) <= Math.abs(cross(toward, LENGTHS_TIMES_THREE[side]))
}
// One for each direction.
const LENGTHS_TIMES_THREE = DIRECTIONS.map((side) => subtract(STEPS[turned(side, 1)], STEPS[turned(side, -1)])) as unknown as Readonly<
  Record<Direction, Hex>
>

/** Whether a hex blocks the line between two hexes. The two ends never block it. */
export function blocked(from: Hex, to: Hex, blocks: HexPredicate): boolean {
  return alongLine(from, to, (q, r, _, level, far) => level > 0 && level < far && blocks(q, r))
}

/** Number of hexes of a kind that the line crosses, ends included. A stretch along a side counts as one hex if either side is of the kind; a corner counts as none. */
export function hexesAlong(from: Hex, to: Hex, has: HexPredicate): number {
  let count = 0
  let stretch = -1
  alongLine(from, to, (q, r, touch, level) => {
    if (touch === 'vertex' || !has(q, r)) return false
    if (touch === 'crossed' || stretch !== level) count += 1
    if (touch === 'along') stretch = level
    return false
  })
  return count
}

/** `level` is the distance from the start in hexes, `far` that of the end. */
type LineVisitor = (q: number, r: number, touch: LineTouch, level: number, far: number) => boolean
/**
 * Visits the hexes of a line, nearest first, until the visitor returns true. At each level a line a·u + b·v touches at most two hexes:
 * the last one before the line, and its neighbour beyond it. It enters the one beyond first if it runs more along u than along v.
 */
export function alongLine(from: Hex, to: Hex, visit: LineVisitor): boolean {
  const found = bearing(from, to)
  if (!found) return visit(from[0], from[1], 'crossed', 0, 0)
  const { direction, along, aside } = found
  const [uq, ur] = STEPS[direction]
  const [vq, vr] = STEPS[turned(direction, 1)]
  const far = along + aside
  const corner = far + Math.max(along, aside)
  let q = from[0]
  let r = from[1]
  // The cross product of the hex and the line, from 0 to `far` - 1. That of the hex beyond is `far` smaller.
  let offset = 0
  for (let level = 0; level <= far; level += 1) {
    const near = touchBy(3 * offset, corner, along === aside)
    const beyond = touchBy(3 * (far - offset), corner, along === aside)
    if (beyond && along > aside && visit(q - uq + vq, r - ur + vr, beyond, level, far)) return true
    if (near && visit(q, r, near, level, far)) return true
    if (beyond && along <= aside && visit(q - uq + vq, r - ur + vr, beyond, level, far)) return true
    const isTurn = offset + aside >= far
    offset += isTurn ? -along : aside
    q += isTurn ? vq : uq
    r += isTurn ? vr : ur
  }
  return false
}
