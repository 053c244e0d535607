import { expect, test } from 'vitest'
import type { QuestionRule } from './chapters.ts'
import { onlyForced } from './forced-question.ts'
import { scriptedDice } from './scripted-dice.ts'

interface Order {
  readonly shots: readonly string[]
}
const HOLD: Order = { shots: [] }
const ILLEGAL = { rule: 'T-1', reason: 'there is no such gun' } as const
const USELESS = { rule: 'T-2', reason: 'no gun reaches anything: hold fire' } as const
/** The view is the range. Beyond 5 nothing can be hit. */
const fire: QuestionRule<number, 'red', null, Order, Order, readonly []> = {
  offer: () => null,
  check: (_view, _me, { shots }) => (shots.every((gun) => gun === 'laser') ? undefined : ILLEGAL),
  forcedOrder: (range) => (range > 5 ? HOLD : undefined),
  randomOrder: (_view, _me, dice) => ({ shots: dice.roll(1, 6, 'guns').map(() => 'laser') }),
  defaultOrder: () => ({ shots: ['laser'] }),
}
const asked = onlyForced(fire, USELESS)

test('where an order is forced, every other one is refused with the reason, and random and default orders are the forced one', () => {
  expect([asked.check(9, 'red', { shots: [] }), asked.check(9, 'red', { shots: ['laser'] })]).toEqual([undefined, USELESS])
  expect(asked.check(9, 'red', { shots: ['ion'] })).toEqual(ILLEGAL)
  expect([asked.randomOrder(9, 'red', scriptedDice()), asked.defaultOrder(9, 'red')]).toEqual([HOLD, HOLD])
})
test('where no order is forced, the question is as before', () => {
  expect([asked.check(3, 'red', { shots: ['laser'] }), asked.check(3, 'red', { shots: ['ion'] })]).toEqual([undefined, ILLEGAL])
  expect([asked.randomOrder(3, 'red', scriptedDice(4)), asked.defaultOrder(3, 'red')]).toEqual([{ shots: ['laser'] }, { shots: ['laser'] }])
})
