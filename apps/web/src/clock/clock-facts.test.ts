import { describe, expect, test } from 'vitest'
import { fireCall } from '../api/match-for-tests.ts'
import { clockFacts, isLow, seatTime } from './clock-facts.ts'
import { clockWith, fifteenMinutes, sundays, threeDays, withLapse, withSeat } from './clock-for-tests.ts'

const calls = [fireCall('1', 'red', 'blue', 'green')]
const clock = clockWith({ 1: { red: 1_000, blue: 2_000, green: 3_000 } })
const deadline = { since: 0, base: 1_000, due: 1_000, extended: 0, outage: null, lapsed: false }
const facts = { terms: threeDays, clock, calls, viewer: 'red', ready: [], saved: false, quietCalls: [] }

describe('what the line about the time says', () => {
  test('a seat that owes orders reads its own deadline, and who else is not ready', () => {
    expect(clockFacts({ ...facts, ready: ['green'] })).toMatchObject({ own: 'due', due: 1_000, notReady: ['blue'] })
  })
  test('a seat with saved orders is never among those who are not ready, and reads its own deadline', () => {
    expect(clockFacts({ ...facts, saved: true })).toMatchObject({ own: 'saved', due: 1_000, notReady: ['blue', 'green'] })
    // The question is open again: the saved orders still count.
    expect(clockFacts({ ...facts, saved: true, ready: ['red'] })).toMatchObject({ own: 'saved', due: 1_000 })
  })
  test('a seat that is ready reads the last deadline of those who are not', () => {
    expect(clockFacts({ ...facts, ready: ['red'] })).toMatchObject({ own: 'ready', due: 3_000, notReady: ['blue', 'green'] })
    expect(clockFacts({ ...facts, ready: ['red', 'green'] })).toMatchObject({ own: 'ready', due: 2_000, notReady: ['blue'] })
  })
  test('when all are ready, a match that is never early waits for its time', () => {
    const ready = ['red', 'blue', 'green']
    expect(clockFacts({ ...facts, ready })).toMatchObject({ due: null, earliest: null })
    expect(clockFacts({ ...facts, terms: sundays, ready })).toMatchObject({ due: 3_000, earliest: 3_000 })
  })
  test('a spectator waits for the last deadline of all', () => {
    expect(clockFacts({ ...facts, viewer: 'public' })).toMatchObject({ own: 'waiting', due: 3_000, notReady: ['red', 'blue', 'green'] })
  })
  test('a deadline that has passed is said, and is no deadline any more', () => {
    expect(clockFacts({ ...facts, clock: withLapse(clock, '1', 'red') })).toMatchObject({ lapsed: true, due: null })
  })
  test('the own deadline without its reserve is said, and that of others is not', () => {
    const reserve = { ...clock, calls: { 1: { pace: 'long' as const, opened: 0, seats: { red: { ...deadline, base: 400 } } } } }
    expect(clockFacts({ ...facts, clock: reserve })).toMatchObject({ due: 1_000, base: 400 })
    expect(clockFacts({ ...facts, clock: reserve, ready: ['red'] }).base).toBeNull()
    expect(clockFacts(facts).base).toBeNull()
  })
  test('of a quiet call it says who is asked, and of nobody that it is not ready', () => {
    const quiet = { ...facts, quietCalls: ['fire'] }
    expect(clockFacts({ ...quiet, ready: ['red'] })).toMatchObject({ own: 'ready', due: 3_000, notReady: [], asked: ['blue', 'green'] })
    expect(clockFacts(facts).asked).toEqual([])
  })
  test('a pause has its end', () => {
    expect(clockFacts({ ...facts, clock: { ...clock, paused: { since: 0, until: 9_000 } } })).toMatchObject({ pausedUntil: 9_000 })
    expect(clockFacts(facts).pausedUntil).toBeNull()
  })
})

describe('the clock of a seat', () => {
  const live = clockWith({ 1: { red: 50_000 } })
  const open = [fireCall('1', 'red')]
  test('runs while the seat owes an answer, and stands still once its orders are sealed', () => {
    expect(seatTime(live, open, 'red', null)).toEqual({ runsUntil: 50_000, left: 0 })
    expect(seatTime(live, open, 'red', 20_000)).toEqual({ runsUntil: null, left: 30_000 })
  })
  test('stands still without a question, and during a pause', () => {
    const waiting = withSeat(clockWith({}), 'blue', { bank: fifteenMinutes.kind === 'live' ? 900_000 : 0 })
    expect(seatTime(waiting, open, 'blue', null)).toEqual({ runsUntil: null, left: 900_000 })
    expect(seatTime({ ...live, paused: { since: 45_000, until: 90_000 } }, open, 'red', null)).toEqual({ runsUntil: null, left: 5_000 })
  })
  test('is marked below 20 seconds', () => {
    expect([20_000, 19_999].map(isLow)).toEqual([false, true])
  })
})
