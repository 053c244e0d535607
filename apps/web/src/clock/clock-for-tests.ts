// A clock in the midst of a match for tests, which name only the fields that they are about.
import type { ClockState, ClockTerms, SeatClock, SeatDeadline } from '@admiralty/clocks'

/** Three days for each answer, with vacation. */
export const threeDays: ClockTerms = {
  kind: 'answer',
  days: 3,
  bank: 24,
  weekends: 'count',
  zone: 'Europe/Berlin',
  short: 1,
  grace: 10,
  misses: 2,
  vacation: { perMonth: 2, atMost: 10 },
}
/** 15 minutes, and 10 seconds for each answer. */
export const fifteenMinutes: ClockTerms = { kind: 'live', bank: 900, increment: 10, grace: 2, misses: 2 }
/** Sundays at 20:00, never earlier. */
export const sundays: ClockTerms = {
  kind: 'calendar',
  weekdays: [7],
  at: '20:00',
  zone: 'Europe/Berlin',
  least: 48,
  early: 'only-at-its-time',
  short: 1,
  grace: 10,
  misses: 2,
  vacation: { perMonth: 0, atMost: 0 },
}

const deadline = (due: number): SeatDeadline => ({ since: 0, base: due, due, extended: 0, outage: null, lapsed: false })
const seatClock: SeatClock = { bank: 60_000, misses: 0, vacation: { left: 0, at: 0 }, away: null, spent: [] }

/** A clock with deadlines by call and seat, in ms since 1970. */
export function clockWith(dues: Readonly<Record<string, Readonly<Record<string, number>>>>, more: Partial<ClockState> = {}): ClockState {
  const calls = Object.entries(dues).map(([id, seats]) => {
    const deadlines = Object.fromEntries(Object.entries(seats).map(([seat, due]) => [seat, deadline(due)] as const))
    return [id, { pace: 'long' as const, opened: 0, seats: deadlines }] as const
  })
  const seats = Object.fromEntries(Object.values(dues).flatMap((one) => Object.keys(one).map((seat) => [seat, seatClock] as const)))
  return { time: 0, calls: Object.fromEntries(calls), seats, paused: null, ...more }
}
/** The clock with some fields of a seat changed. */
export const withSeat = (clock: ClockState, seat: string, more: Partial<SeatClock>): ClockState => ({
  ...clock,
  seats: { ...clock.seats, [seat]: { ...seatClock, ...clock.seats[seat], ...more } },
})
/** The clock on which the deadline of a seat has lapsed. */
export function withLapse(clock: ClockState, call: string, seat: string): ClockState {
  const before = clock.calls[call]
  const due = before?.seats[seat]
  if (!before || !due) throw new Error(`${seat} owes no answer to ${call}`)
  return { ...clock, calls: { ...clock.calls, [call]: { ...before, seats: { ...before.seats, [seat]: { ...due, lapsed: true } } } } }
}
