// A ship's speed and manoeuvre points this turn, on its owner's view or on the state.

import { type Refusal, refuse } from '@admiralty/kernel'
import { layoutOf } from '../record/layout.ts'
import type { Plot, Points, Ship, Table } from '../state.ts'
import { designOf } from '../table.ts'
import { cannotFly, type Means } from './flight.ts'

export const NO_POINTS: Points = { speedPower: 0, manoeuvrePower: 0, speed: 0, manoeuvre: 0, unspent: 0 }
/** EE-EFA-06: the points from this turn's allocation. Later damage does not change them. */
export const pointsHad = (table: Table, ship: Ship): Points => table.secret[ship.seat]?.points[ship.id] ?? NO_POINTS

/** EE-FMI-02: points spent on the plot or on rocks. Points that brake the ship or are kept do not count (R-EE-126). */
export function pointsSpent(table: Table, ship: Ship): number {
  const { manoeuvre, unspent } = pointsHad(table, ship)
  return manoeuvre - unspent
}

/** EE-IFC-04: a ship hit by a moving interface stays in its hex. */
export function meansOf(table: Table, ship: Ship): Means {
  const { speed, manoeuvre } = pointsHad(table, ship)
  const [most, turns] = ship.deeds.halted ? [0, 0] : [speed, ship.ftl === null ? manoeuvre : 0]
  return { hex: ship.hex, facing: ship.facing, reversing: ship.reversing, speed: most, manoeuvre: turns }
}
/** EE-UNP-01: whether the ship is in unpowered flight this turn. */
export function mayDrift(table: Table, ship: Ship): boolean {
  const { speedPower, manoeuvrePower } = pointsHad(table, ship)
  const hasEngine = layoutOf(designOf(table, ship)).places.some(
    ({ box }) => (box.type === 'E' || box.type === 'e') && ship.levels[box.id] !== 'destroyed',
  )
  return !ship.design.base && !ship.deeds.halted && speedPower + manoeuvrePower === 0 && hasEngine
}

/** EE-MOV, EE-UNP: checked before the plot is sealed. */
export function cannotPlot(table: Table, ship: Ship, { path, glide }: Plot): Refusal | undefined {
  if (ship.design.base) return path === '' && !glide ? undefined : refuse('EE-BAS-03', 'a base does not move')
  if (mayDrift(table, ship)) {
    if (path === '' || (!glide && (path === 'L' || path === 'R'))) return undefined
    // EE-SUR-02: a ship in low flight lands, unless its plot says forward.
    if (glide && path === 'F' && ship.landing === 'low') return undefined
    return refuse('EE-UNP-01', 'a ship without movement power can only turn one hexside or drift')
  }
  if (glide) return refuse('EE-UNP-01', 'only a ship without movement power can drift')
  if (ship.landing === 'landed') return path === '' ? undefined : refuse('EE-SUR-02', 'a landed ship can take off only by unpowered flight')
  return cannotFly(meansOf(table, ship), path)
}

/** The default plot: straight ahead with all speed points. */
export const straight = (table: Table, ship: Ship): Plot => ({
  path: ship.landing === 'landed' ? '' : 'F'.repeat(meansOf(table, ship).speed),
  glide: false,
})
