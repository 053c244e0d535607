// Which events a clock allows. 0 ms is Thursday, 1 January 1970, 00:00 UTC.
import { describe, expect, test } from 'vitest'
import { checkClock } from './check.ts'
import { ANSWER, answers, asks, clockOf, LIVE, NONE, opening, SUNDAYS } from './samples-for-tests.ts'
import type { ClockEvent, ClockState } from './state.ts'
import type { ClockTerms } from './terms.ts'

const [S, H, D] = [1000, 3_600_000, 86_400_000]
const lapse = (time: number, seats: readonly string[], missed = seats): ClockEvent => ({ kind: 'lapsed', time, call: 'a', seats, missed })
const pause = (time: number, until: number): ClockEvent => ({ kind: 'paused', time, until })
const resume = (time: number): ClockEvent => ({ kind: 'resumed', time })
const vacation = (time: number, days: number, seat = 'red'): ClockEvent => ({ kind: 'vacation', time, seat, days })
const extend = (time: number, until: number, why: 'agreed' | 'outage' = 'agreed', seats: readonly string[] = ['red']): ClockEvent => ({
  kind: 'extended',
  time,
  seats,
  until,
  why,
})

const slow = clockOf(ANSWER, opening(0, asks('a')))
const asleep = clockOf(ANSWER, opening(0, asks('a')), pause(D, 5 * D))
const away = clockOf(ANSWER, opening(0, asks('a')), vacation(D, 2))
const noVacation: ClockTerms = { ...ANSWER, vacation: { perMonth: 0, atMost: 0 } }
const due = 3 * D + 12 * H
const weekly = clockOf(SUNDAYS, opening(0, asks('a')))
const sunday = 3 * D + 19 * H
const lapsed = clockOf(ANSWER, opening(0, asks('a')), lapse(4 * D, ['red']))

type Row = readonly [why: string, terms: ClockTerms, state: ClockState, event: ClockEvent]

describe('allowed', () => {
  test.each<Row>([
    ['an entry without time limits', NONE, clockOf(NONE, opening(0)), opening(0, asks('a'))],
    ['a new holder without time limits', NONE, clockOf(NONE, opening(0)), { kind: 'seated', time: 0, seat: 'red' }],
    ['an answer', ANSWER, slow, answers(D, 'a', { red: D, blue: D })],
    ['an answer in the time of grace', ANSWER, slow, answers(due + 10 * S, 'a', { red: due + 10 * S, blue: D })],
    ['an answer in a pause', ANSWER, asleep, answers(4 * D, 'a', { red: 4 * D, blue: D })],
    ['an answer to a call that the clock does not know', ANSWER, slow, answers(D, 'z', { red: D })],
    ['a lapse after the time of grace', ANSWER, slow, lapse(due + 10 * S, ['red', 'blue'], ['red'])],
    ['the answer that the host gives for a seat', ANSWER, lapsed, answers(4 * D, 'a', { blue: 3 * D })],
    [
      'a lapse that seems older than the last event',
      ANSWER,
      clockOf(ANSWER, opening(0, asks('a')), opening(9 * D, asks('a'), asks('b'))),
      lapse(D, ['red']),
    ],
    ['a lapse after the end of a pause', ANSWER, asleep, lapse(9 * D, ['red'])],
    ['a pause of 30 days', ANSWER, slow, pause(D, 31 * D)],
    ['a pause after another one', ANSWER, asleep, pause(5 * D, 6 * D)],
    ['the end of a pause', ANSWER, asleep, resume(2 * D)],
    ['the end of a pause at its time', ANSWER, asleep, resume(5 * D)],
    ['a vacation of the days of the first month', ANSWER, slow, vacation(D, 2)],
    ['a vacation of the days earned since', ANSWER, away, vacation(31 * D, 2, 'red')],
    ['a vacation up to the most that is saved', ANSWER, clockOf(ANSWER, opening(0)), vacation(1000 * D, 10)],
    ['an extension by four periods', ANSWER, slow, extend(D, due + 12 * D)],
    ['an extension by four dates', SUNDAYS, weekly, extend(D, sunday + 28 * D)],
    ['an extension by a day after an outage', ANSWER, slow, extend(4 * D, 5 * D, 'outage', ['red', 'blue'])],
    ['an answer at its time', { ...SUNDAYS, early: 'only-at-its-time' }, weekly, answers(sunday, 'a', { red: D, blue: D })],
    [
      'an early answer to a short call',
      { ...SUNDAYS, early: 'only-at-its-time' },
      clockOf(SUNDAYS, opening(0, asks('a', 'short'))),
      answers(5, 'a', { red: 5 }),
    ],
    ['an early answer when all are ready', SUNDAYS, weekly, answers(D, 'a', { red: D, blue: D })],
    ['a new holder', ANSWER, slow, { kind: 'seated', time: D, seat: 'red' }],
  ])('%s', (_, terms, state, event) => {
    expect(checkClock(terms, state, event)).toBeUndefined()
  })
})

describe('refused', () => {
  test.each<Row>([
    ['this match has no time limits', NONE, clockOf(NONE, opening(0)), pause(0, 5)],
    ['the order of red came after its deadline', ANSWER, slow, answers(4 * D, 'a', { red: due + 10 * S + 1, blue: D })],
    ['the host has answered for red, whose deadline had passed', ANSWER, lapsed, answers(4 * D, 'a', { red: D, blue: D })],
    [
      'in this match the call is answered at its time, not earlier',
      { ...SUNDAYS, early: 'only-at-its-time' },
      weekly,
      answers(sunday - 1, 'a', {}),
    ],
    ['the deadline of red has not passed', ANSWER, slow, lapse(due + 10 * S - 1, ['red'])],
    ['the deadline of red has not passed', LIVE, clockOf(LIVE, opening(0, asks('a'))), lapse(62 * S - 1, ['red'])],
    ['no deadline passes while the match is paused', ANSWER, asleep, lapse(4 * D, ['red'])],
    ['the call a is not open', ANSWER, clockOf(ANSWER, opening(0, asks('b'))), lapse(9 * D, ['red'])],
    ['no seat is named', ANSWER, slow, lapse(9 * D, [])],
    ['blue has missed nothing, because the host does not answer for it', ANSWER, slow, lapse(9 * D, ['red'], ['blue'])],
    ['green owes no answer to the call a', ANSWER, slow, lapse(9 * D, ['green'])],
    ['the host has answered for red already', ANSWER, lapsed, lapse(9 * D, ['red'])],
    ['the match is paused already', ANSWER, asleep, pause(2 * D, 3 * D)],
    ['the end of a pause must be in the future', ANSWER, slow, pause(D, D)],
    ['a pause lasts at most 30 days', ANSWER, slow, pause(D, 31 * D + 1)],
    ['the match is not paused', ANSWER, slow, resume(D)],
    ['this match has no vacation', LIVE, clockOf(LIVE, opening(0)), vacation(D, 1)],
    ['this match has no vacation', noVacation, clockOf(noVacation, opening(0)), vacation(D, 1)],
    ['the clock has no seat green', ANSWER, slow, vacation(D, 1, 'green')],
    ['the clock has no seat green', ANSWER, slow, { kind: 'seated', time: D, seat: 'green' }],
    ['a vacation has whole days, at least one', ANSWER, slow, vacation(D, 0.5)],
    ['a vacation has whole days, at least one', ANSWER, slow, vacation(D, 0)],
    ['no vacation begins while the match is paused', ANSWER, asleep, vacation(2 * D, 1)],
    ['red is on vacation already', ANSWER, away, vacation(3 * D - 1, 1)],
    ['red has 2 days of vacation, and asks for 3', ANSWER, slow, vacation(D, 3)],
    ['red has 1 day of vacation, and asks for 2', ANSWER, away, vacation(17 * D, 2)],
    ['red has 10 days of vacation, and asks for 11', ANSWER, clockOf(ANSWER, opening(0)), vacation(1000 * D, 11)],
    ['no deadline is extended while the match is paused', ANSWER, asleep, extend(2 * D, 9 * D)],
    ['the new deadline must be in the future', ANSWER, slow, extend(5 * D, 4 * D)],
    ['no seat is named', ANSWER, slow, extend(D, 9 * D, 'agreed', [])],
    ['after an outage a deadline is extended by at most one day from now', ANSWER, slow, extend(4 * D, 5 * D + 1, 'outage')],
    ['green has no open deadline', ANSWER, slow, extend(D, 9 * D, 'agreed', ['green'])],
    ['red has no open deadline', ANSWER, lapsed, extend(4 * D, 9 * D)],
    ['the new deadline of red must be later than the present one', ANSWER, slow, extend(D, due)],
    ['a deadline is extended by at most 4 regular periods; that of red would be by more', ANSWER, slow, extend(D, due + 12 * D + 1)],
    ['a deadline is extended by at most 4 regular periods; that of red would be by more', SUNDAYS, weekly, extend(D, sunday + 28 * D + 1)],
    ['a deadline is extended by at most 4 regular periods; that of red would be by more', SUNDAYS, weekly, extend(D, 9000 * D)],
  ])('%s', (why, terms, state, event) => {
    expect(checkClock(terms, state, event)).toBe(why)
  })
})
