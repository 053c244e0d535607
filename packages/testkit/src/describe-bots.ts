// The suites of bots and of leaks.

import { makeBot, playBout, RANKS } from '@admiralty/bots'
import { type BotPolicy, type RuleSystem, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { blindnessLaws } from './blindness.ts'
import type { GameSuite, GameUnderTest } from './game-suite.ts'
import { watchedForIdling } from './idle-law.ts'
import { lastSideBreach } from './last-side-law.ts'
import { type AnySystem, playRandom } from './random-match.ts'
import { breachesOf, seedsFrom } from './survey.ts'

const LEAK_SEEDS = seedsFrom(1, 40)

export function describeLeaks(system: AnySystem, leaks: GameSuite['leaks'], { secrets }: GameSuite['contract']): void {
  /** Whether the laws find the leak; stops at the first seed that does. */
  const isCaught = (leaky: AnySystem): boolean =>
    LEAK_SEEDS.some((seed) => breachesOf(leaky, blindnessLaws(secrets).laws, [seed], { every: 1 }).length > 0)
  if (Object.keys(leaks).length === 0) return
  describe(`planted leaks of ${system.id} are caught`, () => {
    test.each(Object.entries(leaks))('%s', (_, leaky) => expect(isCaught(leaky)).toBe(true))
  })
}

export function describeBots({ system, policy }: GameUnderTest, { bots: { options, most, steps, first, left } }: GameSuite): void {
  if (first.length > 0)
    test('the first answers of bots in random matches are legal, and the same dice give the same', () =>
      expect(kindsAnsweredFirst(system, policy)).toEqual(first))
  describe('bots of all ranks play to the end, without a refused order, and are never idle while they could act', () => {
    test.each(system.scenarios.map(({ id }) => id))('%s', (id) => {
      const setup = system.scenarios.find((scenario) => scenario.id === id)?.setup(options[id] ?? {})
      const watched = system.seats(setup).map(({ seat }, index) => {
        const bot = makeBot(system, policy, RANKS[index % RANKS.length] ?? 'admiral')
        return [seat, watchedForIdling(system, policy, bot)] as const
      })
      const bots = Object.fromEntries(watched.map(([seat, { bot }]) => [seat, bot]))
      const { state, refusals } = playBout({ system, start: { setup, position: null }, bots, seed: 3, most, budget: { steps } })
      expect(refusals).toEqual([])
      expect(watched.flatMap(([, { breaches }]) => breaches)).toEqual([])
      expect(system.outcome(state), `the bots have reached no end within ${most} calls, which \`bots.most\` allows`).toBeDefined()
      expect(lastSideBreach(system, setup, state, left)).toBeUndefined()
    })
  })
}

const MATCHES = seedsFrom(1, 6)

/** The kinds of call with a first answer in random matches, sorted. Every such answer must be legal. */
function kindsAnsweredFirst(system: RuleSystem, policy: BotPolicy): readonly string[] {
  const kinds = new Set<string>()
  for (const seed of MATCHES)
    playRandom(system, seed, ({ result: { state } }) => {
      for (const call of system.openCalls(state))
        for (const seat of call.seats) {
          const view = system.view(state, seat)
          const order = policy.first(view, seededDice(seed))
          if (order === undefined) continue
          kinds.add(call.kind)
          expect(system.check(view, call, order), `${call.kind} of match ${seed}`).toBeUndefined()
          expect(policy.first(view, seededDice(seed))).toEqual(order)
        }
    })
  return [...kinds].sort()
}
