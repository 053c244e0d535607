import { describeGame } from '@admiralty/testkit/describe-game'
import { policy, system, words } from './src/game.ts'

// A game may lack secrets, ships, dice, options, cases, lessons and playthroughs.
describeGame(
  { system, words, policy, lessons: { files: {}, figures: {}, alike: () => false } },
  {
    home: new URL('./', import.meta.url),
    contract: { secrets: { reveals: {}, disguise: () => null }, matches: 10, blindMatches: 5 },
    leaks: {},
    words: { kinds: ['take'], leads: 0.8, steps: 4, silent: [], moment: /^turn \d+$/, scenario: 'pile', cites: 2 },
    lessons: { least: 0, chapters: 0, clauses: 0, story: null },
    playthroughs: {},
    bots: { options: {}, most: 40, steps: 4, first: [], left: () => null },
  },
)
