// The contract suite: one call buys a system every law, over random matches, and its regressions for good.
import type { Dice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { blindnessLaws, type Secrets } from './blindness.ts'
import { PLAIN_LAWS } from './laws.ts'
import type { AnySystem } from './random-match.ts'
import { breachesOf, secretsOf, seedsFrom } from './survey.ts'

export interface Suite {
  readonly secrets: Secrets
  readonly matches: number
  readonly blindMatches: number
  /** In long games the laws look at one step in so many. */
  readonly every?: number
  readonly most?: number
  /** Setups that no scenario has: every second match is one of these. */
  readonly anyBattle?: (dice: Dice) => unknown
  /** Seeds that broke a law once; played for good. */
  readonly regressions?: readonly number[]
  /** How a path of the state is printed: ids and numbers as stars. */
  star?(path: string): string
}

export function describeRuleSystem(system: AnySystem, suite: Suite): void {
  const {
    secrets,
    matches,
    blindMatches,
    every = 1,
    most = 20_000,
    regressions = [],
    anyBattle,
    star = (path) => path.replaceAll(/\d+/g, '*'),
  } = suite
  describe(`${system.id} keeps the contract`, () => {
    test(`${matches} random matches keep every plain law`, () => {
      expect(breachesOf(system, PLAIN_LAWS, seedsFrom(1, matches), { every, most, anyBattle })).toEqual([])
    })
    test(`${blindMatches} random matches are blind`, () => {
      const { laws, count } = blindnessLaws(secrets)
      expect(breachesOf(system, laws, seedsFrom(1001, blindMatches), { every, most, anyBattle })).toEqual([])
      expect(count.twins).toBeGreaterThan(0)
    })
    test('the secrets of this game', () => {
      expect(secretsOf(system, seedsFrom(2001, 3), star, every)).toMatchSnapshot()
    })
    test.each(regressions.map((seed) => [seed]))('seed %i keeps every law', (seed) => {
      expect(breachesOf(system, [...PLAIN_LAWS, ...blindnessLaws(secrets).laws], [seed], { most, anyBattle })).toEqual([])
    })
    test('options name rules of the book and hold their default', () => {
      const ids = new Set(system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
      for (const option of system.options) {
        expect(ids).toContain(option.rule)
        expect(option.values).toContain(option.default)
      }
      for (const scenario of system.scenarios) expect(ids).toContain(scenario.rule)
    })
  })
}
