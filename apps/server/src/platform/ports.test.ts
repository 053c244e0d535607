import { expect, test } from 'vitest'
import { clockAfter, steadyTime } from './ports.ts'

test('the time follows the system clock forwards, and never goes back', () => {
  const now = { wall: 1_000_000, monotonic: 50 }
  const time = steadyTime(
    () => now.wall,
    () => now.monotonic,
  )
  const after = (ms: number, set: number): number => {
    now.monotonic += ms
    now.wall += ms + set
    return time()
  }
  expect(time()).toBe(1_000_000)
  expect(after(10, 0)).toBe(1_000_010)
  expect(after(10, -3_600_000)).toBe(1_000_020)
  expect(after(10, 0)).toBe(1_000_030)
  expect(after(10, 3_600_000 + 500)).toBe(1_000_540)
})

test('the clock of a match shows no time before its last entry, and goes on from there', () => {
  const at = { now: 1_000, last: 900 }
  const { now } = clockAfter({ now: () => at.now, after: () => () => undefined }, () => at.last)
  expect(now()).toBe(1_000)
  Object.assign(at, { last: 5_000 })
  expect(now()).toBe(5_000)
  Object.assign(at, { now: 1_010 })
  expect(now()).toBe(5_010)
  Object.assign(at, { now: 100 })
  expect(now()).toBe(5_000)
  Object.assign(at, { now: 200, last: 5_000 })
  expect(now()).toBe(5_100)
})
