import { expect, test } from 'vitest'
import { system, words } from '../../test/battle-game.ts'
import { MAP } from '../land/geometry.ts'
import { setupFor, stateFor, worldsWith } from '../table-for-tests.ts'

const ROWS = 34
test('CR-O.9: the table of empires has the sum of fixed incomes in the weeks, for an empire of many worlds too', () => {
  const worlds = MAP.slice(0, ROWS)
  const state = stateFor(
    {
      at: [{ step: 'orders' }],
      stage: 'weeks',
      week: 3,
      worlds: worldsWith(Object.fromEntries([...worlds.map((at) => [at, 6]), ['1313', 5]])),
      seats: { red: { worlds: [...worlds], holdings: {} }, blue: { worlds: ['1313'], holdings: {} } },
    },
    setupFor(2),
  )
  const table = words.table(system.view(state, 'public')).find(({ title }) => title === 'Empires')
  expect(table?.head[2]).toBe('base income')
  expect(table?.rows.map((row) => row[2])).toEqual([String(ROWS * 6), '5'])
})
