import { describe, expect, test } from 'vitest'
import { otherSeat } from '../api/match-for-tests.ts'
import type { SeatStatus } from '../api/types.ts'
import { concedingMeans, peopleAt, personAt } from './people.ts'

const info = (seat: string, side: string, more: Partial<SeatStatus> = {}): SeatStatus =>
  otherSeat(seat, { side, name: seat === 'red' ? 'Anna' : null, ...more })
const two = { seats: [info('red', 'red'), info('blue', 'blue')] }

describe('conceding', () => {
  test('with two seats, the match ends and the other wins', () => {
    expect(concedingMeans(two, 'red')).toBe('The match ends and Blue wins.')
  })
  test('the umpire is no side that remains', () => {
    const seats = [...two.seats, info('umpire', 'umpire', { holder: 'umpire' })]
    expect(concedingMeans({ seats }, 'red')).toBe('The match ends and Blue wins.')
  })
  test('with two seats a side, the other seat of the side plays on; after it the match ends', () => {
    const four = [info('red', 'a'), info('white', 'a'), info('blue', 'b'), info('black', 'b')]
    expect(concedingMeans({ seats: four }, 'red')).toBe(
      'White plays on for your side. You give no more orders and are no winner. You cannot undo this.',
    )
    const alone = four.map((one) => (one.seat === 'white' ? { ...one, conceded: true } : one))
    expect(concedingMeans({ seats: alone }, 'red')).toBe('The match ends and Blue and Black win.')
  })
  test('with three sides, the side leaves the battle and the others play on', () => {
    expect(concedingMeans({ seats: [...two.seats, info('gold', 'gold')] }, 'red')).toBe(
      'Your side leaves the battle with all that it has, and Blue and Gold play on. You cannot undo this.',
    )
  })
})

test('people exclude bots, conceded seats and seats with a stand-in', () => {
  const seats = [
    info('red', 'a', { holder: 'me' }),
    info('blue', 'b', { holder: 'bot' }),
    info('green', 'c', { standIn: 'ensign' }),
    info('white', 'd', { conceded: true }),
  ]
  expect(peopleAt({ seats }).map(({ seat }) => seat)).toEqual(['red'])
})

test('a person is called by name and seat, or by the seat alone', () => {
  expect(['red', 'blue'].map((seat) => personAt(two, seat))).toEqual(['Anna (Red)', 'Blue'])
})
