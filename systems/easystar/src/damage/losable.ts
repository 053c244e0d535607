// The items that a critical hit can knock out (ES-CRT-04).
import { AUXILIARIES } from '../../data/tables.ts'
import { isWeapon } from '../design/units.ts'
import type { Item, Ship, Table } from '../state.ts'
import { itemsOf } from '../table.ts'

/** ES-AUX-04: auxiliaries count as weapons, except armour, engine and gun mount. */
export const isLosable = (item: Item): boolean => isWeapon(item) || AUXILIARIES[item.kind as keyof typeof AUXILIARIES].losable // an item that is no weapon is an auxiliary
/** ES-CRT-04: the items that can be lost, fired or not (R-ES-79). On a view, those that it knows. */
export const losable = (table: Table, ship: Ship): readonly Item[] => itemsOf(table, ship).filter(isLosable)
