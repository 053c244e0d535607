// Orders of ships that stand together: where they go, and what they do there.
import { worldsOfEmpire } from '../lookup.ts'
import type { HexAddress } from '../shapes.ts'
import { type GroupOrder, type StandingAnswers, WITHDRAW } from '../week/book.ts'
import { type FleetPlan, isBase, strengthOf } from './fleet-plan.ts'
import { endOf, jumpsFrom, moveTowards, nearestOf } from './ways.ts'

/** Ships that stand together, and their next orders. */
export interface Force {
  readonly group: string
  readonly ships: readonly string[]
  readonly at: HexAddress
}
const AT_HOME: StandingAnswers = { larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: null }
const ABROAD: StandingAnswers = { larger: 'withdraw', equal: 'withdraw', smaller: 'attack', fallBack: null }
/** CR-17.3: equal fleets are attacked in own worlds, and elsewhere where they are likely to be the weaker side. */
function answersAt(plan: FleetPlan, to: HexAddress, ships: readonly string[]): StandingAnswers {
  const expected = plan.foes.at(to)
  const isBold = expected > 0 && strengthOf(plan, ships).force >= expected * plan.daring.hunt
  return isBase(plan, to) || isBold ? AT_HOME : ABROAD
}
/** Orders of a force that goes to a hex, and has its stance when it has come. */
export function sent(plan: FleetPlan, { group, ships, at }: Force, to: HexAddress, stance: GroupOrder['stance']): GroupOrder {
  const move = moveTowards(plan.view, plan.seat, [at, to])
  const isThere = endOf(move, at) === to
  return { group, ships, move, stance: isThere ? stance : 'none', answers: answersAt(plan, endOf(move, at), ships) }
}
/** Goes to the nearest own world, the first of equals in the order of the empire. */
export const goHome = (plan: FleetPlan, force: Force): GroupOrder =>
  sent(plan, force, nearestOf(worldsOfEmpire(plan.view, plan.seat), jumpsFrom(plan.view, force.at)) ?? force.at, 'none')
/** A force stays where it is. */
export const rest = ({ group, ships }: Force): GroupOrder => ({ group, ships, move: null, stance: 'none', answers: AT_HOME })
/** A ship that looks at a world, and avoids all others. */
export const looking = (plan: FleetPlan, force: Force, to: HexAddress): GroupOrder => ({
  ...sent(plan, force, to, 'none'),
  answers: WITHDRAW,
})
