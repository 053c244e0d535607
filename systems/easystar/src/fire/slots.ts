// The keys under which a ship marks its weapons as fired: one for each weapon, one for each side of a BDVM (ES-CMB-01, ES-WPN-07).
import type { Item, Ship } from '../state.ts'
import type { BroadsideSide } from './arcs.ts'

const BEAMS = ['port', 'starboard'] as const satisfies readonly BroadsideSide[]

/** ES-WPN-07: a BDVM may fire once to each side. */
export const sideSlot = ({ id }: Item, side: BroadsideSide): string => `${id}:${side}`
/** The keys of a weapon: its id, or one for each side of a BDVM. */
export const slotsOf = (weapon: Item): readonly string[] =>
  weapon.kind === 'bdvm' ? BEAMS.map((side) => sideSlot(weapon, side)) : [weapon.id]

/** A BDVM has fired when either side of it has. */
export const hasFired = ({ fired }: Ship, item: Item): boolean => slotsOf(item).some((slot) => fired[slot] !== undefined)
/** The sides to which a BDVM has fired this turn; none for any other item. */
export const sidesFired = ({ fired }: Ship, item: Item): readonly BroadsideSide[] =>
  item.kind === 'bdvm' ? BEAMS.filter((side) => fired[sideSlot(item, side)] !== undefined) : []
