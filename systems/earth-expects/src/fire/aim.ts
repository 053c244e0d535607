// The rows that an attack may choose (EE-POI-01), for both rules and questions.
import { hullOf } from '../hull.ts'
import { rowsOf } from '../record/rows.ts'
import type { Attack, Table } from '../state.ts'
import { shipOf } from '../table.ts'

export function attackIn({ attack }: Pick<Table, 'attack'>): Attack {
  if (!attack) throw new Error('no attack is in progress')
  return attack
}

/** EE-POI-01: the rows that meet a box, once the heading is known. */
export function rowsIn(table: Table): readonly number[] {
  const { at, heading, kind } = attackIn(table)
  if (heading === null) throw new Error('the heading has not been chosen')
  const { layout, levels } = hullOf(table, shipOf(table, at))
  return rowsOf(layout, levels, heading, kind === 'ion' ? 'ignored' : 'counts')
}

/** The default: the middle row, high rolls to the right. Undefined if earlier shots left no box to hit. */
export function middleRow(table: Table): { readonly row: number; readonly high: 'right' } | undefined {
  const rows = rowsIn(table)
  const row = rows[Math.floor(rows.length / 2)]
  return row === undefined ? undefined : { row, high: 'right' }
}
