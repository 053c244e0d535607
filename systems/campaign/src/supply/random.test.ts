// Random spending: what the tests that use it reach.
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import { designNamed, worldsWith } from '../table-for-tests.ts'
import { newCondition } from '../tactics-port.ts'
import { bookWith, inWeek, played } from '../week-for-tests.ts'
import { randomSpending } from './random.ts'

test('CR-11.2: random books repair a damaged ship in some cases and leave it in others', () => {
  const condition = { ...(newCondition(game, designNamed('Osprey')) as object), systems: { ftl: 'lost' } } // a condition is a plain object
  const ships = [{ design: 'Osprey', at: '0101', condition }]
  const { state } = played(
    inWeek('orders', {
      worlds: worldsWith({ '0101': 7, '0909': 5 }),
      seats: {
        red: { worlds: ['0101'], holdings: { treasury: 100_000, capital: '0101', ships } },
        blue: { worlds: ['0909'], holdings: {} },
      },
    }),
  )
  const check = { game, view: system.view(state, 'red'), seat: 'red' as const, book: bookWith({}) }
  // The repair takes two weeks, so that a fast one is legal, too.
  const repaired = Array.from({ length: 40 }, (_, seed) => (randomSpending(check, seededDice(seed + 1)).repairs ?? []).length)
  expect(new Set(repaired)).toEqual(new Set([0, 1]))
})
