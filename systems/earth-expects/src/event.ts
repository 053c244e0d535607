// How an event of a chapter is written down: its name, then what it holds.
import { z } from 'zod'
import { audienceSchema, id, seatSchema } from './shapes.ts'

export const event = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.object({ type: z.literal(name), ...shape }).readonly()
/** Of an event that befalls a ship: which, whose, and who hears of it. */
export const whose = { ship: id, seat: seatSchema, to: audienceSchema }
