// A few random matches under the laws of the contract, secrecy included. They replace the long suites of a game in mutation runs.
import { env } from 'node:process'
import { type AnySystem, blindnessLaws, breachesOf, PLAIN_LAWS, type Secrets } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { SYSTEM } from './plan.ts'

const game = `../../systems/${env[SYSTEM] ?? 'easystar'}`
const { system }: { system: AnySystem } = await import(`${game}/src/index.ts`)
const secrets: Secrets = await import(`${game}/test/secrets.ts`)

test.each([1, 2, 3])('random match %i keeps the plain laws', (seed) => {
  expect(breachesOf(system, PLAIN_LAWS, [seed], { every: 11 })).toEqual([])
})
test.each([1001, 1002])('random match %i keeps the laws of secrecy', (seed) => {
  expect(breachesOf(system, blindnessLaws(secrets).laws, [seed], { every: 11 })).toEqual([])
})
