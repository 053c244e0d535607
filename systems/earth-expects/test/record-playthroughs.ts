// Draws the orders of the playthroughs anew; to be run by hand when a match should go another way.
import { writeFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { makeOrders, type PlaythroughPlayer, playMatch } from '@admiralty/testkit/playthrough'
import { policy } from '../src/bots/policy.ts'
import type { EarthExpects } from '../src/index.ts'
import * as game from '../src/index.ts'
import { MATCHES, ordersFile } from './matches.ts'

/** The mind's first sound thought; decisions that it would hand over it is asked for here. */
const thinking = (seed: number): PlaythroughPlayer<EarthExpects> => {
  const dice = seededDice(seed)
  return (view) => {
    const order = policy.propose(view, dice).find((one) => !game.system.check(view, one)) ?? game.system.defaultOrder(view)
    return order.order === 'announce' ? { ...order, policy: { ties: 'first', defence: 'asked', repairs: 'asked', rows: 'middle' } } : order
  }
}
for (const [name, match] of Object.entries(MATCHES))
  writeFileSync(ordersFile(name), makeOrders(playMatch(game, match, thinking(match.seed + 1)).given))
