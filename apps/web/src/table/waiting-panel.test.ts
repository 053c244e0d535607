import { expect, test } from 'vitest'
import { waitingFor } from './waiting-panel.tsx'

const dutyOf = (kind: string) => `to ${kind}`
test('lists the seats that owe an order, for every open call', () => {
  const calls = [
    { id: '7/fire', kind: 'fire', seats: ['blue', 'red', 'green'] },
    { id: '8/brace', kind: 'brace', seats: ['yellow'] },
  ]
  expect(waitingFor(calls, ['red'], dutyOf)).toEqual(['Blue and Green are to fire', 'Yellow is to brace'])
  expect(waitingFor(calls, ['red', 'blue', 'green', 'yellow'], dutyOf)).toEqual([])
})
test('several calls to the umpire are one line', () => {
  const calls = ['red', 'blue'].map((key, at) => ({ id: `${at}/supply`, kind: 'supply', key, seats: ['umpire'] }))
  expect(waitingFor(calls, [], dutyOf)).toEqual(['Umpire is to supply'])
})
