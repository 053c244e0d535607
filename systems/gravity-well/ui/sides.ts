// Side styles and silhouettes of this game.
import type { SideStyle } from '@admiralty/board'
import type { Color, UnitKind } from '../src/shapes.ts'
import { isColor } from '../src/table.ts'

const STYLES: Readonly<Record<Color, SideStyle>> = { yellow: 1, blue: 2, red: 3, green: 4 }
/** The style of a seat; spectators get the one of Yellow. */
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? STYLES[seat] : 1)

const SYMBOLS: Readonly<Record<string, string>> = {
  station: 'station',
  booster: 'missile',
  scoopship: 'scout',
  bus: 'freighter',
  gunship: 'destroyer',
}
/** The silhouette of a unit in space; satellites, warheads and modules share those of small things. */
export const symbolOf = (kind: UnitKind): string => SYMBOLS[kind] ?? 'fighter'
