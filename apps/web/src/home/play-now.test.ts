import { expect, test } from 'vitest'
import type { GameDescription } from '../api/types.ts'
import { quickWords } from './play-now.tsx'

const game: GameDescription = {
  about: {
    id: 'g',
    title: 'Game',
    line: '',
    seats: [2, 2],
    minutes: 9,
    credits: '',
    licence: '',
    quick: { scenario: 's', options: { budget: 250, open: true } },
  },
  scenarios: [],
  options: [{ name: 'budget', title: 'Build points', rule: 'T-1', default: 500, values: [250, 500], explains: {} }],
}

test('Play now describes a game by its options', () => {
  expect(quickWords(game)).toBe('Game, 250 build points, against the computer.')
})
