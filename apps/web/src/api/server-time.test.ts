import { expect, test } from 'vitest'
import { clockOffset } from './server-time.ts'

const date = 'Sun, 06 Dec 2026 20:00:00 GMT'
const sent = Date.UTC(2026, 11, 6, 20)

test('a device that is minutes late learns by how much', () => {
  expect(clockOffset(date, sent - 180_000)).toBe(180_000)
  expect(clockOffset(date, sent + 180_000)).toBe(-180_000)
})
test('the way of an answer is no difference of clocks', () => {
  expect(clockOffset(date, sent + 1_400)).toBe(0)
})
test('an answer without a date changes nothing', () => {
  expect(clockOffset(null, sent)).toBe(0)
  expect(clockOffset('yesterday', sent)).toBe(0)
})
