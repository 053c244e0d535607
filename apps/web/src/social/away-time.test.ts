import { expect, test } from 'vitest'
import { awayText } from './away-time.tsx'

test('how long somebody has been gone is said in the largest fitting measure', () => {
  const minute = 60_000
  expect([61_000, 3 * minute, 119 * minute, 120 * minute, 47 * 60 * minute, 50 * 60 * minute].map(awayText)).toEqual([
    'Gone for a minute',
    'Gone for 3 minutes',
    'Gone for 119 minutes',
    'Gone for 2 hours',
    'Gone for 47 hours',
    'Gone for 2 days',
  ])
})
