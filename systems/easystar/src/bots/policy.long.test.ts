import { makeBot, playBout } from '@admiralty/bots'
import { seededDice } from '@admiralty/kernel'
import { proposalsOf } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { system } from '../game.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Setup } from '../state.ts'
import { policy } from './policy.ts'

const setup: Setup = { ...setupFor('battle', { budget: 250 }), map: { shape: 'rectangle', columns: 14, rows: 14 } }
const start = { setup, position: null }
const ensign = makeBot(system, policy, 'ensign')
const captain = makeBot(system, policy, 'captain')

describe('the bot policy', () => {
  test('proposes legal orders for every call of random matches, and most proposals are legal', () => {
    const { legal, mute } = proposalsOf(system, policy)
    expect(mute).toEqual([])
    expect(legal).toBeGreaterThan(0.6)
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
