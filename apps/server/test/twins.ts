// Twin matches of Skirmish that differ only in red's secrets: its cards and its plan.
import { provenDice } from '@admiralty/match'
import { DUEL } from './tables.ts'

export const BLUE_CARDS = { order: 'muster', gear: ['shield', 'flare'] }

/** Red's orders, which blue may not know. */
export interface Red {
  readonly cards: readonly string[]
  readonly plan: object
}
export const QUIET: Red = { cards: ['decoy', 'flare'], plan: { order: 'rest' } }
export const FIERCE: Red = { cards: ['shield', 'decoy'], plan: { order: 'aim', at: 'blue', charge: false } }
export const BLUE_VALUE = 'ben as well'
const seatValues = { red: DUEL.value, blue: BLUE_VALUE }

/** A secret with which blue's supply die shows `blueRolls`. The dice depend on the orders, so each twin needs its own secret. */
export function secretFor({ cards }: Red, blueRolls: number): string {
  const orders = { red: { order: 'muster', gear: cards }, blue: BLUE_CARDS }
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const secret = `secret-${attempt}`
    const dice = provenDice({ secret, seatValues, answer: 1, orders })
    const [[red], [blue]] = [dice.roll(1, 6, 'supply of red'), dice.roll(1, 6, 'supply of blue')]
    if (blue === blueRolls && red !== undefined) return secret
  }
  throw new Error('no secret gives these dice')
}

/** Replaces the hashes of the chain, which are salted with the secret and differ between twins. */
export const withoutHashes = (text: string): string =>
  text
    .replaceAll(/"chain":"[0-9a-f]{64}"/g, '"chain":"…"')
    .replaceAll(/"chain":\{("\d+"):"[0-9a-f]{64}"\}/g, '"chain":{$1:"…"}')
    .replaceAll(/"signature":"[0-9a-f]{128}"/g, '"signature":"…"')
