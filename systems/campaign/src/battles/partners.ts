// Who is hostile to whom.
import { secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'

/** CR-X.4: whether a pact stands between two empires this week. Both have it among their consents. */
export const arePartners = (table: Pick<Table, 'secret' | 'week'>, a: Color, b: Color): boolean =>
  secretOf(table, a).consents.pacts.some((pact) => pact.with === b && (pact.until === null || pact.until >= table.week))
