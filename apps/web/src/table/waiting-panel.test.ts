import { expect, test } from 'vitest'
import type { SeatStatus } from '../api/types.ts'
import { waitingFor, waitingTitle } from './waiting-panel.tsx'

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
const seatInfo = (seat: string, conceded: boolean): SeatStatus => ({
  ...{ seat, side: seat, holder: 'other', name: null, auto: false, sat: true, rank: null, standIn: null, conceded },
  automatic: { decisions: [], change: 0 },
})
test('a player who has conceded is told so while the others play on', () => {
  const match = { seats: [seatInfo('red', true), seatInfo('blue', false)] }
  expect(waitingTitle('red', match)).toBe('You have conceded. You may watch to the end.')
  expect(waitingTitle('blue', match)).toBe('Waiting for other players')
  expect(waitingTitle('public', match)).toBe('You are watching')
})
