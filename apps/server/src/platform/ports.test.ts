import { expect, test } from 'vitest'
import { steadyTime } from './ports.ts'

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
