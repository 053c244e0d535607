// Names of teams in sentences, and the dice of an attack.
import { expect, test } from 'vitest'
import { hitsAmong } from '../damage/damage.ts'
import { begin } from '../play-for-tests.ts'
import type { Setup } from '../state.ts'
import { emptyTable, withoutTorpedoes } from '../table.ts'
import { fullName, hitDice, nameOf, teamDoes, torpedoNumber } from './say.ts'

const seat = (name: 'red' | 'gold' | 'blue', side: 'sol' | 'vega', admiral: boolean, ships: number): Setup['seats'][number] => ({
  seat: name,
  side,
  admiral,
  ships,
  level: 'quick',
})

test('a verb agrees with the players of a team', () => {
  const seats = [seat('red', 'sol', true, 1), seat('gold', 'sol', false, 1), seat('blue', 'vega', true, 2)]
  const table = emptyTable({ seats, budget: 80, anomalies: 'none', rounds: null })
  expect(teamDoes(table, 'sol', 'rolls', 'roll')).toBe('Red and Gold roll')
  expect(teamDoes(table, 'vega', 'rolls', 'roll')).toBe('Blue rolls')
})

test('a torpedo is called by the number of its launch, also when it is gone', () => {
  const ships = { a: { seat: 'red', hex: [0, 3] }, b: { seat: 'blue', hex: [0, -3] } } as const
  const state = begin({ at: 'weapons', ships, torpedoes: { first: { seat: 'red', hex: [1, 1] }, second: { seat: 'blue', hex: [-1, 1] } } })
  expect(fullName(state, 'second')).toBe('Blue torpedo 2')
  const after = withoutTorpedoes(state, ['first'])
  expect(['first', 'second'].map((id) => nameOf(after, id))).toEqual(['torpedo 1', 'torpedo 2'])
  expect(torpedoNumber(after, 'planned')).toBe(3)
})

test('SF-DMG-02, SF-DMG-05: an attack says how many dice hit; the weakest one meets a shield of charge 1', () => {
  const told = (shield: number) =>
    hitDice(hitsAmong([1, 3, 5], shield)).map((part) => (typeof part !== 'string' && part.kind === 'die' ? part.counted : part))
  expect(told(0)).toEqual([' ', false, ' ', true, ' ', true, ' 2 of 3 hit'])
  expect(told(1)).toEqual([' ', true, ' ', true, ' ', true, ' 3 of 3 hit'])
  expect(told(4)).toEqual([' ', false, ' ', false, ' ', true, ' 1 of 3 hit'])
})
