// What people do at a table that is no order of the game: giving up, agreeing on a draw, letting a bot sit in. A deed is an entry
// of the journal like any other; what they lead to is read from the journal alone.
import { z } from 'zod'

const seat = z.string().min(1).max(200)
export const deedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('conceded'), seat }),
  /** By those who agreed. */
  z.strictObject({ kind: z.literal('drawn'), seats: z.array(seat).min(1).readonly() }),
  /** A bot of this rank sits in for its person. */
  z.strictObject({ kind: z.literal('replaced'), seat, by: z.string().min(1).max(40) }),
  z.strictObject({ kind: z.literal('returned'), seat }),
])
export type Deed = z.infer<typeof deedSchema>
