import { conditionFaults } from '@admiralty/testkit'
import { describeTactics } from '@admiralty/testkit/describe-tactics'
import { expect, test } from 'vitest'
import { conditionSchema } from './condition.ts'
import { lawsOfTactics } from './laws-for-tests.ts'
import { designOf, randomCondition } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

describeTactics(lawsOfTactics, { trueReports: 10_000, forged: 400, twins: 300 })
test('ES-DST-01: 300 random conditions are possible, and equal hits and dice give equal bytes', () => {
  expect(conditionFaults(tactics, { conditions: 300, hits: 5, schema: conditionSchema, designOf, randomCondition })).toEqual([])
})
