// The vacation that a seat has earned and not taken yet.
import { type ClockState, own, type SeatClock } from './state.ts'
import type { ClockTerms, SlowTerms } from './terms.ts'
import { DAY } from './units.ts'

/** The vacation that a seat has at a time, in ms. */
export const vacationLeft = (
  { vacation: { perMonth, atMost } }: Pick<SlowTerms, 'vacation'>,
  { vacation: { left, at } }: Pick<SeatClock, 'vacation'>,
  time: number,
): number => Math.min(atMost * DAY, left + Math.floor((perMonth * Math.max(0, time - at)) / 30))

/** The whole days of vacation that a seat may take at a time; 0 if the match has none. */
export function vacationDays(terms: ClockTerms, state: ClockState, seat: string, time: number): number {
  const clock = own(state.seats, seat)
  return clock && 'vacation' in terms ? Math.floor(vacationLeft(terms, clock, Math.max(time, state.time)) / DAY) : 0
}
