// Colors and silhouettes of seats and ships.
import type { SideStyle } from '@admiralty/board'
import type { Design } from '../src/design/design.ts'
import type { Color } from '../src/shapes.ts'
import { isColor } from '../src/table.ts'

const SIDE_STYLES: Readonly<Record<Color, SideStyle>> = { blue: 1, red: 2, green: 3, yellow: 4 }
/** The style of a seat; style 1 for spectators. */
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? SIDE_STYLES[seat] : 1)

const HULLS: Readonly<Record<string, string>> = {
  CT: 'scout',
  SC: 'scout',
  DD: 'destroyer',
  FF: 'destroyer',
  CA: 'cruiser',
  CL: 'cruiser',
  BB: 'battleship',
  BC: 'battleship',
  DN: 'leviathan',
  SD: 'leviathan',
}
/** The silhouette for a design. For a disguised ship, callers pass the public design. */
export function symbolOf({ hull, kind, base }: Pick<Design, 'hull' | 'kind' | 'base'>): string {
  if (base || hull.startsWith('BS')) return 'station'
  return kind === 'warship' ? (HULLS[hull] ?? 'cruiser') : 'freighter'
}
