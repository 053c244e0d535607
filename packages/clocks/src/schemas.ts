// The forms of a clock and of deadlines in stored data.
import { z } from 'zod'
import type { DeadlineTimes } from './due.ts'
import type { ClockState } from './state.ts'
import { paceSchema } from './terms.ts'

/** Milliseconds since 1970; a deadline may lie between two of them. */
const time = z.number()
const span = z.strictObject({ from: time, to: time })

/** The schema of the deadlines that an entry sets. */
export const deadlineTimesSchema: z.ZodType<DeadlineTimes> = z.record(z.string(), z.record(z.string(), time))

/** The schema of a clock. */
export const clockStateSchema: z.ZodType<ClockState> = z.strictObject({
  time,
  calls: z.record(
    z.string(),
    z.strictObject({
      pace: paceSchema,
      opened: time,
      seats: z.record(
        z.string(),
        z.strictObject({ since: time, base: time, due: time, extended: z.number(), outage: time.nullable(), lapsed: z.boolean() }),
      ),
    }),
  ),
  seats: z.record(
    z.string(),
    z.strictObject({
      bank: z.number(),
      misses: z.int(),
      vacation: z.strictObject({ left: z.number(), at: time }),
      away: time.nullable(),
      spent: z.array(span),
    }),
  ),
  paused: z.strictObject({ since: time, until: time }).nullable(),
})
