// Which ships are armed, and how far their guns keep others away (FT-END-03, FT-END-09).
import type { ShipSystem } from '../design/systems.ts'
import { loadsFor } from '../ordnance/launching.ts'
import type { Group, Ship, Table } from '../state.ts'
import { isAble, workingSystems } from '../table.ts'

/** CR-X.13: weapons that hit ships. */
export const SHIP_KILLERS = ['beam', 'torpedo', 'needle', 'pack', 'rack', 'launcher'] as const
const GUNS = [...SHIP_KILLERS, 'pds'] as const
/** A working weapon of some kinds, by default of all; a launcher needs a load. */
export const hasGuns = (ship: Ship, kinds: readonly (typeof GUNS)[number][] = GUNS): boolean =>
  workingSystems(ship, ...kinds).some((gun) => hasLoad(ship, gun))
/** FT-END-09, FT-DES-19: a working weapon, PDS or loaded bay. Ortillery has no use in space. */
export function isArmed(table: Pick<Table, 'groups'>, ship: Ship): boolean {
  if (hasGuns(ship)) return true
  return Object.values(table.groups).some(({ where, ship: on }) => where === 'bay' && on === ship.id)
}
/** The armed ships among some that can still act. */
export const armedAmong = (table: Table, ships: readonly Ship[]): readonly Ship[] =>
  ships.filter((ship) => isAble(ship) && isArmed(table, ship))

const hasLoad = (ship: Ship, { id, part }: ShipSystem): boolean => part.kind !== 'launcher' || loadsFor(ship, id).length > 0

/** FT-END-03, in MU. */
const MISSILES_KEEP = { standard: 30, extended: 36 } as const
const PACK_KEEPS = 12
const BEAM_KEEPS = 12
const GROUP_KEEPS = { normal: 30, fast: 36 } as const
/** FT-END-03: the range beyond which a working gun has at most one die. */
function keptBy(ship: Ship, { id, part }: ShipSystem): number {
  switch (part.kind) {
    case 'beam':
      return BEAM_KEEPS * (part.class - 1)
    case 'pack':
      return PACK_KEEPS
    case 'rack':
      return MISSILES_KEEP[part.load]
    case 'launcher':
      return Math.max(0, ...loadsFor(ship, id).map((load) => MISSILES_KEEP[load]))
    default:
      return 0
  }
}
/** FT-END-02, FT-END-03: the range at which a ship keeps others in the battle. It is 36 MU at most. */
export const gunDistance = (ship: Ship): number =>
  Math.min(MISSILES_KEEP.extended, Math.max(0, ...workingSystems(ship, ...SHIP_KILLERS).map((gun) => keptBy(ship, gun))))
export const groupDistance = ({ fast }: Group): number => (fast ? GROUP_KEEPS.fast : GROUP_KEEPS.normal)
