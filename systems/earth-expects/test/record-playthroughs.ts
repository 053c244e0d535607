// Records new orders for the playthroughs. Run it by hand if a match should change.
import { writeFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { makeOrders, type PlaythroughPlayer, playMatch } from '@admiralty/testkit/playthrough'
import { sole } from '../src/battle-for-tests.ts'
import { policy } from '../src/bots/policy.ts'
import type { EarthExpects } from '../src/index.ts'
import * as game from '../src/index.ts'
import { MATCHES, ordersFile } from './matches.ts'

/** The first legal order of the bot, with the policies for defence and repairs set to ask. */
const thinking = (seed: number): PlaythroughPlayer<EarthExpects> => {
  const dice = seededDice(seed)
  return (view) => {
    const order = policy.propose(view, dice).find((one) => !sole.check(view, one)) ?? sole.defaultOrder(view)
    return order.order === 'power' ? { ...order, policy: { ties: 'first', defence: 'asked', repairs: 'asked', rows: 'middle' } } : order
  }
}
for (const [name, match] of Object.entries(MATCHES))
  writeFileSync(ordersFile(name), makeOrders(playMatch(game, match, thinking(match.seed + 1)).given))
