import { expect, test } from 'vitest'
import { sealOf } from './seats.tsx'
import { awaited } from './waiting-panel.tsx'

const calls = [
  { id: '4', kind: 'plan', seats: ['red', 'blue'] },
  { id: '5', kind: 'brace', seats: ['green'] },
]
const presence = { sealed: ['blue'], here: [], thinking: [] }

test('a seal is owed, sealed, opened by the last entry, or not asked', () => {
  const seal = (seat: string) => sealOf(seat, { calls, opened: ['yellow', 'red'], presence })
  expect(['red', 'blue', 'yellow', 'white'].map(seal)).toEqual(['owed', 'sealed', 'opened', 'none'])
})
test('awaited are those asked who have not sealed', () => {
  expect(awaited(calls, presence.sealed)).toEqual(['red', 'green'])
})
