// Turrets that may shoot down an incoming missile (ES-PDF-02, ES-PDF-03).
import type { Item, Table } from '../state.ts'
import { itemsOf, shipOf } from '../table.ts'
import { bears, thingOf } from './firing.ts'
import { isReady } from './targets.ts'

/** ES-PDF-02, ES-PDF-03: unfired turrets of the target with the attacker in their arc; in the same hex dorsal ones only (R-ES-75). */
export function turretsOf(table: Table, target: string, from: string): readonly Item[] {
  const ship = shipOf(table, target)
  const { hex } = thingOf(table, from)
  return itemsOf(table, ship).filter((item) => item.kind === 'pointDefence' && isReady(ship, item) && bears(table, target, item, hex))
}
