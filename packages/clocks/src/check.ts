// Which events are allowed to change a clock. A host asks before it writes them, and a reader asks again when it verifies a journal.
import { pauseOver } from './clock.ts'
import { MOST_PERIODS, periodsUntil } from './deadlines.ts'
import { earliestAnswer } from './due.ts'
import {
  type ClockEvent,
  type ClockState,
  type EntryOnClock,
  type ExtensionOnClock,
  type LapseOnClock,
  own,
  type SeatDeadline,
  type VacationOnClock,
} from './state.ts'
import { type ClockTerms, graceOf, type Pace, type TimedTerms } from './terms.ts'
import { DAY } from './units.ts'
import { vacationDays } from './vacation.ts'

/** The longest pause, in days. */
export const LONGEST_PAUSE = 30
/** An extension after an outage gives at most so many days from now. */
const MOST_AFTER_OUTAGE = 1

/** Why an event is not allowed, as a sentence; undefined if it is. An older time counts as the time of the last event. */
export function checkClock(terms: ClockTerms, state: ClockState, event: ClockEvent): string | undefined {
  if (terms.kind === 'none') return event.kind === 'entry' || event.kind === 'seated' ? undefined : 'this match has no time limits'
  const now = Math.max(state.time, event.time)
  const current = pauseOver(terms, state, now)
  switch (event.kind) {
    case 'entry':
      return checkEntry(terms, current, event, now)
    case 'lapsed':
      return checkLapse(terms, current, event, now)
    case 'paused':
      return checkPause(current, event.until, now)
    case 'resumed':
      return state.paused ? undefined : 'the match is not paused'
    case 'vacation':
      return checkVacation(terms, current, event, now)
    case 'extended':
      return checkExtension(terms, current, event, now)
    case 'seated':
      return own(current.seats, event.seat) ? undefined : noSeat(event.seat)
  }
}
const noSeat = (seat: string): string => `the clock has no seat ${seat}`

function checkEntry(terms: TimedTerms, state: ClockState, { answered }: EntryOnClock, now: number): string | undefined {
  const call = answered && own(state.calls, answered.call)
  if (!call) return undefined
  if (now < (earliestAnswer(terms, state, answered.call) ?? now)) return 'in this match the call is answered at its time, not earlier'
  for (const [seat, deadline] of Object.entries(call.seats)) {
    const sealed = own(answered.sealed, seat)
    if (sealed === undefined) continue
    if (deadline.lapsed) return `the host has answered for ${seat}, whose deadline had passed`
    if (!state.paused && sealed > deadline.due + graceOf(terms)) return `the order of ${seat} came after its deadline`
  }
  return undefined
}

function checkLapse(terms: TimedTerms, state: ClockState, { call: id, seats, missed }: LapseOnClock, now: number): string | undefined {
  if (state.paused) return 'no deadline passes while the match is paused'
  const call = own(state.calls, id)
  if (!call) return `the call ${id} is not open`
  if (seats.length === 0) return 'no seat is named'
  const stranger = missed.find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return `${stranger} has missed nothing, because the host does not answer for it`
  for (const seat of seats) {
    const deadline = own(call.seats, seat)
    if (!deadline) return `${seat} owes no answer to the call ${id}`
    if (deadline.lapsed) return `the host has answered for ${seat} already`
    if (now < deadline.due + graceOf(terms)) return `the deadline of ${seat} has not passed`
  }
  return undefined
}

function checkPause(state: ClockState, until: number, now: number): string | undefined {
  if (state.paused) return 'the match is paused already'
  if (until <= now) return 'the end of a pause must be in the future'
  return until > now + LONGEST_PAUSE * DAY ? `a pause lasts at most ${LONGEST_PAUSE} days` : undefined
}

function checkVacation(terms: TimedTerms, state: ClockState, { seat, days }: VacationOnClock, now: number): string | undefined {
  if (terms.kind === 'live' || terms.vacation.atMost === 0) return 'this match has no vacation'
  const clock = own(state.seats, seat)
  if (!clock) return noSeat(seat)
  if (!Number.isInteger(days) || days < 1) return 'a vacation has whole days, at least one'
  if (state.paused) return 'no vacation begins while the match is paused'
  if (clock.away !== null && now < clock.away) return `${seat} is on vacation already`
  const left = vacationDays(terms, state, seat, now)
  return days > left ? `${seat} has ${left} ${left === 1 ? 'day' : 'days'} of vacation, and asks for ${days}` : undefined
}

function checkExtension(terms: TimedTerms, state: ClockState, { seats, until, why }: ExtensionOnClock, now: number): string | undefined {
  if (state.paused) return 'no deadline is extended while the match is paused'
  if (until <= now) return 'the new deadline must be in the future'
  if (why === 'outage' && until > now + MOST_AFTER_OUTAGE * DAY) return 'after an outage a deadline is extended by at most one day from now'
  if (seats.length === 0) return 'no seat is named'
  for (const seat of seats) {
    const open = deadlinesOf(state, seat)
    if (open.length === 0) return `${seat} has no open deadline`
    if (open.every(({ deadline }) => until <= deadline.due)) return `the new deadline of ${seat} must be later than the present one`
    const exceeds = ({ pace, deadline }: (typeof open)[number]): boolean =>
      deadline.extended + periodsUntil(terms, pace, deadline, until).periods > MOST_PERIODS
    if (why === 'agreed' && open.some(exceeds))
      return `a deadline is extended by at most ${MOST_PERIODS} regular periods; that of ${seat} would be by more`
  }
  return undefined
}

/** The deadlines of a seat that have not lapsed. */
const deadlinesOf = (state: ClockState, seat: string): readonly { readonly pace: Pace; readonly deadline: SeatDeadline }[] =>
  Object.values(state.calls).flatMap(({ pace, seats }) => {
    const deadline = own(seats, seat)
    return deadline && !deadline.lapsed ? [{ pace, deadline }] : []
  })
