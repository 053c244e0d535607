import { battleFaults, conditionFaults } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { conditionSchema } from './condition.ts'
import { designOf, randomCondition, requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

test('ES-WIN-01, ES-DST-01: random requests are played with random orders, and every report passes the checks on return', () => {
  expect(battleFaults(system, tactics, { battles: 60, seed: 31, requestOf })).toEqual([])
})
test('ES-DST-01: 300 random conditions are possible, and equal hits and dice give equal bytes', () => {
  expect(conditionFaults(tactics, { conditions: 300, hits: 5, schema: conditionSchema, designOf, randomCondition })).toEqual([])
})
