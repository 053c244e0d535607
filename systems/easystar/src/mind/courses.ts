// Where a ship can go: every course its speed and turns allow, one for each end, the straightest and safest first.
import { ahead, type Direction, type Hex, hexKey, turned } from '@admiralty/hex'
import { type Change, changesOf, podOf, tableTurns } from '../movement/course.ts'
import { riskOf, risksOf } from '../movement/obstacles.ts'
import type { Ship, Table } from '../state.ts'
import { onMap } from '../table.ts'

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

interface Way {
  readonly path: string
  readonly hex: Hex
  readonly facing: Direction
  readonly turns: number
  readonly safe: number
  readonly leaves: boolean
}

/** All courses at one speed: one for each hex and facing they can end in. */
export function coursesAt(table: Table, ship: Ship, change: Change): readonly Course[] {
  const speed = ship.speed + change
  const sides = tableTurns(table, ship, speed)
  const pod = podOf(table, ship)
  let ways: readonly Way[] = [{ path: '', hex: ship.hex, facing: ship.facing, turns: 0, safe: 1, leaves: false }]
  for (let step = 0; step < speed; step += 1)
    ways = thinned(ways.flatMap((way) => turnedBy(way, sides + pod).map((next) => forward(table, ship, next))))
  // After the last hex only the pod turns, and a pod turns once.
  const last = ways.flatMap((way) => turnedBy(way, Math.min(sides + pod, way.turns + pod)))
  return thinned(last).map(({ path, hex, facing, turns, safe, leaves }) => ({
    change,
    path,
    hex,
    facing,
    turns,
    risk: 1 - safe,
    leaves,
  }))
}
export const coursesOf = (table: Table, ship: Ship): readonly Course[] =>
  changesOf(table, ship).flatMap((change) => coursesAt(table, ship, change))

/** The way with every turn that is left to it, none included. */
function turnedBy(way: Way, most: number): readonly Way[] {
  const left = Math.min(3, most - way.turns)
  const ways: Way[] = [way]
  for (let sides = 1; sides <= left; sides += 1) {
    ways.push({ ...way, path: way.path + 'R'.repeat(sides), facing: turned(way.facing, sides), turns: way.turns + sides })
    ways.push({ ...way, path: way.path + 'L'.repeat(sides), facing: turned(way.facing, -sides), turns: way.turns + sides })
  }
  return ways
}

function forward(table: Table, ship: Ship, way: Way): Way {
  const hex = ahead(way.hex, way.facing)
  const risk = riskOf(risksOf(table, ship, way, { path: 'F', rams: [] }))
  return { ...way, path: `${way.path}F`, hex, safe: way.safe * (1 - risk), leaves: way.leaves || !onMap(table.setup.map, hex) }
}

/** One way for each hex and facing: the safest, then the shortest to write. */
function thinned(ways: readonly Way[]): readonly Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const key = `${hexKey(way.hex)}/${way.facing}`
    const known = best.get(key)
    if (!known || way.safe > known.safe || (way.safe === known.safe && way.turns < known.turns)) best.set(key, way)
  }
  return [...best.values()]
}
