// The orders of a campaign: of the draft, the purchase and the weeks.
import { type FieldsOf, order } from '@admiralty/kernel'
import { z } from 'zod'
import { addressSchema, cardSchema, countSchema, pairSchema, textSchema } from './shapes.ts'
import { afterOrder, battleOrder, closeOrder, enterOrder, meetOrder, ordersOrder } from './week/book.ts'

const addresses = z.array(addressSchema)
const pairOfWorlds = z.tuple([addressSchema, addressSchema]).readonly()
/** CR-1.3c: the pairs of the hand and, where claims are made by ranking, all worlds with the most wanted first. */
const pairsOrder = order('pairs', { pairs: z.array(pairSchema).max(6).readonly(), ranking: addresses.max(169).readonly() })
/** CR-1.3d: a pair and the world that it claims; null if no free world is left. */
const claimOrder = order('claim', { pair: z.tuple([cardSchema, cardSchema]).readonly(), at: addressSchema.nullable() })

/** Ships of one design. */
const shipRowShape = {
  /** A whole design of the battle game. */
  design: z.unknown(),
  count: countSchema,
}
const shipRow = z.object(shipRowShape).readonly()
const defenceRow = z.object({ ...shipRowShape, at: addressSchema }).readonly()
/** `part` is the id of a part of the design. `at` is an own world or a supply ship of this order: 'supply-2'. */
const spareRow = z.object({ ...shipRowShape, part: textSchema, at: textSchema }).readonly()
const purchaseShape = {
  ships: z.array(shipRow).max(60).readonly(),
  supply: z.array(shipRow).max(20).readonly(),
  defences: z.array(defenceRow).max(60).readonly(),
  spares: z.array(spareRow).max(60).readonly(),
  /** Pairs of own worlds that trade with each other (CR-4.2). */
  partners: z.array(pairOfWorlds).max(30).readonly(),
  /** The capital world; null for the first world that was claimed (CR-X.6). */
  capital: addressSchema.nullable(),
  /** The allied navy of the market; null for none (CR-13.1c). */
  ally: textSchema.nullable(),
}
const purchaseOrder = order('purchase', purchaseShape)

export const orderSchema = z.discriminatedUnion('order', [
  pairsOrder,
  claimOrder,
  purchaseOrder,
  ordersOrder,
  enterOrder,
  meetOrder,
  afterOrder,
  battleOrder,
  closeOrder,
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<K extends Order['order']> = Extract<Order, { readonly order: K }>
/** The choices of a purchase. */
export type Purchase = FieldsOf<typeof purchaseShape>
export type ShipRow = z.infer<typeof shipRow>
export type DefenceRow = z.infer<typeof defenceRow>
export type SpareRow = z.infer<typeof spareRow>
