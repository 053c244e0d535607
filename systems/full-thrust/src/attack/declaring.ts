// Attacks of fighter groups as they are declared in P7 (FT-FTR-06, FT-FTR-07, FT-FTR-11, FT-FTR-13, FT-FTR-14, FT-FTR-16).
import { type OrderVerdict, type Place, type Refusal, refusalsOfParts, refuse } from '@admiralty/kernel'
import { FIGHTER_RANGE, GROUP_ROLES } from '../../data/tables.ts'
import { arcFrom, surfaceOf } from '../measure.ts'
import type { AttackOrder, GroupTarget, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, Salvo, Ship, Table } from '../state.ts'
import { flying, groupsOfSeat, isEnemy, present, salvoesOf } from '../table.ts'

const FRONT: readonly string[] = ['FP', 'F', 'FS']
/** FT-FTR-06: why a place is out of the range or the arc of a group. */
function bearingFault(table: Table, group: Group, { id, at }: { readonly id: string; readonly at: Place }): Refusal | undefined {
  if (!surfaceOf(table).isWithin(group.at, at, FIGHTER_RANGE))
    return refuse('FT-FTR-06', `${id} is more than ${FIGHTER_RANGE} MU from ${group.id}`)
  if (table.setup.settings.fighterArc === 'all' || FRONT.includes(arcFrom(table, { ...group, rolled: false }, at))) return undefined
  return refuse('FT-FTR-06', `${id} is not in front of ${group.id}`)
}
/** Ships, groups and salvoes that a group could attack if they were hostile and near. */
const thingsOf = (table: Table, kind: GroupTarget['kind']): readonly (Ship | Group | Salvo)[] =>
  ({ ship: present, group: flying, salvo: salvoesOf })[kind](table)
/** FT-FTR-06, FT-FTR-14: why a group does not attack a target. */
function targetFault(table: Table, group: Group, { kind, id }: GroupTarget): Refusal | undefined {
  const target = thingsOf(table, kind).find((thing) => thing.id === id)
  if (!target) return refuse('FT-FTR-06', `${id} is no ${kind === 'group' ? 'group in flight' : `${kind} on the table`}`)
  if (!isEnemy(table, target.seat, group.seat)) return refuse('FT-FTR-06', `${id} is not hostile`)
  if (kind === 'salvo' && !GROUP_ROLES[group.role].intercepts) return refuse('FT-FTR-14', `${group.role} fighters cannot intercept salvoes`)
  return bearingFault(table, group, target)
}
/** Everything that a group may attack. */
export function targetsOf(table: Table, group: Group): readonly GroupTarget[] {
  if (group.endurance === 0 || group.mission?.do === 'screen') return []
  return (['ship', 'group', 'salvo'] as const).flatMap((kind) =>
    thingsOf(table, kind)
      .map(({ id }): GroupTarget => ({ kind, id }))
      .filter((target) => !targetFault(table, group, target)),
  )
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

export function attackFault(table: Table, me: Color, { attacks, joins }: OrderOf<'attack'>): OrderVerdict {
  if (new Set(attacks.map(({ group }) => group)).size < attacks.length) return refuse('FT-FTR-06', 'a group attacks one target in a turn')
  const fault = refusalsOfParts(
    attacks,
    ({ group }) => group,
    (attack) => oneFault(table, me, attack),
  )
  if (fault) return fault
  const spare = spareScreens(table, me)
  const stray = Object.entries(joins).find(([screen, fight]) => !spare.some(({ id }) => id === screen) || !table.groups[fight])
  if (!stray) return undefined
  const [screen, fight] = stray
  return refuse('FT-FTR-11', table.groups[fight] ? `${screen} is no spare screening group of yours` : `${fight} is no group`)
}
function oneFault(table: Table, me: Color, { group: id, target, torpedoes, engages }: AttackOrder): Refusal | undefined {
  const group = groupsOfSeat(table, me).find((own) => own.id === id)
  if (!group) return refuse('FT-FTR-06', `${id} is no group of yours in flight`)
  if (group.mission?.do === 'screen') return refuse('FT-FTR-11', `${id} screens a ship and attacks nothing`)
  if (group.endurance === 0) return refuse('FT-FTR-07', `${id} has no endurance left`)
  const missed = targetFault(table, group, target)
  if (missed) return missed
  if (torpedoes && !group.torpedoes) return refuse('FT-FTR-16', `${id} has no torpedoes`)
  if (torpedoes && target.kind !== 'ship') return refuse('FT-FTR-16', `torpedoes are for ships, and ${target.id} is none`)
  if (engages !== null && !(target.kind === 'ship' && screensOf(table, target.id).some((screen) => screen.id === engages)))
    return refuse('FT-FTR-11', `${engages} does not screen the target`)
  return undefined
}
