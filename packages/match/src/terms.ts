// The terms of a match: what is published at its end, and who may know of it.
import { z } from 'zod'

/** The policy of publication when a match ends: `open` everything, `kept` nothing. */
export const closingSchema = z.enum(['open', 'kept'])
export type Closing = z.infer<typeof closingSchema>

/** For whom a match exists: `anyone` who has its address, or `seated` persons and its creator only. */
export const watchSchema = z.enum(['anyone', 'seated'])
export type Watch = z.infer<typeof watchSchema>
