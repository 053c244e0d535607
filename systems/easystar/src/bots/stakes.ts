// How much more than its price a ship is worth in its scenario, and a fighter in later turns.

import { isWeapon } from '../design/units.ts'
import { baseOf } from '../setting/zones.ts'
import type { Ship, Table } from '../state.ts'
import { itemsOf, sheetOf, sideOf } from '../table.ts'

/** The starbase decides its scenario (ES-SCN-02). */
const BASE = 2.5
/** Two freighters decide theirs (ES-SCN-03). */
const FREIGHTER = 2.5
/** A scout of the convoy that has shown no weapon may be a freighter. */
const SUSPECT = 1.6

/** Build points that a surviving fighter would cost its enemy in later turns, besides its price. */
export const MENACE = { interceptor: 4, attackCraft: 18 } as const

/** 1 for an ordinary ship. */
export function stakeOf(table: Table, ship: Ship): number {
  const { scenario } = table.setup
  if (scenario === 'starbase') return baseOf(table)?.id === ship.id ? BASE : 1
  if (scenario !== 'convoy' || sideOf(table, ship.seat) !== 'yellow' || ship.reached) return 1
  const sheet = sheetOf(table, ship)
  if (sheet?.freighter || ship.freighter) return FREIGHTER
  return sheet || ship.hull !== 'scout' || itemsOf(table, ship).some(isWeapon) ? 1 : SUSPECT
}
