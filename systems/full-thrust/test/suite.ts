// The facts of this game that the tests of every game need.

import type { GameSuite } from '@admiralty/testkit/describe-game'
import { lessons } from '../lessons/index.ts'
import { policy } from '../src/bots/policy.ts'
import { system, words } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { isAble } from '../src/table.ts'
import { leaks } from './leaks.ts'
import { MATCHES } from './matches.ts'
import * as secrets from './secrets.ts'

export const game = { system, words, policy, lessons }
/** Ships that can act (FT-END-11). Who escapes in time wins, whatever is left. */
const leftOf = (state: State, seat: string): number | null =>
  state.setup.aim.kind === 'escape'
    ? null
    : Object.values(state.ships).filter((ship) => ship.seat === seat && (ship.status === 'coming' || isAble(ship))).length
export const suite: GameSuite = {
  home: new URL('../', import.meta.url),
  contract: {
    secrets,
    matches: 16,
    blindMatches: 8,
    every: 9,
    star: (path) => path.replaceAll(/(red|blue|gold|green)/g, '*').replaceAll(/[gs]?\d+/g, '*'),
  },
  leaks,
  words: {
    kinds: ['attack', 'defend', 'enter', 'evade', 'fire', 'fleet', 'fly', 'flyAgain', 'launch', 'ordnance', 'plot', 'repair'],
    leads: 0.1,
    steps: 30,
    silent: [
      ...['checkPutOff', 'courseTested', 'fireEnded', 'ordnanceEnded', 'flightsEnded', 'endurancePaid', 'evasionAnswered'],
      ...['plotsDone', 'plotsWritten', 'salvoStruck', 'shipEntered', 'shipJumped', 'turnEnded', 'changesEnded'],
    ],
    moment: /./,
    scenario: 'carriers',
    cites: 12,
  },
  lessons: { least: 26, chapters: 10, clauses: 30, story: { ends: 'FT-END-11', lookedAt: 100 } },
  playthroughs: MATCHES,
  bots: { options: {}, most: 6000, steps: 12, first: ['plot'], left: leftOf },
}
