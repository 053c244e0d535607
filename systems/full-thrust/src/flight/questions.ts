// Answers in P3 and P6.
import { type Dice, likely, type Place, pick } from '@admiralty/kernel'
import { CLOCK_POINTS } from '@admiralty/space'
import { GROUP } from '../../data/tables.ts'
import { callRules, PASS } from '../chapter.ts'
import { placeTowards, randomPlaceWithin } from '../measure.ts'
import type { Mission, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, View } from '../state.ts'
import { enemyShips, type KnownTable, shipOf, shipsOfSeat } from '../table.ts'
import { flightFault, launchable, launchFault, launchMoveOf, movable, movableAgain, moveOf, secondMoveFault } from './flights.ts'

/** The order for a group towards something worth going to, or anywhere within its move. */
function randomPlace(view: View, group: Group, units: number, dice: Dice): Place {
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
function randomFlight(view: View, me: Color, dice: Dice): OrderOf<'fly' | 'pass'> {
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
function randomLaunch(view: KnownTable & View, me: Color, dice: Dice): OrderOf<'launch' | 'pass'> {
  const groups = launchable(view, me)
  if (groups.length === 0) return PASS
  const group = pick(dice, groups)
  const ship = shipOf(view, group.ship)
  const at = randomPlace(view, { ...group, at: ship.at }, launchMoveOf(group), dice)
  const order: OrderOf<'launch'> = { order: 'launch', group: group.id, at, course: pick(dice, CLOCK_POINTS), mission: null }
  return launchFault(view, me, order) ? PASS : order
}
function randomSecondMove(view: View, me: Color, dice: Dice): OrderOf<'fly' | 'pass'> {
  const groups = movableAgain(view, me)
  if (groups.length === 0 || likely(dice, 2, 3)) return PASS
  const group = pick(dice, groups)
  const at = randomPlace(view, group, GROUP.secondMove, dice)
  return { order: 'fly', group: group.id, at, course: pick(dice, CLOCK_POINTS), mission: null }
}

const wants = ['FT-SEQ-03', 'groups act now, one at a time'] as const
/** Whether a ship with a group that could be launched has the order for it. */
const mayLaunch = (view: View, seat: Color): boolean =>
  launchable(view, seat).some(({ ship }) => view.secret[seat]?.plots[ship]?.flight === 'launch')
const launch = callRules('launch', ['launch', 'pass'], {
  of: launchable,
  check: launchFault,
  wants,
  randomOrder: randomLaunch,
  forcedOrder: (view, seat) => (view.secret[seat] && !mayLaunch(view, seat) ? PASS : undefined),
  /** The groups stay where they are. */
  defaultOrder: () => PASS,
})
const moves = callRules('fly', ['fly', 'pass'], {
  of: movable,
  check: flightFault,
  wants,
  randomOrder: randomFlight,
  defaultOrder: () => PASS,
})
const flyAgain = callRules('flyAgain', ['fly', 'pass'], {
  of: movableAgain,
  check: secondMoveFault,
  wants,
  randomOrder: randomSecondMove,
  defaultOrder: () => PASS,
})
export const flightQuestions = { launch, fly: moves, flyAgain }
