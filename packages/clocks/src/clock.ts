// The clock of a match as a fold over its journal: each event gives the next state. Nothing here reads the time of the machine.
import { afterExtension, afterPause, afterVacation, forNewHolder } from './deadlines.ts'
import { eachDeadline, mapped } from './each.ts'
import { afterEntry, newSeat, settled } from './entry.ts'
import { withSpan } from './measure.ts'
import {
  type ClockEvent,
  type ClockState,
  type ExtensionOnClock,
  type LapseOnClock,
  own,
  type SeatClock,
  type VacationOnClock,
} from './state.ts'
import type { ClockTerms, TimedTerms } from './terms.ts'
import { DAY } from './units.ts'
import { vacationLeft } from './vacation.ts'

/** The clock before the opening of a match. `created` is in ms since 1970. */
export function initialClock(
  terms: ClockTerms,
  { seats, created }: { readonly seats: readonly string[]; readonly created: number },
): ClockState {
  return { time: created, calls: {}, seats: Object.fromEntries(seats.map((seat) => [seat, newSeat(terms, created)])), paused: null }
}
/**
 * The clock after an event. It accepts every event: `checkClock` says which are allowed. An event that seems older than the last one happens at
 * the time of the last one, because the clock of a machine may have gone back. Returns the same object if no call, seat or pause changes.
 */
export function clockAfter(terms: ClockTerms, state: ClockState, event: ClockEvent): ClockState {
  if (terms.kind === 'none') return state
  const now = Math.max(state.time, event.time)
  const next = changed(terms, pauseOver(terms, state, now), event, now)
  return next === state ? state : { ...next, time: now }
}
function changed(terms: TimedTerms, state: ClockState, event: ClockEvent, now: number): ClockState {
  switch (event.kind) {
    case 'entry':
      return afterEntry(terms, state, event, now)
    case 'lapsed':
      return afterLapse(terms, state, event, now)
    case 'paused':
      return state.paused || event.until <= now ? state : { ...state, paused: { since: now, until: event.until } }
    case 'resumed':
      return resumed(terms, state, now)
    case 'vacation':
      return onVacation(terms, state, event, now)
    case 'extended':
      return extended(terms, state, event, now)
    case 'seated':
      return newlySeated(terms, state, event.seat, now)
  }
}

/** The state at a time: a pause whose end has passed is over, even if no event has said so. */
export const pauseOver = (terms: TimedTerms, state: ClockState, now: number): ClockState =>
  state.paused && now >= state.paused.until ? resumed(terms, state, state.paused.until) : state

function resumed(terms: TimedTerms, state: ClockState, now: number): ClockState {
  if (!state.paused) return state
  const { since } = state.paused
  const seats = mapped(state.seats, (seat) => ({
    ...seat,
    away: seat.away !== null && seat.away > since ? seat.away + (now - since) : seat.away,
    spent: terms.kind === 'live' ? withSpan(seat.spent, { from: since, to: now }) : seat.spent,
  }))
  const moved = eachDeadline(state, (deadline, { pace, seat }) =>
    afterPause(terms, { pace, deadline, seat: own(seats, seat) ?? newSeat(terms, now) }, since, now),
  )
  return { ...moved, seats, paused: null }
}

function afterLapse(terms: TimedTerms, state: ClockState, event: LapseOnClock, now: number): ClockState {
  const call = own(state.calls, event.call)
  const lapsing = event.seats.filter((seat) => call && own(call.seats, seat)?.lapsed === false)
  if (!call || lapsing.length === 0) return state
  const seats = mapped(state.seats, (clock, seat) => {
    const deadline = lapsing.includes(seat) ? own(call.seats, seat) : undefined
    if (!deadline) return clock
    const spent = terms.kind === 'live' ? withSpan(clock.spent, { from: deadline.since, to: Math.min(now, deadline.due) }) : clock.spent
    return { ...clock, bank: 0, misses: clock.misses + (event.missed.includes(seat) ? 1 : 0), spent }
  })
  const lapsed = eachDeadline(state, (deadline, { id, seat }) =>
    id === event.call && lapsing.includes(seat) ? { ...deadline, lapsed: true } : deadline,
  )
  return { ...lapsed, seats }
}

function onVacation(terms: TimedTerms, state: ClockState, { seat: who, days }: VacationOnClock, now: number): ClockState {
  const clock = own(state.seats, who)
  if (terms.kind === 'live' || !clock || days <= 0) return state
  const end = now + days * DAY
  const left = Math.max(0, vacationLeft(terms, clock, now) - days * DAY)
  const moved = eachDeadline(state, (deadline, { pace, seat }) =>
    seat === who ? afterVacation(terms, pace, deadline, now, end) : deadline,
  )
  return { ...moved, seats: { ...state.seats, [who]: { ...clock, away: end, vacation: { left, at: now } } } }
}

function extended(terms: TimedTerms, state: ClockState, event: ExtensionOnClock, now: number): ClockState {
  const added = new Map<string, number>()
  const moved = eachDeadline(state, (deadline, { pace, seat }) => {
    if (!event.seats.includes(seat)) return deadline
    const next = afterExtension(terms, pace, deadline, event, now)
    added.set(seat, Math.max(next.due - deadline.due, added.get(seat) ?? 0))
    return next
  })
  if (terms.kind !== 'live' || moved === state) return moved
  // On a live clock the time is added to the bank, so that the answer does not use it up twice.
  return settled(terms, {
    ...moved,
    seats: mapped(moved.seats, (clock, seat) => withTime(clock, added.get(seat) ?? 0)),
  })
}

const withTime = (clock: SeatClock, added: number): SeatClock => (added > 0 ? { ...clock, bank: clock.bank + added } : clock)

function newlySeated(terms: TimedTerms, state: ClockState, who: string, now: number): ClockState {
  const clock = own(state.seats, who)
  if (!clock) return state
  // Time stands still in a pause.
  const from = state.paused?.since ?? now
  const moved =
    terms.kind === 'live' ? state : eachDeadline(state, (deadline, { seat }) => (seat === who ? forNewHolder(deadline, from) : deadline))
  const isSame = moved === state && clock.misses === 0 && clock.away === null
  return isSame ? state : { ...moved, seats: { ...state.seats, [who]: { ...clock, misses: 0, away: null } } }
}
