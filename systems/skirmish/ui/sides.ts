// The side style of each seat.
import type { SideStyle } from '@admiralty/board'
import type { Color } from '../src/state.ts'

const STYLES: Readonly<Record<Color, SideStyle>> = { red: 2, white: 4, blue: 1, black: 3 }
const isColor = (seat: string): seat is Color => Object.hasOwn(STYLES, seat)
export const sideStyleOf = (seat: string): SideStyle => (isColor(seat) ? STYLES[seat] : 1)
