// The line across the middle of the carriers' battle, and the band no ship may enter while it stands (ES-SCN-04, R-ES-90).
import { cellOf, type Hex } from '@admiralty/space'
import type { Setup } from '../state.ts'
import { extent } from '../table.ts'
import { hexesOf } from './maps.ts'

/** Two rows on a map of even rows, three on one of odd rows. */
function inBand(setup: Setup, hex: Hex): boolean {
  const { rows } = extent(setup.map)
  const { row } = cellOf(hex)
  const middle = (rows - 1) / 2
  return Math.abs(row - middle) <= 1
}
/** Empty in every other scenario. Whether the line still stands is another question. */
export const bandHexes = (setup: Setup): readonly Hex[] =>
  setup.scenario === 'carriers' ? hexesOf(setup.map).filter((hex) => inBand(setup, hex)) : []
/** The same, for one hex. */
export const isBand = (setup: Setup, hex: Hex): boolean => setup.scenario === 'carriers' && inBand(setup, hex)
