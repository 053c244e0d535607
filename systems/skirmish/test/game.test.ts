// The tests of every game.

import { describeGame } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy, system, words } from '../src/index.ts'
import { squadsOf } from '../src/lookup.ts'
import type { State } from '../src/state.ts'
import { disguise, reveals, shares } from './secrets.ts'

describeGame(
  { system, words, policy, lessons },
  {
    home: new URL('../', import.meta.url),
    contract: {
      secrets: { reveals, disguise, shares },
      matches: 60,
      blindMatches: 25,
      star: (path) => path.replaceAll(/(red|white|blue|black)/g, '*').replaceAll(/\d+/g, '*'),
    },
    leaks: {},
    words: {
      kinds: ['muster', 'plan', 'brace', 'seize'],
      leads: 0.9,
      steps: 1,
      silent: ['shotOver'],
      moment: /^(setting up|round \d, \w+)$/,
      scenario: 'duel',
      cites: 12,
    },
    lessons: { least: 1, chapters: 1, clauses: 1, story: null },
    playthroughs: {},
    bots: {
      options: {},
      most: 500,
      steps: 12,
      first: [],
      left: (state: State, seat) => squadsOf(state).find((squad) => squad.seat === seat)?.strength ?? 0,
    },
  },
)
