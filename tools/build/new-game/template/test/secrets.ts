// Tells the tests of every game which parts of this one are secret.
import { type Dice, pick, type RuleId } from '@admiralty/kernel'
import { askedOf } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'

/** Events that make a secret public, with the clause that allows it. */
export const reveals: Readonly<Record<string, RuleId>> = { torpedoFired: 'TP-SUP-02', repaired: 'TP-SUP-02' }

/** Another legal order that looks the same to the enemy: supplies are secret, actions become public. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  const asked = askedOf(view)
  const legal = asked?.question.offer(view, asked.me, asked.call) ?? []
  if (order.order === 'load') return pick(dice, legal)
  return legal.some((other) => other.order === order.order) ? order : null
}

/** No seat shares its secrets with another. */
export const shares = (view: View, seat: string): boolean => view.me === seat
