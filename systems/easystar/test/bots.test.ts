// The long matches of bots, those that try the words, and the ranks: a captain beats an ensign.
import { makeBot, playBout } from '@admiralty/bots'
import { describeGame } from '@admiralty/testkit/describe-game'
import { expect, test } from 'vitest'
import { policy } from '../src/bots/policy.ts'
import { system } from '../src/game.ts'
import { setupFor } from '../src/setting/setup-for-tests.ts'
import { suite, game as tested } from './suite.ts'

describeGame(tested, suite, ['words', 'bots'])

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
