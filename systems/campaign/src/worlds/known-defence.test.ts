import { expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { defenceAgainst } from './attack-table.ts'
import { knownDefence } from './known-defence.ts'

const state = stateFor(
  {
    at: [{ step: 'orders' }],
    stage: 'weeks',
    week: 2,
    worlds: { ...worldsWith({ '0101': 7, '0505': 4, '0909': 5 }), '0707': { rolled: 4, base: 0 } },
    seats: {
      red: { worlds: ['0101'], holdings: { capital: '0101' }, attitudes: { '0505': 4, '0707': 1, '0909': 1 } },
      blue: { worlds: [], holdings: {} },
    },
  },
  setupFor(2),
)
const seen = (seat: 'red' | 'blue', at: string) => {
  const view = system.view(state, seat)
  const world = view.land.worlds[at]
  return world && knownDefence(view, seat, world)
}

test('CR-1.6e: the visitor of a client sees three times the defence, which is what an attack meets', () => {
  expect(seen('red', '0505')?.total).toBe(defenceAgainst(4 * 150, 4))
  expect(seen('red', '0505')?.because.at(-1)).toEqual(['a client of an outside power, whose defence counts three times', 1200, 'CR-1.6e'])
})
test('CR-8.3, CR-1.6a: other worlds, and worlds that were not visited, have their plain defence', () => {
  expect(seen('red', '0909')?.total).toBe(5 * 150)
  expect(seen('blue', '0505')?.total).toBe(4 * 150)
})
test('CR-8.3: a world without income has at least one point', () =>
  expect(seen('red', '0707')?.because.slice(1)).toEqual([['at least one point', 1, 'CR-8.3']]))
