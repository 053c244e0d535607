// The holdings of an empire: types of ships, ships, groups of ships, keels, spares and money. All of it is secret.
import { fields, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { addressSchema, labelSchema, moneySchema, sideSchema, textSchema } from './shapes.ts'
import { shipFactsSchema } from './tactics-port.ts'

/** A type of ship, kept as design and facts, so that later prices of the battle game change nothing (CR-O.2). */
export const shipTypeSchema = fields({ id: textSchema, design: z.unknown(), facts: shipFactsSchema })
export type ShipType = z.infer<typeof shipTypeSchema>

/** The kinds of cargo in a hold: fuel pays F, provisions pay C, weaponry pays W, and spares are parts (CR-3.8d). */
export const CARGO_KINDS = ['fuel', 'provisions', 'weaponry', 'spares'] as const
export const cargoKindSchema = z.enum(CARGO_KINDS)
export type CargoKind = z.infer<typeof cargoKindSchema>
/** Work of a yard that `Tactics.repair` knows. `part` has the id of a part, `boxes` the number of boxes. */
export const yardWorkSchema = z.discriminatedUnion('do', [
  fields({ do: z.literal('part'), id: textSchema }),
  fields({ do: z.literal('hull'), boxes: whole(1, 999) }),
  fields({ do: z.literal('armour'), boxes: whole(1, 999) }),
  fields({ do: z.literal('restock') }),
  fields({ do: z.literal('recrew') }),
])
export type YardOrder = z.infer<typeof yardWorkSchema>
/** A repair that is paid for and not finished yet (CR-11.4a). */
const jobSchema = fields({ work: yardWorkSchema, weeks: whole(1, 2) })
export type Job = z.infer<typeof jobSchema>

export const ROLES = ['fleet', 'supply', 'defence'] as const
export const shipSchema = fields({
  /** Unique in its empire: 'fleet-3'. */
  id: textSchema,
  name: labelSchema,
  /** The id of its type. */
  type: textSchema,
  condition: z.unknown(),
  /** CR-8.2b: a defence never leaves its world. */
  role: z.enum(ROLES),
  /** The hex of a ship that is in no group, such as a defence; null for a ship of a group, which is where its group is. */
  at: addressSchema.nullable(),
  /** Whether it is leased (CR-3.8c). */
  leased: z.boolean(),
  /** The account of CR-3.6b: weeks of fuel and crew, and times of weaponry, that are not paid yet. */
  weeks: whole(0, 999),
  triggers: whole(0, 999),
  /** Weeks of endurance that are used up since it was last at a base: weeks away and strikes (CR-3.6a). */
  away: whole(0, 999),
  /** Combat turns since it was last at a base (CR-3.7a). */
  turns: whole(0, 9999),
  /** The week in which it last fought; 0 before (CR-11.1). */
  fought: whole(0, 999),
  /** Tons in its hold by kind (CR-3.8d). */
  cargo: z.partialRecord(cargoKindSchema, whole(0, 9999)).readonly(),
  jobs: z.array(jobSchema).max(60).readonly(),
})
export type CampaignShip = z.infer<typeof shipSchema>
/** The fields of a ship that have changed. Its id and type never do. */
export const shipChangeSchema = shipSchema.unwrap().omit({ type: true }).exactPartial().required({ id: true }).readonly()
/** The fields of a ship that has been nowhere yet. */
export const NEW_SHIP = {
  leased: false,
  weeks: 0,
  triggers: 0,
  away: 0,
  turns: 0,
  fought: 0,
  cargo: {},
  jobs: [],
} as const satisfies Partial<CampaignShip>

export const spareSchema = fields({
  /** Parts with the same likeness may replace each other. */
  likeness: textSchema,
  title: textSchema,
  /** The price of a new one. */
  price: moneySchema,
  count: whole(1, 99),
  /** The address of a world, or the id of a supply ship (CR-4.4b). */
  at: textSchema,
})
export type SpareStock = z.infer<typeof spareSchema>

/** CR-15.1a: ships that move together, or a dummy. */
export const groupSchema = fields({
  /** Unique in its empire, and never known to others (CR-15.3): 'group-2'. */
  id: textSchema,
  /** The name of its counter this week, which all see: 'red-2'. Null before the first deal. */
  label: textSchema.nullable(),
  /** Ids of its ships; empty for a dummy. */
  ships: z.array(textSchema).max(300).readonly(),
  /** The group whose dummy it is; null for a group of ships (CR-15.2a). */
  dummyOf: textSchema.nullable(),
  /** The hex; null in FTL (CR-17.4b). */
  at: addressSchema.nullable(),
  /** The hex where a group in FTL comes out next week; null for others. */
  to: addressSchema.nullable(),
  /** The hex of the battle of this week that a group in FTL has left under fire; null for others (CR-18.2a). */
  left: addressSchema.nullable(),
  /** The way by which it came to its hex this week or will come out of FTL, and the sides of the hex: none if it stayed (CR-17.7, CR-17.8a). */
  came: fields({ by: z.enum(['stay', 'jump', 'lane']), sides: z.array(sideSchema).max(6).readonly() }),
})
export type TaskGroup = z.infer<typeof groupSchema>
/** The fields of a group that have changed. */
export const groupChangeSchema = groupSchema.unwrap().exactPartial().required({ id: true }).readonly()
/** CR-13.1a: a ship that is being built. */
export const keelSchema = fields({
  id: textSchema,
  /** The id of its type. */
  type: textSchema,
  at: addressSchema,
  paid: moneySchema,
})
export type Keel = z.infer<typeof keelSchema>

/** A line of a bill. */
const billLineSchema = fields({ what: labelSchema, amount: moneySchema, rule: z.string().max(20) })
export type BillLine = z.infer<typeof billLineSchema>
/** The holdings of an empire after its purchase. */
export const holdingsSchema = fields({
  treasury: moneySchema,
  /** Null for an empire without a world. */
  capital: addressSchema.nullable(),
  types: z.array(shipTypeSchema).max(200).readonly(),
  ships: z.array(shipSchema).max(1500).readonly(),
  groups: z.array(groupSchema).max(300).readonly(),
  keels: z.array(keelSchema).max(300).readonly(),
  spares: z.array(spareSchema).max(100).readonly(),
  /** Pairs of own worlds that trade for the starting capital (CR-4.2). */
  partners: z
    .array(z.tuple([addressSchema, addressSchema]).readonly())
    .max(30)
    .readonly(),
  /** The bill of the first purchase. */
  bill: z.array(billLineSchema).max(400).readonly(),
})
export type Holdings = z.infer<typeof holdingsSchema>
