// Side styles and silhouettes of this game.
import type { SideStyle } from '@admiralty/board'
import type { Design } from '../src/design/design.ts'
import type { Color } from '../src/shapes.ts'
import { isColor } from '../src/table.ts'

const STYLES: Readonly<Record<Color, SideStyle>> = { blue: 1, red: 2, green: 3, gold: 4 }
/** The style of a seat; spectators get the one of Blue. */
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? STYLES[seat] : 1)

/** Levels of main engines from which a ship looks fast. */
const FAST = 8
/** The silhouette of a ship, by its main engines. */
export function symbolOf({ components }: Design): string {
  const engines = components.reduce((sum, { kind, level }) => sum + (kind === 'engine' ? level : 0), 0)
  return engines === 0 ? 'station' : engines >= FAST ? 'destroyer' : 'battleship'
}
