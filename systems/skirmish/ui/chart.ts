// Positions of the squads on the chart: Dawn at the bottom, Dusk at the top. The rules have no distances, so they are only for display.
import { type Direction, type Hex, hexAt } from '@admiralty/space'
import { squadOf } from '../src/lookup.ts'
import type { Color, View } from '../src/state.ts'

const COLUMNS = 5
const ROWS = 5
/** Always the same array, so that the board does not draw it again. */
export const HEXES: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
  hexAt({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }),
)

/** Column of each seat, if its side has two squads. */
const COLUMN: Readonly<Record<Color, number>> = { red: 1, white: 3, blue: 1, black: 3 }

export function hexOf(view: View, seat: Color): Hex {
  const { side } = squadOf(view, seat)
  const alone = view.setup.seats.filter((place) => place.side === side).length === 1
  return hexAt({ column: alone ? 2 : COLUMN[seat], row: side === 'dawn' ? ROWS - 1 : 0 })
}

/** Squads face the enemy: 0 is up, 3 is down. */
export const facingOf = (view: View, seat: Color): Direction => (squadOf(view, seat).side === 'dawn' ? 0 : 3)
