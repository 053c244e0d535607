// The dialog of the thrust order: every unit of the seat in one order, each with the path that its thrust leads to.
import { plural } from '@admiralty/kernel'
import { askedOf, system } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { burnPage, burnsOf, transferPage } from './burn-page.ts'
import { burnTexts, sameForAll, thrustOrder } from './burn-rows.ts'
import type { Draft, ThrustPlan } from './draft.ts'
import { type GamePage, row } from './form.ts'
import { proposed } from './proposal.ts'
import { PHASE, returnPage, returnRow } from './return-rows.ts'
import { unitRow } from './unit-row.ts'

/** No thrust, and the returns that are compulsory (GW-SCP-03). */
function coasting(view: View): ThrustPlan {
  const asked = askedOf(view)
  const order = asked && system.defaultOrder(view, asked.call)
  return order?.order === 'thrust' ? { burns: {}, returns: order.returns } : { burns: {}, returns: {} }
}

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
