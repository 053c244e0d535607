// The ranks of the bots: a captain beats an ensign, and every rank plays every scenario legally.
import { makeBot, playBout, RANKS } from '@admiralty/bots'
import { expect, test } from 'vitest'
import { policy } from '../src/bots/policy.ts'
import { setupFor } from '../src/setting/setup-for-tests.ts'
import { system } from '../src/system.ts'

const scenarios = ['battle', 'quality', 'starbase', 'convoy', 'carriers', 'squadrons', 'three', 'four']
const start = { setup: setupFor('battle', { budget: 250 }), position: null }
const ensign = makeBot(system, policy, 'ensign')
const captain = makeBot(system, policy, 'captain')

test('a captain beats an ensign, with each seed played from both sides', () => {
  const tally = { captain: 0, ensign: 0 }
  for (let game = 0; game < 20; game += 1) {
    const captainAt = game % 2 === 0 ? 'yellow' : 'blue'
    const bots = { yellow: captainAt === 'yellow' ? captain : ensign, blue: captainAt === 'blue' ? captain : ensign }
    const { state } = playBout({ system, start, bots, seed: 1 + Math.floor(game / 2), most: 3000 })
    const winners = system.outcome(state)?.winners ?? []
    if (winners.length > 0) tally[winners.includes(captainAt) ? 'captain' : 'ensign'] += 1
  }
  expect(tally.captain).toBeGreaterThan(tally.ensign)
})

test.each(scenarios)('all ranks play to the end without a refused order: %s', (scenario) => {
  const setup = setupFor(scenario, scenario === 'battle' ? { budget: 500 } : {})
  const bots = Object.fromEntries(
    system.seats(setup).map(({ seat }, index) => [seat, makeBot(system, policy, RANKS[index % RANKS.length] ?? 'admiral')]),
  )
  const { state, refusals } = playBout({ system, start: { setup, position: null }, bots, seed: 3, most: 6000, budget: { steps: 12 } })
  expect(refusals).toEqual([])
  expect(system.outcome(state)).toBeDefined()
})
