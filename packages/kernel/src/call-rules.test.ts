import { expect, test } from 'vitest'
import { callRulesFor } from './call-rules.ts'
import { refusalsIn } from './refusals.ts'
import { seededDice } from './seeded-dice.ts'

type Order = { readonly order: 'aim'; readonly at: string } | { readonly order: 'move' } | { readonly order: 'pass' }
interface Types {
  readonly view: { readonly targets: readonly { readonly id: string }[] }
  readonly seat: 'red'
  readonly order: Order
}
const callRules = callRulesFor<Types>()
const PASS = { order: 'pass' } as const
const parts: Parameters<typeof callRules<'aim'>>[2] = {
  wants: ['T-1', 'aim now'],
  of: ({ targets }) => targets,
  check: ({ targets }, _, { at }) => (targets.some(({ id }) => id === at) ? undefined : { rule: 'T-2', reason: 'no such target' }),
  forcedOrder: ({ targets }) => (targets.length === 0 ? PASS : undefined),
  randomOrder: () => ({ order: 'aim', at: 'a' }),
  defaultOrder: () => PASS,
}
const [two, none] = [{ targets: [{ id: 'a' }, { id: 'b' }] }, { targets: [] }]

test('a call offers its orders and the ids of its things', () => {
  expect(callRules('aim', ['aim', 'pass'], parts).offer(two, 'red')).toEqual({ kind: 'aim', orders: ['aim', 'pass'], of: ['a', 'b'] })
  expect(callRules('aim', ['aim'], { ...parts, of: () => ['c'] }).offer(two, 'red').of).toEqual(['c'])
})
test('an order of another kind is refused, and a pass only where the call has none', () => {
  const [passing, firm] = [callRules('aim', ['aim', 'pass'], parts), callRules('aim', ['aim'], parts)]
  expect([refusalsIn(passing.check(two, 'red', { order: 'move' }))?.[0].rule, passing.check(two, 'red', PASS)]).toEqual(['T-1', undefined])
  expect(firm.check(two, 'red', PASS)).toEqual({ rule: 'T-1', reason: 'aim now' })
  expect([
    refusalsIn(firm.check(two, 'red', { order: 'aim', at: 'z' }))?.[0].rule,
    firm.check(two, 'red', { order: 'aim', at: 'b' }),
  ]).toEqual(['T-2', undefined])
})
test('no answer is forced unless the parts say so, and others are refused only with their clause', () => {
  const { forcedOrder: _, ...free } = parts
  expect(callRules('aim', ['aim', 'pass'], free).forcedOrder(none, 'red')).toBeUndefined()
  const aim: Order = { order: 'aim', at: 'a' }
  const lenient = callRules('aim', ['aim', 'pass'], { ...parts, check: () => undefined })
  expect([lenient.forcedOrder(none, 'red'), lenient.check(none, 'red', aim)]).toEqual([PASS, undefined])
  const strict = callRules('aim', ['aim', 'pass'], { ...parts, check: () => undefined, others: ['T-3', 'pass'] })
  expect([refusalsIn(strict.check(none, 'red', aim))?.[0].rule, strict.check(none, 'red', PASS), strict.check(two, 'red', aim)]).toEqual([
    'T-3',
    undefined,
    undefined,
  ])
  expect(strict.randomOrder(none, 'red', seededDice(1))).toEqual(PASS)
})
