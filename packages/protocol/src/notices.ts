// Notices by mail: what a person has chosen, and what was sent.
import { zoneIsKnown } from '@admiralty/clocks'
import { z } from 'zod'

const mode = z.enum(['each', 'daily', 'none'])
const atOnce = mode.exclude(['daily'])
/** The mode for each clock of a match: days for an answer, or dates of a calendar. */
const modes = z.strictObject({ answer: mode, calendar: mode })
/** Notices that cannot wait for a daily mail. */
const atOnceModes = z.strictObject({ answer: atOnce, calendar: atOnce })
/** How a person is told, by kind of notice and clock of the match: `each` at once, `daily` with one mail a day, or `none`. */
export const noticeChoiceSchema = z.strictObject({
  /** A seat has to answer. */
  move: modes,
  /** All others have answered. */
  last: atOnceModes,
  /** A deadline comes near. */
  reminder: atOnceModes,
  /** The hour of day of the daily mail, in this time zone: 'Europe/Berlin'. */
  hour: z.int().min(0).max(23),
  zone: z.string().max(64).refine(zoneIsKnown, 'the time zone is unknown here: choose one such as Europe/Berlin or UTC'),
})

/** `move`: a seat has to answer. `last`: all others have. `reminder`: its deadline comes near. `digest`: the daily mail. */
const kind = z.enum(['move', 'last', 'reminder', 'digest'])
/** A notice in the list of its receiver. */
export const sentNoticeSchema = z.object({
  kind,
  /** The way by which it was sent: `mail`. */
  channel: z.string(),
  /** The match, its title and the seat that it is about; null if it is about several. */
  match: z.string().nullable(),
  title: z.string().nullable(),
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
/** A notice that is not sent yet: it was tried, or waits for the daily mail. */
export const waitingNoticeSchema = z.object({
  kind,
  match: z.string().nullable(),
  title: z.string().nullable(),
  /** When it is sent or tried again, in milliseconds since 1970; null if it was given up. */
  due: z.number().nullable(),
  /** Why it was not sent; null if it was not tried. */
  why: z.string().nullable(),
})
/** The notices of a person. */
export const noticesSchema = z.object({
  /** Whether this server sends notices. */
  sendsNotices: z.boolean(),
  /** The verified mail address; null for none. */
  address: z.string().nullable(),
  /** Whether no notice is mailed to it any more, because too many were refused or returned. Confirm it again to end this. */
  isStopped: z.boolean(),
  choice: noticeChoiceSchema,
  /** Waiting notices, the one that is due first at the top. */
  waiting: z.array(waitingNoticeSchema),
  /** The latest ones first. */
  sent: z.array(sentNoticeSchema),
})
export type ChosenNotices = z.infer<typeof noticeChoiceSchema>
export type SentNotice = z.infer<typeof sentNoticeSchema>
export type UnsentNotice = z.infer<typeof waitingNoticeSchema>
export type OwnNotices = z.infer<typeof noticesSchema>
