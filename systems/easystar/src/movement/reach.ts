// Where a ship can go: every end its speed and turns allow, each by its safest and straightest course.
import { ahead, type Direction, type Hex, hexKey, turned } from '@admiralty/hex'
import type { Ship, Table } from '../state.ts'
import { onMap } from '../table.ts'
import { barred } from './band.ts'
import { type Change, changesOf, podOf, tableTurns } from './course.ts'
import { obstaclesAt } from './obstacles.ts'

export interface Course {
  readonly change: Change
  /** F, L and R, as an order has it. */
  readonly path: string
  readonly hex: Hex
  readonly facing: Direction
  /** Hex-sides turned. */
  readonly turns: number
  /** Chance of at least one collision on the way. */
  readonly risk: number
  /** It leads off the map. */
  readonly leaves: boolean
}

interface Way extends Omit<Course, 'change' | 'risk'> {
  readonly safe: number
}

/** All courses at one change of speed: one for each hex and facing they can end in; none through the band. */
export function coursesAt(table: Table, ship: Ship, change: Change): readonly Course[] {
  const speed = ship.speed + change
  const sides = tableTurns(table, ship, speed)
  const pod = podOf(table, ship)
  let ways: readonly Way[] = [{ path: '', hex: ship.hex, facing: ship.facing, turns: 0, safe: 1, leaves: false }]
  for (let step = 0; step < speed; step += 1)
    ways = thinned(
      ways.flatMap((way) => turnedBy(way, sides + pod).flatMap((next) => forward(table, ship, next))),
      ({ turns }) => turns,
    )
  // After the last hex only the pod turns, and a pod turns once.
  const last = ways.flatMap((way) => turnedBy(way, Math.min(sides + pod, way.turns + pod)))
  return thinned(last, () => 0).map(({ safe, ...course }) => ({ ...course, change, risk: 1 - safe }))
}
export const coursesOf = (table: Table, ship: Ship): readonly Course[] =>
  changesOf(table, ship).flatMap((change) => coursesAt(table, ship, change))

/** The way with every turn that is left to it, none included. */
function turnedBy(way: Way, most: number): readonly Way[] {
  const ways: Way[] = [way]
  for (let sides = 1; sides <= Math.min(3, most - way.turns); sides += 1)
    for (const [letter, sign] of [
      ['R', 1],
      ['L', -1],
    ] as const)
      ways.push({ ...way, path: way.path + letter.repeat(sides), facing: turned(way.facing, sign * sides), turns: way.turns + sides })
  return ways
}

/** One hex on; nowhere if the band bars it. Beyond the edge nothing is met. */
function forward(table: Table, ship: Ship, way: Way): readonly Way[] {
  const hex = ahead(way.hex, way.facing)
  if (!way.leaves && barred(table, hex)) return []
  const leaves = way.leaves || !onMap(table.setup.map, hex)
  const met = leaves ? 0 : obstaclesAt(table, ship, hex).length
  return [{ ...way, path: `${way.path}F`, hex, safe: way.safe * (5 / 6) ** met, leaves }]
}

/** One way for each hex, facing and what else counts: the safest, then the least turned. */
function thinned(ways: readonly Way[], other: (way: Way) => number): readonly Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const key = `${hexKey(way.hex)}/${way.facing}/${way.leaves}/${other(way)}`
    const known = best.get(key)
    if (!known || way.safe > known.safe || (way.safe === known.safe && way.turns < known.turns)) best.set(key, way)
  }
  return [...best.values()]
}
