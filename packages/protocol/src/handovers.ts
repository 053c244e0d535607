// Requests about seats that pass on from one person to another, and their status.
import { z } from 'zod'
import { seatSchema } from './games.ts'

/**
 * About the own seat (`seat` is `as`): offers it to another person, or withdraws the offer (`agree: false`). About another seat: agrees to look for
 * another person in place of an absent player, or agrees to the one who has come; `agree: false` declines, which closes the offer.
 */
export const handoverRequestSchema = z.strictObject({ as: seatSchema, seat: seatSchema, agree: z.boolean() })
export type HandoverRequest = z.infer<typeof handoverRequestSchema>

/** The token of the link with which your own seat is taken; null while it is not offered, and in an answer about another seat. */
export const handoverResponseSchema = z.object({ token: z.string().nullable() })
export type HandoverResponse = z.infer<typeof handoverResponseSchema>

/** A seat that may pass on. Everybody at the match sees this. */
export const openHandoverSchema = z.object({
  seat: seatSchema,
  /** The people who want it: the player of the seat, or the others in place of an absent one. */
  by: z.enum(['holder', 'others']),
  /** `proposed`: the others have not all agreed to look for somebody. `offered`: it waits for somebody. `taken`: somebody has come. */
  stage: z.enum(['proposed', 'offered', 'taken']),
  /** The name of who has come; null for nobody. */
  taker: z.string().nullable(),
  /** When the seat passes on if nobody declines, in milliseconds since 1970; null until somebody has come. */
  until: z.number().nullable(),
  /** The other players who have agreed, and those who have not yet. */
  agree: z.array(seatSchema).readonly(),
  missing: z.array(seatSchema).readonly(),
})
export type OpenHandover = z.infer<typeof openHandoverSchema>

/** What an invitation says of a seat that somebody holds or has left. */
export const offeredSeatSchema = z.object({
  /** The name of who holds it. */
  holder: z.string(),
  by: z.enum(['holder', 'others']),
  /** `open`: nobody has come yet. `waiting`: the user has taken it, and the others may decline. `yours`: the user holds it now. */
  stage: z.enum(['open', 'waiting', 'yours']),
  /** When it passes on to the user if nobody declines, in milliseconds since 1970; null unless it waits. */
  until: z.number().nullable(),
  /** For how many milliseconds the others may decline somebody who has come. */
  consentAfter: z.number(),
  /** The title of the current phase. Shown, never compared. */
  moment: z.string(),
  /** When the next order of the seat is due, in milliseconds since 1970; null without a deadline. */
  due: z.number().nullable(),
  /** All players and bots of the match, by seat. */
  players: z.array(z.object({ seat: seatSchema, name: z.string().nullable() })).readonly(),
  /** The dice value of the seat, from which the user's device makes its key. */
  value: z.string(),
})
export type OfferedSeat = z.infer<typeof offeredSeatSchema>
