// The facts of this game that the tests of every game need.

import type { GameSuite } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy } from '../src/bots/policy.ts'
import { system, words } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { isStation, unitsOf } from '../src/table.ts'
import { leaks } from './leaks.ts'
import { MATCHES } from './matches.ts'
import * as secrets from './secrets.ts'

export const game = { system, words, policy, lessons }
/** Stations in play (GW-SCN-09). */
const leftOf = (state: State, seat: string): number => unitsOf(state).filter((unit) => isStation(unit) && unit.seat === seat).length
export const suite: GameSuite = {
  home: new URL('../', import.meta.url),
  contract: {
    secrets,
    matches: 24,
    blindMatches: 12,
    every: 7,
    star: (path) => path.replaceAll(/(yellow|blue|red|green)/g, '*').replaceAll(/[ubm]?\d+/g, '*'),
  },
  leaks,
  words: {
    kinds: ['aim', 'arm', 'build', 'cargo', 'deploy', 'fire', 'land', 'launch', 'moon', 'pulse', 'station', 'strike', 'thrust'],
    leads: 0.1,
    steps: 30,
    silent: [],
    moment: /./,
    scenario: 'fast',
    cites: 12,
  },
  lessons: { least: 21, chapters: 5, clauses: 20, story: { ends: 'GW-SCN-07', lookedAt: 400 } },
  playthroughs: MATCHES,
  bots: { options: {}, most: 6000, steps: 12, first: [], left: leftOf },
}
