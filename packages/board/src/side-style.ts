// The style of a side by the name of its seat: the same on the map, in every panel and on pages without a map.
import type { SideStyle } from './scene.ts'

/** Seats named after a colour have its style. */
const NAMED: Readonly<Record<string, SideStyle>> = {
  blue: 1,
  red: 2,
  green: 3,
  black: 3,
  yellow: 4,
  gold: 4,
  white: 4,
  violet: 5,
  teal: 6,
  orange: 7,
  grey: 8,
}
const ALL: readonly SideStyle[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Seats with other names get the styles that no seat among `seats` has, in order. Spectators get style 1. */
export function sideStyleOf(seat: string, seats: readonly string[] = [seat]): SideStyle {
  const named = NAMED[seat]
  if (named) return named
  const taken = new Set(seats.map((other) => NAMED[other]))
  const free = ALL.filter((sideStyle) => !taken.has(sideStyle))
  const unnamed = seats.filter((other) => !NAMED[other])
  return free[unnamed.indexOf(seat) % Math.max(1, free.length)] ?? 1
}
