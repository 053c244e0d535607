// Draws new orders for the playthroughs. Run it by hand to replace a match.
import { writeFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { makeOrders, playMatch } from '@admiralty/testkit/playthrough'
import * as game from '../src/index.ts'
import { MATCHES, ordersFile } from './matches.ts'
import { fighting } from './player.ts'

for (const [name, match] of Object.entries(MATCHES))
  writeFileSync(ordersFile(name), makeOrders(playMatch(game, match, fighting(seededDice(match.seed + 1), match.fleets)).given))
