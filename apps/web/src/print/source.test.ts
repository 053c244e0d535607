import { expect, test } from 'vitest'
import { printSearch } from './source.ts'

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
