// Notices by mail: what a person has chosen, and what was sent.
import { zoneIsKnown } from '@admiralty/clocks'
import { z } from 'zod'

const mode = z.enum(['each', 'daily', 'none'])
/** By the clock of the match: days for an answer, or dates of a calendar. */
const modes = z.strictObject({ answer: mode, calendar: mode })
const reminder = z.enum(['each', 'none'])
/** How a person is told, by kind of notice and clock of the match: `each` at once, `daily` with one mail a day, or `none`. */
export const noticeChoiceSchema = z.strictObject({
  /** A seat has to answer. */
  move: modes,
  /** All others have answered. */
  last: modes,
  /** A deadline comes near. It cannot wait for a daily mail. */
  reminder: z.strictObject({ answer: reminder, calendar: reminder }),
  /** The hour of day of the daily mail, in this time zone: 'Europe/Berlin'. */
  hour: z.int().min(0).max(23),
  zone: z.string().max(64).refine(zoneIsKnown, 'the time zone is unknown here: choose one such as Europe/Berlin or UTC'),
})

/** A notice in the list of its receiver. */
export const sentNoticeSchema = z.object({
  /** `move`: a seat has to answer. `reminder`: its deadline comes near. */
  kind: z.enum(['move', 'reminder']),
  /** The way by which it was sent: `mail`. */
  channel: z.string(),
  /** The match and the seat that it is about; null if it is about several. */
  match: z.string().nullable(),
  seat: z.string().nullable(),
  /** Milliseconds since 1970. */
  time: z.number(),
  /** The mail address, or what the channel has instead. */
  address: z.string(),
  /** `sent`: the mail server took it. `refused`: it refused the address. `bounced`: it was returned later. */
  state: z.enum(['sent', 'refused', 'bounced']),
  /** Why it was refused or returned; null if it was sent. */
  why: z.string().nullable(),
})
/** The notices of a person. */
export const noticesSchema = z.object({
  /** Whether this server sends notices. */
  sendsNotices: z.boolean(),
  choice: noticeChoiceSchema,
  /** The latest ones first. */
  sent: z.array(sentNoticeSchema),
})
