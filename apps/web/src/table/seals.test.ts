import { expect, test } from 'vitest'
import { fireCall, sealedBy } from '../api/match-for-tests.ts'
import { seatStatus } from './seats.tsx'
import { awaited } from './waiting-panel.tsx'

const calls = [fireCall('4/fire', 'red', 'blue'), fireCall('5/fire', 'green')]
const presence = sealedBy('blue')

test('a seat is to move, has sealed its order, is done with the last call, or waits', () => {
  const statusFor = (seat: string) => seatStatus(seat, { calls, opened: ['yellow', 'red'], presence })
  expect(['red', 'blue', 'yellow', 'white'].map(statusFor)).toEqual(['owed', 'sealed', 'opened', 'none'])
})
test('the match waits for the seats of open calls without a sealed order', () => {
  expect(awaited(calls, presence.sealed)).toEqual(['red', 'green'])
})
