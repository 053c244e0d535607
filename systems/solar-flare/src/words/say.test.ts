// Names of teams in sentences.
import { expect, test } from 'vitest'
import type { Setup } from '../state.ts'
import { emptyTable } from '../table.ts'
import { teamDoes } from './say.ts'

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
