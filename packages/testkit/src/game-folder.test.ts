import { expect, test } from 'vitest'
import { folderOfGame, gameNamed } from './game-folder.ts'

test('a game has the folder of its id, or that of the function that makes it', () => {
  expect(folderOfGame('earth-expects')).toBe('earth-expects')
  expect(folderOfGame('campaign-full-thrust')).toBe('campaign')
  expect(folderOfGame('no-such-game')).toBe('no-such-game')
})
test('a game is found by its id and by its folder', () => {
  const games = { skirmish: 1, 'campaign-full-thrust': 2 }
  expect(['skirmish', 'campaign', 'campaign-full-thrust', 'chess'].map((name) => gameNamed(games, name))).toEqual([1, 2, 2, undefined])
})
