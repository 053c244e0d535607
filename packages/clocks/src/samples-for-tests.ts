// Terms, calls and entries for the tests of clocks.
import { clockAfter, initialClock } from './clock.ts'
import type { ClockEvent, ClockState, OpenCall } from './state.ts'
import type { ClockTerms } from './terms.ts'

const SEATS = ['red', 'blue']
const SLOW = { short: 1, grace: 10, misses: 2, vacation: { perMonth: 2, atMost: 10 } } as const
export const NONE = { kind: 'none' } as const satisfies ClockTerms
export const LIVE = { kind: 'live', bank: 60, increment: 5, grace: 2, misses: 2 } as const satisfies ClockTerms
export const ANSWER = { kind: 'answer', days: 3, bank: 12, weekends: 'count', zone: 'UTC', ...SLOW } as const satisfies ClockTerms
export const RESTING = { ...ANSWER, weekends: 'rest', zone: 'Europe/Berlin' } as const satisfies ClockTerms
export const SUNDAYS = {
  kind: 'calendar',
  weekdays: [7],
  at: '20:00',
  zone: 'Europe/Berlin',
  least: 48,
  early: 'when-ready',
  ...SLOW,
} as const satisfies ClockTerms

/** A call to both seats. */
export const asks = (id: string, pace: OpenCall['pace'] = 'long', seats: readonly string[] = SEATS): OpenCall => ({ id, pace, seats })
/** An entry that answers nothing. */
export const opening = (time: number, ...open: readonly OpenCall[]): ClockEvent => ({ kind: 'entry', time, answered: null, open })
/** An entry that answers a call. */
export const answers = (
  time: number,
  call: string,
  sealed: Readonly<Record<string, number>>,
  ...open: readonly OpenCall[]
): ClockEvent => ({
  kind: 'entry',
  time,
  answered: { call, sealed },
  open,
})
/** The clock after events of a match that was created at the time of the first one. */
export const clockOf = (terms: ClockTerms, ...events: readonly ClockEvent[]): ClockState =>
  events.reduce((state, event) => clockAfter(terms, state, event), initialClock(terms, { seats: SEATS, created: events[0]?.time ?? 0 }))
