import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { FLEETS } from '../../data/fleets.ts'
import { system } from '../game.ts'
import type { Order } from '../orders.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Color, Setup } from '../state.ts'
import { PROVEN, RAIDERS } from './fleet-choice.ts'
import { policy } from './policy.ts'

const named = (orders: readonly Order[]): readonly string[] =>
  orders.flatMap((order) => (order.order === 'fleet' ? [order.fleet.name] : []))
/** The fleets that a bot chooses for a seat with many dice, and those that it chooses among in haste. */
function choices(setup: Setup, seat: Color) {
  const view = system.view(system.begin({ setup, position: null }, seededDice(1)).state, seat)
  const proposed = Array.from({ length: 40 }, (_, seed) => named(policy.propose(view, seededDice(seed)))).flat()
  return { proposed: new Set(proposed), hasty: new Set(named(policy.hasty?.(view, seededDice(1)) ?? [])) }
}

test('every proven fleet is a ready-made one for its purpose', () => {
  const known = FLEETS.map(({ scenario, name }) => `${scenario}: ${name}`)
  const listed = Object.entries({ ...PROVEN, battle: [...PROVEN.battle, ...RAIDERS] }).flatMap(([purpose, names]) =>
    names.map((name) => `${purpose}: ${name}`),
  )
  expect(listed.filter((name) => !known.includes(name))).toEqual([])
})

test('a bot chooses a proven fleet for its task, and any legal fleet in haste', () => {
  const battle = choices(setupFor('battle', { budget: 500 }), 'yellow')
  expect(battle.proposed).toEqual(new Set(['Iron Vanguard', 'Carrier Group']))
  expect(battle.hasty).toContain('Broadside')
  expect(battle.hasty.size).toBeGreaterThan(4)
  const convoy = setupFor('convoy', { budget: 250 })
  expect(choices(convoy, 'blue').proposed).toEqual(new Set(RAIDERS))
  expect(choices(convoy, 'yellow').proposed).toEqual(new Set(PROVEN.convoy))
})

test('a bot without a proven fleet for its budget chooses another legal one', () => {
  const { proposed } = choices(setupFor('battle', { budget: 1500 }), 'yellow')
  expect(proposed).toEqual(new Set(['Reserve Fleet']))
})
