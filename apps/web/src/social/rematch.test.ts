import { expect, test } from 'vitest'
import { otherSeat } from '../api/match-for-tests.ts'
import type { SeatStatus } from '../api/types.ts'
import { nextRank } from './rematch.tsx'

const seat = (name: string, holder: SeatStatus['holder'], rank: string | null) => otherSeat(name, { holder, rank })

test('the next rank is above that of the strongest bot, for a player alone', () => {
  const against = (...ranks: string[]) => nextRank({ seats: [seat('y', 'me', null), ...ranks.map((rank) => seat(rank, 'bot', rank))] })
  expect([against('ensign'), against('ensign', 'captain'), against('admiral'), against()]).toEqual([
    'captain',
    'admiral',
    undefined,
    undefined,
  ])
  expect(nextRank({ seats: [seat('y', 'me', null), seat('b', 'bot', 'ensign'), seat('umpire', 'umpire', null)] })).toBe('captain')
  expect(nextRank({ seats: [seat('y', 'me', null), seat('g', 'other', null), seat('b', 'bot', 'ensign')] })).toBeUndefined()
})
