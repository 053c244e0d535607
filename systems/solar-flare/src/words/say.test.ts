// Names of teams in sentences, and the dice of an attack.
import { expect, test } from 'vitest'
import { hitsAmong } from '../damage/damage.ts'
import type { Setup } from '../state.ts'
import { emptyTable } from '../table.ts'
import { hitDice, teamDoes } from './say.ts'

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

test('SF-DMG-02, SF-DMG-05: an attack says how many dice hit; the weakest one meets a shield of charge 1', () => {
  const told = (shield: number) =>
    hitDice(hitsAmong([1, 3, 5], shield)).map((part) => (typeof part !== 'string' && part.kind === 'die' ? part.counted : part))
  expect(told(0)).toEqual([' ', false, ' ', true, ' ', true, ' 2 of 3 hit'])
  expect(told(1)).toEqual([' ', true, ' ', true, ' ', true, ' 3 of 3 hit'])
  expect(told(4)).toEqual([' ', false, ' ', false, ' ', true, ' 1 of 3 hit'])
})
