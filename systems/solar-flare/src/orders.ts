// The orders: one kind for each decision that the rule book gives to players.
import { fields, order, step, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { MOST_OVERCHARGE } from '../data/tables.ts'
import { hexSchema, tileSchema } from './board/board.ts'
import { designSchema } from './design/design.ts'
import { chargesSchema, directionSchema, id, index, sectionSchema } from './shapes.ts'

/** A step of a torpedo. `dodge`: movement points spent against asteroids (SF-AST-04). */
const flightSchema = z.discriminatedUnion('step', [step('ahead', { dodge: whole(0, 6) }), step('left', {}), step('right', {})])
export type FlightStep = z.infer<typeof flightSchema>

/** A step of a ship. `pay`: charges for it; `dodge`: charges for manoeuvre points against asteroids (SF-AST-03). */
const moveSchema = z.discriminatedUnion('step', [
  step('ahead', { pay: chargesSchema, dodge: chargesSchema }),
  step('turn', { to: z.enum(['left', 'right']), pay: chargesSchema }),
  /** `direction` on the board. */
  step('shift', { direction: directionSchema, pay: chargesSchema, dodge: chargesSchema }),
])
export type MoveStep = z.infer<typeof moveSchema>
/** The most steps of one order. */
export const MOST_STEPS = 60

/** SF-PWR-05: one team moves `amount` into one component; `batteries` gives part of it. */
const transferSchema = fields({
  crew: index,
  component: index,
  amount: whole(1, 6),
  batteries: chargesSchema,
  overcharge: whole(0, MOST_OVERCHARGE),
})
export type Transfer = z.infer<typeof transferSchema>

/** A ship as handed in. `base`: the ready-made ship that is taken or traded; null for one built from an empty sheet. */
const entrySchema = fields({ base: z.string().max(40).nullable(), design: designSchema })
export type FleetEntry = z.infer<typeof entrySchema>

export const orderSchema = z.discriminatedUnion('order', [
  // set-up
  order('ships', { ships: z.array(entrySchema).min(1).max(5).readonly() }),
  order('tile', { tile: tileSchema }),
  order('noTile', {}),
  order('place', { ship: id, hex: hexSchema, facing: directionSchema }),
  // weapons; `section`: the choice at a corner (SF-HIT-02), null for the one that is best for the attacker
  order('fire', { ship: id, beam: index, at: id, charges: whole(1, 9), section: sectionSchema.nullable() }),
  order('launch', { ship: id, tube: index, dodge: whole(0, 6) }),
  order('steer', { torpedo: id, path: z.array(flightSchema).min(1).max(8).readonly() }),
  order('detonate', { torpedo: id, sections: z.record(z.string().max(40), sectionSchema).readonly() }),
  order('disarm', { torpedo: id }),
  // movement and power
  order('move', { ship: id, steps: z.array(moveSchema).min(1).max(MOST_STEPS).readonly() }),
  order('charge', { ship: id, transfers: z.array(transferSchema).min(1).max(40).readonly() }),
  /** Ends the phase for its seat; with `all`, which only an admiral may say, for the whole team (SF-TEAM-03). */
  order('end', { all: z.boolean() }),
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<N extends Order['order']> = Extract<Order, { readonly order: N }>
