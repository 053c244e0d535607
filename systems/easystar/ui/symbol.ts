// Silhouettes and labels of this game.
import { FIGHTER_SHORT } from '../src/design/roster.ts'
import type { Fighter, Ship, Table } from '../src/state.ts'
import { sheetOf } from '../src/table.ts'

/** The silhouette of a ship. Freighters look like plain scouts to viewers who do not know them. */
export function symbolOf(table: Table, ship: Ship): string {
  if (sheetOf(table, ship)?.freighter) return 'freighter'
  return ship.station ? 'station' : ship.hull
}
/** The label on a counter: 'int 1', 'atk 2'. */
export const fighterLabel = ({ kind, number }: Fighter): string => `${FIGHTER_SHORT[kind]} ${number}`
