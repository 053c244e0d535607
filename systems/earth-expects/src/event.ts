// Makes the schema of an event from its type and its fields.
import { z } from 'zod'
import { audienceSchema, id, seatSchema } from './shapes.ts'

/** The schema of an event with this type and these fields. */
export const event = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.object({ type: z.literal(name), ...shape }).readonly()
/** Fields of an event that concerns a ship: its id, its seat, and the seats that receive the event. */
export const aboutShip = { ship: id, seat: seatSchema, to: audienceSchema }
