// Pacts between empires, and other agreements that rules ask for.
import { between } from '../land/geometry.ts'
import { playing, secretOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Land, Table, World } from '../state.ts'
import type { Help } from '../week/shapes.ts'

/** CR-X.4: whether two empires have a pact this week, by the secrets of the first. */
export const hasPact = (table: Pick<Table, 'secret' | 'week'>, seat: Color, other: Color): boolean =>
  secretOf(table, seat).consents.pacts.some((pact) => pact.with === other && (pact.until === null || pact.until >= table.week))

/** The income that a world had before anything was destroyed. */
const originalBase = ({ rolled, extra, linked }: World): number => rolled + extra + linked
/** CR-9.1b: hexes between a damaged world and its helper. */
export const HELP_REACH = 2
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
/** CR-9.1b: the help that is given now. A world that helps has no income this week. */
export const helpGiven = (table: Pick<Table, 'setup' | 'empires' | 'land' | 'secret'>): ReadonlyMap<HexAddress, HexAddress> =>
  new Map(
    playing(table)
      .flatMap((seat) => secretOf(table, seat).consents.helps)
      .filter((help) => helpFault(table.land, help) === undefined)
      .map(({ helper, damaged }) => [helper, damaged]),
  )
