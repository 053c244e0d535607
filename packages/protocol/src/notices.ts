// Notices by mail: what a person has chosen, and what was sent.
import { z } from 'zod'

const mode = z.enum(['each', 'none'])
/** Whether a person gets a mail for each notice, by the clock of the match: days for an answer, or dates of a calendar. */
export const noticeChoiceSchema = z.strictObject({ answer: mode, calendar: mode })

/** A notice in the list of its receiver. */
export const sentNoticeSchema = z.object({
  /** `move`: a seat has to answer. `reminder`: its deadline comes near. */
  kind: z.enum(['move', 'reminder']),
  match: z.string(),
  seat: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  address: z.string(),
  /** Why the mail server refused it; null if it took it. */
  refused: z.string().nullable(),
})
/** The notices of a person. */
export const noticesSchema = z.object({
  /** Whether this server sends notices. */
  sendsNotices: z.boolean(),
  choice: noticeChoiceSchema,
  /** The latest ones first. */
  sent: z.array(sentNoticeSchema),
})
