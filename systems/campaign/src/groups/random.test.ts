// Random orders of groups: what the tests that use them reach.
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import { groupsFaults } from './faults.ts'
import { bookOf, groupOf, seatWith, weekOf } from './groups-for-tests.ts'
import { randomGroups } from './random.ts'

const red = seatWith([
  groupOf('group-2', '0505', ['Tern', 'Tern']),
  groupOf('group-3', '0505', ['Roc']),
  groupOf('group-4', null, ['Tern', 'Tern'], { to: '0506' }),
])
const view = system.view(weekOf({ seats: { red, blue: seatWith([]) } }), 'red')
const books = () => Array.from({ length: 60 }, (_, seed) => randomGroups(game, view, 'red', seededDice(seed + 1)).groups)

test('CR-15.1b: random orders merge groups in one hex, split others under free ids, and are legal', () => {
  const all = books()
  expect(all.flatMap((rows) => groupsFaults({ game, view, seat: 'red', book: bookOf(...rows) }))).toEqual([])
  const merged = all.filter((rows) => rows.some(({ ships }) => ships.includes('fleet-1') && ships.includes('fleet-3')))
  const split = all.flatMap((rows) => rows.filter(({ group, ships }) => ships.join() === 'fleet-1' && group !== 'group-2'))
  expect([merged.length > 0, merged.length < all.length]).toEqual([true, true])
  expect(new Set(split.map(({ group }) => group))).toEqual(new Set(['group-1']))
})
