// P3 and P6: fighters go where the enemy will be.
import { FIGHTER_RANGE, GROUP } from '../../data/tables.ts'
import { targetsOf } from '../attack/declaring.ts'
import { PASS } from '../chapter.ts'
import { launchable, launchMoveOf, movable, movableAgain, moveOf } from '../flight/flights.ts'
import { placeTowards, surfaceOf } from '../measure.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { enemyShips, shipOf } from '../table.ts'
import { promise } from './air-attack.ts'
import { needsRearming } from './carriers.ts'
import { approach, facing, homeward, landing, preyOf } from './group-ways.ts'

export function launch(view: View, me: Color): readonly Order[] {
  const able = launchable(view, me).find(({ ship }) => view.secret[me]?.plots[ship]?.flight === 'launch')
  if (!able) return [PASS]
  const group = { ...able, at: shipOf(view, able.ship).at }
  const prey = preyOf(view, group)
  return prey ? [approach(view, group, launchMoveOf(able), prey, 'launch')] : [PASS]
}
/** Home to rearm, or after the prey. A group without prey and home stays where it is, and the others still move. */
export function moveGroups(view: View, me: Color): readonly Order[] {
  const orders = movable(view, me).flatMap((group) => {
    const home = needsRearming(group) ? (landing(view, group) ?? homeward(view, group)) : undefined
    const prey = group.endurance > 0 ? preyOf(view, group) : undefined
    return home ?? (prey ? approach(view, group, moveOf(group), prey, 'fly') : [])
  })
  return [...orders.slice(0, 1), PASS]
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
