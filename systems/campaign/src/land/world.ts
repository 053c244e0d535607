// A world and the land: their fields, which everybody knows.
import { fields, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { addressSchema, resourceSchema, seatSchema } from '../shapes.ts'

/** CR-2.1: a world with its economy, which everybody knows (CR-1.2b). */
export const worldSchema = fields({
  at: addressSchema,
  resource: resourceSchema.nullable(),
  /** The sum of its two dice of five sides (CR-2.6a). */
  rolled: whole(2, 10),
  /** The third die of a world with a resource; 0 without one, and for luxuries (CR-2.6b). */
  extra: whole(0, 5),
  /** Worlds that are linked to this hub alone (CR-2.7). */
  linked: whole(0, 99),
  /** The present fixed base. It is the original one as long as nothing is destroyed. */
  base: whole(0, 200),
  /** This week's die of a world of luxuries; 0 for others (CR-2.6c). */
  luxury: whole(0, 10),
  owner: seatSchema.nullable(),
  /** Points of abstract defence that a neutral world keeps after its surrender (CR-8.6A). */
  pool: whole(0, 99_999),
  /** Empires that have attacked it while it was neutral (CR-1.6h). */
  hostile: z.array(seatSchema).max(8).readonly(),
  /** Empires whose attack of this week has left it undecided; it is interdicted (CR-8.4d). */
  undecided: z.array(seatSchema).max(8).readonly(),
  /** Steps towards the next point of income that comes back (CR-9.1a). */
  steps: whole(0, 3),
})
export type World = z.infer<typeof worldSchema>
/** The fields of a world that nobody has attacked or damaged. */
export const QUIET_WORLD = { pool: 0, hostile: [], undecided: [], steps: 0 } as const satisfies Partial<World>
const laneSchema = z.tuple([addressSchema, addressSchema]).readonly()
/** A space lane between two worlds, in map order. */
export type Lane = z.infer<typeof laneSchema>
/** The worlds and the lanes between them, as everybody knows them. */
export const landSchema = fields({
  /** The worlds by address. `worldsOf` lists them in map order. */
  worlds: z.record(addressSchema, worldSchema).readonly(),
  lanes: z.array(laneSchema).max(4000).readonly(),
})
export type Land = z.infer<typeof landSchema>
