// Missiles that a ship guides, and those for which it has no control left.
import { controlOf } from '../power/supply.ts'
import type { Color } from '../shapes.ts'
import type { Missile, Ship, Table } from '../state.ts'
import { locksOn, missilesOf, shipsOf } from '../table.ts'

// Guidance of missiles.
export const flownBy = (table: Table, ship: Ship): readonly Missile[] => missilesOf(table, ship.seat).filter(({ from }) => from === ship.id)
/** EE-MIS-04, EE-MIS-10, EE-QRF-08: missiles still in flight are new or were stopped short. A lost ship has no lock-ons (EE-SEN-13). */
export const isGuided = (table: Table, { from, target }: Missile): boolean => locksOn(table, from, target) > 0
/** Ships with more missiles in flight than they can guide. */
export const excessOf = (table: Table, seat: Color): readonly { readonly ship: Ship; readonly over: number }[] =>
  shipsOf(table, seat).flatMap((ship) => {
    const over = flownBy(table, ship).length - controlOf(table, ship)
    return over > 0 ? [{ ship, over }] : []
  })
