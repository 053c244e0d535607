// Stretches of time as a clock measures them, in ms.
import type { SeatClock, SeatDeadline, TimeSpan } from './state.ts'
import type { Pace, TimedTerms } from './terms.ts'
import { DAY, SECOND } from './units.ts'
import { weekendAfter } from './zones.ts'

const rests = (terms: TimedTerms): terms is Extract<TimedTerms, { readonly kind: 'answer' }> =>
  terms.kind === 'answer' && terms.weekends === 'rest'

/** The time that comes `length` ms of counted time after `from`. */
export function afterCounted(terms: TimedTerms, from: number, length: number): number {
  if (!rests(terms)) return from + length
  let [time, left] = [from, length]
  for (;;) {
    const { begins, ends } = weekendAfter(time, terms.zone)
    const workdays = Math.max(0, begins - time)
    if (left <= workdays) return time + left
    left -= workdays
    time = ends
  }
}

/** The counted time between two times; 0 if `to` is not later. */
export function counted(terms: TimedTerms, from: number, to: number): number {
  if (!rests(terms)) return Math.max(0, to - from)
  let [time, sum] = [from, 0]
  while (time < to) {
    const { begins, ends } = weekendAfter(time, terms.zone)
    sum += Math.max(0, Math.min(begins, to) - time)
    time = ends
  }
  return sum
}

/** The time that comes `length` ms of counted time before `to`. */
export function beforeCounted(terms: TimedTerms, to: number, length: number): number {
  let time = to - length
  if (!rests(terms)) return time
  for (let missing = length - counted(terms, time, to); missing > 0; missing = length - counted(terms, time, to))
    time = Math.min(time, weekendAfter(time, terms.zone).begins) - missing
  return time
}

/** How much of the time after `from` is in one of the spans, which do not overlap. */
const spentAfter = (spans: readonly TimeSpan[], from: number): number =>
  spans.reduce((sum, span) => sum + Math.max(0, span.to - Math.max(span.from, from)), 0)

/** How much of the time from `from` to `to` is in none of the spans. */
export const unspent = (spans: readonly TimeSpan[], from: number, to: number): number =>
  Math.max(0, to - from) - (spentAfter(spans, from) - spentAfter(spans, Math.max(from, to)))

/** The spans and another one, as spans that do not overlap. */
export function withSpan(spans: readonly TimeSpan[], span: TimeSpan): readonly TimeSpan[] {
  if (span.to <= span.from) return spans
  const apart = spans.filter(({ from, to }) => to < span.from || from > span.to)
  const joined = spans.filter((one) => !apart.includes(one))
  return [
    ...apart,
    { from: Math.min(span.from, ...joined.map(({ from }) => from)), to: Math.max(span.to, ...joined.map(({ to }) => to)) },
  ].toSorted((one, other) => one.from - other.from)
}

/** When a live bank is empty if the seat has owed an answer since a time. */
export const emptyAt = ({ bank, spent }: SeatClock, since: number): number => since + bank + spentAfter(spent, since)

/** The days for an answer, in ms; of a calendar, the days from one date to the next on average. */
export function periodOf(terms: TimedTerms, pace: Pace): number {
  if (terms.kind === 'live') return terms.bank * SECOND
  if (pace === 'short') return Math.round(terms.short * DAY)
  return terms.kind === 'answer' ? Math.round(terms.days * DAY) : (7 * DAY) / terms.weekdays.length
}

/** A deadline that has moved to a later time; the same deadline if the time is not later. The reserve is not touched. */
export const raised = (deadline: SeatDeadline, due: number): SeatDeadline =>
  due > deadline.due ? { ...deadline, base: deadline.base + (due - deadline.due), due } : deadline
