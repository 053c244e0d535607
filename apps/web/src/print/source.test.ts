import { expect, test } from 'vitest'
import { printChoices, printSearch } from './source.ts'

test('parameters that differ from the default are kept, and numbers become strings', () => {
  expect(printSearch({ ready: 3, paper: 'letter', damage: 'off', ships: 2, fleet: 'off', odd: 'x' })).toEqual({
    ready: '3',
    paper: 'letter',
    damage: 'off',
    ships: '2',
    fleet: 'off',
  })
  expect(printSearch({ paper: 'a3', ships: 1, design: '' })).toEqual({})
})
test('the page offers what the sheets of a game have, and damage for a match only', () => {
  expect(printChoices(['ships', 'fleet', 'damage'], 'view')).toEqual(['ships', 'fleet', 'damage'])
  expect(printChoices(['ships', 'fleet', 'damage'], 'design')).toEqual(['ships', 'fleet'])
  expect(printChoices([], 'view')).toEqual([])
})
