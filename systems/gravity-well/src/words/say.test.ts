// Names of units and moons.
import { expect, test } from 'vitest'
import { system } from '../index.ts'
import { emptyTable } from '../table.ts'
import { fullName, moonName } from './say.ts'

test('a moon is called by its place among the moons, whatever its id', () => {
  const setup = system.scenarios[0]?.setup({})
  if (!setup || 'rule' in setup) throw new Error('no setup')
  const moon = { at: [0, -4], vector: 2, velocity: 3, number: 5 } as const
  const table = { ...emptyTable(setup), moons: ['first', 'second'].map((id) => ({ ...moon, id })) }
  expect(moonName(table, 'second')).toBe('moon 2')
  expect(fullName(table, 'first')).toBe('moon 1')
})
