import { expect, test } from 'vitest'
import { shortDate } from './short-date.ts'

test('a date has its year if that is not the present one', () => {
  const at = (year: number): number => new Date(year, 10, 14, 20, 5).getTime()
  expect(shortDate(at(2026), at(2026))).toMatch(/^Nov 14, 20:05$/)
  expect(shortDate(at(2026), new Date(2027, 0, 1).getTime())).toMatch(/^Nov 14, 2026, 20:05$/)
  expect(shortDate(at(2027), at(2026), { weekday: 'short' })).toMatch(/^Sun, Nov 14, 2027, 20:05$/)
})
