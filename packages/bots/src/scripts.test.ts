import { seededDice } from '@admiralty/kernel'
import { policy, system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { COMMON_SCRIPTS, makeScripted } from './scripts.ts'

const setup = system.scenarios[0]?.setup({})
if (!setup || 'reason' in setup) throw new Error('the duel has a setup')
const { state } = system.begin({ setup, position: null }, seededDice(1))
const [call] = system.openCalls(state)
const [seat] = call?.seats ?? []
if (!call || seat === undefined) throw new Error('the duel asks somebody')
const view = system.view(state, seat)

test('the passive script gives the default order, and the first one the first legal proposal', () => {
  const orders = Object.fromEntries(
    COMMON_SCRIPTS.map((script) => [script.id, makeScripted({ system, policy }, script)(view, call, seededDice(5)).order]),
  )
  expect(orders).toMatchObject({ passive: system.defaultOrder(view, call), first: policy.propose(view, seededDice(5))[0] })
  expect(system.check(view, call, orders.random as (typeof orders)['passive'])).toBeUndefined()
})
test('a script whose order is illegal, or that has none, gives the first proposal', () => {
  const first = policy.propose(view, seededDice(5))[0]
  for (const order of [() => undefined, () => ({ order: 'rest' }) as const])
    expect(makeScripted({ system, policy }, { id: 'odd', idea: 'is odd', order })(view, call, seededDice(5)).order).toEqual(first)
})
