// What hosts and pages read from a clock.
import { expect, test } from 'vitest'
import { clockAfter } from './clock.ts'
import { deadlineOf, dueAnswers, earliestAnswer, mayBeReplaced, newDeadlines, nextDeadline, withDeadlines } from './due.ts'
import { ANSWER, answers, asks, clockOf, NONE, opening, SUNDAYS } from './samples-for-tests.ts'
import type { ClockEvent } from './state.ts'
import { vacationDays } from './vacation.ts'

const [H, D] = [3_600_000, 86_400_000]
const lapse = (time: number, call: string, seat: string): ClockEvent => ({ kind: 'lapsed', time, call, seats: [seat], missed: [seat] })

test('the next deadline is the earliest that has not lapsed', () => {
  const events = [opening(0, asks('a'), asks('b', 'short', ['red']))]
  expect(nextDeadline(clockOf(ANSWER, ...events))).toEqual({ call: 'b', seat: 'red', due: D + 12 * H })
  const state = clockOf(ANSWER, ...events, lapse(2 * D, 'b', 'red'))
  expect(nextDeadline(state)).toEqual({ call: 'a', seat: 'red', due: 3 * D + 12 * H })
  expect(dueAnswers(state).map(({ call, seat }) => `${call} ${seat}`)).toEqual(['a red', 'a blue'])
})

test('there is no next deadline in a pause, without open calls, and without time limits', () => {
  expect(nextDeadline(clockOf(ANSWER, opening(0, asks('a')), { kind: 'paused', time: 1, until: D }))).toBeNull()
  expect(nextDeadline(clockOf(ANSWER, opening(0)))).toBeNull()
  expect(nextDeadline(clockOf(NONE, opening(0, asks('a'))))).toBeNull()
})

test('new deadlines are those that an event has set or moved, of open calls', () => {
  const first = clockOf(ANSWER, opening(0, asks('a'), asks('b')))
  const away = clockOf(ANSWER, opening(0, asks('a'), asks('b')), { kind: 'vacation', time: 0, seat: 'red', days: 1 })
  expect(newDeadlines(first, away)).toEqual({ a: { red: 4 * D + 12 * H }, b: { red: 4 * D + 12 * H } })
  const answered = clockOf(ANSWER, opening(0, asks('a'), asks('b')), answers(0, 'a', { red: 0, blue: 0 }, asks('b'), asks('c')))
  expect(newDeadlines(first, answered)).toEqual({ c: { red: 3 * D + 12 * H, blue: 3 * D + 12 * H } })
  expect(newDeadlines(first, clockOf(ANSWER, opening(0, asks('a'), asks('b')), lapse(9 * D, 'a', 'red')))).toEqual({})
  const lapsed = clockOf(ANSWER, opening(0, asks('a')), lapse(9 * D, 'a', 'red'))
  const more = clockAfter(ANSWER, lapsed, opening(9 * D, asks('a'), asks('b', 'long', ['red'])))
  expect(newDeadlines(lapsed, more)).toEqual({ b: { red: 12 * D } })
  expect(newDeadlines(first, first)).toEqual({})
})

test('deadlines that a journal stored hold, with the reserve as it was', () => {
  const state = clockOf(ANSWER, opening(0, asks('a')))
  expect(deadlineOf(withDeadlines(state, { a: { red: 4 * D } }), 'a', 'red')).toMatchObject({ base: 3 * D + 12 * H, due: 4 * D })
  expect(withDeadlines(state, { a: { blue: 3 * D + 12 * H }, z: { red: D } })).toBe(state)
  expect(withDeadlines(state, { a: { green: D } })).toBe(state)
})

test('a call that is opened only at its time waits for the last of its deadlines', () => {
  const terms = { ...SUNDAYS, early: 'only-at-its-time' } as const
  const state = clockOf(terms, opening(0, asks('a'), asks('b', 'short'), asks('c', 'long', [])))
  const sunday = 3 * D + 19 * H
  expect(['a', 'b', 'c', 'z'].map((call) => earliestAnswer(terms, state, call))).toEqual([sunday, null, null, null])
  expect(earliestAnswer(SUNDAYS, state, 'a')).toBeNull()
  const away = clockOf(terms, opening(0, asks('a')), { kind: 'vacation', time: 3 * D, seat: 'red', days: 2 })
  expect(earliestAnswer(terms, away, 'a')).toBe(sunday + 7 * D)
})

test('vacation is counted in whole days', () => {
  const state = clockOf(ANSWER, opening(0), { kind: 'vacation', time: 0, seat: 'red', days: 1 })
  expect([0, 15 * D - 1, 15 * D, 1000 * D].map((time) => vacationDays(ANSWER, state, 'red', time))).toEqual([1, 1, 2, 10])
  expect([vacationDays(ANSWER, state, 'green', 0), vacationDays(NONE, state, 'red', 0)]).toEqual([0, 0])
})

test('the others may decide after the agreed number of misses', () => {
  const state = clockOf(ANSWER, opening(0, asks('a'), asks('b')), lapse(9 * D, 'a', 'red'))
  expect(mayBeReplaced(ANSWER, state, 'red')).toBe(false)
  expect(mayBeReplaced({ ...ANSWER, misses: 1 }, state, 'red')).toBe(true)
  expect(mayBeReplaced({ ...ANSWER, misses: 1 }, state, 'green')).toBe(false)
  expect(mayBeReplaced(NONE, state, 'red')).toBe(false)
})
