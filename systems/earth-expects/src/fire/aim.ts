// Which rows of the target an attack may choose (EE-POI-01): the same for the steps and for who is asked.
import { hullOf } from '../hull.ts'
import { rowsOf } from '../record/rows.ts'
import type { Attack, Table } from '../state.ts'
import { shipOf } from '../table.ts'

export function attackIn({ attack }: Pick<Table, 'attack'>): Attack {
  if (!attack) throw new Error('nothing is being fired')
  return attack
}

/** EE-POI-01: rows that meet a box, once the way they run is settled. */
export function rowsIn(table: Table): readonly number[] {
  const { at, heading, kind } = attackIn(table)
  if (heading === null) throw new Error('nobody has said how rows run')
  const { layout, levels } = hullOf(table, shipOf(table, at))
  return rowsOf(layout, levels, heading, kind === 'ion' ? 'ignored' : 'counts')
}

/** What stands when nobody says: through the middle, high to the right. None: earlier shots have left nothing to be hit. */
export function middleRow(table: Table): { readonly row: number; readonly high: 'right' } | undefined {
  const rows = rowsIn(table)
  const row = rows[Math.floor(rows.length / 2)]
  return row === undefined ? undefined : { row, high: 'right' }
}
