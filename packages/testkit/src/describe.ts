// The contract suite: checks every law of a rule system in random matches and in its recorded regressions.
import type { Dice } from '@admiralty/kernel'
import { disclosure } from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { blindnessLaws } from './blindness.ts'
import { asksOn, manySided } from './conceded-match.ts'
import { concessionReport, PLANTED_HOSTS } from './concession-laws.ts'
import { describeRegressions, type Suite } from './describe-regressions.ts'
import { disclosureBreaches } from './disclosure-laws.ts'
import { closingLaw, PLAIN_LAWS } from './laws.ts'
import { hiddenRolls, LEAKY_POLICIES, opensAtEnd } from './leaks.ts'
import type { AnySystem } from './random-match.ts'
import { shrunkBreaches } from './shrink.ts'
import { breachesOf, secretsOf, seedsFrom } from './survey.ts'

/** Defines the contract tests of a game. */
export function describeRuleSystem(system: AnySystem, suite: Suite): void {
  const {
    secrets,
    matches,
    blindMatches,
    every = 1,
    most = 20_000,
    regressions,
    anyBattle,
    star = (path) => path.replaceAll(/\d+/g, '*'),
  } = suite
  describe(`${system.id} keeps the contract`, () => {
    test(`${matches} random matches keep every plain law`, () => {
      expect(shrunkBreaches({ system, laws: PLAIN_LAWS, every, most, anyBattle }, seedsFrom(1, matches))).toEqual([])
    })
    test(`${blindMatches} random matches keep the blindness laws`, () => {
      const { laws, count } = blindnessLaws(secrets)
      expect(shrunkBreaches({ system, laws, every, most, anyBattle }, seedsFrom(1001, blindMatches))).toEqual([])
      expect(
        count.twins,
        'no order had another secret part: `disguise` in test/secrets.ts must give one for secret orders',
      ).toBeGreaterThan(0)
    })
    test('a match discloses no more than its terms allow', () => {
      expect(disclosureBreaches(system, disclosure, seedsFrom(1, 4))).toEqual([])
    })
    test.each(Object.entries(LEAKY_POLICIES))('a host that shows too much would be noticed: %s', (_, leaky) => {
      expect(disclosureBreaches(system, leaky, [1])).not.toEqual([])
    })
    test('a player who has conceded never wins, a side that has is never waited for, and the match ends with one side left, in every scenario', () => {
      const { matches, breaches } = concessionReport(system, secrets, seedsFrom(1, 2))
      expect(breaches).toEqual([])
      expect(matches).toBe(2 * system.scenarios.length)
    })
    test.each(Object.entries(PLANTED_HOSTS))('when players concede, it would be noticed: %s', (_, host) => {
      expect(concessionReport(system, secrets, [1], host).breaches).not.toEqual([])
    })
    if (manySided(system).scenarios.length > 0)
      test('a side that concedes leaves a match of three or more sides, which goes on; a game that asks it on would be noticed', () => {
        const { surrenders, breaches } = concessionReport(manySided(system), secrets, seedsFrom(11, 6))
        expect(breaches).toEqual([])
        expect(surrenders).toBeGreaterThan(3)
        expect(concessionReport(asksOn(manySided(system)), secrets, seedsFrom(11, 3)).breaches.join()).toContain('is asked by')
      })
    test('views that open at the end would be noticed', () => {
      const isNoticed = (seed: number): boolean =>
        breachesOf(opensAtEnd(system), [closingLaw], [seed], { every, most, anyBattle }).length > 0
      expect(seedsFrom(1, 3).some(isNoticed), 'the referee sees no more than a seat: a view must depend on its viewer').toBe(true)
    })
    test('hidden rolls that move the faces of others would be noticed, and those with an address of their own move none', () => {
      const isNoticed = (streamOf: (dice: Dice) => Dice, seed: number): boolean =>
        breachesOf(hiddenRolls(system, streamOf), blindnessLaws(secrets).laws, [seed], { every, most }).length > 0
      const noticing = seedsFrom(1001, blindMatches).find((seed) => isNoticed((dice) => dice, seed))
      // Rolls that depend on secrets of the state move nothing in a game whose state has none.
      if (secretsOf(system, seedsFrom(2001, 5), star, every).length === 0) return expect(noticing).toBeUndefined()
      expect(noticing, 'no match noticed it: raise `blindMatches`, or let `determinize` draw every secret').toBeDefined()
      expect(isNoticed((dice) => dice.at('a hidden place'), noticing ?? 0)).toBe(false)
    })
    test('the list of secrets equals the snapshot', () => {
      expect(secretsOf(system, seedsFrom(2001, 40), star, every)).toMatchSnapshot()
    })
    if (regressions) describeRegressions(system, secrets, regressions)
    describeClauses(system)
  })
}

/** Tests that the declarations of a game cite clauses of its rule book. */
function describeClauses(system: AnySystem): void {
  test('automatic decisions cite existing clauses, and no two answer one kind of call', () => {
    const { automatic, rulebook } = system
    const ids = new Set(rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
    expect(automatic.filter(({ rule }) => !ids.has(rule))).toEqual([])
    for (const names of [automatic.map(({ key }) => key), automatic.map(({ kind }) => kind)]) expect(new Set(names).size).toBe(names.length)
  })
  test('options cite existing clauses, contain their default, have labels for words, and are in the list of some scenario', () => {
    const ids = new Set(system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
    for (const option of system.options) {
      expect(ids).toContain(option.rule)
      expect(option.values).toContain(option.default)
      const words = option.values.filter((value) => typeof value === 'string')
      expect(Object.keys(option.labels).toSorted(), `labels of ${option.name}`).toEqual([...words].toSorted())
    }
    for (const scenario of system.scenarios) expect(ids).toContain(scenario.rule)
    const listed = new Set(system.scenarios.flatMap(({ options }) => options))
    expect([...listed].sort(), 'options in the lists of scenarios, and options of the game').toEqual(
      system.options.map(({ name }) => name).sort(),
    )
  })
}
