// Draws new orders for the playthroughs. Run it by hand to replace a match.
import { writeFileSync } from 'node:fs'
import { makeBot } from '@admiralty/bots'
import { seededDice } from '@admiralty/kernel'
import { makeOrders, type PlaythroughPlayer, playMatch } from '@admiralty/testkit/playthrough'
import { policy } from '../src/bots/policy.ts'
import type { SolarFlare } from '../src/game.ts'
import * as game from '../src/index.ts'
import { MATCHES, ordersFile } from './matches.ts'

/** Captains, whose haste makes for varied matches. */
const captains = (seed: number): PlaythroughPlayer<SolarFlare> => {
  const dice = seededDice(seed)
  const bot = makeBot(game.system, policy, 'captain')
  return (view, call) => bot(view, call, dice).order
}
for (const [name, match] of Object.entries(MATCHES))
  writeFileSync(ordersFile(name), makeOrders(playMatch(game, match, captains(match.seed + 1)).given))
