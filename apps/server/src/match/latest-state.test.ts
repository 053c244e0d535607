import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { keepingLatest } from './latest-state.ts'

/** As the server knows it: without the types of one game. */
const skirmish: RuleSystem = system

test('calls and views are those of the rules in every state, and are computed once for each state', () => {
  const asked: string[] = []
  const kept = keepingLatest({
    ...skirmish,
    openCalls(state) {
      asked.push('calls')
      return skirmish.openCalls(state)
    },
    view(state, viewer) {
      asked.push(viewer)
      return skirmish.view(state, viewer)
    },
  })
  const dice = seededDice(7)
  const setup = skirmish.scenarios[0]?.setup({})
  const { state: first } = skirmish.begin({ setup, position: null }, dice)
  const [call] = skirmish.openCalls(first)
  if (!call) throw new Error('no call is open')
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, skirmish.defaultOrder(skirmish.view(first, seat), call)]))
  const { state: second } = skirmish.resolve(first, call, orders, dice)
  for (const state of [first, second, first]) {
    asked.length = 0
    for (const _ of [1, 2]) {
      expect(kept.openCalls(state)).toEqual(skirmish.openCalls(state))
      for (const viewer of ['red', 'blue', 'public', 'referee']) expect(kept.view(state, viewer)).toEqual(skirmish.view(state, viewer))
    }
    expect(asked).toEqual(['calls', 'red', 'blue', 'public', 'referee'])
  }
})
