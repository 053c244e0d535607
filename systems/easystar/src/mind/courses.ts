// Where a ship can go: every course its speed and turns allow, one for each end, the straightest and safest first.
import { ahead, type Direction, type Hex, hexKey, turned } from '@admiralty/hex'
import { TURNING } from '../../data/tables.ts'
import type { Ship, Table } from '../state.ts'
import { has, isStation, onMap, shipsAt, topSpeed } from '../table.ts'

export interface Course {
  readonly change: -1 | 0 | 1
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

const CHANGES = [-1, 0, 1] as const
/** The speeds a ship may choose now (ES-MOV-02, -05), as changes. */
export function changesOf(table: Table, ship: Ship): readonly (-1 | 0 | 1)[] {
  const top = topSpeed(table, ship).total
  if (ship.speed > top) return [-1]
  return CHANGES.filter((change) => ship.speed + change >= 0 && ship.speed + change <= top)
}

/** Hex-sides a ship may turn at a speed (ES-TRN-01, -04), the pod's one not counted. */
export const allowance = (table: Table, ship: Ship, speed: number): number =>
  ship.navHit ? 0 : (TURNING[table.setup.options.turning][speed] ?? 0)
export const podOf = (table: Table, ship: Ship): number => (has(table, ship, 'manoeuvring') && !isStation(table, ship) ? 1 : 0)

interface Way {
  readonly path: string
  readonly hex: Hex
  readonly facing: Direction
  readonly turns: number
  readonly safe: number
  readonly leaves: boolean
}

/** All courses at one speed: one for each hex and facing they can end in. */
export function coursesAt(table: Table, ship: Ship, change: -1 | 0 | 1): readonly Course[] {
  const speed = ship.speed + change
  const sides = allowance(table, ship, speed)
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
  return {
    ...way,
    path: `${way.path}F`,
    hex,
    safe: way.safe * safety(table, ship, hex),
    leaves: way.leaves || !onMap(table.setup.map, hex),
  }
}
/** One die for every other ship in the hex, a 6 is a collision (ES-COL-02, -11). */
const safety = (table: Table, ship: Ship, hex: Hex): number => (5 / 6) ** shipsAt(table, hex).filter(({ id }) => id !== ship.id).length

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
