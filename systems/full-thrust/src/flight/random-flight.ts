// Random flights of groups.
import { type Dice, likely, type Place, pick } from '@admiralty/kernel'
import { CLOCK_POINTS } from '@admiralty/space'
import { PASS } from '../chapter.ts'
import { placeTowards, randomPlaceWithin } from '../measure.ts'
import type { Mission, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, View } from '../state.ts'
import { enemyShips, shipsOfSeat } from '../table.ts'
import { flightFault, movable, moveOf } from './flights.ts'

/** The order for a group towards something worth going to, or anywhere within its move. */
export function randomPlace(view: View, group: Group, units: number, dice: Dice): Place {
  const near = [...enemyShips(view, group.seat), ...shipsOfSeat(view, group.seat)]
  const goal = near.length > 0 && likely(dice, 3, 4) ? pick(dice, near).at : null
  return goal ? placeTowards(view, { from: group.at, units, goal }) : randomPlaceWithin(view, { from: group.at, units }, dice)
}

/** The legal missions of a group at a place. */
function missionsAt(view: View, order: OrderOf<'fly'>, isLegal: (order: OrderOf<'fly'>) => boolean): readonly Mission[] {
  const kinds = ['screen', 'pursue', 'land'] as const
  const all = Object.keys(view.ships).flatMap((ship) => kinds.map((kind): Mission => ({ do: kind, ship })))
  return all.filter((mission) => isLegal({ ...order, mission }))
}

export function randomFlight(view: View, me: Color, dice: Dice): OrderOf<'fly' | 'pass'> {
  const groups = movable(view, me)
  if (groups.length === 0 || likely(dice, 1, 6)) return PASS
  const group = pick(dice, groups)
  const isLegal = (order: OrderOf<'fly'>): boolean => !flightFault(view, me, order)
  const beside = likely(dice, 1, 3) ? pick(dice, [...shipsOfSeat(view, me), ...enemyShips(view, me)]).at : null
  const at = beside ?? randomPlace(view, group, moveOf(group), dice)
  const order: OrderOf<'fly'> = { order: 'fly', group: group.id, at, course: pick(dice, CLOCK_POINTS), mission: null }
  if (!isLegal(order)) return PASS
  const missions = missionsAt(view, order, isLegal)
  return missions.length > 0 && likely(dice, 2, 3) ? { ...order, mission: pick(dice, missions) } : order
}
