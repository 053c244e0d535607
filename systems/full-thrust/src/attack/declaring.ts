// Attacks of fighter groups as they are declared in P7 (FT-FTR-06, FT-FTR-07, FT-FTR-11, FT-FTR-13, FT-FTR-14, FT-FTR-16).
import { firstRefusal, type Place, type Refusal } from '@admiralty/kernel'
import { FIGHTER_RANGE, GROUP_ROLES } from '../../data/tables.ts'
import { arcFrom, surfaceOf } from '../measure.ts'
import type { AttackOrder, GroupTarget, OrderOf } from '../orders.ts'
import { refuse } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Group, Table } from '../state.ts'
import { enemyShips, flying, groupsOfSeat, isEnemy, salvoesOf } from '../table.ts'

const FRONT: readonly string[] = ['FP', 'F', 'FS']
/** FT-FTR-06: range and arc of a group, wherever it attacks. */
function bearsOn(table: Table, group: Group, at: Place): boolean {
  if (!surfaceOf(table).isWithin(group.at, at, FIGHTER_RANGE)) return false
  return table.setup.settings.fighterArc === 'all' || FRONT.includes(arcFrom(table, { ...group, rolled: false }, at))
}
/** Everything that a group may attack. */
export function targetsOf(table: Table, group: Group): readonly GroupTarget[] {
  if (group.endurance === 0 || group.mission?.do === 'screen') return []
  const ships = enemyShips(table, group.seat).filter(({ at }) => bearsOn(table, group, at))
  const groups = flying(table).filter((other) => isEnemy(table, other.seat, group.seat) && bearsOn(table, group, other.at))
  const salvoes = GROUP_ROLES[group.role].intercepts
    ? salvoesOf(table).filter((salvo) => isEnemy(table, salvo.seat, group.seat) && bearsOn(table, group, salvo.at))
    : []
  const named = (kind: GroupTarget['kind'], things: readonly { readonly id: string }[]) =>
    things.map(({ id }): GroupTarget => ({ kind, id }))
  return [...named('ship', ships), ...named('group', groups), ...named('salvo', salvoes)]
}
/** The groups that screen a ship, in order of id (FT-FTR-11). */
export const screensOf = (table: Table, ship: string): readonly Group[] =>
  flying(table).filter(({ mission }) => mission?.do === 'screen' && mission.ship === ship)
export const attackers = (table: Table, seat: Color): readonly Group[] =>
  groupsOfSeat(table, seat).filter((group) => targetsOf(table, group).length > 0)
/** Screening groups that may have to choose a fight: several of a ship that hostile groups are near. */
export function spareScreens(table: Table, seat: Color): readonly Group[] {
  const isNear = (group: Group): boolean =>
    flying(table).some((other) => isEnemy(table, other.seat, seat) && surfaceOf(table).isWithin(other.at, group.at, FIGHTER_RANGE + 1))
  return groupsOfSeat(table, seat).filter(
    (group) => group.mission?.do === 'screen' && screensOf(table, group.mission.ship).length > 1 && isNear(group),
  )
}

export function attackFault(table: Table, me: Color, { attacks, joins }: OrderOf<'attack'>): Refusal | undefined {
  if (new Set(attacks.map(({ group }) => group)).size < attacks.length) return refuse('FT-FTR-06', 'a group attacks one target in a turn')
  const fault = firstRefusal(attacks, (attack) => oneFault(table, me, attack))
  if (fault) return fault
  const spare = spareScreens(table, me)
  const stray = Object.entries(joins).find(([screen, fight]) => !spare.some(({ id }) => id === screen) || !table.groups[fight])
  return stray && refuse('FT-FTR-11', `${stray[0]} is no spare screening group of yours, or ${stray[1]} is no group`)
}
function oneFault(table: Table, me: Color, { group: id, target, torpedoes, engages }: AttackOrder): Refusal | undefined {
  const group = groupsOfSeat(table, me).find((own) => own.id === id)
  if (!group) return refuse('FT-FTR-06', `${id} is no group of yours in flight`)
  if (group.mission?.do === 'screen') return refuse('FT-FTR-11', `${id} screens a ship and attacks nothing`)
  if (group.endurance === 0) return refuse('FT-FTR-07', `${id} has no endurance left`)
  if (target.kind === 'salvo' && !GROUP_ROLES[group.role].intercepts)
    return refuse('FT-FTR-14', `${group.role} fighters cannot intercept salvoes`)
  if (!targetsOf(table, group).some((able) => able.kind === target.kind && able.id === target.id))
    return refuse('FT-FTR-06', `${target.id} is not hostile, or not within ${FIGHTER_RANGE} MU and in the front of ${id}`)
  if (torpedoes && (target.kind !== 'ship' || !group.torpedoes)) return refuse('FT-FTR-16', `${id} has no torpedoes for this target`)
  if (engages !== null && !(target.kind === 'ship' && screensOf(table, target.id).some((screen) => screen.id === engages)))
    return refuse('FT-FTR-11', `${engages} does not screen the target`)
  return undefined
}
