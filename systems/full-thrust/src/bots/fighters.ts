// P3 and P6: fighters go where the enemy will be.
import type { Place } from '@admiralty/kernel'
import { CLOCK_POINTS, type ClockPoint } from '@admiralty/space'
import { FIGHTER_RANGE, GROUP } from '../../data/tables.ts'
import { targetsOf } from '../attack/declaring.ts'
import { PASS } from '../chapter.ts'
import { launchable, launchMoveOf, movable, movableAgain, moveOf } from '../flight/flights.ts'
import { arcFrom, placeTowards, surfaceOf } from '../measure.ts'
import { straightPath } from '../movement/flight-path.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, Ship, View } from '../state.ts'
import { enemyShips, shipOf, shipsOfSeat } from '../table.ts'
import { promise } from './air-attack.ts'

function preyOf(view: View, group: Group): Ship | undefined {
  const surface = surfaceOf(view)
  return enemyShips(view, group.seat).toSorted(
    (a, b) => promise(b) - promise(a) || surface.gap(group.at, a.at) - surface.gap(group.at, b.at),
  )[0]
}
/** The course on which a place is ahead. */
function facing(view: View, at: Place, target: Place): ClockPoint {
  return CLOCK_POINTS.find((course) => arcFrom(view, { at, course, rolled: false }, target) === 'F') ?? 12
}
/** Towards where a ship will be after P5. */
function approach(view: View, group: Group, units: number, prey: Ship, verb: 'launch' | 'fly'): Order {
  const target = straightPath(view, prey).end.at
  const at = placeTowards(view, { from: group.at, units, goal: target })
  return { order: verb, group: group.id, at, course: facing(view, at, target), mission: null }
}
export function launch(view: View, me: Color): readonly Order[] {
  const able = launchable(view, me).find(({ ship }) => view.secret[me]?.plots[ship]?.flight === 'launch')
  if (!able) return [PASS]
  const group = { ...able, at: shipOf(view, able.ship).at }
  const prey = preyOf(view, group)
  return prey ? [approach(view, group, launchMoveOf(able), prey, 'launch')] : [PASS]
}
const NEEDS_REARMING = 1
/** Home for more endurance, or after the prey. */
export function moveGroups(view: View, me: Color): readonly Order[] {
  const [group] = movable(view, me)
  if (!group) return [PASS]
  const home = shipsOfSeat(view, me).find(({ id }) => view.secret[me]?.plots[id]?.flight === 'land')
  if (home && group.endurance <= NEEDS_REARMING && surfaceOf(view).isWithin(group.at, home.at, moveOf(group)))
    return [{ order: 'fly', group: group.id, at: home.at, course: home.course, mission: { do: 'land', ship: home.id } }, PASS]
  const prey = group.endurance > 0 ? preyOf(view, group) : undefined
  return prey ? [approach(view, group, moveOf(group), prey, 'fly'), PASS] : [PASS]
}
/** A second move brings a group into range that would have none. */
export function moveAgain(view: View, me: Color): readonly Order[] {
  const surface = surfaceOf(view)
  for (const group of movableAgain(view, me)) {
    if (group.endurance < 2 || group.mission || targetsOf(view, group).length > 0) continue
    const near = enemyShips(view, me).filter(({ at }) => surface.isWithin(group.at, at, GROUP.secondMove + FIGHTER_RANGE - 1))
    const [prey] = near.toSorted((a, b) => promise(b) - promise(a))
    if (!prey) continue
    const at = placeTowards(view, { from: group.at, units: GROUP.secondMove, goal: prey.at })
    return [{ order: 'fly', group: group.id, at, course: facing(view, at, prey.at), mission: null }, PASS]
  }
  return [PASS]
}
