// Rows for the burns of a unit.
import { plural } from '@admiralty/kernel'
import type { UnitMotion } from '../orbit/motion.ts'
import { changed, thrustCost, withTravel } from '../orbit/thrust.ts'
import type { Burn, Order } from '../orders.ts'
import type { Unit, View } from '../state.ts'
import { thrustOf } from '../table.ts'
import type { ThrustPlan } from './draft.ts'
import { type GameRow, type GameRows, row, sameAgain } from './form.ts'
import { clockOf, courseText, type Danger, dangersTo, dangerText, motionText } from './orbit.ts'
import { capital, compass, unitName } from './say.ts'

export const thrustOrder = (plan: ThrustPlan): Order => ({ order: 'thrust', ...plan })

const withBurn = (plan: ThrustPlan, unit: string, burn: Burn): ThrustPlan => ({ ...plan, burns: { ...plan.burns, [unit]: burn } })

/** A unit as it will be when the impulses begin. */
export function burnt(unit: Unit, { burns }: Pick<ThrustPlan, 'burns'>): Unit {
  const burn = burns[unit.id]
  return burn ? { ...unit, ...withTravel(unit, burn) } : unit
}

/** 'Booster 5: speed 4, meets Blue station 2 in impulse 6.' A line for each unit that burns. */
export const burnTexts = (view: View, plan: ThrustPlan): readonly string[] =>
  Object.entries(plan.burns).flatMap(([id, burn]) => {
    const unit = view.units[id]
    if (!unit) return []
    const motion = burnt(unit, plan)
    const [danger] = dangersTo(view, unit, motion)
    const then = danger ? dangerText(view, danger) : courseText(motion, clockOf(view))
    return [`${capital(unitName(unit))}: ${uncapital(burnText(unit, burn))}, ${then}.`]
  })

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The change that a unit made in the last turn, if it can pay for it now. */
function burnAgain(view: View, unit: Unit): Burn | null {
  const to = unit.burn?.turn === view.turn - 1 ? changed(unit, unit.burn) : null
  const cost = to ? thrustCost(unit, to) : 0
  return cost > 0 && cost <= thrustOf(view, unit) ? to : null
}

export function sameForAll(view: View, plan: ThrustPlan, units: readonly Unit[]): GameRows {
  const again = units.flatMap((unit) => {
    const to = burnAgain(view, unit)
    return to ? [[unit, to] as const] : []
  })
  const next = again.reduce((sum, [{ id }, to]) => withBurn(sum, id, to), plan)
  const cost = again.reduce((sum, [unit, to]) => sum + thrustCost(unit, to), 0)
  const note =
    again.length === 1
      ? again.map(([unit, to]) => `${unitName(unit)}: ${motionText(withTravel(unit, to))}`).join()
      : plural(again.length, 'unit')
  const set = { kind: 'thrust', plan: next } as const
  return sameAgain('GW-THR-01', again.length === 0 ? null : { set, ifLegal: thrustOrder(next), cost, note })
}

export function sameForOne(view: View, plan: ThrustPlan, unit: Unit): GameRows {
  const to = burnAgain(view, unit)
  if (!to) return null
  const next = withBurn(plan, unit.id, to)
  const [set, note] = [{ kind: 'thrust', plan: next } as const, `${burnText(unit, to)}: ${courseText(withTravel(unit, to), clockOf(view))}`]
  return sameAgain('GW-THR-01', { set, ifLegal: thrustOrder(next), cost: thrustCost(unit, to), note })
}

/** The meeting with an enemy in this turn that a motion leads to; undefined for none. */
export const meetingIn = (view: View, unit: Unit, motion: UnitMotion): Danger | undefined =>
  dangersTo(view, unit, motion, 1).find(({ kind }) => kind === 'meets')

/** 'Speed 4', 'Turn to up right, speed 2', 'Coast' */
function burnText(from: Unit, { vector, velocity }: Burn): string {
  const isTurned = vector !== null && vector !== from.vector
  if (!isTurned && velocity === from.velocity) return 'Coast'
  return velocity === 0 ? 'Stop' : isTurned ? `${capital(compass(vector))}, speed ${velocity}` : `Speed ${velocity}`
}

export function burnRow(view: View, plan: ThrustPlan, unit: Unit, burn: Burn, role: 'row' | 'main' = 'row'): GameRow {
  const motion = withTravel(unit, burn)
  const cost = thrustCost(unit, burn)
  const meeting = meetingIn(view, unit, motion)
  const course = meeting ? dangerText(view, meeting) : courseText(motion, clockOf(view))
  const { [unit.id]: _, ...others } = plan.burns
  const next: ThrustPlan = cost === 0 ? { ...plan, burns: others } : withBurn(plan, unit.id, burn)
  return row(
    `burn:${burn.vector ?? 'none'}:${burn.velocity}`,
    burn.vector === unit.vector ? 'GW-THR-02' : 'GW-THR-03',
    burnText(unit, burn),
    {
      set: { kind: 'thrust', plan: next },
      cost,
      role,
      note: role === 'main' ? null : `${cost > 0 ? `${plural(cost, 'point')}: ` : ''}${course}`,
    },
  )
}
