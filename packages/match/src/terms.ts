// The terms of a match: what is published at its end, and who may know of it.
import { z } from 'zod'

/**
 * The policy of publication when a match ends: `open` everything, `kept` nothing, `parent` as the match to which it belongs. No match has
 * `parent` yet.
 */
export const closingSchema = z.enum(['open', 'kept', 'parent'])
export type Closing = z.infer<typeof closingSchema>
/** The policies that a person may choose for a new match. */
export const newClosingSchema = closingSchema.exclude(['parent'])

/** For whom a match exists: `anyone` who has its address, or `seated` persons and its creator only. */
export const watchSchema = z.enum(['anyone', 'seated'])
export type Watch = z.infer<typeof watchSchema>
