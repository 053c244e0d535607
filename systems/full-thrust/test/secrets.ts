// Tells the contract suite what is secret: the orders of P1 until P5 carries them out or announces them (FT-MOV-02).
import { type Dice, likely, type RuleId } from '@admiralty/kernel'
import { askedOf, check, system } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'

/** Event types that may reveal a secret, each with its clause. */
export const reveals: Readonly<Record<string, RuleId>> = {
  /** P5 carries out what was written, and announces FTL and disengagement. */
  shipMoved: 'FT-SEQ-05',
  jumpTried: 'FT-FTL-02',
}

/** Another order that looks the same to opponents; null if there is none. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  const asked = askedOf(view)
  if (!asked || order.order !== 'plot') return asked && !check(view, order) ? order : null
  const other = likely(dice, 1, 3) ? system.defaultOrder(view, asked.call) : system.randomOrder(view, asked.call, dice)
  return check(view, other) ? null : other
}
