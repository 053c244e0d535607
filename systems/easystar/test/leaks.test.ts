// The planted leaks, and what else only this game's copies show.
import { blindnessLaws, breachesOf, copiedLeak, secretsOf, seedsFrom } from '@admiralty/testkit'
import { describeGame } from '@admiralty/testkit/describe-game'
import { expect, test } from 'vitest'
import { brawl, of, system } from './leaks.ts'
import * as secrets from './secrets.ts'
import { star } from './star.ts'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['leaks'])

test('the battle at close range passes with the same seeds', () => {
  expect(breachesOf(brawl, blindnessLaws(secrets).laws, seedsFrom(1, 8))).toEqual([])
})
test('a leak that `determinize` copies changes the list of secrets', () => {
  const counters = (state: unknown) => Object.fromEntries(Object.entries(of(state).secret).map(([seat, own]) => [seat, own.counters]))
  const copied = copiedLeak(system, counters, (copy, leak) => ({
    ...of(copy),
    secret: Object.fromEntries(
      Object.entries(of(copy).secret).map(([seat, own]) => [seat, { ...own, counters: (leak as Record<string, number>)[seat] ?? 0 }]),
    ),
  }))
  expect(secretsOf(copied, seedsFrom(2001, 3), star, 7)).not.toEqual(secretsOf(system, seedsFrom(2001, 3), star, 7))
})
