// The stored form of a position: the ships, missiles and steps from which a match may begin.
import { z } from 'zod'
import { designSchema, hexSchema } from './design/design.ts'
import { areaSchema } from './setup.ts'
import { boxId, id, quarters, seatSchema } from './shapes.ts'
import {
  allocationSchema,
  attackSchema,
  deedsSchema,
  levelsSchema,
  missileSchema,
  pointsSchema,
  policySchema,
  shipSchema,
  shotSchema,
} from './state.ts'
import { stepSchema } from './steps.ts'

/** The public fields of a ship that a position may give. The others follow from them. */
export const publicShipSchema = shipSchema
  .unwrap()
  .omit({ id: true, number: true, design: true, levels: true, dark: true, deeds: true, loud: true, docking: true })
  .partial()
  .required({ seat: true, hex: true })

export const placedShipSchema = publicShipSchema
  .extend({
    /** The name of a ready ship, or a whole design. */
    design: z.union([z.string(), designSchema]),
    levels: levelsSchema.default({}),
    /** Boxes that cannot be used this turn; by default the damaged boxes. */
    dark: z.array(boxId).readonly().optional(),
    deeds: deedsSchema.unwrap().partial().strict().default({}),
    hidden: z.boolean().default(false),
    /** EE-HID-01: the announced area; by default within ten hexes of the ship. */
    area: areaSchema.optional(),
    /** The true design of a disguised ship. */
    truth: z.union([z.string(), designSchema]).optional(),
    power: allocationSchema.unwrap().partial().strict().optional(),
    points: pointsSchema.unwrap().partial().strict().optional(),
    before: quarters.default(0),
    still: z.boolean().default(false),
    steady: z.boolean().default(false),
    empty: z.array(boxId).readonly().default([]),
  })
  .strict()
  .readonly()

export const positionSchema = z
  .object({
    turn: z.int().min(1).default(1),
    ships: z.record(id, placedShipSchema).readonly(),
    missiles: z
      .record(
        id,
        missileSchema
          .unwrap()
          .omit({ id: true, path: true, entry: true })
          .extend({
            shot: z.int().min(0).default(1),
            entry: hexSchema.nullable().default(null),
            lay: hexSchema.nullable().default(null),
            nuclear: z.boolean().default(false),
          })
          .strict()
          .readonly(),
      )
      .readonly()
      .default({}),
    /** The ships to which each ship is locked on, by its id; twice for two lock-ons. */
    locks: z.record(id, z.array(id).readonly()).readonly().default({}),
    centres: z.record(id, hexSchema).readonly().default({}),
    /** EE-SHX: the displacement between two ships in one hex, by 'a b'. */
    deemed: z.record(z.string(), hexSchema).readonly().default({}),
    policies: z.partialRecord(seatSchema, policySchema).readonly().default({}),
    shots: z.array(shotSchema).readonly().default([]),
    attack: attackSchema.nullable().default(null),
    /** The steps still to play, the next one first; or the name of a step, followed by the rest of the turn. */
    at: z.union([z.string(), z.array(stepSchema).readonly()]).default('announce'),
  })
  .strict()
  .readonly()
