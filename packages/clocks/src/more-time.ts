// The time that players give one another.
import { deadlineOf } from './due.ts'
import { periodOf } from './measure.ts'
import { type ClockState, own } from './state.ts'
import type { ClockTerms } from './terms.ts'
import { SECOND } from './units.ts'

/** The most time that one extension adds to a live clock, in ms. */
const LIVE_EXTENSION = 120 * SECOND

/**
 * Until when one extension moves the deadline of a seat, in ms since 1970: by a regular period; on a calendar to the next date; on a live clock by two
 * minutes at most. Throws if the seat owes no answer.
 */
export function oneExtension(terms: ClockTerms, state: ClockState, call: string, seat: string): number {
  const deadline = deadlineOf(state, call, seat)
  const clock = own(state.calls, call)
  if (terms.kind === 'none' || !deadline || !clock) throw new Error(`${seat} owes no answer to ${call}`)
  if (terms.kind === 'live') return deadline.due + Math.min(LIVE_EXTENSION, periodOf(terms, clock.pace))
  return deadline.due + (terms.kind === 'calendar' && clock.pace === 'long' ? 1 : periodOf(terms, clock.pace))
}
