// Pacts between empires, and other agreements that rules ask for.
import { between } from '../land/geometry.ts'
import type { Land } from '../land/world.ts'
import { secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import { originalBase } from '../start/income.ts'
import type { Table } from '../state.ts'
import type { Help } from '../week/shapes.ts'

/** CR-X.4: whether two empires have a pact this week, by the secrets of the first. */
export const hasPact = (table: Pick<Table, 'secret' | 'week'>, seat: Color, other: Color): boolean =>
  secretOf(table, seat).consents.pacts.some((pact) => pact.with === other && (pact.until === null || pact.until >= table.week))

/** CR-9.1b: hexes between a damaged world and its helper. */
const HELP_REACH = 2
/** CR-9.1b: why a world cannot help another; undefined if it can. */
export function helpFault({ worlds }: Land, { helper, damaged }: Help): string | undefined {
  const [from, to] = [worlds[helper], worlds[damaged]]
  if (!from || !to || helper === damaged) return 'help is between two worlds'
  if (between(helper, damaged) > HELP_REACH) return `${damaged} is more than ${HELP_REACH} hexes from ${helper}`
  if (to.base >= originalBase(to)) return `${damaged} has all its income`
  if (from.base <= originalBase(to))
    return `the income of ${helper}, ${from.base}, is not above the original income of ${damaged}, ${originalBase(to)}`
  return undefined
}
