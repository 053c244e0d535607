// Tells the contract suite which parts of this game are secret: only the ships, until all are handed in (SF-INF-01).
import type { Dice, RuleId } from '@admiralty/kernel'
import { askedOf } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'

export const reveals: Readonly<Record<string, RuleId>> = { shipsRevealed: 'SF-INF-01' }

/** Other ships look the same until they are revealed. Every other order is public. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  const asked = askedOf(view)
  return order.order === 'ships' && asked ? asked.question.randomOrder(view, asked.me, dice) : order
}
