// The deadline of one seat: where it begins, and how pauses, vacations and extensions move it. Times are in ms since 1970.
import { afterCounted, beforeCounted, counted, emptyAt, periodOf, raised } from './measure.ts'
import type { ExtensionOnClock, SeatClock, SeatDeadline } from './state.ts'
import type { Pace, SlowTerms, TimedTerms } from './terms.ts'
import { DAY, HOUR, SECOND } from './units.ts'
import { firstDate } from './zones.ts'

/** The most regular periods by which the others may extend one deadline of a seat. */
export const MOST_PERIODS = 4
/** What is left of each slow deadline at least when a pause ends. */
const AFTER_A_PAUSE = DAY
/** What is left of each slow deadline at least when a seat has a new holder. */
const FOR_A_NEW_HOLDER = 2 * DAY

/** The deadline of a seat that begins to owe an answer now. */
export const newDeadline = (terms: TimedTerms, pace: Pace, seat: SeatClock, now: number): SeatDeadline => ({
  ...newTimes(terms, pace, seat, now),
  extended: 0,
  outage: null,
  lapsed: false,
})
function newTimes(terms: TimedTerms, pace: Pace, seat: SeatClock, now: number): Pick<SeatDeadline, 'since' | 'base' | 'due'> {
  const [base, due] = newDue(terms, pace, seat, now)
  return { since: now, base, due }
}
function newDue(terms: TimedTerms, pace: Pace, seat: SeatClock, now: number): readonly [base: number, due: number] {
  if (terms.kind === 'live') {
    // Even an empty bank leaves the increment.
    const due = Math.max(emptyAt(seat, now), now + terms.increment * SECOND)
    return [due, due]
  }
  const from = Math.max(now, seat.away ?? now)
  if (terms.kind === 'answer') {
    const base = afterCounted(terms, from, periodOf(terms, pace))
    return [base, afterCounted(terms, base, seat.bank)]
  }
  const due = pace === 'short' ? from + periodOf(terms, pace) : firstDate(terms, from + Math.round(terms.least * HOUR))
  return [due, due]
}

/** The deadline after a stretch of time that does not count: the time that was left at `from` is left again at `to`. */
function shifted(terms: TimedTerms, deadline: SeatDeadline, from: number, to: number): SeatDeadline {
  const due = afterCounted(terms, to, counted(terms, from, deadline.due))
  if (deadline.base < from) return { ...deadline, base: beforeCounted(terms, to, counted(terms, deadline.base, from)), due }
  return { ...deadline, base: afterCounted(terms, to, counted(terms, from, deadline.base)), due }
}

/** The deadline after a pause from `since` to `now`. A call that opened in the pause begins at its end. */
export function afterPause(
  terms: TimedTerms,
  { pace, deadline, seat }: { readonly pace: Pace; readonly deadline: SeatDeadline; readonly seat: SeatClock },
  since: number,
  now: number,
): SeatDeadline {
  const isNew = deadline.since > since
  const moved = isNew ? { ...deadline, ...newTimes(terms, pace, seat, now) } : shifted(terms, deadline, since, now)
  return raised(moved, terms.kind === 'live' ? deadline.due : Math.max(deadline.due, now + AFTER_A_PAUSE))
}

/** The deadline of a seat whose vacation lasts from `now` to `end`. A date of the calendar that comes after it stays. */
export const afterVacation = (terms: SlowTerms, pace: Pace, deadline: SeatDeadline, now: number, end: number): SeatDeadline =>
  terms.kind === 'calendar' && pace === 'long' ? raised(deadline, firstDate(terms, end)) : shifted(terms, deadline, now, end)

/** The deadline for a new holder of the seat. */
export const forNewHolder = (deadline: SeatDeadline, now: number): SeatDeadline => raised(deadline, now + FOR_A_NEW_HOLDER)

/** How many regular periods later a time is, and the deadline there; of a calendar, how many dates, up to one more than the limit. */
export function periodsUntil(
  terms: TimedTerms,
  pace: Pace,
  { due }: SeatDeadline,
  until: number,
): { readonly periods: number; readonly due: number } {
  if (terms.kind !== 'calendar' || pace === 'short')
    return { periods: counted(terms, due, until) / periodOf(terms, pace), due: Math.max(due, until) }
  let [periods, date] = [0, due]
  while (date < until && periods <= MOST_PERIODS) {
    date = firstDate(terms, date + 1)
    periods += 1
  }
  return { periods, due: date }
}

/** The deadline after an extension; unchanged if the agreed extensions of this deadline would come to more than `MOST_PERIODS`. */
export function afterExtension(
  terms: TimedTerms,
  pace: Pace,
  deadline: SeatDeadline,
  { until, why }: Pick<ExtensionOnClock, 'until' | 'why'>,
  now: number,
): SeatDeadline {
  if (why === 'outage') return until > deadline.due ? { ...raised(deadline, until), outage: now } : deadline
  const { periods, due } = periodsUntil(terms, pace, deadline, until)
  const extended = deadline.extended + periods
  return due <= deadline.due || extended > MOST_PERIODS ? deadline : { ...raised(deadline, due), extended }
}
