// Draws the orders of the playthroughs anew; to be run by hand when a match should go another way.
import { writeFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { system } from '../src/index.ts'
import { mind } from '../src/mind.ts'
import { MATCHES, ordersFile } from './matches.ts'
import { makeOrders, type Player, playMatch } from './playthrough.ts'

/** The mind's first sound thought; decisions that it would hand over it is asked for here. */
const thinking = (seed: number): Player => {
  const dice = seededDice(seed)
  return (view) => {
    const order = mind.propose(view, dice).find((one) => !system.check(view, one)) ?? system.standing(view)
    return order.order === 'announce' ? { ...order, policy: { ties: 'first', defence: 'asked', repairs: 'asked', rows: 'middle' } } : order
  }
}
for (const [name, match] of Object.entries(MATCHES))
  writeFileSync(ordersFile(name), makeOrders(playMatch(match, thinking(match.seed + 1)).given))
