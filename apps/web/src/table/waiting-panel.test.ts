import { expect, test } from 'vitest'
import { waitingFor } from './waiting-panel.tsx'

const dutyOf = (kind: string) => `to ${kind}`
test('it is said who owes what, of every open question', () => {
  const calls = [
    { id: '7/fire', kind: 'fire', seats: ['blue', 'red', 'green'] },
    { id: '8/brace', kind: 'brace', seats: ['yellow'] },
  ]
  expect(waitingFor(calls, ['red'], dutyOf)).toEqual(['Blue and Green are to fire', 'Yellow is to brace'])
  expect(waitingFor(calls, ['red', 'blue', 'green', 'yellow'], dutyOf)).toEqual([])
})
