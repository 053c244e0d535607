// Side styles and silhouettes of this game.
import type { SideStyle } from '@admiralty/board'
import type { Color, UnitKind } from '../src/shapes.ts'
import { isColor, isModule, isSatellite, isWarhead } from '../src/table.ts'

const STYLES: Readonly<Record<Color, SideStyle>> = { yellow: 1, blue: 2, red: 3, green: 4 }
/** The style of a seat; spectators get the one of Yellow. */
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? STYLES[seat] : 1)

const CRAFT = { station: 'station', booster: 'missile', scoopship: 'scout', bus: 'freighter', gunship: 'destroyer' } as const
/** The silhouette of a unit. */
export function symbolOf(kind: UnitKind): string {
  if (isSatellite(kind)) return 'fighter'
  return isWarhead(kind) || isModule(kind) ? 'missile' : CRAFT[kind]
}
