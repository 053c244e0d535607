import { describe, expect, test } from 'vitest'
import type { SeatStatus } from '../api/types.ts'
import { whoSits } from '../table/seats.tsx'
import { afterConceding, peopleAt, personAt } from './people.ts'

const info = (seat: string, side: string, more: Partial<SeatStatus> = {}): SeatStatus => ({
  seat,
  side,
  holder: 'other',
  name: seat === 'red' ? 'Anna' : null,
  auto: false,
  sat: true,
  standIn: null,
  conceded: false,
  ...more,
})
const two = { seats: [info('red', 'red'), info('blue', 'blue')] }

describe('conceding', () => {
  test('ends a match of two seats', () => {
    expect(afterConceding(two, 'red')).toEqual({ over: true, seats: ['blue'] })
  })
  test('ends a match of two seats a side only when both have conceded', () => {
    const four = [info('red', 'a'), info('white', 'a'), info('blue', 'b'), info('black', 'b')]
    expect(afterConceding({ seats: four }, 'red').over).toBe(false)
    const alone = four.map((one) => (one.seat === 'white' ? { ...one, conceded: true } : one))
    expect(afterConceding({ seats: alone }, 'red')).toEqual({ over: true, seats: ['blue', 'black'] })
  })
})

test('bots, conceded seats and seats with a stand-in are not people', () => {
  const seats = [
    info('red', 'a', { holder: 'me' }),
    info('blue', 'b', { holder: 'bot' }),
    info('green', 'c', { standIn: 'ensign' }),
    info('white', 'd', { conceded: true }),
  ]
  expect(peopleAt({ seats }).map(({ seat }) => seat)).toEqual(['red'])
})

test('a person is called by name and seat, or by the seat without a name', () => {
  expect(['red', 'blue'].map((seat) => personAt(two, seat))).toEqual(['Anna (Red)', 'Blue'])
})

test('the seat list says who plays and whether they are present', () => {
  const presence = { here: ['red'], thinking: ['blue'] }
  const textOf = (seat: string, more: Partial<SeatStatus>) => whoSits(info(seat, 'a', more), presence)
  expect(textOf('red', {})).toBe('Anna, here')
  expect(textOf('red', { holder: 'me' })).toBe('Anna, you')
  expect(textOf('white', {})).toBe('somebody, away')
  expect(textOf('blue', { holder: 'bot' })).toBe('the computer, thinking')
  expect(textOf('blue', { standIn: 'ensign' })).toBe('somebody; an ensign sits in, thinking')
  expect(textOf('red', { conceded: true })).toBe('Anna, has conceded')
})
