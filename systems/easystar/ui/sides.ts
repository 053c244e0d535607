// Side styles, silhouettes and labels of this game.
import type { SideStyle } from '@admiralty/board'
import { FIGHTER_SHORT } from '../src/design/roster.ts'
import type { Color, Fighter, Ship, Table } from '../src/state.ts'
import { isColor, sheetOf } from '../src/table.ts'

const SIDE_STYLES: Readonly<Record<Color, SideStyle>> = { blue: 1, red: 2, green: 3, yellow: 4 }
/** The style of a seat; spectators get the one of Blue. */
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? SIDE_STYLES[seat] : 1)

/** The silhouette of a ship. Freighters look like plain scouts to viewers who do not know them. */
export function symbolOf(table: Table, ship: Ship): string {
  if (sheetOf(table, ship)?.freighter) return 'freighter'
  return ship.station ? 'station' : ship.hull
}
/** The label on a counter: 'int 1', 'atk 2'. */
export const fighterLabel = ({ kind, number }: Fighter): string => `${FIGHTER_SHORT[kind]} ${number}`
