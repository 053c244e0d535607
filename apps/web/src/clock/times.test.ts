import { expect, test } from 'vitest'
import { clockFace, dateWords, leftWords, untilNextChange } from './times.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

test('a running clock counts whole seconds up, so that it shows 0:00 only at the end', () => {
  expect([0, 1, 59_001, 60_000, HOUR - 1, HOUR + 129 * SECOND, -5].map(clockFace)).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:00',
    '1:00:00',
    '1:02:09',
    '0:00',
  ])
})
test('below an hour seconds are shown, below a day hours, and beyond a day the date', () => {
  expect(leftWords(14 * 60 * SECOND)).toBe('14:00')
  expect(leftWords(5 * HOUR + 12 * 60 * SECOND)).toBe('5 hours 12 minutes')
  expect(leftWords(DAY + 1)).toBeNull()
})
test('a counter is written again each second in the last hour, otherwise each minute', () => {
  expect(untilNextChange(59 * 60 * SECOND + 300)).toBe(300)
  expect(untilNextChange(HOUR + 300)).toBe(300)
  expect(untilNextChange(3 * HOUR + 20 * SECOND)).toBe(20 * SECOND)
  expect(untilNextChange(3 * HOUR)).toBe(60 * SECOND)
  expect(untilNextChange(-300)).toBe(700)
})
test('a date names the time in the zone of the match only where its clocks show another time', () => {
  const due = Date.UTC(2026, 11, 6, 19)
  expect(dateWords(due, 'Europe/Berlin', 'Europe/Paris')).not.toContain('Berlin')
  expect(dateWords(due, 'America/New_York', 'Europe/Paris')).toContain('(Sunday 14:00 in America/New_York)')
  expect(dateWords(due, 'Pacific/Kiritimati', 'Europe/Paris')).toContain('(Monday 09:00 in Pacific/Kiritimati)')
  expect(dateWords(due, 'Mars/Olympus', 'Europe/Paris')).not.toContain('Mars')
  expect(dateWords(due, null, 'Europe/Paris')).not.toContain('(')
})
