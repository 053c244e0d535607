// All hexes and facings a ship can reach with its speed points (EE-MOV), each with the cheapest plot.
import { ahead, type Direction, type Hex, opposite, turned } from '@admiralty/space'
import type { Means } from './flight.ts'

/** A reachable hex and facing, with a plot that leads there. */
export interface Course {
  readonly hex: Hex
  readonly facing: Direction
  readonly path: string
  /** Manoeuvre points. */
  readonly cost: number
}

const times = (letter: string, count: number): string => letter.repeat(Math.max(0, count))
const letters = (count: number, less: string, more: string): string => times(less, -count) + times(more, count)
/** EE-MOV-08: the cost of that many manoeuvres before one speed point. */
const priceOf = (made: number): number => (made * (made + 1)) / 2

interface Bend {
  readonly turns: number
  readonly drift: number
  readonly made: number
}
/** EE-MOV-04, EE-MOV-05, EE-MOV-06: turns and drifts of up to three sides. Three to the left equal three to the right. */
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
/** Among plots with equal ends the cheapest is kept. */
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

/** EE-MOV-02: without speed a ship can only turn. */
const turnsFrom = (from: Course, bends: readonly Bend[]): readonly Course[] =>
  bends
    .filter(({ drift }) => drift === 0)
    .map(({ turns, made }) => ({ ...from, facing: turned(from.facing, turns), path: letters(turns, 'L', 'R'), cost: priceOf(made) }))

/** All reachable hexes and facings, the cheapest first. */
export function coursesFrom(means: Means): readonly Course[] {
  const { hex, facing, speed, manoeuvre } = means
  const bends = bendsFor(manoeuvre)
  const still: Course = { hex, facing, path: '', cost: 0 }
  let reached: readonly Course[] = speed === 0 ? turnsFrom(still, bends) : [still]
  for (let used = 0; used < speed; used += 1) reached = cheapest(reached.flatMap((from) => onward(from, means, bends)))
  return dearestFirst(reached).toReversed()
}
