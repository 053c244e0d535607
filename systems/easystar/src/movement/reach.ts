// The hexes and facings that a ship can reach, each by its safest and straightest course.
import { ahead, type Direction, type Hex, turned } from '@admiralty/space'
import { isBand } from '../setting/band.ts'
import type { Ship, Table } from '../state.ts'
import { inTheWay, onMap, valuesWhere } from '../table.ts'
import { bandIsClosed } from './band.ts'
import { type Change, changesOf, podOf, tableTurns } from './course.ts'

export interface ReachableCourse {
  readonly change: Change
  /** F, L and R as in an order. */
  readonly path: string
  readonly hex: Hex
  readonly facing: Direction
  /** Hex-sides turned. */
  readonly turns: number
  /** Chance of at least one collision on the way. */
  readonly risk: number
  /** Whether the course leads off the map. */
  readonly leaves: boolean
  /** Whether the carriers' line stops the ship, at `hex` (R-ES-101). */
  readonly halts: boolean
}

interface PartialCourse extends Omit<ReachableCourse, 'change' | 'risk'> {
  readonly safe: number
}

/** One course for each hex and facing reachable at a change of speed. Towards a closed band only if `mayHalt`. */
export function coursesAt(table: Table, ship: Ship, change: Change): readonly ReachableCourse[] {
  const all = everyCourse(table, ship, change)
  return all.some(({ halts }) => halts) && !mayHalt(table, ship) ? all.filter(({ halts }) => !halts) : all
}
/** All reachable courses, for every legal change of speed. */
export const coursesOf = (table: Table, ship: Ship): readonly ReachableCourse[] =>
  ship.station ? [] : changesOf(table, ship).flatMap((change) => coursesAt(table, ship, change))

/** ES-SCN-04, R-ES-101: whether the ship may head for a closed band, because every other course leads off the map. */
export const mayHalt = (table: Table, ship: Ship): boolean =>
  changesOf(table, ship).every((change) => everyCourse(table, ship, change).every(({ leaves, halts }) => leaves || halts))

function everyCourse(table: Table, ship: Ship, change: Change): readonly ReachableCourse[] {
  const speed = ship.speed + change
  const sides = tableTurns(table, ship, speed)
  const pod = podOf(table, ship)
  const lookup = hexLookupFor(table, ship)
  let ways: readonly PartialCourse[] = [{ path: '', hex: ship.hex, facing: ship.facing, turns: 0, safe: 1, leaves: false, halts: false }]
  for (let step = 0; step < speed; step += 1) {
    const next: PartialCourse[] = []
    for (const way of ways) for (const turning of turnedBy(way, sides + pod)) forward(lookup, turning, next)
    ways = thinned(next, true)
  }
  // After the last hex only the pod turns, and a pod turns once.
  const last = ways.flatMap((way) => turnedBy(way, Math.min(sides + pod, way.turns + pod)))
  return thinned(last, false).map(({ path, hex, facing, turns, safe, leaves, halts }) => ({
    change,
    path,
    hex,
    facing,
    turns,
    risk: 1 - safe,
    leaves,
    halts,
  }))
}
/** Facts about the map, looked up once for all courses of a ship. */
interface HexLookup {
  readonly table: Table
  readonly band: boolean
  /** All ships and wrecks that it could collide with. */
  readonly met: readonly Ship[]
}
const hexLookupFor = (table: Table, ship: Ship): HexLookup => ({
  table,
  band: bandIsClosed(table),
  met: valuesWhere(table.ships, (other) => inTheWay(other) && other.id !== ship.id),
})

/** The course with each turn that is still allowed, including none. */
function turnedBy(way: PartialCourse, most: number): readonly PartialCourse[] {
  const ways: PartialCourse[] = [way]
  if (way.halts) return ways
  for (let sides = 1; sides <= Math.min(3, most - way.turns); sides += 1)
    for (const [letter, sign] of [
      ['R', 1],
      ['L', -1],
    ] as const)
      ways.push({
        path: way.path + letter.repeat(sides),
        hex: way.hex,
        facing: turned(way.facing, sign * sides),
        turns: way.turns + sides,
        safe: way.safe,
        leaves: way.leaves,
        halts: way.halts,
      })
  return ways
}

/** Adds the course one hex farther; a closed band stops it. Off the map there are no obstacles. */
function forward({ table, band, met }: HexLookup, way: PartialCourse, onto: PartialCourse[]): void {
  const hex = ahead(way.hex, way.facing)
  if (way.halts || (band && !way.leaves && isBand(table.setup, hex))) {
    onto.push({ ...way, path: `${way.path}F`, halts: true })
    return
  }
  const leaves = way.leaves || !onMap(table.setup.map, hex)
  let safe = way.safe
  if (!leaves) for (const other of met) if (other.hex[0] === hex[0] && other.hex[1] === hex[1]) safe *= 5 / 6
  onto.push({ path: `${way.path}F`, hex, facing: way.facing, turns: way.turns, safe, leaves, halts: false })
}

/** One number for each end of a course: hex, facing, and whether it leaves the map or is stopped. */
const endOf = ({ hex, facing, leaves, halts }: PartialCourse): number =>
  (((hex[0] + FAR) * 2 * FAR + hex[1] + FAR) * 6 + facing) * 4 + (leaves ? 2 : 0) + (halts ? 1 : 0)
/** More hexes than any course has from the middle of the map. */
const FAR = 1024
/** Keeps one course for each end: the safest, then the one with the fewest turns. On the way turns are kept apart too. */
function thinned(ways: readonly PartialCourse[], onTheWay: boolean): readonly PartialCourse[] {
  const best = new Map<number, PartialCourse>()
  for (const way of ways) {
    const key = endOf(way) * 16 + (onTheWay ? way.turns : 0)
    const known = best.get(key)
    if (!known || way.safe > known.safe || (way.safe === known.safe && way.turns < known.turns)) best.set(key, way)
  }
  return [...best.values()]
}
