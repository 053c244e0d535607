// Records new orders for the playthroughs. Run it by hand if a match should change.
import { writeFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { makeOrders, type PlaythroughPlayer, playMatch } from '@admiralty/testkit/playthrough'
import { policy } from '../src/bots/policy.ts'
import type { FullThrust } from '../src/index.ts'
import * as game from '../src/index.ts'
import { MATCHES, ordersFile } from './matches.ts'

/** The first legal order of the bot. */
const thinking = (seed: number): PlaythroughPlayer<FullThrust> => {
  const dice = seededDice(seed)
  return (view, call) =>
    policy.propose(view, dice).find((order) => !game.system.check(view, call, order)) ?? game.system.defaultOrder(view, call)
}
for (const [name, match] of Object.entries(MATCHES))
  writeFileSync(ordersFile(name), makeOrders(playMatch(game, match, thinking(match.seed + 1)).given))
