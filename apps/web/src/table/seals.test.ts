import { expect, test } from 'vitest'
import { seatStatus } from './seats.tsx'
import { awaited } from './waiting-panel.tsx'

const calls = [
  { id: '4', kind: 'plan', seats: ['red', 'blue'] },
  { id: '5', kind: 'brace', seats: ['green'] },
]
const presence = { sealed: ['blue'], here: [], thinking: [] }

test('a seat is to move, has sealed its order, is done with the last call, or waits', () => {
  const statusFor = (seat: string) => seatStatus(seat, { calls, opened: ['yellow', 'red'], presence })
  expect(['red', 'blue', 'yellow', 'white'].map(statusFor)).toEqual(['owed', 'sealed', 'opened', 'none'])
})
test('the match waits for the seats of open calls without a sealed order', () => {
  expect(awaited(calls, presence.sealed)).toEqual(['red', 'green'])
})
