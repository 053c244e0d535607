// The dialog of the thrust order: every unit of the seat in one order, each with the path that its thrust leads to.
import { onHex, onThing, plural } from '@admiralty/kernel'
import { neighbours, sameHex } from '@admiralty/space'
import { askedOf, system } from '../game.ts'
import { circular, ringOf, SENSES, type UnitMotion } from '../orbit/motion.ts'
import { affordable, changed, thrustCost, withTravel } from '../orbit/thrust.ts'
import type { Burn, Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { isStation, thrustOf } from '../table.ts'
import type { Draft, ThrustPlan } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, sameAgain } from './form.ts'
import { clockOf, courseText, type Danger, dangersTo, dangerText, motionText } from './orbit.ts'
import { proposed } from './proposal.ts'
import { capital, compass, hexName, unitName } from './say.ts'
import { goalsOf, legTexts, planSentence, transferOf } from './transfer.ts'

const PHASE = 'Thrust · in secret'
const thrustOrder = (plan: ThrustPlan): Order => ({ order: 'thrust', ...plan })
/** No thrust, and the returns that are compulsory (GW-SCP-03). */
function coasting(view: View): ThrustPlan {
  const asked = askedOf(view)
  const order = asked && system.defaultOrder(view, asked.call)
  return order?.order === 'thrust' ? { burns: {}, returns: order.returns } : { burns: {}, returns: {} }
}
const withBurn = (plan: ThrustPlan, unit: string, burn: Burn): ThrustPlan => ({ ...plan, burns: { ...plan.burns, [unit]: burn } })

/** A unit as it will be when the impulses begin. */
export function burnt(unit: Unit, { burns }: Pick<ThrustPlan, 'burns'>): Unit {
  const burn = burns[unit.id]
  return burn ? { ...unit, ...withTravel(unit, burn) } : unit
}
/** Everything that a unit can do with its thrust, coasting first. */
const burnsOf = (view: View, unit: Unit): readonly Burn[] => affordable(unit, thrustOf(view, unit))
const ownUnits = (view: View, me: Color): readonly Unit[] => Object.values(view.units).filter(({ seat }) => seat === me)

export function thrustPage(view: View, me: Color, draft: Draft): GamePage {
  const plan = 'plan' in draft && 'burns' in draft.plan ? draft.plan : coasting(view)
  const unit = 'unit' in draft ? view.units[draft.unit] : undefined
  if (draft.kind === 'burn' && unit) return burnPage(view, plan, unit)
  if (draft.kind === 'transfer' && unit) return transferPage(view, plan, unit, draft.goal)
  if (draft.kind === 'return' && unit) return returnPage(view, plan, unit)
  const count = Object.keys(plan.burns).length
  const able = ownUnits(view, me).filter((one) => !one.dive && burnsOf(view, one).length > 1)
  const proposal = count === 0 ? proposedPlan(view) : null
  return {
    phase: PHASE,
    title: 'Thrust of all your units',
    text: [
      ...(proposal ? ['Proposed:', ...burnTexts(view, proposal)] : []),
      count === 0 ? 'A unit without thrust coasts. All thrust is revealed together.' : `${plural(count, 'unit')} will thrust.`,
    ].join('\n'),
    rule: 'GW-THR-01',
    back: count > 0 ? { set: { kind: 'thrust', plan: coasting(view) }, label: 'Begin again' } : undefined,
    rows: () => [
      row('give', 'GW-THR-01', proposal ? 'Thrust as proposed' : count === 0 ? 'Coast with everything' : 'Give this order', {
        give: thrustOrder(proposal ?? plan),
        role: 'main',
        note: proposal && plural(Object.keys(proposal.burns).length, 'unit'),
      }),
      count === 0 && sameForAll(view, plan, able),
      able.map((one) => unitRow(view, plan, one)),
      Object.keys(plan.returns).map((id) => {
        const scoopship = view.units[id]
        return scoopship && returnRow(plan, scoopship)
      }),
      proposal && row('none', 'GW-THR-01', 'Coast with everything', { give: thrustOrder(plan) }),
    ],
  }
}
/** The thrust that the screen proposes; null for none. */
function proposedPlan(view: View): ThrustPlan | null {
  const order = proposed(view, 'thrust')
  return order && Object.keys(order.burns).length > 0 ? { burns: order.burns, returns: order.returns } : null
}
/** 'Booster 5: speed 4, meets Blue station 2 in impulse 6.' A line for each unit that burns. */
const burnTexts = (view: View, plan: ThrustPlan): readonly string[] =>
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
function sameForAll(view: View, plan: ThrustPlan, units: readonly Unit[]): GameRows {
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
function sameForOne(view: View, plan: ThrustPlan, unit: Unit): GameRows {
  const to = burnAgain(view, unit)
  if (!to) return null
  const next = withBurn(plan, unit.id, to)
  const [set, note] = [{ kind: 'thrust', plan: next } as const, `${burnText(unit, to)}: ${courseText(withTravel(unit, to), clockOf(view))}`]
  return sameAgain('GW-THR-01', { set, ifLegal: thrustOrder(next), cost: thrustCost(unit, to), note })
}
function unitRow(view: View, plan: ThrustPlan, unit: Unit): GameRow {
  const next = burnt(unit, plan)
  const [danger] = dangersTo(view, unit, next)
  return row(`unit:${unit.id}`, 'GW-THR-01', capital(unitName(unit)), {
    set: { kind: 'burn', plan, unit: unit.id },
    spots: [onThing(unit.id), onHex(unit.at)],
    note: `${plan.burns[unit.id] ? 'to ' : ''}${motionText(next)}${danger ? `, ${dangerText(view, danger)}` : ''}`,
  })
}
function burnPage(view: View, plan: ThrustPlan, unit: Unit): GamePage {
  const planned = burnt(unit, plan)
  return {
    phase: PHASE,
    title: `Thrust of ${unitName(unit)}`,
    text: `${capital(motionText(unit))}. Now planned: ${courseText(planned, clockOf(view))}.`,
    rule: 'GW-THR-02',
    back: { set: { kind: 'thrust', plan }, label: 'Other units' },
    rows: () => [
      sameForOne(view, plan, unit),
      meetingsFirst(view, unit).map((burn) => burnRow(view, plan, unit, burn)),
      row('transfer', 'GW-THR-01', 'Plan a transfer', { set: { kind: 'transfer', plan, unit: unit.id, goal: null } }),
    ],
  }
}
/** The meeting with an enemy in this turn that a motion leads to; undefined for none. */
const meetingIn = (view: View, unit: Unit, motion: UnitMotion): Danger | undefined =>
  dangersTo(view, unit, motion, 1).find(({ kind }) => kind === 'meets')
/** The thrust of a unit that can attack, with what meets an enemy station in this turn before the rest. */
function meetingsFirst(view: View, unit: Unit): readonly Burn[] {
  const burns = burnsOf(view, unit)
  if (!ATTACKERS.includes(unit.kind)) return burns
  const rank = (burn: Burn): number => {
    const meeting = meetingIn(view, unit, withTravel(unit, burn))
    return meeting ? (meeting.by.some(isStation) ? 0 : 1) : 2
  }
  return burns
    .map((burn) => ({ burn, rank: rank(burn) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ burn }) => burn)
}
const ATTACKERS: readonly string[] = ['booster', 'gunship', 'bus']
function transferPage(view: View, plan: ThrustPlan, unit: Unit, goal: string | null): GamePage {
  const goals = goalsOf(view, unit)
  const chosen = goals.find(({ key }) => key === goal)
  const found = chosen ? transferOf(view, unit, chosen) : null
  const [first] = found?.legs ?? []
  return {
    phase: PHASE,
    title: chosen ? `${capital(unitName(unit))}: ${chosen.name}` : `Where shall ${unitName(unit)} go?`,
    text: chosen
      ? [planSentence(found, thrustOf(view, unit)), ...(found ? legTexts(view, found) : [])].join('\n')
      : 'The planner looks for the fewest points of thrust, then for the fewest turns.',
    rule: 'GW-THR-01',
    back: { set: chosen ? { kind: 'transfer', plan, unit: unit.id, goal: null } : { kind: 'burn', plan, unit: unit.id } },
    rows: () =>
      chosen
        ? first && burnRow(view, plan, unit, first.burn?.to ?? { vector: unit.vector, velocity: unit.velocity }, 'main')
        : goals.map(({ key, name }) =>
            row(`goal:${key}`, 'GW-THR-01', capital(name), { set: { kind: 'transfer', plan, unit: unit.id, goal: key } }),
          ),
  }
}
/** 'Speed 4', 'Turn to up right, speed 2', 'Coast' */
function burnText(from: Unit, { vector, velocity }: Burn): string {
  const isTurned = vector !== null && vector !== from.vector
  if (!isTurned && velocity === from.velocity) return 'Coast'
  return velocity === 0 ? 'Stop' : isTurned ? `${capital(compass(vector))}, speed ${velocity}` : `Speed ${velocity}`
}
function burnRow(view: View, plan: ThrustPlan, unit: Unit, burn: Burn, role: 'row' | 'main' = 'row'): GameRow {
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

// Scoopships in the atmosphere.
const returnRow = (plan: ThrustPlan, scoopship: Unit): GameRow => {
  const back = plan.returns[scoopship.id]
  return row(`return:${scoopship.id}`, 'GW-SCP-03', `${capital(unitName(scoopship))} returns`, {
    set: { kind: 'return', plan, unit: scoopship.id },
    spots: [onThing(scoopship.id)],
    note: back ? `to hex ${hexName(back.hex)}, ${back.sense}` : null,
  })
}
function returnPage(view: View, plan: ThrustPlan, scoopship: Unit): GamePage {
  return {
    phase: PHASE,
    title: `Return of ${unitName(scoopship)}`,
    text: 'It comes out of the atmosphere into a hex of ring 1, at the speed of that ring.',
    rule: 'GW-SCP-03',
    back: { set: { kind: 'thrust', plan }, label: 'Other units' },
    rows: () => returnRows(view, plan, scoopship),
  }
}
const returnRows = (view: View, plan: ThrustPlan, { id, at }: Unit): GameRows =>
  neighbours(at)
    .filter((hex) => ringOf(hex) === 1 && !sameHex(hex, at))
    .map((hex) =>
      SENSES.map((sense) => {
        const next = { ...plan, returns: { ...plan.returns, [id]: { hex, sense } } }
        return row(`to:${hexName(hex)}:${sense}`, 'GW-SCP-03', `To hex ${hexName(hex)}, ${sense}`, {
          set: { kind: 'thrust', plan: next },
          ifLegal: thrustOrder(next),
          spots: [onHex(hex)],
          note: courseText(circular(hex, sense), clockOf(view)),
        })
      }),
    )
