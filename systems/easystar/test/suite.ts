// The facts of this game that the tests of every game need.

import type { GameSuite } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy } from '../src/bots/policy.ts'
import { system, words } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { flying } from '../src/table.ts'
import { leaks } from './leaks.ts'
import { MATCHES } from './matches.ts'
import * as secrets from './secrets.ts'
import { star } from './star.ts'

export const game = { system, words, policy, lessons }
/** Ships and fighters on the map. A siege and a voyage are decided by their aims. */
const leftOf = (state: State, seat: string): number | null =>
  state.setup.scenario === 'starbase' || state.setup.scenario === 'convoy'
    ? null
    : [...Object.values(state.ships), ...Object.values(state.fighters)].filter((thing) => thing.seat === seat && flying(thing)).length
export const suite: GameSuite = {
  home: new URL('../', import.meta.url),
  contract: { secrets, matches: 36, blindMatches: 18, every: 7, star },
  leaks,
  words: {
    kinds: ['deploy', 'displacer', 'fighters', 'fire', 'fleet', 'loseItem', 'pointDefence', 'refit', 'ships'],
    leads: 0.1,
    steps: 12,
    silent: ['shotEnded'],
    moment: /^(setting up: |turn \d+ of 20, )/,
    scenario: 'battle',
    cites: 21,
  },
  lessons: { least: 17, chapters: 9, clauses: 60, story: { ends: 'ES-WIN-02', lookedAt: Number.POSITIVE_INFINITY } },
  playthroughs: MATCHES,
  bots: { options: { battle: { budget: 500 } }, most: 6000, steps: 12, first: ['fighters', 'fire', 'ships'], left: leftOf },
}
