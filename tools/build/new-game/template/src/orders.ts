// The orders, and for each kind of call the legal, default and random answers. Everything is judged on the view of the seat.
import { either, fields, listedQuestion, type Refusal } from '@admiralty/kernel'
import { z } from 'zod'
import { type Color, SUPPLIES, type View } from './state.ts'

export const orderSchema = z.discriminatedUnion('order', [
  /** The other supplies are repairs. */
  fields({ order: z.literal('load'), torpedoes: z.int().min(0).max(SUPPLIES) }),
  fields({ order: z.literal('guns') }),
  fields({ order: z.literal('torpedo') }),
  fields({ order: z.literal('repair') }),
])
export type Order = z.infer<typeof orderSchema>

/** Why an order of these kinds is refused; the clause for an order of another kind. */
const refusalOf = (view: View, me: Color, { order }: Order, ...kinds: readonly Order['order'][]): Refusal | undefined => {
  const { torpedoes, repairs } = view.secret[me] ?? { torpedoes: 0, repairs: 0 }
  if (!kinds.includes(order)) return { rule: 'TP-GEN-02', reason: `you are asked for ${either(kinds)}, not for ${order}` }
  if (order === 'torpedo' && torpedoes === 0) return { rule: 'TP-TOR-01', reason: 'you have no torpedo left' }
  return order === 'repair' && repairs === 0 ? { rule: 'TP-REP-01', reason: 'you have no repair left' } : undefined
}
export const questions = {
  load: listedQuestion<View, Color, Order>({
    answers: () => Array.from({ length: SUPPLIES + 1 }, (_, torpedoes) => ({ order: 'load', torpedoes })),
    check: (view, me, order) => refusalOf(view, me, order, 'load'),
  }),
  act: listedQuestion<View, Color, Order>({
    answers: () => [{ order: 'guns' }, { order: 'repair' }, { order: 'torpedo' }],
    check: (view, me, order) => refusalOf(view, me, order, 'guns', 'repair', 'torpedo'),
  }),
}
