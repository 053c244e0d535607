// Answers to the calls of movement and of collisions.

import { type CallRules, likely } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { has, isColor, shipOf } from '../table.ts'
import { fighters } from './fighter-question.ts'
import { ships } from './ship-question.ts'

/** Rules of the decision on a displacer in a collision; `who` names the ship that has it. */
const displace = (use: boolean): Order => ({ order: 'displace', use })
function slip(who: (view: View) => string | undefined): CallRules<RuleTypes> {
  const carries = (view: View, seat: Color): boolean => {
    const id = who(view)
    const ship = id === undefined ? undefined : shipOf(view, id)
    return ship?.seat === seat && has(view, ship, 'displacer')
  }
  return {
    offer: (view) => ({ kind: 'displace', orders: ['displace'], of: [who(view) ?? ''] }),
    check(view, me, order) {
      if (order.order !== 'displace') return { rule: 'ES-COL-06', reason: 'expected a decision on the displacer' }
      return order.use && !carries(view, me) ? { rule: 'ES-AUX-DSP-03', reason: 'the ship has no displacer' } : undefined
    },
    forcedOrder: (view, seat) => (isColor(seat) && view.secret[seat] && !carries(view, seat) ? displace(false) : undefined),
    randomOrder: (view, me, dice) => displace(carries(view, me) && likely(dice, 1, 2)),
    defaultOrder: () => displace(false),
  }
}

/** The step of the collision that is decided. */
const meeting = ({ agenda: [step] }: View) => (step?.step === 'slipMover' || step?.step === 'slipTarget' ? step : undefined)

export const movementQuestions = {
  ships,
  fighters,
  slipMover: slip((view) => meeting(view)?.mover),
  slipTarget: slip((view) => meeting(view)?.target),
}
