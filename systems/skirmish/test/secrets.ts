// Tells the contract suite which parts of this game are secret.
import { type Dice, pick, type RuleId } from '@admiralty/kernel'
import { askedOf } from '../src/game.ts'
import { sideOf } from '../src/lookup.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'

/** Events that make a secret public, with the clause that allows it. */
export const reveals: Readonly<Record<string, RuleId>> = {
  plansOpened: 'SK-PLN-04',
  braced: 'SK-BRC-01',
  cardsShown: 'SK-CRT-01',
  seized: 'SK-CRT-01',
}

const SEALED: readonly Order['order'][] = ['muster', 'aim', 'rest']

/** Another legal order that looks the same to the enemy. Cards and plans are secret; ambush, brace and seize are public. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  if (order.order === 'supply') return order // SK-UMP-01: the umpire's order is no secret of a squad
  const asked = askedOf(view)
  const alike = (asked?.question.offer(view, asked.me, asked.call) ?? []).filter(({ order: kind }) =>
    SEALED.includes(order.order) ? SEALED.includes(kind) : kind === order.order,
  )
  if (!SEALED.includes(order.order)) return alike.some((other) => JSON.stringify(other) === JSON.stringify(order)) ? order : null
  return alike.length > 0 ? pick(dice, alike) : null
}

/** Whether this view includes the secrets of a seat. The seats of a side share all secrets. */
export function shares(view: View, seat: string): boolean {
  if (view.me === 'umpire') return true // SK-UMP-01
  return sideOf(view, seat) === sideOf(view, view.me)
}
