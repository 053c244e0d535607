import { expect, test } from 'vitest'
import { system, words } from '../test/battle-game.ts'
import { setupFor, stateFor, worldsWith } from './table-for-tests.ts'

const OWNED = {
  red: '0101',
  blue: '0501',
  gold: '0901',
  green: '1301',
  violet: '0105',
  teal: '0505',
  orange: '0905',
  grey: '1305',
} as const
const sidesOf = (count: number): readonly string[] => {
  const seats = Object.entries(OWNED).slice(0, count)
  const state = stateFor(
    {
      at: [{ step: 'purchase' }],
      worlds: worldsWith(Object.fromEntries(seats.map(([, at]) => [at, 8]))),
      seats: Object.fromEntries(seats.map(([seat, at]) => [seat, { worlds: [at] }])),
    },
    setupFor(count),
  )
  return words.goal(system.view(count < 3 ? state : system.surrender(state, ['blue']).state, 'public')).sides
}
test('CR-O.7: the goal has the income of each empire, with its worlds where few play', () => {
  expect(sidesOf(2)).toEqual(['Red: income 8 from 1 world', 'Blue: income 8 from 1 world'])
  expect(sidesOf(3)).toEqual(['Red: income 8 from 1 world', 'Blue: out', 'Gold: income 8 from 1 world'])
  expect([sidesOf(4)[3], sidesOf(5)[4]]).toEqual(['Green: income 8 from 1 world', 'Violet: 8'])
  expect(sidesOf(8)).toEqual(['Red: 8', 'Blue: out', 'Gold: 8', 'Green: 8', 'Violet: 8', 'Teal: 8', 'Orange: 8', 'Grey: 8'])
})
