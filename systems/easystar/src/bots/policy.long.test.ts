import { makeBot, playBout } from '@admiralty/bots'
import { seededDice } from '@admiralty/kernel'
import { playRandom } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { sole } from '../battle-for-tests.ts'
import { system } from '../game.ts'
import type { Setup, State } from '../state.ts'
import { policy } from './policy.ts'

const setup: Setup = {
  scenario: 'battle',
  seats: [
    { seat: 'yellow', side: 'yellow', budget: 250 },
    { seat: 'blue', side: 'blue', budget: 250 },
  ],
  map: { shape: 'rectangle', columns: 14, rows: 14 },
  options: {
    leviathans: false,
    openDesigns: false,
    wideVentralArcs: false,
    turning: 'proposed',
    criticals: 'proposed',
    leviathanSpaces: 40,
    lineup: 'tame',
  },
}
const start = { setup, position: null }
const ensign = makeBot(system, policy, 'ensign')
const captain = makeBot(system, policy, 'captain')

describe('the bot policy', () => {
  test('proposes legal orders for every call of random matches, and most proposals are legal', () => {
    let proposed = 0
    let sound = 0
    const mute: string[] = []
    for (const seed of [1, 2, 3, 4, 5, 6])
      playRandom(system, seed, ({ result, dice: whim }) => {
        const state = result.state as State // the suite's systems are untyped
        for (const { kind, seats } of system.openCalls(state))
          for (const seat of seats) {
            const view = system.view(state, seat)
            const orders = policy.propose(view, whim)
            const good = orders.filter((order) => !sole.check(view, order)).length
            proposed += orders.length
            sound += good
            if (good === 0) mute.push(kind)
          }
      })
    expect(mute).toEqual([])
    expect(sound / proposed).toBeGreaterThan(0.6)
  })

  test('refuses a state in place of a view', () => {
    const { state } = system.begin(start, seededDice(1))
    // @ts-expect-error a state has no viewer
    expect(() => ensign(state, seededDice(1))).toThrow()
  })

  test('evaluates both sides with opposite signs', () => {
    const { state } = system.begin(start, seededDice(1))
    expect(policy.evaluate(state, 'yellow') + policy.evaluate(state, 'blue')).toBeCloseTo(0)
    expect(policy.evaluate({ ...state, outcome: { winners: ['blue'], why: 'ES-WIN-02', scores: null } }, 'blue')).toBeGreaterThan(1000)
  })

  test('bots of both ranks play a battle to its end without a refused order', () => {
    for (const bot of [ensign, captain]) {
      const { state, refusals } = playBout({ system, start, bots: { yellow: bot, blue: bot }, seed: 5, most: 3000, budget: { steps: 24 } })
      expect(refusals).toEqual([])
      expect(system.outcome(state)).toBeDefined()
    }
  })
})
