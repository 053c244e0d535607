// What a critical may take away (ES-CRT-04).
import { AUXILIARIES } from '../../data/tables.ts'
import { isWeapon } from '../design/units.ts'
import type { Item, Ship, Table } from '../state.ts'
import { itemsOf } from '../table.ts'

/** ES-AUX-04: auxiliaries count as weapons, but for armour, engine and gun mount. */
const isLosable = (item: Item): boolean => isWeapon(item) || AUXILIARIES[item.kind as keyof typeof AUXILIARIES].losable // what is no weapon is an auxiliary
/** ES-CRT-04: fired or not (R-ES-79); on a view, as far as it knows. */
export const losable = (table: Table, ship: Ship): readonly Item[] => itemsOf(table, ship).filter(isLosable)
