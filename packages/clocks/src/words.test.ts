// What players read of time limits.
import { expect, test } from 'vitest'
import { clockPresets } from './presets.ts'
import { clockSchema, newClockSchema } from './terms.ts'
import { clockWords, deadlineWords, dueDate, durationWords } from './words.ts'

const [S, M, H, D] = [1000, 60_000, 3_600_000, 86_400_000]

test.each([
  [0, '0 seconds'],
  [-5, '0 seconds'],
  [S, '1 second'],
  [90 * S, '1 minute 30 seconds'],
  [15 * M, '15 minutes'],
  [D, '1 day'],
  [2 * D + 3 * H + 59 * M, '2 days 3 hours'],
  [D + 5 * M, '1 day'],
])('%i ms are %s', (length, words) => {
  expect(durationWords(length)).toBe(words)
})

test.each([
  [2 * D + 3 * H + 59 * M, 'in 2 days 3 hours'],
  [-(12 * M + 50 * S), '12 minutes ago'],
  [90 * S, 'in 1 minute'],
  [45 * S, 'in 45 seconds'],
  [-S, '1 second ago'],
  [999, 'now'],
  [-999, 'now'],
])('a deadline that is %i ms away is %s', (distance, words) => {
  expect(deadlineWords(1e12 + distance, 1e12)).toBe(words)
})

test('a date has the weekday and the time of its zone, and names the zone', () => {
  const due = 1_796_583_600_000
  expect(dueDate(due, 'Europe/Berlin')).toBe('Sunday 6 December 2026, 20:00 (Europe/Berlin)')
  expect(dueDate(due, 'Asia/Kathmandu')).toBe('Monday 7 December 2026, 00:45 (Asia/Kathmandu)')
  expect(dueDate(due, 'Moon/Tycho')).toBe('Sunday 6 December 2026, 19:00 (UTC)')
})

test('a date without a zone is by the clock of this device', () => {
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions()
  expect(`${dueDate(1_796_583_600_000)} (${timeZone})`).toBe(dueDate(1_796_583_600_000, timeZone))
})

test('the terms of every preset in sentences', () => {
  const all = clockPresets('Europe/Berlin').map(({ label, terms }) => [label, ...clockWords(terms)])
  expect(all.map((lines) => lines.join('\n')).join('\n\n')).toMatchSnapshot()
})

test('the rarer terms in sentences', () => {
  const rest = newClockSchema.parse({ kind: 'answer', days: 0.5, short: 0.5, weekends: 'rest', zone: 'Europe/Berlin', misses: 1, grace: 0 })
  const fixed = newClockSchema.parse({
    kind: 'calendar',
    weekdays: [1, 3, 5],
    at: '07:30',
    zone: 'UTC',
    early: 'only-at-its-time',
    vacation: { perMonth: 1, atMost: 1 },
  })
  const lost = clockSchema.parse({ ...fixed, zone: 'Moon/Tycho' })
  expect([rest, fixed, lost].map((terms) => clockWords(terms).join('\n')).join('\n\n')).toMatchSnapshot()
})

test('no sentence has more than 25 words', () => {
  const sentences = clockPresets('America/Argentina/Buenos_Aires').flatMap(({ terms }) =>
    clockWords(terms).flatMap((line) => line.split(/(?<=\.) /)),
  )
  expect(sentences.filter((sentence) => sentence.split(' ').length > 25)).toEqual([])
})

test('every preset has terms that are stored as they are', () => {
  const presets = clockPresets('Europe/Berlin')
  expect(presets.map(({ terms }) => clockSchema.parse(terms))).toEqual(presets.map(({ terms }) => terms))
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
})
