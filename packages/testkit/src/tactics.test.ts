import { type Dice, die } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { conditionFaults } from './tactics.ts'

const plan = {
  conditions: 2,
  hits: 3,
  schema: { parse: (hurt: unknown) => Number(hurt) },
  designOf: () => ({ name: 'Osprey' }),
  randomCondition: (_: object, dice: Dice) => die(dice, 6, 'hurt'),
}
const refusal = { rule: 'XX-DMG-01' as const, reason: 'too much' }
const sound = {
  checkCondition: () => [],
  applyHits: ({ condition }: { readonly condition: number }, hits: number) => condition + hits,
  healed: () => [],
}

test('sound conditions have no faults', () => expect(conditionFaults(sound, plan)).toEqual([]))

test('a refused condition, one that its schema changes, hits that differ and a healed ship are faults', () => {
  let calls = 0
  const unsteady = () => {
    calls += 1
    return calls
  }
  const broken = { checkCondition: () => [refusal], applyHits: unsteady, healed: () => [refusal] }
  expect(conditionFaults(broken, { ...plan, conditions: 1, schema: { parse: () => 0 } })).toEqual([
    'condition 0: XX-DMG-01 too much',
    'condition 0: the schema changes it',
    'condition 0: equal hits and dice give different bytes',
    'condition 0: after hits: XX-DMG-01 too much',
  ])
})
