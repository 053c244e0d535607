// The ranks of the bots: a captain's second thoughts are worth something.
import { makeBot, playBout } from '@admiralty/bots'
import { expect, test } from 'vitest'
import { mind } from '../src/mind.ts'
import { setupFor } from '../src/setting/setup-for-tests.ts'
import { system } from '../src/system.ts'

const start = { setup: setupFor('battle', { budget: 250 }), position: null }
const ensign = makeBot(system, mind, 'ensign')
const captain = makeBot(system, mind, 'captain')

test('a captain beats an ensign', () => {
  const tally = { captain: 0, ensign: 0 }
  for (let seed = 1; seed <= 8; seed += 1) {
    const captainAt = seed % 2 === 0 ? 'yellow' : 'blue'
    const bots = { yellow: captainAt === 'yellow' ? captain : ensign, blue: captainAt === 'blue' ? captain : ensign }
    const { state } = playBout({ system, start, bots, seed, most: 3000, budget: { steps: 200 } })
    const winners = system.outcome(state)?.winners ?? []
    if (winners.length > 0) tally[winners.includes(captainAt) ? 'captain' : 'ensign'] += 1
  }
  expect(tally.captain).toBeGreaterThan(tally.ensign)
}, 180_000)
