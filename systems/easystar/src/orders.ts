// The orders: one kind for each decision that the rule book gives to players.
import { fields, order } from '@admiralty/kernel'
import { z } from 'zod'
import { facingSchema, hexSchema, id } from './shapes.ts'
import { fleetSchema } from './state.ts'

/** One hex-side either way. */
const side = z.literal([-1, 0, 1])
/** `path`: F forward, L and R one hex-side. */
const course = {
  path: z
    .string()
    .regex(/^[FLR]*$/)
    .max(16),
  rams: z.array(id).max(8).readonly(),
}

export const orderSchema = z.discriminatedUnion('order', [
  // design and setting
  order('fleet', { fleet: fleetSchema }),
  /** The final fleet. Items of the gift are marked `gift`; a part left out is forfeited (ES-FLG-07). */
  order('refit', { fleet: fleetSchema }),
  order('deploy', { places: z.record(z.string(), fields({ hex: hexSchema, facing: facingSchema })).readonly() }),
  // ships
  /** The pod turns beyond the allowance or after the last hex. */
  order('move', { ship: id, change: side, ...course }),
  order('jump', { ship: id, before: side, after: side }),
  order('repair', { ship: id, counters: z.int().min(1).max(40), what: z.enum(['damage', 'nav', 'speed']) }),
  /** Ends the seat's step of ships or fighters. */
  order('done', {}),
  // fighters
  order('launch', { ship: id, fighter: id, hex: hexSchema }),
  /** `board`: the carrier on which the fighter lands at the end of its path. */
  order('fly', { fighter: id, ...course, board: id.nullable() }),
  // fire
  order('fire', { from: id, weapon: id, at: id, powerUp: z.enum(['range', 'damage']).nullable() }),
  order('pass', {}),
  /** Gives up an owed shot (ES-SEQ-06). */
  order('waive', {}),
  // interrupts
  /** Ids of turrets that fire at an incoming missile; empty to decline. */
  order('defend', { turrets: z.array(id).max(40).readonly() }),
  order('displace', { use: z.boolean() }),
  /** Id of the item that is lost; null if there is none to lose. */
  order('lose', { item: id.nullable() }),
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<N extends Order['order']> = Extract<Order, { readonly order: N }>
