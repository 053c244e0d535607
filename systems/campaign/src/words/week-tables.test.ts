import { expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { stateFor, worldsWith } from '../table-for-tests.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'
import { weekTables } from './week-tables.ts'

test('CR-3.6e: groups and ships without endurance are shown in words, never as a number below nothing', () => {
  const groups = [3, 4, 6].map((away, index) => ({ id: `group-${index + 1}`, at: '0909', ships: [{ design: 'Osprey', away }] }))
  const red = { worlds: ['0101'], holdings: { capital: '0101', groups } }
  const view = system.view(stateFor(inWeek('orders', { worlds: worldsWith({ '0101': 6 }), seats: { red } }), campaignFor(2)), 'red')
  const column = (title: string) => {
    const table = weekTables(view, 'red').find((one) => one.title === title)
    return table?.rows.map((cells) => cells[table.head.indexOf('endurance')])
  }
  const weeks = ['1', 'none left', 'none left for 2 weeks']
  expect([column('Your groups'), column('Your ships')]).toEqual([weeks, weeks])
})
