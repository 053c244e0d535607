// The band around the carriers' line, which is closed to ships while the line applies (ES-SCN-04, R-ES-90).
import { cellOf, type Hex } from '@admiralty/space'
import type { Setup } from '../state.ts'
import { extent, onMap } from '../table.ts'
import { hexesOf } from './maps.ts'

/** Two rows on a map with an even number of rows, three otherwise. */
function inBand(setup: Setup, hex: Hex): boolean {
  const { rows } = extent(setup.map)
  const { row } = cellOf(hex)
  const middle = (rows - 1) / 2
  return Math.abs(row - middle) <= 1
}
/** All hexes of the band, even after the line is lifted; empty in other scenarios. */
export const bandHexes = (setup: Setup): readonly Hex[] =>
  setup.scenario === 'carriers' ? hexesOf(setup.map).filter((hex) => inBand(setup, hex)) : []
/** Whether a hex is in the band, even after the line is lifted. It ends at the edge of the map, which a ship may cross (R-ES-83). */
export const isBand = (setup: Setup, hex: Hex): boolean => setup.scenario === 'carriers' && onMap(setup.map, hex) && inBand(setup, hex)
