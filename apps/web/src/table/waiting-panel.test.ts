import { expect, test } from 'vitest'
import { fireCall, otherSeat } from '../api/match-for-tests.ts'
import { waitingFor, waitingTitle } from './waiting-panel.tsx'

const dutyOf = (kind: string) => `to ${kind}`
test('lists the seats that owe an order, for every open call', () => {
  const calls = [fireCall('7/fire', 'blue', 'red', 'green'), { ...fireCall('8/brace', 'yellow'), kind: 'brace' }]
  expect(waitingFor(calls, ['red'], dutyOf)).toEqual(['Blue and Green are to fire', 'Yellow is to brace'])
  expect(waitingFor(calls, ['red', 'blue', 'green', 'yellow'], dutyOf)).toEqual([])
})
test('several calls to the umpire are one line', () => {
  const calls = ['red', 'blue'].map((key, at) => ({ id: `${at}/supply`, kind: 'supply', key, seats: ['umpire'], instead: [] }))
  expect(waitingFor(calls, [], dutyOf)).toEqual(['Umpire is to supply'])
})
test('a player who has conceded is told so while the others play on', () => {
  const match = { seats: [otherSeat('red', { conceded: true }), otherSeat('blue')] }
  expect(waitingTitle('red', match)).toBe('You have conceded. You may watch to the end.')
  expect(waitingTitle('blue', match)).toBe('Waiting for other players')
  expect(waitingTitle('public', match)).toBe('You are watching')
})
