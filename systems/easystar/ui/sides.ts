// How the seats and pieces of this game look: plates, silhouettes, labels.
import type { SideStyle } from '@admiralty/board'
import type { Color, Fighter, FighterKind, Ship, Table } from '../src/state.ts'
import { isColor, isStation, sheetOf } from '../src/table.ts'

const SIDE_STYLES: Readonly<Record<Color, SideStyle>> = { blue: 1, red: 2, green: 3, yellow: 4 }
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? SIDE_STYLES[seat] : 1)

/** What a viewer may not know of a hull is drawn as the plain hull. */
export function symbolOf(table: Table, ship: Ship): string {
  if (sheetOf(table, ship)?.freighter) return 'freighter'
  return isStation(table, ship) ? 'station' : ship.hull
}
/** 'int 1', 'atk 2', as on the counter. */
export const fighterLabel = ({ kind, number }: Fighter): string => `${FIGHTER_SHORT[kind]} ${number}`
const FIGHTER_SHORT: Readonly<Record<FighterKind, string>> = { interceptor: 'int', attackCraft: 'atk' }
