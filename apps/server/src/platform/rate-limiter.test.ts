import { expect, test } from 'vitest'
import { manualClock } from '../../test/tables.ts'
import { makeRateLimiter } from './rate-limiter.ts'

const RATE = { most: 2, networkMost: 3, within: 1000 }
const anna = { person: 'anna', network: '203.0.113.7' }

test('admits a user so many times in any window, and again when the window has passed', () => {
  const clock = manualClock()
  const admits = makeRateLimiter(clock, RATE)
  const alone = { ...anna, network: null }
  expect([admits(alone), admits(alone), admits(alone)]).toEqual([true, true, false])
  clock.advance(999)
  expect(admits(alone)).toBe(false)
  clock.advance(1)
  expect(admits(alone)).toBe(true)
})

test('counts all users of a network together, and a refused call not at all', () => {
  const clock = manualClock()
  const admits = makeRateLimiter(clock, RATE)
  const users = ['anna', 'ben', 'carl', 'dora', 'dora'].map((person) => ({ ...anna, person }))
  expect(users.map(admits)).toEqual([true, true, true, false, false])
  expect(admits({ person: 'dora', network: '203.0.113.8' })).toBe(true)
  clock.advance(1000)
  expect(users.map(admits)).toEqual([true, true, true, false, false])
})
