// Draws the orders of the playthroughs anew; to be run by hand when a match should go another way.
import { writeFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { MATCHES, ordersFile } from './matches.ts'
import { fighting } from './player.ts'
import { makeOrders, playMatch } from './playthrough.ts'

for (const [name, match] of Object.entries(MATCHES))
  writeFileSync(ordersFile(name), makeOrders(playMatch(match, fighting(seededDice(match.seed + 1), match.fleets)).given))
