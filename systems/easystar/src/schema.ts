// The shape of a whole state on disk, and of an event with its state inside: what is parsed at the edge is trusted inside.
import { explainedSchema } from '@admiralty/kernel'
import { z } from 'zod'
import { eventSchema, type GameEvent, playSchema } from './events.ts'
import {
  advantageSchema,
  fighterSchema,
  outcomeSchema,
  owedShotSchema,
  type State,
  seatSchema,
  secretSchema,
  setupSchema,
  shipSchema,
  shotSchema,
} from './state.ts'

export const stateSchema: z.ZodType<State> = z
  .object({
    setup: setupSchema,
    turn: z.int().min(0),
    advantages: z.partialRecord(seatSchema, advantageSchema).readonly(),
    ships: z.record(z.string(), shipSchema).readonly(),
    fighters: z.record(z.string(), fighterSchema).readonly(),
    shot: shotSchema.nullable(),
    owed: z.partialRecord(seatSchema, z.array(owedShotSchema).readonly()).readonly(),
    scores: z.partialRecord(z.enum(['yellow', 'blue']), explainedSchema).readonly(),
    reached: z.int().min(0),
    outcome: outcomeSchema.nullable(),
    secret: z.partialRecord(seatSchema, secretSchema).readonly(),
    play: playSchema,
  })
  .strict()
  .readonly()

/** The opening holds a whole state. */
export const wholeEventSchema: z.ZodType<GameEvent> = eventSchema.refine(
  (event) => event.type !== 'begun' || stateSchema.safeParse(event.state).success,
  { error: 'the state it begins with has another shape' },
)
