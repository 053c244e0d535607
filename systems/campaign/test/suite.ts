// The facts of this game that the tests of every game need.
import type { GameSuite } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy, system, words } from './battle-game.ts'
import { disguise, reveals } from './secrets.ts'

/** The parts that are tested together. */
export const parts = { system, words, policy, lessons }
export const suite: GameSuite = {
  home: new URL('../', import.meta.url),
  contract: {
    secrets: { reveals, disguise },
    matches: 20,
    blindMatches: 10,
    star: (path) =>
      path
        .replaceAll(/(?<=\/)(red|blue|gold|green|violet|teal|orange|grey)(?=\/|$)/g, '*')
        .replaceAll(/(?<=\/)[\d−/]*\d{2,4}(?=\/|$)/g, '*')
        .replaceAll(/\d+/g, '*'),
  },
  leaks: {},
  words: {
    kinds: ['pairs', 'claim', 'purchase'],
    leads: 0.6,
    steps: 24,
    silent: [],
    moment: /^draft, (pairs|claims|left-over cards|purchase)$/,
    scenario: 'draft-2',
    cites: 12,
  },
  lessons: { least: 1, chapters: 1, clauses: 1, story: null },
  playthroughs: {},
  bots: { options: {}, most: 200, steps: 20, first: ['claim', 'pairs', 'purchase'] },
}
