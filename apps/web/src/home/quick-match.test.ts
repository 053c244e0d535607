import { expect, test } from 'vitest'
import type { GameDescription } from '../api/types.ts'
import { chosenWords, quickMatch, quickWords } from './quick-match.ts'

const game: GameDescription = {
  about: {
    id: 'g',
    title: 'Game',
    line: '',
    seats: [2, 2],
    minutes: 9,
    credits: '',
    licence: '',
    quick: { scenario: 's', options: { budget: 250, open: true }, chosen: 'fleet and deployment' },
    firstLesson: null,
  },
  scenarios: [
    {
      id: 's',
      title: 'Battle',
      briefing: '',
      rule: 'T-1',
      seats: [
        { seat: 'red', side: 'red', kind: 'player' },
        { seat: 'blue', side: 'blue', kind: 'player' },
      ],
      options: ['budget'],
    },
  ],
  options: [
    { name: 'budget', title: 'Build points', rule: 'T-1', default: 500, values: [250, 500], labels: {}, explains: {}, onlyWith: null },
  ],
}

test('Play now describes a game by its options', () => {
  expect(quickWords(game)).toBe('Battle, 250 build points, against the computer.')
  expect(chosenWords(game, 'are')).toBe('Fleet and deployment are chosen for you.')
})

test('the first player is the user, and the others are the computer or people at the same screen', () => {
  expect(quickMatch(game, 'computer', 'v').seats).toEqual({ red: 'me', blue: 'bot:ensign' })
  expect(quickMatch(game, 'same screen', 'v').seats).toEqual({ red: 'me', blue: 'me' })
})
