import { seededDice } from '@admiralty/kernel'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { beginMatch } from './begin.ts'
import { decide } from './decide.ts'
import { makeHead } from './journal.ts'
import { judge, review } from './sealed.ts'

/** A system that counts the calls of `check`. */
function countedSystem() {
  let checks = 0
  const system: typeof skirmish = {
    ...skirmish,
    check(view, call, order) {
      checks += 1
      return skirmish.check(view, call, order)
    },
  }
  return { system, checks: () => checks }
}

test('the rules judge an order only once in each state', () => {
  const { system, checks } = countedSystem()
  const setup = system.scenarios[0]?.setup({})
  const secret = 'secret'
  const head = makeHead(system, { id: 'one', setup, position: null, secret, seatValues: { red: 'a', blue: 'b' }, created: 0 })
  const { match } = beginMatch(system, head, secret, 0)
  const { state } = match
  const [call] = system.openCalls(skirmish.schema.state.parse(state))
  if (!call) throw new Error('no call is open')
  const sealed = call.seats.map((seat) => {
    const order = system.randomOrder(system.view(skirmish.schema.state.parse(state), seat), call, seededDice(1))
    const judged = judge(system, state, { call: call.id, seat, order })
    if ('refusals' in judged) throw new Error(judged.refusals[0].reason)
    return { call: call.id, seat, order: judged.order }
  })
  expect(checks()).toBe(call.seats.length)
  const [ready] = review(system, state, sealed).ready
  if (!ready) throw new Error('the call is not complete')
  decide(system, match, { ...ready, time: 1 }, secret)
  expect(checks()).toBe(call.seats.length)
  review(system, structuredClone(state), sealed)
  expect(checks()).toBe(2 * call.seats.length)
  review(
    system,
    state,
    sealed.map((answer) => ({ ...answer, order: structuredClone(answer.order) })),
  )
  expect(checks()).toBe(3 * call.seats.length)
})

test('the verdict on an order is not reused for another seat', () => {
  const { system, checks } = countedSystem()
  const setup = system.scenarios[0]?.setup({})
  const state = system.begin({ setup: skirmish.schema.setup.parse(setup), position: null }, seededDice(1)).state
  const call = system.openCalls(state).find(({ seats }) => seats.length > 1)
  const [one, other] = call?.seats ?? []
  if (!call || !one || !other) throw new Error('no call asks two seats')
  const judged = judge(system, state, { call: call.id, seat: one, order: system.defaultOrder(system.view(state, one), call) })
  if ('refusals' in judged) throw new Error(judged.refusals[0].reason)
  judge(system, state, { call: call.id, seat: other, order: judged.order })
  expect(checks()).toBe(2)
})
