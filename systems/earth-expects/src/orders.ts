// Orders: one kind for each decision of the rule book, each for all ships of a seat.
import { fields, type Orders, order } from '@admiralty/kernel'
import { z } from 'zod'
import { CREW_NAMES } from '../data/tables.ts'
import { designSchema, hexSchema } from './design/design.ts'
import { boxId, facingSchema, id, MOST_SHIPS } from './shapes.ts'
import { allocationSchema, plotSchema, policySchema } from './state.ts'

const byShip = <V extends z.ZodType>(value: V) => z.record(id, value).readonly()
const boxes = z.array(boxId).max(700).readonly()

/** EE-SEQ-09: announcements for one ship before power. Null or false: nothing is announced. */
const announcementSchema = fields({
  /** EE-DOC-02, EE-DOC-04: the other ship, its origin on this ship's record, and whether this ship is the active one. */
  dock: fields({ to: id, offset: hexSchema, active: z.boolean() }).nullable(),
  undock: id.nullable(),
  /** EE-ROL-01: begin to roll or, in the second turn, continue. */
  roll: z.boolean(),
  /** EE-REV-03. */
  reverse: z.boolean(),
  /** EE-FTL-01: announces or keeps the attempt. */
  ftl: z.boolean(),
  /** EE-DIS-03. */
  unmask: z.boolean(),
})
export type Announcement = z.infer<typeof announcementSchema>

export const orderSchema = z.discriminatedUnion('order', [
  // setting
  order('fleet', {
    ships: z
      .array(
        fields({
          design: designSchema,
          crew: z.enum(CREW_NAMES),
          /** EE-BAS-09: the direction in which a base turns; absent if it does not turn. */
          rotates: z.literal([-1, 1]).optional(),
        }),
      )
      .max(MOST_SHIPS)
      .readonly(),
  }),
  order('deploy', {
    places: byShip(fields({ hex: hexSchema, facing: facingSchema })),
    /** False records (EE-DIS-01). */
    disguises: byShip(designSchema),
  }),
  /** EE-BAS-08: by base and railgun, the enemy base at which it is aimed. */
  order('mark', { ships: byShip(z.record(z.string().max(16), id).readonly()) }),
  // before power
  order('announce', { ships: byShip(announcementSchema), policy: policySchema }),
  /** Consents by the id of the ship that asks to dock. */
  order('consent', { accept: byShip(z.boolean()) }),
  order('power', {
    ships: byShip(allocationSchema),
    /** Changed automatic decisions; absent if they stay as they are. */
    policy: policySchema.optional(),
  }),
  // movement
  order('plot', { ships: byShip(plotSchema) }),
  /** EE-IMP-05: boxes of an enemy ship that lose power. */
  order('darken', { boxes }),
  /** EE-HEA-01: the heading of the heat for each ship that has two possible ones. */
  order('heat', { ships: byShip(facingSchema) }),
  order('repair', { ships: byShip(boxes) }),
  // weapons
  /** EE-MIS-06: by missile, the index of the chosen route, from 0. */
  order('guide', { missiles: byShip(z.int().min(0).max(999)) }),
  /** In the order of resolution (EE-WEP-06). */
  order('commit', {
    ships: byShip(
      z
        .array(fields({ weapon: z.string().max(16), at: id, nuclear: z.boolean() }))
        .max(200)
        .readonly(),
    ),
  }),
  /** One weapon against one missile, with sensors that cancel range (EE-PD-05). */
  order('defend', { ship: id, weapon: z.string().max(16), missile: id, sensors: boxes }),
  order('pass', {}),
  /** EE-AMI-02. */
  order('chooseDie', { die: z.literal([0, 1]) }),
  order('rowSet', { heading: facingSchema }),
  order('row', {
    row: z.int().min(-9999).max(9999),
    high: z.enum(['left', 'right']),
    /** Changed automatic decisions, as with `power`: a player may leave all further rows to the middle one. */
    policy: policySchema.optional(),
  }),
  /** EE-MIS-09: the order in which the seat's missiles at a ship strike. */
  order('impacts', { missiles: z.array(id).min(1).max(400).readonly() }),
  /** EE-SEV-01: by ship, any box of the part that survives. */
  order('keep', { ships: byShip(boxId) }),
  // sensors
  order('sense', {
    ships: byShip(
      z
        .array(
          fields({
            sensors: boxes,
            /** A ship, or a hex to search (EE-HID-05). */
            at: z.union([id, hexSchema]),
          }),
        )
        .max(200)
        .readonly(),
    ),
  }),
  /** EE-MIS-05: missiles that lose guidance. */
  order('release', { missiles: z.array(id).max(400).readonly() }),
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<N extends Order['order']> = Extract<Order, { readonly order: N }>
const isOf = <N extends Order['order']>(given: Order, kind: N): given is OrderOf<N> => given.order === kind
/** A seat's order of this kind; undefined if the seat was not asked. */
export function orderOf<N extends Order['order']>(orders: Orders<Order>, seat: string, kind: N): OrderOf<N> | undefined {
  const given = orders[seat]
  return given && isOf(given, kind) ? given : undefined
}
