// The chart is only a picture: the rules know no distance. Dawn flies at the bottom, Dusk at the top.
import { type Direction, type Hex, hexAt } from '@admiralty/space'
import { squadOf } from '../src/lookup.ts'
import type { Color, View } from '../src/state.ts'

const COLUMNS = 5
const ROWS = 5
/** Always the same list, so that the board keeps its drawing. */
export const HEXES: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
  hexAt({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }),
)

/** Column by seat. The two seats of a side stand apart. */
const COLUMN: Readonly<Record<Color, number>> = { red: 1, white: 3, blue: 1, black: 3 }

export function hexOf(view: View, seat: Color): Hex {
  const { side } = squadOf(view, seat)
  const alone = view.setup.seats.filter((place) => place.side === side).length === 1
  return hexAt({ column: alone ? 2 : COLUMN[seat], row: side === 'dawn' ? ROWS - 1 : 0 })
}

/** Squads face the enemy: 0 is up, 3 is down. */
export const facingOf = (view: View, seat: Color): Direction => (squadOf(view, seat).side === 'dawn' ? 0 : 3)
