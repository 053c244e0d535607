// EE-POI-04: two dice less seven shift a shot to one side.

import type { Armoured } from '../record/adjacency.ts'
import type { Layout, Levels } from '../record/layout.ts'
import { firstOn, type RowOfFire, shifted } from '../record/rows.ts'

/** The chance of each shift to one side, from no row to five. */
export const SHIFTS = [6, 5, 4, 3, 2, 1].map((ways) => ways / 36)

export interface RecordState {
  readonly layout: Layout
  readonly levels: Levels
}
/** The chance that a shot along this row meets a box (EE-POI-05, EE-POI-06). */
export const chanceToMeet = ({ layout, levels }: RecordState, { heading, row }: RowOfFire, armour: Armoured): number =>
  SHIFTS.flatMap((chance, rows) =>
    rows === 0
      ? [[chance, row] as const]
      : (['left', 'right'] as const).map((hand) => [chance, shifted(row, heading, rows, hand)] as const),
  )
    .filter(([, on]) => firstOn(layout, levels, { heading, row: on }, armour) !== undefined)
    .reduce((sum, [chance]) => sum + chance, 0)
