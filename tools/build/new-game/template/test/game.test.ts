// The tests of every game.

import { describeGame } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy } from '../src/bots/policy.ts'
import { system, words } from '../src/index.ts'
import { isColor, type State } from '../src/state.ts'
import * as secrets from './secrets.ts'

describeGame(
  { system, words, policy, lessons },
  {
    home: new URL('../', import.meta.url),
    contract: { secrets, matches: 40, blindMatches: 20, star: (path) => path.replaceAll(/yellow|blue|\d+/g, '*') },
    leaks: {},
    words: {
      kinds: ['load', 'act'],
      leads: 0.8,
      steps: 8,
      silent: [],
      moment: /^(setting up|turn \d of 6, )/,
      scenario: 'duel',
      cites: 6,
    },
    lessons: { least: 1, chapters: 1, clauses: 1, story: null },
    playthroughs: {},
    bots: { options: {}, most: 20, steps: 12, first: [], left: ({ ships }: State, seat) => (isColor(seat) ? ships[seat].hull : 0) },
  },
)
