// The thrust orders of bots: burns, and returns of scoopships.
import { type Dice, pick } from '@admiralty/kernel'
import { affordable, withTravel } from '../orbit/thrust.ts'
import type { Burn, Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { thrustOf, unitsOfSeat } from '../table.ts'
import type { QuestionCheck } from './fight.ts'
import { huntOf } from './intercept.ts'
import { returnsOf } from './returns.ts'
import { crashes, planOf } from './thrust-plans.ts'

/** Own units that can burn in this turn. */
const burning = (view: View, me: Color): readonly { readonly unit: Unit; readonly points: number }[] =>
  unitsOfSeat(view, me)
    .map((unit) => ({ unit, points: thrustOf(view, unit) }))
    .filter(({ points }) => points > 0)
const isChange = (unit: Unit, { vector, velocity }: Burn): boolean => vector !== unit.vector || velocity !== unit.velocity
const burnsOf = (pairs: readonly (readonly [Unit, Burn | undefined])[]): OrderOf<'thrust'>['burns'] =>
  Object.fromEntries(pairs.flatMap(([unit, burn]) => (burn && isChange(unit, burn) ? [[unit.id, burn]] : [])))

/** Everybody on the shortest way to its aim. */
export function thrust(view: View, me: Color): readonly Order[] {
  const hunt = huntOf(view, me)
  const pairs = burning(view, me).map(({ unit, points }) => [unit, planOf(view, unit, points, hunt)?.burn] as const)
  return [{ order: 'thrust', burns: burnsOf(pairs), returns: returnsOf(view, me) }]
}
/** Boosters and gunships that do not strike in this turn burn at random, but never into the planet soon; the others fly as planned. */
export function thrustHastily(view: View, me: Color, _: QuestionCheck, dice: Dice): readonly Order[] {
  const hunt = huntOf(view, me)
  const pairs = burning(view, me).map(({ unit, points }) => {
    const plan = planOf(view, unit, points, hunt)
    if ((unit.kind !== 'booster' && unit.kind !== 'gunship') || plan?.turns === 1) return [unit, plan?.burn] as const
    const safeOnes = affordable(unit, points).filter((travel) => !crashes(withTravel(unit, travel)))
    return [unit, safeOnes.length === 0 ? undefined : pick(dice, safeOnes)] as const
  })
  return [{ order: 'thrust', burns: burnsOf(pairs), returns: returnsOf(view, me) }]
}
