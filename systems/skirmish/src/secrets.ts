// What the contract suite must be told: how a secret may come out, and how an order can hide its secret part.
import { type Dice, pick, type RuleId } from '@admiralty/kernel'
import { type Order, offer } from './orders.ts'
import type { View } from './state.ts'
import { sideOf } from './table.ts'

export const reveals: Readonly<Record<string, RuleId>> = {
  plansOpened: 'SK-PLN-04',
  braced: 'SK-BRC-01',
  cardsShown: 'SK-CRT-01',
  seized: 'SK-CRT-01',
}

const SEALED: readonly Order['order'][] = ['muster', 'aim', 'rest']

/** Cards and plans are secret, all of them; an ambush, a brace and a seizure are seen by everybody. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  const alike = (offer(view)?.orders ?? []).filter(({ order: kind }) =>
    SEALED.includes(order.order) ? SEALED.includes(kind) : kind === order.order,
  )
  if (!SEALED.includes(order.order)) return alike.some((other) => JSON.stringify(other) === JSON.stringify(order)) ? order : null
  return alike.length > 0 ? pick(dice, alike) : null
}

/** A side's seats know each other's cards, supplies and plans. */
export const shares = (view: View, seat: string): boolean => sideOf(view, seat) === sideOf(view, view.me)
