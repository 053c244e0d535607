// Side styles and silhouettes of this game.
import type { SideStyle } from '@admiralty/board'
import type { UnitKind } from '../data/units.ts'
import type { Color } from '../src/shapes.ts'
import { isColor, isModule, isSatellite, isWarhead } from '../src/table.ts'

const STYLES: Readonly<Record<Color, SideStyle>> = { blue: 1, red: 2, green: 3, yellow: 4 }
/** The style of a seat; spectators get the one of Blue. */
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? STYLES[seat] : 1)

const CRAFT = { station: 'station', booster: 'missile', scoopship: 'scout', bus: 'freighter', gunship: 'destroyer' } as const
/** The silhouette of a unit. */
export function symbolOf(kind: UnitKind): string {
  if (isSatellite(kind)) return 'fighter'
  return isWarhead(kind) || isModule(kind) ? 'missile' : CRAFT[kind]
}
