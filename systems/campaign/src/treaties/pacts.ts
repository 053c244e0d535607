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
export const originalBase = ({ rolled, extra, linked }: Pick<World, 'rolled' | 'extra' | 'linked'>): number => rolled + extra + linked
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
/** CR-9.1b, CR-X.11: the help that is given now, by helper: both owners want it, and a world has one helper. A world that helps has no income this week. */
export function helpGiven(table: Pick<Table, 'setup' | 'empires' | 'land' | 'secret'>): ReadonlyMap<HexAddress, HexAddress> {
  const { worlds } = table.land
  const wants = (seat: Color | null | undefined, help: Help): boolean =>
    seat != null && secretOf(table, seat).consents.helps.some(({ helper, damaged }) => helper === help.helper && damaged === help.damaged)
  const given = new Map<HexAddress, HexAddress>()
  const helped = new Set<HexAddress>()
  for (const seat of playing(table))
    for (const help of secretOf(table, seat).consents.helps) {
      const { helper, damaged } = help
      const isOurs = worlds[helper]?.owner === seat && wants(worlds[damaged]?.owner, help)
      if (!isOurs || given.has(helper) || helped.has(damaged) || helpFault(table.land, help) !== undefined) continue
      given.set(helper, damaged)
      helped.add(damaged)
    }
  return given
}
