// Bots of every rank play every scenario legally.
import { makeBot, playBout, RANKS } from '@admiralty/bots'
import { expect, test } from 'vitest'
import { policy } from '../src/bots/policy.ts'
import type { Setup } from '../src/setup.ts'
import { system } from '../src/system.ts'

test.each(system.scenarios.map(({ id }) => id))('no order of any rank is refused, and the battle ends: %s', (id) => {
  const setup = system.scenarios.find((one) => one.id === id)?.setup({}) as Setup // without options none is refused
  const bots = Object.fromEntries(
    system.seats(setup).map(({ seat }, index) => [seat, makeBot(system, policy, RANKS[index % RANKS.length] ?? 'admiral')]),
  )
  const { state, refusals } = playBout({ system, start: { setup, position: null }, bots, seed: 3, most: 4000, budget: { steps: 4 } })
  expect(refusals).toEqual([])
  expect(system.outcome(state)).toBeDefined()
})
