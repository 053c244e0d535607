// A few random matches under the plain laws of the contract: what stands for its long suites when rules are broken one at a time.
import { env } from 'node:process'
import { type AnySystem, breachesOf, PLAIN_LAWS } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { SYSTEM } from './plan.ts'

const { system }: { system: AnySystem } = await import(`../../systems/${env[SYSTEM] ?? 'easystar'}/src/index.ts`)

test.each([1, 2, 3])('random match %i keeps the plain laws', (seed) => {
  expect(breachesOf(system, PLAIN_LAWS, [seed], { every: 11 })).toEqual([])
})
