// Point and area defence in P8 (FT-PD): which ships may defend, and against what.
import { type Refusal, refuse } from '@admiralty/kernel'
import { ADFC_RANGE } from '../../data/tables.ts'
import type { ShipSystem } from '../design/systems.ts'
import { surfaceOf } from '../measure.ts'
import type { Color } from '../shapes.ts'
import type { Group, Salvo, Ship, Table } from '../state.ts'
import { byId, flying, groupOf, inControl, isEnemy, present, salvoesOf, shipsOfSeat, sideOf, workingSystems } from '../table.ts'

/** FT-FTR-15: groups that still attack a ship, in order of id. A group that fights does not, one that presses on does. */
export const strikersOn = (table: Table, ship: string): readonly Group[] =>
  table.attacks
    .filter(({ target }) => target.id === ship)
    .map(({ group }) => groupOf(table, group))
    .filter(({ where, fought }) => where === 'space' && fought < table.turn)
    .toSorted(byId)
export const salvoesOn = (table: Table, ship: string): readonly Salvo[] => salvoesOf(table).filter(({ target }) => target === ship)
export const isThreatened = (table: Table, { id }: Ship): boolean => strikersOn(table, id).length > 0 || salvoesOn(table, id).length > 0

/** FT-PD-01, FT-PD-05, FT-WPN-04: mounts that may still defend, in design order. */
export const defenders = (table: Table, ship: Ship): readonly ShipSystem[] =>
  inControl(table, ship)
    ? workingSystems(ship, 'pds', 'beam').filter(({ id, part }) => !ship.used.includes(id) && (part.kind !== 'beam' || part.class === 1))
    : []
/** FT-PD-06: why a ship covers nobody and fires for nobody else in this turn. */
export function areaFault(table: Table, ship: Ship): Refusal | undefined {
  if (workingSystems(ship, 'adfc').length === 0) return refuse('FT-PD-06', `${ship.name} has no working area-defence control`)
  if (ship.warm === table.turn) return refuse('FT-PD-06', `${ship.name} warms up its FTL drive and covers nobody`)
  const isBusy = ship.flights > 0 || Object.values(table.groups).some((group) => isLandedOn(table, group, ship))
  return isBusy ? refuse('FT-PD-06', `${ship.name} has launched or landed a group in this turn and covers nobody`) : undefined
}
/** FT-PD-06: area-defence fire controls that may be used. */
export const areaControls = (table: Table, ship: Ship): number => (areaFault(table, ship) ? 0 : workingSystems(ship, 'adfc').length)
/** A group that was taken in has moved in this turn and is in a bay. */
const isLandedOn = ({ turn }: Table, { where, ship, moved }: Group, on: Ship): boolean =>
  where === 'bay' && ship === on.id && moved === turn
export const isNear = (table: Table, ship: Ship, other: { readonly at: Ship['at'] }): boolean =>
  surfaceOf(table).isWithin(ship.at, other.at, ADFC_RANGE)
/** FT-PD-06: threatened friends whom the ship may cover. */
export const friendsToCover = (table: Table, ship: Ship): readonly Ship[] =>
  present(table).filter(
    (friend) =>
      friend.id !== ship.id &&
      sideOf(table, friend.seat) === sideOf(table, ship.seat) &&
      isNear(table, ship, friend) &&
      isThreatened(table, friend),
  )
/** FT-PD-06: unengaged hostile groups at which area defence may fire. */
export const groupsNear = (table: Table, ship: Ship): readonly Group[] =>
  flying(table).filter((group) => isEnemy(table, group.seat, ship.seat) && group.fought < table.turn && isNear(table, ship, group))

/** The ships of a seat that could defend themselves or others. */
export const defendingShips = (table: Table, seat: Color): readonly Ship[] =>
  shipsOfSeat(table, seat).filter((ship) => {
    if (defenders(table, ship).length === 0) return false
    if (isThreatened(table, ship)) return true
    return areaControls(table, ship) > 0 && (friendsToCover(table, ship).length > 0 || groupsNear(table, ship).length > 0)
  })
