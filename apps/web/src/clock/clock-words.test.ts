import { expect, test } from 'vitest'
import type { TimeFacts } from './clock-facts.ts'
import { clockWith, fifteenMinutes, sundays, threeDays, withSeat } from './clock-for-tests.ts'
import { deadlineAloud, seatNotes, stateText, untilWords } from './clock-words.ts'

const due = Date.UTC(2026, 11, 6, 19)
const facts: TimeFacts = { own: 'due', due, base: null, earliest: null, lapsed: false, notReady: ['blue'], asked: [], pausedUntil: null }

test('the own deadline, that of others and a time that is never early are said apart', () => {
  expect(untilWords(facts, threeDays, 0)).toMatch(/^by .*2026/)
  expect(untilWords({ ...facts, own: 'saved', base: due - 86_400_000 }, threeDays, 0)).toMatch(/^on Sunday /)
  expect(untilWords({ ...facts, own: 'ready' }, threeDays, 0)).toMatch(/at the latest$/)
  expect(untilWords({ ...facts, own: 'ready', earliest: due, notReady: [] }, sundays, 0)).toMatch(/^goes on .*not before$/)
  expect(untilWords({ ...facts, due: null }, threeDays, 0)).toBe('')
})
test('the line of a spectator says whom it waits for, before it says until when', () => {
  const waiting: TimeFacts = { ...facts, own: 'waiting' }
  expect([stateText(waiting, 'public'), untilWords(waiting, threeDays, 0)]).toEqual([
    'Waiting for the players',
    expect.stringMatching(/^until .* at the latest$/),
  ])
  expect(stateText({ ...waiting, notReady: [] }, 'public')).toBeNull()
  expect(stateText({ ...waiting, notReady: [], asked: ['red'] }, 'public')).toBe('Waiting for the players')
  expect([stateText(waiting, 'red'), stateText(facts, 'red')]).toEqual(['Waiting for others', 'Your orders are due'])
})
test('a reserve is said beside the deadline, and after it as what runs', () => {
  const withReserve = { ...facts, base: due - 86_400_000 }
  expect(untilWords(withReserve, threeDays, due - 90_000_000)).toMatch(/^by Saturday .*, then 1 day of reserve$/)
  expect(untilWords(withReserve, threeDays, due - 80_000_000)).toMatch(/^by Sunday .*, from your reserve$/)
})
test('screen readers hear only a deadline of the own orders, and none during a pause', () => {
  expect(deadlineAloud(facts, threeDays)).toMatch(/^Due by /)
  expect(deadlineAloud({ ...facts, own: 'saved' }, threeDays)).toMatch(/^Your saved orders count on /)
  expect(deadlineAloud(facts, fifteenMinutes)).toMatch(/^Your time ends at \d\d:\d\d\.$/)
  expect(deadlineAloud({ ...facts, own: 'ready' }, threeDays)).toBe('')
  expect(deadlineAloud({ ...facts, pausedUntil: due }, threeDays)).toBe('')
})
test('the list of players says who is on vacation and who has missed deadlines', () => {
  const clock = withSeat(clockWith({}), 'blue', { away: 5_000, misses: 1 })
  expect(seatNotes(threeDays, clock, 'blue', 4_000)).toEqual([expect.stringMatching(/^on vacation until /), 'missed 1 deadline in a row'])
  expect(seatNotes(threeDays, clock, 'blue', 5_000)).toEqual(['missed 1 deadline in a row'])
  expect(seatNotes(threeDays, clock, 'red', 0)).toEqual([])
})
