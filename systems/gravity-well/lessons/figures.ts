// The figures that judge answers to lessons. They use the functions of the rules and add no rule.
import { plural } from '@admiralty/kernel'
import { type Figure, type FigureRequest, same } from '@admiralty/lessons'
import { sameHex } from '@admiralty/space'
import { z } from 'zod'
import { strikeChances } from '../src/combat/hits.ts'
import { shotNeeded, strikeNeeded } from '../src/fight/targets.ts'
import type { GravityWell } from '../src/game.ts'
import { circular, type Motion, ringOf } from '../src/orbit/motion.ts'
import { predict } from '../src/orbit/predict.ts'
import { isInSight } from '../src/orbit/sight.ts'
import { facingsBetween, thrustCost } from '../src/orbit/thrust.ts'
import { planTransfer, type TransferGoal } from '../src/orbit/transfer.ts'
import { directionSchema, id, senseSchema } from '../src/shapes.ts'
import { isWarhead, thrustOf, unitOf, unitsOf } from '../src/table.ts'

type Ask = FigureRequest<GravityWell>
const motionOf = ({ at, vector, velocity }: Motion): Motion => ({ at, vector, velocity })
const transferSchema = z.object({
  unit: id,
  ring: z.int().optional(),
  sense: senseSchema.nullable().default(null),
  with: id.optional(),
  what: z.enum(['points', 'turns']),
})
const pathSchema = z.object({ unit: id, turns: z.int(), what: z.enum(['ring', 'fate', 'turns']) })
const unitSchema = z.object({ unit: id })
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
}
/** No two different orders of this game have the same effect. */
export const alike = (_: GravityWell['view'], a: GravityWell['order'], b: GravityWell['order']): boolean => same(a, b)
