// An independent computation of lines, in fractions: polygons are cut by their corners, in thirds of a hex, where corners are whole numbers.
import { distance, type Hex, subtract, within } from '@admiralty/space'
import { CORNERS } from '@admiralty/space/thirds-for-tests'
import type { Obstacles } from './line.ts'

const SIDES: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
/** A fraction with a denominator above 0. */
type Fraction = readonly [over: number, under: number]
const compare = ([a, b]: Fraction, [c, d]: Fraction): number => a * d - c * b
const cross = (a: Hex, b: Hex): number => a[0] * b[1] - a[1] * b[0]
const dot = (a: Hex, b: Hex): number => 2 * a[0] * b[0] + 2 * a[1] * b[1] + a[0] * b[1] + a[1] * b[0]

/** A hex that a line meets for some length, or the two hexes beside such a stretch. */
export type LinePiece = readonly [Hex, Hex?]

/** The part of the segment from [0, 0] to `course` in a hex, in shares of its length; null if it has no length. All in thirds. */
function partIn(course: Hex, hex: Hex): { readonly enters: Fraction; readonly leaves: Fraction; readonly inside: boolean } | null {
  const corners = CORNERS.map(([q, r]): Hex => [hex[0] * 3 + q, hex[1] * 3 + r])
  const aside = corners.map((corner) => Math.sign(cross(course, corner)))
  const meets: Fraction[] = []
  for (const [at, corner] of corners.entries()) {
    const next = corners[(at + 1) % 6] ?? corner
    const [a, b] = [cross(course, corner), cross(course, next)]
    if (a === 0) meets.push([dot(course, corner), dot(course, course)])
    // Between corners on both sides of the line: the point corner + (next - corner) * a / (a - b).
    if (a * b < 0)
      meets.push([
        (dot(course, corner) * (a - b) + dot(course, subtract(next, corner)) * a) * Math.sign(a - b),
        dot(course, course) * Math.abs(a - b),
      ])
  }
  const [first, ...others] = [...meets].sort(compare)
  const last = others.at(-1)
  if (!first || !last) return null
  const enters: Fraction = compare(first, [0, 1]) > 0 ? first : [0, 1]
  const leaves: Fraction = compare(last, [1, 1]) < 0 ? last : [1, 1]
  return compare(enters, leaves) < 0 ? { enters, leaves, inside: aside.includes(1) && aside.includes(-1) } : null
}

/** Everything that the line from centre to centre meets, nearest first. */
export function stretchesOf(from: Hex, to: Hex): readonly LinePiece[] {
  const toward = subtract(to, from)
  const course: Hex = [toward[0] * 3, toward[1] * 3]
  const found: { readonly hexes: [Hex, Hex?]; readonly enters: Fraction; readonly inside: boolean }[] = []
  for (const hex of near(toward)) {
    const part = partIn(course, hex)
    if (!part) continue
    const at: Hex = [from[0] + hex[0], from[1] + hex[1]]
    const beside = found.find((other) => !part.inside && !other.inside && compare(other.enters, part.enters) === 0)
    if (beside) beside.hexes[1] = at
    else found.push({ hexes: [at], enters: part.enters, inside: part.inside })
  }
  return found.sort((a, b) => compare(a.enters, b.enters)).map(({ hexes }) => hexes)
}
/** Hexes that have no corner on one side of the line from [0, 0], or none on the other, are left out, and hexes far beyond its ends. */
const NEAR = new Map<string, readonly Hex[]>()
function near(toward: Hex): readonly Hex[] {
  const known = NEAR.get(toward.join())
  if (known) return known
  const far = distance([0, 0], toward)
  const middle: Hex = [Math.round(toward[0] / 2), Math.round(toward[1] / 2)]
  const sidesOf = ([a, b]: Hex) => new Set(CORNERS.map(([q, r]) => Math.sign(cross(toward, [a * 3 + q, b * 3 + r])))).size
  const hexes = within(middle, Math.ceil(far / 2) + 2).filter((hex) => sidesOf(hex) > 1)
  NEAR.set(toward.join(), hexes)
  return hexes
}

/** The answers of the rule book for a line: whether it is blocked, its nebulae, and the sides of entry (SF-LOA-04, SF-HIT-01). */
export function judgedLine(from: Hex, to: Hex, stretches: readonly LinePiece[], { blocks, dims }: Obstacles) {
  const isEnd = (hex: Hex): boolean => [from, to].some((end) => end[0] === hex[0] && end[1] === hex[1])
  const worth = (hex: Hex): number => (blocks(hex) && !isEnd(hex) ? 2 : 0) + (dims(hex) ? 1 : 0)
  const best = stretches.map(([one, other]) => Math.min(worth(one), other ? worth(other) : 3))
  const towards = SIDES.map((side) => dot(side, subtract(from, to)))
  return {
    blocked: best.some((value) => value >= 2),
    nebulae: best.filter((value) => value % 2 === 1).length,
    sides: SIDES.flatMap((_, side) => (towards[side] === Math.max(...towards) ? [side] : [])),
  }
}
