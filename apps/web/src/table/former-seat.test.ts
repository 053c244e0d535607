import { expect, test } from 'vitest'
import { otherSeat } from '../api/match-for-tests.ts'
import { formerSeatText } from './former-seat.tsx'

const seats = [otherSeat('red', { name: 'Carl' }), otherSeat('blue', { name: 'Ben' })]
const match = { seats, mine: [], newLinkEnds: { red: null } }

test('a browser that had a seat before it passed on says who has it now', () => {
  expect(formerSeatText(match, () => true)).toBe('Your seat Red has passed on to Carl, who gives its orders from now on.')
  const nameless = { ...match, seats: [otherSeat('red')] }
  expect(formerSeatText(nameless, () => true)).toContain('has passed on to another person')
})
test('nobody else reads that: the new player, a spectator, and a player whose seat has not passed on', () => {
  expect(formerSeatText({ ...match, mine: ['red'] }, () => true)).toBe('')
  expect(formerSeatText(match, () => false)).toBe('')
  expect(formerSeatText({ ...match, newLinkEnds: {} }, () => true)).toBe('')
})
