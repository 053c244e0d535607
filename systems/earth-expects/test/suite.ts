// The facts of this game that the tests of every game need.

import type { GameSuite } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy } from '../src/bots/policy.ts'
import type { Observation } from '../src/chapter.ts'
import { system, words } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { flying } from '../src/table.ts'
import { anyBattle } from './any-battle.ts'
import { MATCHES } from './matches.ts'
import * as secrets from './secrets.ts'
import { star } from './star.ts'

/** The name of an observation. Some types have a log line only for some viewers or kinds. */
function called(observation: Observation): string {
  if (observation.type === 'attackRolled' && observation.attack.kind === 'missile') return 'a missile that strikes'
  if (observation.type === 'missileLaunched' && !observation.nuclear) return 'a missile like others'
  return observation.type === 'powerAllocated' && observation.allocation === null ? 'power of others' : observation.type
}

export const game = { system, words, policy, lessons }
/** Ships in play, hidden ones too. Objectives go before. */
const leftOf = (state: State, seat: string): number | null =>
  state.setup.objectives.length > 0
    ? null
    : [...Object.values(state.ships).filter(flying), ...Object.values(state.hiding)].filter((ship) => ship.seat === seat).length
export const suite: GameSuite = {
  home: new URL('../', import.meta.url),
  contract: { secrets, matches: 16, blindMatches: 16, every: 5, star, anyBattle },
  leaks: {},
  words: {
    kinds: ['announce', 'commit', 'deploy', 'plot', 'power', 'repair', 'row', 'rowSet', 'sense'],
    leads: 0.6,
    steps: 16,
    silent: [
      'a missile that strikes',
      'a missile like others',
      'attackEnded',
      'deemed',
      'locksSet',
      'missileLost',
      'missileMoved',
      'power of others',
    ],
    called,
    moment: /^(setting up: |turn \d+, )/,
    scenario: 'duel',
    cites: 21,
  },
  lessons: { least: 26, chapters: 9, clauses: 60, story: { ends: 'EE-GEN-20', lookedAt: 60 } },
  playthroughs: MATCHES,
  bots: { options: {}, most: 4000, steps: 4, first: ['plot', 'power'], left: leftOf },
}
