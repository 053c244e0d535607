// The facts of this game that the tests of every game need.

import type { GameSuite } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy } from '../src/bots/policy.ts'
import { system, words } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { flying } from '../src/table.ts'
import { MATCHES } from './matches.ts'
import * as secrets from './secrets.ts'

export const game = { system, words, policy, lessons }
/** Ships on the board. */
const leftOf = (state: State, seat: string): number => flying(state).filter((ship) => ship.seat === seat).length
export const suite: GameSuite = {
  home: new URL('../', import.meta.url),
  contract: {
    secrets,
    matches: 24,
    blindMatches: 8,
    every: 9,
    star: (path) => path.replaceAll(/(red|blue|gold|green)/g, '*').replaceAll(/\d+/g, '*'),
  },
  leaks: {},
  words: {
    kinds: ['ships', 'anomaly', 'placement', 'weapons', 'movement', 'power'],
    leads: 0.6,
    steps: 60,
    silent: ['phaseEnded', 'seatEnded'],
    moment: /^(setting up: (ships|anomalies|placing)|round \d+( of \d+)?, .+’s (weapons|movement|power)|over in round \d+)$/,
    scenario: 'short-duel',
    cites: 12,
  },
  lessons: { least: 21, chapters: 5, clauses: 20, story: { ends: 'SF-OBJ-01', lookedAt: 400 } },
  playthroughs: MATCHES,
  bots: { options: {}, most: 3000, steps: 12, first: [], left: leftOf },
}
