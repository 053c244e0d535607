// Where a ship can be when its speed points are used (EE-MOV): every hex and facing, by the cheapest plot.
import { ahead, type Direction, type Hex, opposite, turned } from '@admiralty/space'
import type { Means } from './flight.ts'

/** A place that can be reached, and a plot that gets there. */
export interface Course {
  readonly hex: Hex
  readonly facing: Direction
  readonly path: string
  /** Manoeuvre points. */
  readonly cost: number
}

const times = (letter: string, count: number): string => letter.repeat(Math.max(0, count))
const letters = (count: number, less: string, more: string): string => times(less, -count) + times(more, count)
/** EE-MOV-08: what so many manoeuvres before one speed point cost. */
const priceOf = (made: number): number => (made * (made + 1)) / 2

interface Bend {
  readonly turns: number
  readonly drift: number
  readonly made: number
}
/** EE-MOV-04, EE-MOV-05, EE-MOV-06: turns and drifts of up to three sides; three to the left are three to the right. */
function bendsFor(points: number): readonly Bend[] {
  const bends: Bend[] = []
  for (let turns = -2; turns <= 3; turns += 1)
    for (let drift = -2; drift <= 3; drift += 1) {
      const made = Math.abs(turns) + Math.abs(drift)
      if (priceOf(made) <= points) bends.push({ turns, drift, made })
    }
  return bends
}

const keyOf = ({ hex: [q, r], facing }: Pick<Course, 'hex' | 'facing'>): string => `${q},${r},${facing}`
const dearestFirst = (courses: readonly Course[]): readonly Course[] => courses.toSorted((a, b) => b.cost - a.cost)
/** Of those that end alike the last stays. */
const cheapest = (courses: readonly Course[]): readonly Course[] => [
  ...new Map(dearestFirst(courses).map((course) => [keyOf(course), course])).values(),
]

function onward(from: Course, { reversing, manoeuvre }: Means, bends: readonly Bend[]): readonly Course[] {
  return bends.flatMap(({ turns, drift, made }) => {
    const cost = from.cost + priceOf(made)
    if (cost > manoeuvre) return []
    const facing = turned(from.facing, turns)
    const course = turned(reversing ? opposite(facing) : facing, drift)
    const path = `${from.path}${letters(turns, 'L', 'R')}${letters(drift, 'l', 'r')}`
    const moved = { hex: ahead(from.hex, course), facing, path: `${path}F`, cost }
    // EE-MOV-07: a drift before a cancelled hex would be wasted.
    const cancelled = cost + 2 * (made + 1)
    return drift === 0 && cancelled <= manoeuvre ? [moved, { hex: from.hex, facing, path: `${path}X`, cost: cancelled }] : [moved]
  })
}

/** EE-MOV-02: without speed it can turn, no more. */
const turnsFrom = (from: Course, bends: readonly Bend[]): readonly Course[] =>
  bends
    .filter(({ drift }) => drift === 0)
    .map(({ turns, made }) => ({ ...from, facing: turned(from.facing, turns), path: letters(turns, 'L', 'R'), cost: priceOf(made) }))

/** Cheapest first. */
export function coursesFrom(means: Means): readonly Course[] {
  const { hex, facing, speed, manoeuvre } = means
  const bends = bendsFor(manoeuvre)
  const still: Course = { hex, facing, path: '', cost: 0 }
  let reached: readonly Course[] = speed === 0 ? turnsFrom(still, bends) : [still]
  for (let used = 0; used < speed; used += 1) reached = cheapest(reached.flatMap((from) => onward(from, means, bends)))
  return dearestFirst(reached).toReversed()
}
