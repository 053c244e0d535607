// The stored form of a position: the ships, fighters and steps from which a match may begin.
import { z } from 'zod'
import { id, seatSchema } from './shapes.ts'
import { advantageSchema, berthSchema, fighterSchema, itemSchema, owedShotSchema, reasonSchema, shipSchema, shotSchema } from './state.ts'
import { stepSchema } from './steps.ts'

const placedItemSchema = itemSchema.unwrap().partial().required({ kind: true }).strict().readonly()

/** The public fields of a ship that a position may give. The others follow from them. */
export const publicShipSchema = shipSchema
  .unwrap()
  .omit({ id: true, station: true, doom: true, course: true, flown: true, reached: true, freighter: true, known: true })
  .partial()
  .required({ seat: true, hex: true })

export const placedShipSchema = publicShipSchema
  .extend({
    /** Ids of the items that opponents have seen, or 'all'. */
    known: z.union([z.literal('all'), z.array(id)]).default([]),
    items: z.array(placedItemSchema).readonly().default([]),
    /** Two in each bay in the order given, unless `bay` names one. */
    fighters: z
      .array(berthSchema.unwrap().partial().required({ kind: true }).readonly())
      .readonly()
      .default([]),
    speedTraded: z.int().min(0).default(0),
    freighter: z.boolean().default(false),
  })
  .strict()

/** Left out, fighters are numbered within their seat in the order given. */
const placedFighterSchema = fighterSchema.unwrap().omit({ id: true }).partial().required({ seat: true, hex: true }).strict()

export const positionSchema = z
  .object({
    /** The step to play next: by its name, for the side with the initiative, or as data; several in the middle of a shot. The rest of the turn follows. */
    at: z.union([stepSchema, z.array(stepSchema).min(1), z.string()]),
    turn: z.int().min(0).default(1),
    ships: z.record(z.string(), placedShipSchema).default({}),
    fighters: z.record(z.string(), placedFighterSchema).default({}),
    counters: z.partialRecord(seatSchema, z.int().min(0).max(3)).default({}),
    flagships: z.partialRecord(seatSchema, id).default({}),
    flagshipCounters: z.partialRecord(seatSchema, z.int().min(0).max(2)).default({}),
    advantages: z.partialRecord(seatSchema, advantageSchema).default({}),
    shot: shotSchema.nullable().default(null),
    owed: z.partialRecord(seatSchema, z.array(owedShotSchema)).default({}),
    scores: z.partialRecord(z.enum(['yellow', 'blue']), z.array(reasonSchema)).default({}),
    reached: z.int().min(0).default(0),
  })
  .strict()
