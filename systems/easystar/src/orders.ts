// What players answer: one kind of order for each thing the rule book lets them decide.
import { z } from 'zod'
import { facingSchema, hexSchema, id } from './shapes.ts'
import { fleetSchema } from './state.ts'

const order = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) => z.object({ order: z.literal(name), ...shape }).readonly()
/** One hex-side either way. */
const side = z.literal([-1, 0, 1])

export const orderSchema = z.discriminatedUnion('order', [
  // design and setting
  order('fleet', { fleet: fleetSchema }),
  /** The fleet again, with the gift placed (items marked `gift`) or forfeited by leaving it out (ES-FLG-07). */
  order('refit', { fleet: fleetSchema }),
  order('deploy', { places: z.record(z.string(), z.object({ hex: hexSchema, facing: facingSchema }).readonly()).readonly() }),
  // ships
  /** `path`: F forward, L and R one hex-side; the pod's turn is the one beyond the allowance, or the one after the last hex. */
  order('move', {
    ship: id,
    change: side,
    path: z
      .string()
      .regex(/^[FLR]*$/)
      .max(16),
    rams: z.array(id).max(8).readonly(),
  }),
  order('jump', { ship: id, before: side, after: side }),
  order('repair', { ship: id, counters: z.int().min(1).max(40), what: z.enum(['damage', 'nav', 'speed']) }),
  /** All ships have moved, or all fighters have done what they will. */
  order('done', {}),
  // fighters
  order('launch', { ship: id, fighter: id, hex: hexSchema }),
  /** `board`: the carrier it lands on at the end. */
  order('fly', {
    fighter: id,
    path: z
      .string()
      .regex(/^[FLR]*$/)
      .max(16),
    rams: z.array(id).max(8).readonly(),
    board: id.nullable(),
  }),
  // fire
  order('fire', { from: id, weapon: id, at: id, powerUp: z.enum(['range', 'damage']).nullable() }),
  order('pass', {}),
  /** Gives up a shot that would be forced (ES-SEQ-06). */
  order('waive', {}),
  // interrupts
  /** Turrets committed to an incoming missile; none = decline. */
  order('defend', { turrets: z.array(id).max(40).readonly() }),
  order('displace', { use: z.boolean() }),
  /** The item to be lost; null when there is none. */
  order('lose', { item: id.nullable() }),
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<N extends Order['order']> = Extract<Order, { readonly order: N }>

/** What may be answered, by kind of call; for screens and the outside world. Bots and tests use `sample`. */
export interface Offer {
  readonly kind: string
  /** Kinds of order that may be given. */
  readonly orders: readonly Order['order'][]
  /** Ships, fighters or items that may be chosen, by id. */
  readonly of: readonly string[]
}
