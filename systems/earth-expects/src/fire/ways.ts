// The routes of a missile to its target (EE-MIS-06): straight, with one turn or with one drift, and the hex of entry.
import { ahead, bearing, type Direction, distance, type Hex, opposite, sameHex, subtract, turned } from '@admiralty/space'
import { headingsFor } from '../record/rows.ts'
import type { Missile, Ship, Table } from '../state.ts'
import { shipOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { ABOVE } from './in-arc.ts'

/** A route of a missile to its target. */
export interface Way {
  /** From the missile's hex to the target's, both included. */
  readonly path: readonly Hex[]
  /** The hex from which it enters the target's hex. */
  readonly entry: Hex
}

/** All routes, ordered by `entry`, then by the position of the bend. Empty: no route is open, so the missile is lost. */
export function waysOf(table: Table, missile: Missile): readonly Way[] {
  const target = shipOf(table, missile.target)
  if (distance(missile.hex, target.hex) === 0) return [{ path: [missile.hex], entry: deemedEntry(missile, target) }]
  return bends(missile.hex, target.hex)
    .map((steps) => ({ path: flown(missile.hex, steps), entry: target.hex }))
    .map(({ path }) => ({ path, entry: path.at(-2) ?? missile.hex }))
    .filter(({ path }) => path.slice(1, -1).every((hex) => !isTerrain(table, hex, 'interface'))) // EE-MIS-18
}

const flown = (from: Hex, steps: readonly Direction[]): readonly Hex[] => {
  const path = [from]
  for (const step of steps) path.push(ahead(path.at(-1) ?? from, step))
  return path
}
const times = (direction: Direction, count: number): readonly Direction[] => Array.from({ length: count }, () => direction)

/** EE-MIS-06: each route as a list of steps. */
function bends(from: Hex, to: Hex): readonly (readonly Direction[])[] {
  const found = bearing(from, to)
  if (!found) throw new Error('the missile is already in its target hex')
  const { direction: near, along, aside } = found
  const far = turned(near, 1)
  if (aside === 0) return [times(near, along)]
  const legs = [
    [...times(near, along), ...times(far, aside)],
    [...times(far, aside), ...times(near, along)],
  ]
  return [...legs, ...(aside === 1 ? drifts(near, far, along) : []), ...(along === 1 ? drifts(far, near, aside) : [])]
}
/** One step to the side within a straight route. */
const drifts = (way: Direction, aside: Direction, count: number): readonly (readonly Direction[])[] =>
  Array.from({ length: count - 1 }, (_, at) => [...times(way, at + 1), aside, ...times(way, count - at - 1)])

/** EE-MIS-06: in its target's hex, a missile comes from the side opposite the target (EE-SHX-04). */
function deemedEntry(missile: Missile, target: Ship): Hex {
  const { path } = target.deeds
  const before = path.at(-2)
  // A target that moved is deemed to be where it came from, so the missile is on the other side.
  if (before && !sameHex(before, target.hex)) return subtract(target.hex, subtract(before, target.hex))
  const [step] = headingsFor(missile.lay ?? ABOVE)
  return ahead(target.hex, opposite(step))
}
