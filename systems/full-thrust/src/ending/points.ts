// Victory by points (FT-END-11).
import { type Explained, explained, type Reason, sum } from '@admiralty/kernel'
import { rowsFinished } from '../damage/hits.ts'
import { isWreck } from '../damage/marking.ts'
import { pointsOf } from '../design/price.ts'
import { entryAt } from '../found.ts'
import type { Side } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { byId, isDrifting, sideOf } from '../table.ts'

const ROWS_LOST = [0, 0, 25, 50] as const
const FIGHTER_POINTS = 3
/** A side wins at 3 to 2 and 100 points ahead. */
const AHEAD = 100

/** The loss of a ship in words, and the percentage of its price that the enemy scores. */
function lossOf(ship: Ship): readonly [what: string, percent: number] {
  const { name, design, condition, status } = ship
  // A concession may end the battle while a wreck still waits for the end of the turn (FT-DMG-01).
  if (status === 'destroyed' || isWreck(ship)) return [`${name} destroyed`, 100]
  if (status === 'present' && isDrifting(ship)) return [`${name} adrift`, 75]
  const rows = rowsFinished(design, condition.hull)
  return [`${name}, ${rows} rows lost`, entryAt(ROWS_LOST, rows)]
}
function shipReason(ship: Ship): Reason | null {
  const [what, percent] = lossOf(ship)
  const points = Math.floor((pointsOf(ship.design).total * percent) / 100)
  return points === 0 ? null : [what, points, 'FT-END-11']
}
/**
 * The points for the losses of a side. The conditions of its ships have the fighters with which they came;
 * its groups have those that are left.
 */
function lossesOf(table: Table, side: Side): Explained {
  const ships = Object.values(table.ships)
    .filter((ship) => sideOf(table, ship.seat) === side)
    .toSorted(byId)
  const before = ships.reduce((total, ship) => total + Object.values(ship.condition.fighters).reduce((all, one) => all + one, 0), 0)
  const groups = Object.values(table.groups).filter((group) => sideOf(table, group.seat) === side)
  const lost = before - groups.reduce((total, { fighters }) => total + fighters, 0)
  return explained(...ships.map(shipReason), lost > 0 ? [`${lost} fighters lost`, lost * FIGHTER_POINTS, 'FT-END-11'] : null)
}
/** FT-END-11: the points of a side, for all losses of the others. */
export const pointsFor = (table: Table, side: Side, sides: readonly Side[]): Explained =>
  sum(...sides.filter((other) => other !== side).map((other) => lossesOf(table, other)))

/** R-FT-76: the side that is ahead of each of the others by enough; undefined for a draw. */
export function winnerByPoints(table: Table, sides: readonly Side[]): Side | undefined {
  const total = (side: Side): number => pointsFor(table, side, sides).total
  const isAhead = (side: Side, other: Side): boolean => total(side) * 2 >= total(other) * 3 && total(side) - total(other) >= AHEAD
  return sides.find((side) => sides.every((other) => other === side || isAhead(side, other)))
}
