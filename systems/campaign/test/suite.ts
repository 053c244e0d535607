// The facts of this game that the tests of every game need.
import type { Choices } from '@admiralty/kernel'
import type { GameSuite } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy, system, words } from './battle-game.ts'
import { disguise, reveals, shares } from './secrets.ts'

/** The scenarios of random matches: drafts, and campaigns of few empires and four weeks, so that a match is over soon. */
const FEW = ['campaign-2', 'campaign-3']
const scenarios = system.scenarios
  .filter(({ id }) => id.startsWith('draft') || FEW.includes(id))
  .map((scenario) =>
    FEW.includes(scenario.id) ? { ...scenario, setup: (choices: Choices) => scenario.setup({ ...choices, weeks: 'four' }) } : scenario,
  )
/** The parts that are tested together. */
export const parts = { system: { ...system, scenarios }, words, policy, lessons }
export const suite: GameSuite = {
  home: new URL('../', import.meta.url),
  contract: {
    secrets: { reveals, disguise, shares },
    matches: 20,
    blindMatches: 10,
    every: 3,
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
  bots: { options: {}, most: 200, steps: 20, first: ['claim', 'pairs', 'purchase'], left: () => null },
}
