// The figures that judge answers to lessons. They use the functions of the rules and add no rule.
import { chanceOf, percent, plural } from '@admiralty/kernel'
import type { Figure, FigureRequest } from '@admiralty/lessons'
import { sameHex } from '@admiralty/space'
import { z } from 'zod'
import { laserChances, strikeChances } from '../src/combat/hits.ts'
import { shotNeeded, strikeNeeded, targetsOf } from '../src/fight/targets.ts'
import type { GravityWell } from '../src/game.ts'
import { circular, greenAt, hexesOfRing, ringOf, type UnitMotion } from '../src/orbit/motion.ts'
import { predict } from '../src/orbit/predict.ts'
import { isInSight } from '../src/orbit/sight.ts'
import { facingsBetween, thrustCost, withTravel } from '../src/orbit/thrust.ts'
import { planTransfer, type TransferGoal } from '../src/orbit/transfer.ts'
import type { Order } from '../src/orders.ts'
import { directionSchema, id, senseSchema } from '../src/shapes.ts'
import { isWarhead, thrustOf, unitOf, unitsOf } from '../src/table.ts'
import { targetState } from '../src/words/odds.ts'

type Ask = FigureRequest<GravityWell>
const motionOf = ({ at, vector, velocity }: UnitMotion): UnitMotion => ({ at, vector, velocity })
const transferSchema = z.object({
  unit: id,
  ring: z.int().optional(),
  sense: senseSchema.nullable().default(null),
  with: id.optional(),
  what: z.enum(['points', 'turns']),
})
const pathSchema = z.object({ unit: id, turns: z.int(), what: z.enum(['ring', 'fate', 'turns']) })
const unitSchema = z.object({ unit: id })
const waySchema = z.object({
  unit: id,
  to: z.union([z.object({ ring: z.int(), sense: senseSchema }), z.object({ meet: id })]),
})
const WAY_RULES = ['GW-THR-05', 'GW-MOV-04', 'GW-MOV-05', 'GW-GRV-01'] as const
/** Turns count only between ways of the same cost. */
const MOST_TURNS = 1000
const pairSchema = z.object({ unit: id, target: id })

export const figures = {
  /** Points or turns of the cheapest transfer to a ring or to a unit; null if there is none. */
  transfer({ view, of }: Ask): Figure {
    const { unit: key, ring, sense, with: other, what } = transferSchema.parse(of)
    const unit = unitOf(view, key)
    const goal: TransferGoal =
      other === undefined ? { is: 'orbit', ring: ring ?? 1, sense } : { is: 'meeting', with: motionOf(unitOf(view, other)) }
    const plan = planTransfer(motionOf(unit), thrustOf(view, unit), goal)
    const says = plan ? `${plural(plan.burn, 'point')} in ${plural(plan.legs.length, 'turn')}` : 'there is no way'
    return { value: plan && (what === 'points' ? plan.burn : plan.legs.length), says, rules: ['GW-THR-01'] }
  },
  /** The ring at the end of a flight without thrust, how it ends, or in which turn. */
  path({ view, of }: Ask): Figure {
    const { unit, turns, what } = pathSchema.parse(of)
    const { path, end, fate } = predict(motionOf(unitOf(view, unit)), turns)
    const last = path.at(-1)
    const values = { ring: ringOf(end.at), fate, turns: last?.turn ?? 0 }
    return { value: values[what], says: `ring ${ringOf(end.at)} in turn ${last?.turn ?? 0}, ${fate}`, rules: ['GW-GRV-01', 'GW-MAP-01'] }
  },
  /** Thrust points for a vector and a velocity. */
  cost({ view, of }: Ask): Figure {
    const { unit, ...to } = z.object({ unit: id, vector: directionSchema.nullable(), velocity: z.int() }).parse(of)
    const cost = thrustCost(unitOf(view, unit), to)
    return { value: cost, says: plural(cost, 'point'), rules: ['GW-THR-05'] }
  },
  /** Facings between the two circular orbits of a hex. */
  reverse({ view, of }: Ask): Figure {
    const { at } = unitOf(view, unitSchema.parse(of).unit)
    const facings = facingsBetween(circular(at, 'clockwise').vector, circular(at, 'anticlockwise').vector)
    return { value: facings, says: plural(facings, 'facing'), rules: ['GW-LCH-03'] }
  },
  /** Whether one unit sees another. */
  sight({ view, of }: Ask): Figure {
    const { unit, target } = pairSchema.parse(of)
    const value = isInSight(unitOf(view, unit).at, unitOf(view, target).at)
    return { value, says: value ? 'in sight' : 'hidden by the planet', rules: ['GW-LOS-02'] }
  },
  /** The highest face that hits with the next laser shot of a unit. */
  needed({ view, of }: Ask): Figure {
    const { unit, target } = pairSchema.parse(of)
    const { total, because } = shotNeeded(view, unitOf(view, unit), unitOf(view, target))
    return { value: total, says: `${total} or less`, rules: [...new Set(because.map(([, , rule]) => rule))] }
  },
  /** Percent that a basic warhead destroys a station. */
  kill({ view, of }: Ask): Figure {
    const { unit, target } = pairSchema.parse(of)
    const { total } = strikeNeeded(view, unitOf(view, unit), unitOf(view, target))
    const { destroyed } = strikeChances(total, { is: 'station', modules: unitOf(view, target).modules, armour: false })
    const value = Math.round(destroyed * 100)
    return { value, says: `${value}%`, rules: ['GW-WHD-05'] }
  },
  /** Enemy boosters and warheads in the hex of a unit. */
  pulsed({ view, of }: Ask): Figure {
    const unit = unitOf(view, unitSchema.parse(of).unit)
    const lost = unitsOf(view).filter(
      ({ seat, at, kind }) => seat !== unit.seat && sameHex(at, unit.at) && (kind === 'booster' || isWarhead(kind)),
    )
    return { value: lost.length, says: plural(lost.length, 'unit'), rules: ['GW-PLS-03'] }
  },
  /** The whole way that a thrust order begins: points first, then turns. */
  way({ view, order, of }: Ask): Figure {
    const { unit: key, to } = waySchema.parse(of)
    const unit = unitOf(view, key)
    if (order?.order !== 'thrust') return { value: null, says: 'that is no thrust', rules: WAY_RULES }
    const burn = order.burns[key] ?? unit
    const { end, fate } = predict(withTravel(unit, burn), 1)
    const goal: TransferGoal = 'meet' in to ? { is: 'meeting', with: predict(unitOf(view, to.meet), 1).end } : { is: 'orbit', ...to }
    const plan = fate === 'flying' ? planTransfer(end, thrustOf(view, unit), goal) : null
    if (!plan) return { value: null, says: 'no way leads on from there', rules: WAY_RULES }
    const [points, turns] = [thrustCost(unit, burn) + plan.burn, 1 + plan.legs.length]
    return { value: points * MOST_TURNS + turns, says: `${plural(points, 'point')} in ${plural(turns, 'turn')}`, rules: WAY_RULES }
  },
  /** Turns for one lap of a unit's ring at its green speed. */
  lap({ view, of }: Ask): Figure {
    const { at } = unitOf(view, unitSchema.parse(of).unit)
    const hexes = hexesOfRing(ringOf(at)).length
    return { value: hexes / greenAt(at), says: `${hexes} hexes at speed ${greenAt(at)}`, rules: ['GW-MAP-04', 'GW-MAP-05'] }
  },
  /** The chance that a shot destroys its target. */
  destroys({ view, order }: Ask): Figure {
    if (order?.order !== 'fire') return { value: null, says: 'that is no shot', rules: ['GW-LSR-05'] }
    const unit = unitOf(view, order.unit)
    const target = targetsOf(view, unit).find((one) => one.id === order.target)
    if (!target) return { value: null, says: 'that is out of reach', rules: ['GW-LSR-02'] }
    const { destroyed, points } = laserChances(shotNeeded(view, unit, target).total, targetState(view, target))
    const value = Math.round(destroyed * 1e9) / 1e9 // so that equal chances stay equal
    const harmed = chanceOf(points, (count) => count > 0)
    return {
      value,
      says: `destroys it with ${percent(value)}, harms it with ${percent(harmed)}`,
      rules: ['GW-LSR-04', 'GW-LSR-05', 'GW-LSR-10'],
    }
  },
}
/** A burn that changes nothing is the same as none. */
export function alike(view: GravityWell['view'], a: Order, b: Order): boolean {
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
