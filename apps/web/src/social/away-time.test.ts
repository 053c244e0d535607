import { expect, test } from 'vitest'
import { awayText } from './away-time.tsx'

test('the time away is given in minutes, then hours, then days', () => {
  const minute = 60_000
  expect([61_000, 3 * minute, 119 * minute, 120 * minute, 47 * 60 * minute, 50 * 60 * minute].map(awayText)).toEqual([
    'Away for 1 minute',
    'Away for 3 minutes',
    'Away for 119 minutes',
    'Away for 2 hours',
    'Away for 47 hours',
    'Away for 2 days',
  ])
})
