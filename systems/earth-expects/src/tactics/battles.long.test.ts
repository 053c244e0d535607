import { pick } from '@admiralty/kernel'
import { battleFaults, conditionFaults } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { conditionSchema } from './condition.ts'
import { randomCondition, requestOf, SMALL } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

test('EE-GEN-20, EE-DAM-01: random requests are played with random orders, and every report passes the checks on return', () => {
  expect(battleFaults(system, tactics, { battles: 10, seed: 31, requestOf })).toEqual([])
})
test('EE-MIS-16: 100 random conditions are possible, and equal hits and dice give equal bytes', () => {
  expect(
    conditionFaults(tactics, { conditions: 100, hits: 9, schema: conditionSchema, designOf: (dice) => pick(dice, SMALL), randomCondition }),
  ).toEqual([])
})
