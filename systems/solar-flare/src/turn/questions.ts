// Parts that the questions of the three phases share: who may act with what, and the end of a phase.

import { type CallRules, likely, type Refusal, refuse } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { checkEnd, isActing, mayEndAll, type TurnPhase } from './acting.ts'

/** SF-TEAM-03, SF-TEAM-05: a ship that a seat may give orders to, or why it may not. */
export function ownShip(view: View, me: Color, id: string): Ship | Refusal {
  const ship = view.ships[id]
  if (ship?.status !== 'flying') return refuse('SF-OBJ-02', `there is no ship ${id} on the board`)
  return ship.seat === me ? ship : refuse('SF-TEAM-03', `${ship.name} belongs to another player`)
}

interface PhaseQuestion<O extends Order> {
  readonly phase: TurnPhase
  readonly kinds: readonly O['order'][]
  /** Judges an action of this phase; undefined for an order of another phase. */
  check(view: View, me: Color, order: Order): Refusal | 'legal' | undefined
  /** Ids of the ships and torpedoes that can act. */
  able(view: View, me: Color): readonly string[]
  /** A random action; undefined if there is none. */
  randomAct(view: View, me: Color, dice: Parameters<CallRules<RuleTypes>['randomOrder']>[2]): O | undefined
}
type Ending = Extract<Order, { readonly order: 'end' }>
const END: Ending = { order: 'end', all: false }
/** SF-TEAM-02: the only order of an admiral who does not act himself. */
const END_ALL: Ending = { order: 'end', all: true }

/** The question of a phase: its actions, and the order that ends it. */
export const phaseQuestion = <O extends Order>({
  phase,
  kinds,
  check,
  able,
  randomAct,
}: PhaseQuestion<O>): CallRules<RuleTypes, O | Ending> => ({
  offer(view, me) {
    const of = isActing(view, me, phase) ? able(view, me) : []
    return { kind: phase, orders: [...(of.length > 0 ? kinds : []), 'end'], of }
  },
  check(view, me, order) {
    if (order.order === 'end') return checkEnd(view, me, phase, order)
    const verdict = check(view, me, order)
    if (verdict === undefined) return refuse('SF-TRN-01', `this is the ${phase} phase`)
    if (!isActing(view, me, phase)) return refuse('SF-TEAM-03', 'you do not act in this phase any more; you may end it for the others')
    return verdict === 'legal' ? undefined : verdict
  },
  forcedOrder: (view, me) => (able(view, me).length === 0 && !mayEndAll(view, me, phase) ? END : undefined),
  randomOrder(view, me, dice) {
    if (!isActing(view, me, phase)) return END_ALL
    const action = likely(dice, 1, 5) ? undefined : randomAct(view, me, dice)
    return action ?? { order: 'end', all: mayEndAll(view, me, phase) && likely(dice, 1, 8) }
  },
  defaultOrder: (view, me) => (isActing(view, me, phase) ? END : END_ALL),
})
