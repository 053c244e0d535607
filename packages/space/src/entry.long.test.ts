import { describe, expect, test } from 'vitest'
import { sidesEntered } from './entry.ts'
import { type Heading, type Hex, inCentredWedge, rotated, within } from './hex.ts'
import { CORNERS } from './thirds-for-tests.ts'

// The oracle intersects lines with the sides of a hex in fractions.
/** A fraction with a denominator above 0. */
type Fraction = readonly [over: number, under: number]
const fraction = (over: number, under: number): Fraction => (under < 0 ? [-over, -under] : [over, under])
const compare = ([a, b]: Fraction, [c, d]: Fraction): number => a * d - c * b
const cross = (a: Hex, b: Hex): number => a[0] * b[1] - a[1] * b[0]
const minus = (a: Hex, b: Hex): Hex => [a[0] - b[0], a[1] - b[1]]
const ZERO: Fraction = [0, 1]
const ONE: Fraction = [1, 1]

/** Where the endless line from `start` along `course` meets each side of a hex; null if it does not, or runs along it. */
function meetings(start: Hex, course: Hex, hex: Hex): readonly (Fraction | null)[] {
  return CORNERS.map((corner, side) => {
    const before = CORNERS[(side + 5) % 6] ?? corner
    const edge = minus(corner, before)
    const under = cross(course, edge)
    if (under === 0) return null
    const gap = minus([hex[0] * 3 + before[0], hex[1] * 3 + before[1]], start)
    const onEdge = fraction(cross(gap, course), under)
    return compare(onEdge, ZERO) < 0 || compare(onEdge, ONE) > 0 ? null : fraction(cross(gap, edge), under)
  })
}
/** Whether corners are on both sides of the line, so that it crosses the inside of the hex. */
function isInside(start: Hex, course: Hex, hex: Hex): boolean {
  const turns = CORNERS.map((corner) => Math.sign(cross(course, minus([hex[0] * 3 + corner[0], hex[1] * 3 + corner[1]], start))))
  return turns.includes(1) && turns.includes(-1)
}
function oracleSides(from: Hex, to: Hex, hex: Hex): readonly number[] {
  const start: Hex = [from[0] * 3, from[1] * 3]
  const course = minus([to[0] * 3, to[1] * 3], start)
  if (!isInside(start, course, hex)) return []
  const all = meetings(start, course, hex)
  const [first] = all.flatMap((meeting) => (meeting ? [meeting] : [])).sort(compare)
  if (!first || compare(first, ZERO) <= 0 || compare(first, ONE) >= 0) return []
  return all.flatMap((meeting, side) => (meeting && compare(meeting, first) === 0 ? [side] : []))
}

describe('the sides through which a line enters a hex', () => {
  test('equal the oracle for the last hex of every pair of a board of radius 11', () => {
    const board = within([0, 0], 11)
    const wrong: unknown[] = []
    let corners = 0
    for (const from of board)
      for (const to of board) {
        const found = sidesEntered(from, to, to)
        corners += found.length === 2 ? 1 : 0
        if (found.join() !== oracleSides(from, to, to).join()) wrong.push([from, to, found])
      }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(corners).toBeGreaterThan(1000)
  })
  test('equal the oracle for every hex on the way and beside it', () => {
    const board = within([0, 0], 4)
    const wrong: unknown[] = []
    for (const from of board)
      for (const to of board)
        for (const hex of board) if (sidesEntered(from, to, hex).join() !== oracleSides(from, to, hex).join()) wrong.push([from, to, hex])
    expect(wrong.slice(0, 5)).toEqual([])
  })
  test('are one side on a row, two sides halfway between two rows, none for the first hex and beside the line', () => {
    expect(sidesEntered([0, 0], [0, -3], [0, -2])).toEqual([3])
    expect(sidesEntered([0, 0], [1, -2], [1, -2])).toEqual([3, 4])
    expect(sidesEntered([0, 0], [1, -2], [0, -1])).toEqual([])
    expect(sidesEntered([0, 0], [1, -2], [0, 0])).toEqual([])
  })
})

describe('wedges centred on a heading', () => {
  // The sign says on which side of a line through the centre a hex is, by the line's heading; positive is clockwise of it.
  const clockwise = ([q, r]: Hex, heading: number): number => {
    const signs = [q, r + 2 * q, r + q, 2 * r + q, r, r - q]
    return ((heading + 24) % 12 < 6 ? 1 : -1) * (signs[(heading + 24) % 6] ?? 0)
  }
  const oracle = (hex: Hex, heading: number, sixths: number): boolean => {
    const afterFirst = clockwise(hex, heading - sixths)
    const afterLast = clockwise(hex, heading + sixths)
    if (sixths === 6) return true
    if (sixths === 3) return afterFirst >= 0
    return sixths < 3 ? afterFirst >= 0 && afterLast <= 0 : afterFirst >= 0 || afterLast <= 0
  }
  test('equal the oracle for every hex within 22, every heading and every width', () => {
    const wrong: unknown[] = []
    const centre: Hex = [-3, 5]
    for (const hex of within([0, 0], 22).slice(1))
      for (let heading = 0; heading < 12; heading += 1)
        for (const sixths of [1, 2, 3, 4, 5, 6] as const) {
          const found = inCentredWedge(centre, [hex[0] - 3, hex[1] + 5], heading as Heading, sixths)
          if (found !== oracle(hex, heading, sixths)) wrong.push([hex, heading, sixths, found])
        }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(inCentredWedge(centre, centre, 0, 6)).toBe(false)
  })
  test('share their edges with the next wedge, and turn with the hex', () => {
    expect([0, 2, 4].map((heading) => inCentredWedge([0, 0], [1, -2], heading as Heading, 1))).toEqual([true, true, false])
    for (const hex of within([0, 0], 6)) expect(inCentredWedge([0, 0], hex, 1, 2)).toBe(inCentredWedge([0, 0], rotated(hex, 2), 5, 2))
  })
})
