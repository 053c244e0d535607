// Answers in P3 and P6.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { CLOCK_POINTS } from '@admiralty/space'
import { GROUP } from '../../data/tables.ts'
import { callRules, PASS } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { type KnownTable, shipOf } from '../table.ts'
import { flightFault, launchable, launchFault, launchMoveOf, movable, movableAgain, secondMoveFault } from './flights.ts'
import { randomFlight, randomPlace } from './random-flight.ts'

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
