// The orders of fighter groups in P3 and P6: launches, moves, and what they do with a ship beside them (FT-FTR-02 to FT-FTR-05, FT-FTR-11, FT-FTR-12, FT-FTR-17).
import { type Place, plural, type Refusal, refuse } from '@admiralty/kernel'
import { CARRIERS, FIGHTER_RANGE, GROUP, GROUP_EXTRAS } from '../../data/tables.ts'
import { surfaceOf } from '../measure.ts'
import type { Mission, OrderOf, ShipPlot } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, Ship, Table } from '../state.ts'
import { controlFault, groupsOfSeat, isWorking, type KnownTable, shipOf, sideOf, workingSystems } from '../table.ts'

/** The clause of each mission. */
export const MISSION_RULE = { screen: 'FT-FTR-11', pursue: 'FT-FTR-12', land: 'FT-FTR-17' } as const
/** FT-FTR-11, FT-FTR-17: how near a group is to the ship that it screens or lands on. */
const BESIDE = 1
/** FT-FTR-18: the turn of the next launch of a group that is out for the battle. */
export const NEVER = 999

/** FT-FTR-03: launches plus landings of a ship in a turn. */
export const flightLimit = (ship: Ship): number =>
  CARRIERS.includes(ship.design.shipClass) ? Math.ceil(workingSystems(ship, 'bay').length / 2) : 1
const landingOn = (table: Table, ship: string): readonly Group[] =>
  Object.values(table.groups).filter(({ mission }) => mission?.do === 'land' && mission.ship === ship)
const hasFreeFlight = (table: Table, ship: Ship): boolean => ship.flights + landingOn(table, ship.id).length < flightLimit(ship)

/** FT-FTR-04, FT-FTR-02: movement units of a move, and of the half move after a launch. */
export const moveOf = ({ fast }: Group): number => (fast ? GROUP_EXTRAS.fast.move : GROUP.move)
export const launchMoveOf = (group: Group): number => moveOf(group) / 2

/** Groups that could be launched if their ships have orders for it, which only the owner knows. */
export const launchable = (table: Table, seat: Color): readonly Group[] =>
  Object.values(table.groups).filter((group) => group.seat === seat && !staysAboard(table, group))
/** Why a group is not launched now. */
function staysAboard(table: Table, group: Group): Refusal | undefined {
  const { id, where, ready, bay } = group
  const ship = shipOf(table, group.ship)
  if (where !== 'bay') return refuse('FT-FTR-02', `${id} is in no bay`)
  const fault = controlFault(table, ship)
  if (fault) return fault
  if (!isWorking(ship, bay)) return refuse('FT-FTR-19', `${bay} of ${ship.name} is ${ship.condition.systems[bay]}`)
  if (ready === NEVER) return refuse('FT-FTR-18', `${id} is out for the battle`)
  if (ready > table.turn) return refuse('FT-FTR-18', `${id} may be launched from turn ${ready}`)
  return hasFreeFlight(table, ship) ? undefined : flightsFull(ship)
}
const flightsFull = (ship: Ship): Refusal =>
  refuse('FT-FTR-03', `${ship.name} can launch or land no more than ${plural(flightLimit(ship), 'group')} in a turn`)
/** Groups that have not moved in P3. A group that was launched in this turn has. */
export const movable = (table: Table, seat: Color): readonly Group[] =>
  groupsOfSeat(table, seat).filter(({ moved, launched }) => moved < table.turn && launched < table.turn)
/** FT-FTR-05 */
export const movableAgain = (table: Table, seat: Color): readonly Group[] =>
  groupsOfSeat(table, seat).filter(({ movedAgain, endurance }) => movedAgain < table.turn && endurance > 0)

const plotOf = (table: KnownTable, ship: Ship): ShipPlot | undefined => table.secret[ship.seat]?.plots[ship.id]

function reachFault(table: Table, group: Group, at: Place, units: number): Refusal | undefined {
  const surface = surfaceOf(table)
  if (!surface.has(at)) return refuse('FT-GEO-03', 'the place is beyond the bound of the plane')
  return surface.isWithin(group.at, at, units) ? undefined : refuse('FT-FTR-04', `the place is more than ${units} MU away`)
}
export function launchFault(table: KnownTable, me: Color, { group: id, at, mission }: OrderOf<'launch'>): Refusal | undefined {
  const group = table.groups[id]
  if (group?.seat !== me) return refuse('FT-FTR-02', `${id} is no group of yours`)
  const aboard = staysAboard(table, group)
  if (aboard) return aboard
  const ship = shipOf(table, group.ship)
  if (plotOf(table, ship)?.flight !== 'launch') return refuse('FT-FTR-02', `${ship.name} has no order to launch`)
  const out = { ...group, at: ship.at }
  if (mission && mission.do !== 'screen') return refuse('FT-FTR-11', 'a group that was just launched can screen, but not pursue or land')
  return reachFault(table, out, at, launchMoveOf(group)) ?? missionFault(table, out, at, mission)
}
export function flightFault(table: KnownTable, me: Color, { group: id, at, mission }: OrderOf<'fly'>): Refusal | undefined {
  const group = groupsOfSeat(table, me).find((own) => own.id === id)
  if (!group) return refuse('FT-FTR-04', `${id} is no group of yours in flight`)
  if (group.launched === table.turn) return refuse('FT-SEQ-04', `${id} was launched in this turn and has moved`)
  if (group.moved === table.turn) return refuse('FT-SEQ-03', `${id} has moved in this turn`)
  return reachFault(table, group, at, moveOf(group)) ?? missionFault(table, group, at, mission)
}
export function secondMoveFault(table: KnownTable, me: Color, { group: id, at, mission }: OrderOf<'fly'>): Refusal | undefined {
  const group = groupsOfSeat(table, me).find((own) => own.id === id)
  if (!group) return refuse('FT-FTR-05', `${id} is no group of yours in flight`)
  if (group.movedAgain === table.turn) return refuse('FT-FTR-05', `${id} has made its second move in this turn`)
  if (group.endurance === 0) return refuse('FT-FTR-07', `${id} has no endurance left`)
  if (mission) return refuse('FT-FTR-11', 'a group screens, pursues or lands in its first move')
  return reachFault(table, group, at, GROUP.secondMove)
}

function missionFault(table: KnownTable, group: Group, at: Place, mission: Mission | null): Refusal | undefined {
  if (!mission) return undefined
  const ship = table.ships[mission.ship]
  if (ship?.status !== 'present') return refuse(MISSION_RULE[mission.do], `${mission.ship} is no ship on the table`)
  if (mission.do === 'screen') return screenFault(table, group, at, ship)
  return mission.do === 'pursue' ? pursuitFault(table, group, at, ship) : landingFault(table, group, at, ship)
}
/** How near a group must end to a ship for a mission. */
const NEAR = { screen: BESIDE, pursue: FIGHTER_RANGE, land: BESIDE } as const
function besideFault(table: Table, at: Place, ship: Ship, to: Mission['do']): Refusal | undefined {
  const missed = refuse(MISSION_RULE[to], `it must end within ${NEAR[to]} MU of ${ship.name} to ${to}`)
  return surfaceOf(table).isWithin(at, ship.at, NEAR[to]) ? undefined : missed
}
function screenFault(table: Table, group: Group, at: Place, ship: Ship): Refusal | undefined {
  if (sideOf(table, ship.seat) !== sideOf(table, group.seat)) return refuse('FT-FTR-11', 'a group screens a friendly ship')
  return besideFault(table, at, ship, 'screen')
}
function pursuitFault(table: Table, { attacked }: Group, at: Place, ship: Ship): Refusal | undefined {
  if (attacked?.ship !== ship.id || attacked.turn !== table.turn - 1)
    return refuse('FT-FTR-12', `only a group that attacked ${ship.name} last turn can pursue it`)
  return besideFault(table, at, ship, 'pursue')
}
function landingFault(table: KnownTable, group: Group, at: Place, ship: Ship): Refusal | undefined {
  if (ship.seat !== group.seat) return refuse('FT-FTR-17', 'a group lands on a ship of its own seat')
  if (plotOf(table, ship)?.flight !== 'land') return refuse('FT-FTR-17', `${ship.name} has no order to take groups in`)
  const fault = controlFault(table, ship)
  if (fault) return fault
  if (!hasFreeFlight(table, ship)) return flightsFull(ship)
  if (!berthFor(table, group, ship)) return refuse('FT-FTR-17', `${ship.name} has no working bay with room`)
  return besideFault(table, at, ship, 'land')
}

/** Where a group finds room: a free bay, its own first, or with a group of the same kind that leaves room (FT-FTR-18). */
export interface Berth {
  readonly bay: string
  /** The group that it joins; null for a free bay. */
  readonly joins: string | null
}
export function berthFor(table: Table, group: Group, ship: Ship): Berth | undefined {
  const bays = workingSystems(ship, 'bay').map(({ id }) => id)
  const [own, others] = [bays.filter((bay) => ship.id === group.ship && bay === group.bay), bays.filter((bay) => bay !== group.bay)]
  const inside = Object.values(table.groups).filter(({ where, ship: on }) => where === 'bay' && on === ship.id)
  const free = [...own, ...others, ...bays].find((bay) => !inside.some((other) => other.bay === bay))
  if (free !== undefined) return { bay: free, joins: null }
  const host = inside.find(
    (other) => isSameKind(other, group) && bays.includes(other.bay) && other.fighters + group.fighters <= GROUP.fighters,
  )
  return host && { bay: host.bay, joins: host.id }
}
const isSameKind = (one: Group, other: Group): boolean =>
  one.role === other.role && one.fast === other.fast && one.heavy === other.heavy && one.fullEndurance === other.fullEndurance
