import { pick } from '@admiralty/kernel'
import { conditionFaults } from '@admiralty/testkit'
import { describeTactics } from '@admiralty/testkit/describe-tactics'
import { expect, test } from 'vitest'
import { conditionSchema } from './condition.ts'
import { lawsOfTactics } from './laws-for-tests.ts'
import { randomCondition, SMALL } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

describeTactics(lawsOfTactics, { trueReports: 10_000, forged: 300, twins: 200 })
test('EE-MIS-16: 100 random conditions are possible, and equal hits and dice give equal bytes', () => {
  expect(
    conditionFaults(tactics, { conditions: 100, hits: 9, schema: conditionSchema, designOf: (dice) => pick(dice, SMALL), randomCondition }),
  ).toEqual([])
})
