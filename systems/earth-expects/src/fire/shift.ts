// EE-POI-04: two dice of the target's crew, less their mean, shift a shot to one side. Chances that a shot meets a record.

import type { Placing } from '../damage/placing.ts'
import { firstOn, missileLine, type RowOfFire, rowsOf, shifted } from '../record/rows.ts'
import type { Attack } from '../state.ts'

/** In how many ways two dice with this many sides shift to one side, by the number of rows (EE-CRQ-03). */
const shiftWays = (sides: number): readonly number[] => Array.from({ length: sides }, (_, rows) => sides - rows)
/** The chance of each shift to one side by its number of rows. */
export const shiftChances = (sides: number): readonly number[] => shiftWays(sides).map((ways) => ways / sides ** 2)

/** A record under fire by a kind of weapon. `sides`: of the dice of the target's crew. */
export interface Target {
  readonly layout: Placing['hull']['layout']
  readonly levels: Placing['levels']
  readonly kind: Attack['kind']
  readonly sides: number
}
/** EE-ION-06: whether fire of this kind meets armour. */
export const armourFor = (kind: Attack['kind']) => (kind === 'ion' ? 'ignored' : 'counts')

/** The chance that a shot along this row meets a box (EE-POI-05, EE-POI-06); a missile may turn once (EE-MIS-14). */
export function chanceToMeet({ layout, levels, kind, sides }: Target, line: RowOfFire): number {
  const meets = (rows: number, hand: 'left' | 'right'): boolean =>
    kind === 'missile'
      ? missileLine(layout, levels, line, { rows, hand }).hits !== null
      : firstOn(layout, levels, { heading: line.heading, row: shifted(line.row, line.heading, rows, hand) }, armourFor(kind)) !== undefined
  // Whole numbers, because a sum of chances may exceed 1.
  const meeting = shiftWays(sides)
    .flatMap((ways, rows) =>
      (rows === 0 ? (['left'] as const) : (['left', 'right'] as const)).map((hand) => (meets(rows, hand) ? ways : 0)),
    )
    .reduce((sum, ways) => sum + ways, 0)
  return meeting / sides ** 2
}

/** A row and its chance to meet the record. */
export interface RatedRow extends RowOfFire {
  readonly chance: number
}
/** The row of a heading that meets the record most often, of equal ones the one nearest the middle. Undefined if no box is left. */
export function surestRow(target: Target, heading: RowOfFire['heading']): RatedRow | undefined {
  const rows = rowsOf(target.layout, target.levels, heading, armourFor(target.kind))
  const middle = Math.floor(rows.length / 2)
  const rated = rows.map((row, at) => ({ heading, row, chance: chanceToMeet(target, { heading, row }), off: Math.abs(at - middle) }))
  const [best] = rated.toSorted((a, b) => b.chance - a.chance || a.off - b.off)
  return best && { heading, row: best.row, chance: best.chance }
}
