// Docking and undocking (EE-DOC): their conditions, and where a ship may dock.

import { type Refusal, refuse } from '@admiralty/kernel'
import { ahead, DIRECTIONS, distance, type Hex, sameHex } from '@admiralty/space'
import type { Design } from '../design/design.ts'
import { groupOf } from '../hull.ts'
import type { Announcement } from '../orders.ts'
import { checkJoint } from '../record/docked.ts'
import type { Ship, Table } from '../state.ts'
import { designOf, findShip, flying, isActive, isHidden, openShips, shipOf } from '../table.ts'
import { isDocking } from './supply.ts'

type Docking = NonNullable<Announcement['dock']>

/** EE-DOC-01: whether the ship had no movement power last turn, as far as the table knows. */
const wasStill = (table: Table, ship: Ship): boolean => {
  const secret = table.secret[ship.seat]
  return ship.design.base || secret === undefined || secret.still.includes(ship.id)
}

/** EE-DOC-01: whether all these ships had no movement power last turn, as far as the table knows. */
export const wereStill = (table: Table, ...pair: readonly string[]): boolean => pair.every((id) => wasStill(table, shipOf(table, id)))

/** Why a docking cannot begin, by public knowledge. */
export const cannotBegin = (table: Table, ship: Ship, { to, offset, active }: Docking): Refusal | undefined =>
  cannotMeet(table, ship, to, active) ?? cannotLie(table, ship, to, offset)
/** Why a docking cannot be announced, by the knowledge of the table. */
export const cannotDock = (table: Table, ship: Ship, { to, offset, active }: Docking): Refusal | undefined =>
  cannotMeet(table, ship, to, active) ?? ranBefore(table, ship, to) ?? cannotLie(table, ship, to, offset)
const ranBefore = (table: Table, { id }: Ship, to: string): Refusal | undefined =>
  wereStill(table, id, to) ? undefined : refuse('EE-DOC-01', 'neither ship may have had movement power last turn')
/** Conditions that do not depend on the offset. */
function cannotMeet(table: Table, ship: Ship, to: string, active: boolean): Refusal | undefined {
  const other = findShip(table, to)
  if (!other || !flying(other) || to === ship.id || !sameHex(other.hex, ship.hex))
    return refuse('EE-DOC-01', `${to} is not in the same hex`)
  if (isHidden(table, ship.id) || isHidden(table, to)) return refuse('EE-HID-03', 'a hidden ship cannot dock')
  if (ship.design.base && other.design.base) return refuse('EE-BAS-07', 'two bases cannot dock')
  if ((ship.design.base && !active) || (other.design.base && active)) return refuse('EE-BAS-06', 'the base must be the active ship')
  if (ship.mirrored !== other.mirrored || ship.rolling + other.rolling > 0)
    return refuse('EE-DOC-04', 'both ships must be the same way up, and neither may roll')
  if (!isActive(other) || isDocking(table, ship) || isDocking(table, other) || ship.docked.some((dock) => dock.to === to))
    return refuse('EE-DOC-09', 'each further ship must dock separately')
  return undefined
}
const cannotLie = (table: Table, ship: Ship, to: string, offset: Hex): Refusal | undefined =>
  checkJoint([
    { ship: ship.id, design: designOf(table, ship), offset: [0, 0] },
    { ship: to, design: designOf(table, shipOf(table, to)), offset },
  ])
/** EE-DOC-10: either ship of a pair may undock. The active ship is the one whose engines must have been off. */
export function cannotUndock(table: Table, ship: Ship, from: string): Refusal | undefined {
  if (!ship.docked.some(({ to }) => to === from)) return refuse('EE-DOC-10', `${from} is not docked to this ship`)
  const pair = groupOf(table, ship).map(({ id }) => shipOf(table, id))
  return wasStill(table, pair.find(isActive) ?? ship) && !isDocking(table, ship)
    ? undefined
    : refuse('EE-DOC-10', 'the pair must have had no movement power last turn and must not be docking')
}

/** Possible dockings, one per other ship: the records touch, as centrally as possible. */
export const dockable = (table: Table, ship: Ship): readonly Docking[] =>
  openShips(table).flatMap(({ id: to, design }) => {
    const active = !design.base
    if (cannotMeet(table, ship, to, active) || !wereStill(table, ship.id, to)) return []
    const offset = offsetsFor(table, ship, shipOf(table, to)).find((at) => !cannotLie(table, ship, to, at))
    return offset ? [{ to, offset, active }] : []
  })
/** Offsets to try for another ship's centre. Ships farther apart cannot touch. */
function offsetsFor(table: Table, ...pair: readonly Ship[]): readonly Hex[] {
  const steps = pair.flatMap((ship) => Array.from({ length: reachOf(designOf(table, ship)) }))
  return DIRECTIONS.flatMap((direction) => [...steps, 'hull to hull'].map((_, more) => ahead([0, 0], direction, more + 1)))
}
const reachOf = ({ boxes }: Design): number => Math.max(...boxes.map(({ at }) => distance([0, 0], at)))
