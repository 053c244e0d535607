// Side styles and silhouettes of this game.
import type { SideStyle } from '@admiralty/board'
import type { Color } from '../src/shapes.ts'
import { isColor } from '../src/table.ts'

const STYLES: Readonly<Record<Color, SideStyle>> = { blue: 1, red: 2, green: 3, gold: 4 }
/** The style of a seat; spectators get the one of Blue. */
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? STYLES[seat] : 1)
