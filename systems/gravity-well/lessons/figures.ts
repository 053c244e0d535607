// The figures that judge answers to lessons. They use the functions of the rules and add no rule.
import { chanceOf, type Explained, plural, type RuleId } from '@admiralty/kernel'
import type { Figure, FigureRequest } from '@admiralty/lessons'
import { z } from 'zod'
import { laserChances } from '../src/combat/hits.ts'
import { shotNeeded, targetsOf } from '../src/fight/targets.ts'
import type { GravityWell } from '../src/game.ts'
import { greenAt, hexesOfRing, type Motion, ringOf, SENSES } from '../src/orbit/motion.ts'
import { predict } from '../src/orbit/predict.ts'
import { thrustCost, withTravel } from '../src/orbit/thrust.ts'
import { planTransfer, type TransferGoal } from '../src/orbit/transfer.ts'
import type { Order } from '../src/orders.ts'
import type { Unit, View } from '../src/state.ts'
import { thrustOf, unitOf } from '../src/table.ts'
import { targetState } from '../src/words/odds.ts'

type Ask = FigureRequest<GravityWell>
const wayRules: readonly RuleId[] = ['GW-THR-05', 'GW-MOV-04', 'GW-MOV-05', 'GW-GRV-01']
const waySchema = z.object({
  unit: z.string(),
  to: z.union([z.object({ ring: z.int(), sense: z.enum(SENSES) }), z.object({ meet: z.string() })]),
})
type Way = z.output<typeof waySchema>
const goalOf = (view: View, to: Way['to'], turns: number): TransferGoal =>
  'meet' in to ? { is: 'meeting', with: predict(unitOf(view, to.meet), turns).end } : { is: 'orbit', ...to }
/** The way of a unit: as it flies now, or after the thrust order of this turn. */
function wayOf({ view, order, of }: Ask): { readonly burn: number; readonly turns: number } | null {
  const { unit: id, to } = waySchema.parse(of)
  const unit = unitOf(view, id)
  const points = thrustOf(view, unit)
  if (order === null) {
    const plan = planTransfer(motionOf(unit), points, goalOf(view, to, 0))
    return plan && { burn: plan.burn, turns: plan.legs.length }
  }
  if (order.order !== 'thrust') return null
  const burn = order.burns[id] ?? unit
  const { end, fate } = predict(withTravel(unit, burn), 1)
  const plan = fate === 'flying' ? planTransfer(end, points, goalOf(view, to, 1)) : null
  return plan && { burn: thrustCost(unit, burn) + plan.burn, turns: 1 + plan.legs.length }
}
const motionOf = ({ at, vector, velocity }: Unit): Motion => ({ at, vector, velocity })
/** Turns count only between ways of the same cost. */
const MOST_TURNS = 1000

/** A number with its reasons as a figure: 'any laser 3, shot 2 of the turn -1: 2'. */
const figureOf = ({ total, because }: Explained): Figure => ({
  value: total,
  says: `${because.map(([what, amount]) => `${what} ${amount}`).join(', ')}: ${total}`,
  rules: [...new Set(because.map(([, , rule]): RuleId => rule))],
})
const shotSchema = z.object({ unit: z.string(), target: z.string() })
export const figures = {
  /** Thrust points of the cheapest way. */
  burn(asked: Ask): Figure {
    const way = wayOf(asked)
    return { value: way?.burn ?? null, says: way ? plural(way.burn, 'thrust point') : 'there is no way', rules: wayRules }
  },
  /** Turns of the cheapest way. */
  turns(asked: Ask): Figure {
    const way = wayOf(asked)
    return { value: way?.turns ?? null, says: way ? plural(way.turns, 'turn') : 'there is no way', rules: wayRules }
  },
  /** The whole way that a thrust order begins: points first, then turns. */
  way(asked: Ask): Figure {
    const way = wayOf(asked)
    if (!way) return { value: null, says: 'no way leads on from there', rules: wayRules }
    return {
      value: way.burn * MOST_TURNS + way.turns,
      says: `${plural(way.burn, 'thrust point')} in ${plural(way.turns, 'turn')}`,
      rules: wayRules,
    }
  },
  /** Turns for one lap of a unit's ring at its green speed. */
  lap({ view, of }: Ask): Figure {
    const { at } = unitOf(view, z.object({ unit: z.string() }).parse(of).unit)
    const hexes = hexesOfRing(ringOf(at)).length
    return { value: hexes / greenAt(at), says: `${hexes} hexes at speed ${greenAt(at)}`, rules: ['GW-MAP-04', 'GW-MAP-05'] }
  },
  /** The number that a shot needs. */
  needed({ view, of }: Ask): Figure {
    const { unit, target } = shotSchema.parse(of)
    return figureOf(shotNeeded(view, unitOf(view, unit), unitOf(view, target)))
  },
  /** The chance that a shot destroys its target. */
  destroys({ view, order }: Ask): Figure {
    if (order?.order !== 'fire') return { value: null, says: 'that is no shot', rules: ['GW-LSR-05'] }
    const unit = unitOf(view, order.unit)
    const target = targetsOf(view, unit).find(({ id }) => id === order.target)
    if (!target) return { value: null, says: 'that is out of reach', rules: ['GW-LSR-02'] }
    const { total } = shotNeeded(view, unit, target)
    const { destroyed, points } = laserChances(total, targetState(view, target))
    const value = Math.round(destroyed * 1e9) / 1e9 // so that equal chances stay equal
    const harmed = chanceOf(points, (count) => count > 0)
    return {
      value,
      says: `destroys it with ${(value * 100).toFixed(0)} %, harms it with ${(harmed * 100).toFixed(0)} %`,
      rules: ['GW-LSR-04', 'GW-LSR-05', 'GW-LSR-10'],
    }
  },
}
/** A burn that changes nothing is the same as none. */
export function alike(view: View, a: Order, b: Order): boolean {
  const plain = (order: Order): Order => {
    if (order.order !== 'thrust') return order
    const changes = Object.entries(order.burns).filter(([id, { vector, velocity }]) => {
      const unit = unitOf(view, id)
      return unit.vector !== vector || unit.velocity !== velocity
    })
    return { ...order, burns: Object.fromEntries(changes.toSorted(([one], [other]) => one.localeCompare(other))) }
  }
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}
