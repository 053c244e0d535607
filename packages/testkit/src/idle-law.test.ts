// The law of idle answers notices a bot that passes while its policy proposes to do something.
import { type Bot, makeBot, playBout, RANKS } from '@admiralty/bots'
import type { BotPolicy, RuleSystem, SystemTypes } from '@admiralty/kernel'
import { system as skirmish, policy as skirmishPolicy } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { watchedForIdling } from './idle-law.ts'

// The law knows a game by its general types only.
const system = skirmish as unknown as RuleSystem
const known = skirmishPolicy as unknown as BotPolicy
const isRest = (order: unknown): boolean => typeof order === 'object' && order !== null && 'order' in order && order.order === 'rest'
/** Proposes rests last and calls them idle. In haste it answers with a rest. */
const policy: BotPolicy = {
  ...known,
  propose: (view, dice) => known.propose(view, dice).toSorted((a, b) => Number(isRest(a)) - Number(isRest(b))),
  hasty: (view, dice) => known.propose(view, dice).filter(isRest),
  isIdle: isRest,
}
function idleAnswersOf(bot: Bot<SystemTypes>): readonly string[] {
  const setup = system.scenarios[0]?.setup({})
  const watched = watchedForIdling(system, policy, bot)
  const bots = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, watched.bot]))
  playBout({ system, start: { setup, position: null }, bots, seed: 2, most: 500 })
  return watched.breaches
}

test('a bot that gives the first hasty answer, whatever it is, is noticed', () => {
  const idle: Bot<SystemTypes> = (view, call, dice) => {
    const [rest] = policy.hasty(view, dice)
    return { order: rest !== undefined && !system.check(view, call, rest) ? rest : system.defaultOrder(view, call), why: '' }
  }
  expect(idleAnswersOf(idle)).not.toEqual([])
})
test.each(RANKS)('%s: no rank is idle, although all of its hasty answers are', (rank) => {
  expect(idleAnswersOf(makeBot(system, policy, rank))).toEqual([])
})
