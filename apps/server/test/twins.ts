// Twin matches that differ only in what blue may not know: what red musters and plans.
import { provenDice } from '@admiralty/match'
import { DUEL } from './tables.ts'

export const BLUE_CARDS = { order: 'muster', gear: ['shield', 'flare'] }

/** What red does that blue may not know. */
export interface Red {
  readonly cards: readonly string[]
  readonly plan: object
}
export const QUIET: Red = { cards: ['decoy', 'flare'], plan: { order: 'rest' } }
export const FIERCE: Red = { cards: ['shield', 'decoy'], plan: { order: 'aim', at: 'blue', charge: false } }
export const BLUE_VALUE = 'ben as well'
const seatValues = { red: DUEL.value, blue: BLUE_VALUE }

/** Dice hang on the orders, so the twins need secrets of their own for blue to roll the same. */
export function secretFor({ cards }: Red, blueRolls: number): string {
  const orders = { red: { order: 'muster', gear: cards }, blue: BLUE_CARDS }
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const secret = `secret-${attempt}`
    const dice = provenDice({ secret, seatValues, seq: 1, orders })
    const [[red], [blue]] = [dice.roll(1, 6, 'supply of red'), dice.roll(1, 6, 'supply of blue')]
    if (blue === blueRolls && red !== undefined) return secret
  }
  throw new Error('no such secret')
}

/** A hash salted with the secret: 64 digits that say nothing. */
export const masked = (text: string): string => text.replaceAll(/"chain":"[0-9a-f]{64}"/g, '"chain":"…"')
