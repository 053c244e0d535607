import { expect, test } from 'vitest'
import { seatStatus } from './seats.tsx'
import { awaited } from './waiting-panel.tsx'

const calls = [
  { id: '4', kind: 'plan', seats: ['red', 'blue'] },
  { id: '5', kind: 'brace', seats: ['green'] },
]
const presence = { sealed: ['blue'], here: [], thinking: [] }

test('a player is to move, has sealed, is done with the last entry, or waits', () => {
  const seal = (seat: string) => seatStatus(seat, { calls, opened: ['yellow', 'red'], presence })
  expect(['red', 'blue', 'yellow', 'white'].map(seal)).toEqual(['owed', 'sealed', 'opened', 'none'])
})
test('the match waits for seats that are asked and have not sealed', () => {
  expect(awaited(calls, presence.sealed)).toEqual(['red', 'green'])
})
