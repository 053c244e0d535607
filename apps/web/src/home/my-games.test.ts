import { expect, test } from 'vitest'
import { otherSeat } from '../api/match-for-tests.ts'
import type { MatchSummary } from '../api/types.ts'
import { inOrder } from './my-games.tsx'

const row = (id: string, updated: number, owed: readonly string[]): MatchSummary => ({
  id,
  updated,
  owed,
  awaited: [],
  system: 's',
  title: id,
  status: 'playing',
  moment: '',
  seats: [],
})

test('games that wait for the player come first, then the latest changed', () => {
  const rows = [row('old', 1, []), row('new', 9, []), row('owed', 2, ['blue']), row('owed later', 3, ['blue'])]
  expect(inOrder(rows).map(({ id }) => id)).toEqual(['owed later', 'owed', 'new', 'old'])
})

test('a game with a reserved seat waits for the player too', () => {
  const reserved = otherSeat('blue', { holder: 'me', name: 'Anna', sat: false })
  const rows = [row('new', 9, []), { ...row('again', 2, []), status: 'waiting' as const, seats: [reserved] }]
  expect(inOrder(rows).map(({ id }) => id)).toEqual(['again', 'new'])
})
