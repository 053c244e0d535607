import { type Choice, NO_CALL, PLAIN_CHOICE, type RuleSystem } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { currentOrder, planOf } from './plan.ts'

const choice = (key: string, order: unknown, role: Choice['role'] = 'row'): Choice => ({
  ...PLAIN_CHOICE,
  key,
  label: key,
  rule: 'XX-GEN-01',
  then: order === null ? { kind: 'draft', draft: key } : { kind: 'order', order },
  role,
})
/** Refuses one order. */
const system = {
  check: (_: unknown, __: unknown, order: unknown) => (order === 'gone' ? { rule: 'XX-GEN-01', reason: 'no' } : undefined),
} as unknown as RuleSystem // the code under test calls only `check`

test('the current order is that of the aimed choice, otherwise the one that Enter sends', () => {
  const choices = [choice('row', 'a'), choice('draft', null), choice('go', 'b', 'main')]
  const drafted = (draft: unknown) => (draft === 'draft' ? [choice('fire', 'c', 'main')] : [])
  expect(currentOrder(choices, null, drafted)?.order).toBe('b')
  expect(currentOrder(choices, choices[0] ?? null, drafted)?.order).toBe('a')
  expect(currentOrder(choices, choices[1] ?? null, drafted)?.order).toBe('c')
  expect(currentOrder(choices, choices[1] ?? null, () => [])?.order).toBe('b')
  expect(currentOrder(choices.slice(0, 2), null, drafted)).toBeNull()
})
test('planned orders come first, once, and only while they are legal', () => {
  const planned = ['a', 'gone', 'b'].map((order) => ({ label: order, order }))
  const orders = (current: string | null) =>
    planOf({ system, view: null, call: NO_CALL }, planned, current === null ? null : { label: current, order: current }).map(
      ({ order }) => order,
    )
  expect(orders(null)).toEqual(['a', 'b'])
  expect(orders('c')).toEqual(['a', 'b', 'c'])
  expect(orders('a')).toEqual(['b', 'a'])
  expect(orders('gone')).toEqual(['a', 'b'])
})
