// The law of lodged orders notices what a game with standing answers can do wrong. No game of the list has them yet.
import { type Call, type RuleSystem, type Seat, seededDice } from '@admiralty/kernel'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { lodgedLaw } from './laws.ts'
import { breachesOf } from './survey.ts'

// The suite knows a game by its general types only.
const system = skirmish as unknown as RuleSystem
const breaches = (lodgedOrder: (view: unknown, call: Call, seat: Seat) => unknown): readonly unknown[] =>
  breachesOf({ ...system, lodgedOrder }, [lodgedLaw], [1], { every: 1, most: 1000 })

test('orders that are legal and follow from the view keep the law', () => {
  expect(breaches((view, call) => system.randomOrder(view, call, seededDice(1)))).toEqual([])
})

test('an illegal order is noticed', () => {
  expect(breaches(() => ({ order: 'brace', card: 'red-99' }))).not.toEqual([])
})

test('an order that is another one when it is asked for again is noticed', () => {
  const dice = seededDice(1)
  expect(breaches((view, call) => system.randomOrder(view, call, dice))).not.toEqual([])
})

test('an order that depends on more than the view is noticed', () => {
  const known = new WeakSet<object>()
  const remembering: RuleSystem = {
    ...system,
    view(state, viewer) {
      const view = Object(system.view(state, viewer))
      known.add(view)
      return view
    },
    lodgedOrder: (view, call) => (known.has(Object(view)) ? system.defaultOrder(view, call) : undefined),
  }
  expect(breachesOf(remembering, [lodgedLaw], [1], { every: 1, most: 1000 })).not.toEqual([])
})
