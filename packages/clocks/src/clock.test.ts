// The rules of a clock, one by one, with times by hand.
import { describe, expect, test } from 'vitest'
import { clockAfter, initialClock } from './clock.ts'
import { dueOf } from './due.ts'
import type { ClockState, OpenCall } from './state.ts'
import type { ClockTerms } from './terms.ts'

const S = 1000
const SEATS = ['red', 'blue']
const LIVE: ClockTerms = { kind: 'live', bank: 60, increment: 5, grace: 2, misses: 2 }

const begun = (terms: ClockTerms, created = 0): ClockState => initialClock(terms, { seats: SEATS, created })
const call = (id: string, seats: readonly string[] = SEATS, pace: OpenCall['pace'] = 'long'): OpenCall => ({ id, pace, seats })
const opened = (terms: ClockTerms, time: number, ...open: readonly OpenCall[]): ClockState =>
  clockAfter(terms, begun(terms), { kind: 'entry', time, answered: null, open })

describe('a live clock', () => {
  test('gives a seat the whole bank for its first answer', () => {
    expect(dueOf(opened(LIVE, 10 * S, call('a')), 'a', 'red')).toBe(70 * S)
  })

  test('takes the time owed from the bank, and adds the increment', () => {
    const after = clockAfter(LIVE, opened(LIVE, 0, call('a')), {
      kind: 'entry',
      time: 30 * S,
      answered: { call: 'a', sealed: { red: 20 * S, blue: 30 * S } },
      open: [call('b')],
    })
    expect([after.seats.red?.bank, after.seats.blue?.bank]).toEqual([45 * S, 35 * S])
    expect(dueOf(after, 'b', 'red')).toBe(75 * S)
  })
})
