// Destinations of groups that leave a hex by a jump, which is their move of the next week.
import type { TaskGroup } from '../holdings.ts'
import { worldsOfEmpire } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import { firstJumpTo, jumpFault } from './reach.ts'
import { entrySides } from './sides.ts'

/**
 * CR-X.8: the hex of a withdrawal: the one that is named if a jump reaches it, else the first jump on the way to it; without one the same for the
 * nearest other own world.
 */
export function fallBackFrom(table: Pick<Table, 'land' | 'empires'>, seat: Color, from: HexAddress, named: HexAddress | null): HexAddress {
  if (named !== null && named !== from) {
    return jumpFault(table.land, from, named) === undefined ? named : firstJumpTo(table.land, from, [named])
  }
  return firstJumpTo(table.land, from, worldsOfEmpire(table, seat))
}
/** CR-17.4b, CR-18.2b: a group that withdraws, such as a scout, is in FTL until next week, out of reach of all (CR-5.3). */
export function withdrawn(table: Pick<Table, 'land' | 'empires'>, seat: Color, group: TaskGroup, named: HexAddress | null): TaskGroup {
  return group.at === null ? group : headedFor(group, group.at, fallBackFrom(table, seat, group.at, named))
}
/** A group in FTL with this destination. */
export const headedFor = (group: TaskGroup, from: HexAddress, to: HexAddress): TaskGroup => ({
  ...group,
  at: null,
  to,
  came: { by: 'jump', sides: entrySides(from, to) },
})
