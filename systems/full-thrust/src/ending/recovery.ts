// Groups that are taken on board or lost when a battle ends.
import type { Context } from '../chapter.ts'
import { berthFor } from '../flight/flights.ts'
import type { Side } from '../shapes.ts'
import type { Group, Ship, Table } from '../state.ts'
import { flying, groupOf, present, shipOf, sideOf } from '../table.ts'
import { sidesOf } from '../turn/steps.ts'
import { armedAmong } from './armed.ts'

const shipsOfSide = (table: Table, side: Side): readonly Ship[] => present(table).filter((ship) => sideOf(table, ship.seat) === side)

/** FT-END-09: the side that holds the field; null if nobody does. */
export function fieldHolder(table: Table): Side | 'contested' | null {
  const [first, ...others] = sidesOf(table).filter((side) => armedAmong(table, shipsOfSide(table, side)).length > 0)
  if (first === undefined) return null
  return others.length > 0 ? 'contested' : first
}

/** A place for a group: its own bay, or any friendly bay if its side holds the field. */
function homeFor(table: Table, group: Group, holder: ReturnType<typeof fieldHolder>): Ship | undefined {
  const side = sideOf(table, group.seat)
  const own = shipOf(table, group.ship)
  const friends = holder === side ? shipsOfSide(table, side) : []
  return [own, ...friends].find((ship) => ship.status === 'present' && berthFor(table, group, ship) !== undefined)
}

/** FT-FTR-20: groups in flight go home; others are lost. */
export function recoverGroups(ctx: Context): void {
  const holder = fieldHolder(ctx.state)
  for (const { id } of flying(ctx.state)) {
    const group = groupOf(ctx.state, id)
    const ship = homeFor(ctx.state, group, holder)
    const berth = ship && berthFor(ctx.state, group, ship)
    if (ship && berth) ctx.emit({ type: 'groupRecovered', group: id, ship: ship.id, ...berth })
    else ctx.emit({ type: 'groupLost', group: id })
  }
}
