// The planted leaks, and the copies without any.
import { blindnessLaws, breachesOf, seedsFrom } from '@admiralty/testkit'
import { describeGame } from '@admiralty/testkit/describe-game'
import { expect, test } from 'vitest'
import { meeting, system } from './leaks.ts'
import * as secrets from './secrets.ts'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['leaks'])

test.each([
  ['the first intercept', system],
  ['a meeting of boosters', meeting],
])('%s without a leak keeps the blindness laws with the same seeds', (_, open) => {
  const { laws, count } = blindnessLaws(secrets)
  expect(breachesOf(open, laws, seedsFrom(1, 12))).toEqual([])
  expect(count.twins).toBeGreaterThan(0)
})
