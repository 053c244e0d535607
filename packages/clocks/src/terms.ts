// The time limits of a match, as its players agree on them before it begins.
import { z } from 'zod'
import { zoneIsKnown } from './zone-names.ts'
import type { Weekday } from './zones.ts'

/** The pace of a call: `long` for the calls that a game marks, such as the orders of a week; `short` for quick questions between them. */
export const paceSchema = z.enum(['long', 'short'])
export type Pace = z.infer<typeof paceSchema>

const within = (least: number, most: number, what: string) => {
  const message = `${what} must be from ${least} to ${most}`
  return z.number(`${what} must be a number`).min(least, message).max(most, message)
}
const whole = (least: number, most: number, what: string) => within(least, most, what).int(`${what} must be a whole number`)

const weekday = z.union(
  ([1, 2, 3, 4, 5, 6, 7] satisfies readonly Weekday[]).map((day) => z.literal(day)),
  'a weekday is a number from 1, Monday, to 7, Sunday',
)
const weekdays = z
  .array(weekday)
  .min(1, 'choose at least one weekday')
  .refine((days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0)), 'list each weekday once, from Monday to Sunday')
  .readonly()

const zone = z
  .string()
  .max(64, 'the name of a time zone has at most 64 characters')
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/, 'a time zone has a name such as Europe/Berlin')
/** A zone in which new deadlines can be computed. */
const newZone = zone.refine(zoneIsKnown, {
  error: ({ input }) => `the time zone ${String(input)} is unknown here: choose one such as Europe/Berlin or UTC`,
})

const misses = whole(1, 10, 'misses in a row')
const vacation = z
  .strictObject({
    /** Days that a seat earns in 30 days. A match begins with as many. */
    perMonth: whole(0, 10, 'days of vacation per month'),
    /** The most days that a seat can save. */
    atMost: whole(0, 60, 'saved days of vacation'),
  })
  .refine(({ perMonth, atMost }) => atMost >= perMonth, 'the days that can be saved must be at least those of a month')
  .refine(({ perMonth, atMost }) => perMonth > 0 || atMost === 0, 'without vacation per month no days can be saved')
  .readonly()

/** What all slow clocks have. */
const slow = {
  /** Days for each call of the short pace. */
  short: within(0.25, 14, 'days for a short question'),
  /** Seconds after a deadline in which an order that a server has received still counts. */
  grace: whole(0, 3600, 'seconds of grace'),
  /** Deadlines missed in a row before the other players may decide. */
  misses,
  vacation,
}

const none = z.strictObject({ kind: z.literal('none') }).readonly()
const live = z.strictObject({
  kind: z.literal('live'),
  /** Seconds at the beginning. */
  bank: whole(10, 86_400, 'seconds of the time bank'),
  /** Seconds that each answer adds. */
  increment: whole(5, 3600, 'seconds per answer'),
  grace: whole(0, 30, 'seconds of grace'),
  misses,
})
const answer = z.strictObject({
  kind: z.literal('answer'),
  /** Days for each call of the long pace. */
  days: within(0.25, 60, 'days for an answer'),
  /** Hours of reserve for the whole match. */
  bank: within(0, 720, 'hours of the time bank'),
  /** Whether Saturday and Sunday in `zone` count. */
  weekends: z.enum(['count', 'rest']),
  zone,
  ...slow,
})
const calendar = z.strictObject({
  kind: z.literal('calendar'),
  /** The days of the week on which orders are due. */
  weekdays,
  /** The time of the day, by the clocks of `zone`. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of the day is written as 20:00'),
  zone,
  /** Hours from the opening of a call to its deadline, at least. */
  least: within(1, 336, 'hours until a deadline'),
  /** Whether a call is answered as soon as all are ready, or never before its time. */
  early: z.enum(['when-ready', 'only-at-its-time']),
  ...slow,
})

/** The time limits of a match, exactly as its head stores them. The zone may be one that this runtime does not know. */
export const clockSchema = z.discriminatedUnion('kind', [none, live.readonly(), answer.readonly(), calendar.readonly()])
export type ClockTerms = z.infer<typeof clockSchema>
/** Terms of a match with time limits. */
export type TimedTerms = Exclude<ClockTerms, { readonly kind: 'none' }>
/** Terms with which a match may last for months. */
export type SlowTerms = Extract<ClockTerms, { readonly kind: 'answer' | 'calendar' }>

/** The usual values of slow clocks. */
export const USUAL_SLOW = { short: 1, grace: 10, misses: 2, vacation: { perMonth: 0, atMost: 0 } } as const
/** The usual values of live clocks. */
export const USUAL_LIVE = { grace: 2, misses: 2 } as const
/** The usual number of hours from the opening of a call to its date. */
export const USUAL_LEAST = 48

const usualSlow = {
  short: slow.short.default(USUAL_SLOW.short),
  grace: slow.grace.default(USUAL_SLOW.grace),
  misses: misses.default(USUAL_SLOW.misses),
  vacation: vacation.default(USUAL_SLOW.vacation),
}
/** Time limits of a match that is about to be created: usual values may be left out, and the zone must be known. The result fits `clockSchema`. */
export const newClockSchema = z.discriminatedUnion('kind', [
  none,
  live.extend({ grace: live.shape.grace.default(USUAL_LIVE.grace), misses: misses.default(USUAL_LIVE.misses) }).readonly(),
  answer
    .extend({
      ...usualSlow,
      zone: newZone.default('UTC'),
      bank: answer.shape.bank.default(0),
      weekends: answer.shape.weekends.default('count'),
    })
    .readonly(),
  calendar
    .extend({
      ...usualSlow,
      zone: newZone,
      least: calendar.shape.least.default(USUAL_LEAST),
      early: calendar.shape.early.default('when-ready'),
    })
    .readonly(),
])

/** How long after its deadline an order still counts, in ms. */
export const graceOf = (terms: ClockTerms): number => (terms.kind === 'none' ? 0 : terms.grace * 1000)

/** Whether deadlines depend on the data of a time zone, which change from year to year. */
export const dependsOnZone = (terms: ClockTerms): boolean =>
  terms.kind === 'calendar' || (terms.kind === 'answer' && terms.weekends === 'rest')
