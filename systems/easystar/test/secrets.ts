// EasyStar's part of the blindness laws: events that reveal secrets, and orders that look the same from outside.
import type { Dice, RuleId } from '@admiralty/kernel'
import { askedOf, check } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import { allied, isColor } from '../src/table.ts'

/** Event types that may reveal a secret, each with its clause. */
export const reveals: Readonly<Record<string, RuleId>> = {
  /** Hulls and hexes at deployment; whole designs at the first turn with the option. */
  deployed: 'ES-SEQ-02',
  turnBegan: 'ES-DES-11',
  /** Courses are revealed hex by hex, with the devices that make them possible. */
  shipMoved: 'ES-MOV-08',
  shipJumped: 'ES-AUX-JMP-01',
  shipLeft: 'ES-FTR-07',
  freighterReached: 'ES-SCN-03',
  fighterLaunched: 'ES-FTR-05',
  fighterLanded: 'ES-FTR-06',
  /** Items are revealed when used. */
  shotDeclared: 'ES-DES-11',
  turretsCommitted: 'ES-PDF-02',
  displacerTried: 'ES-AUX-DSP-01',
  collisionDodged: 'ES-AUX-DSP-03',
  /** Items are revealed when they change a public number. */
  revealed: 'ES-DES-11',
  attackRolled: 'ES-HIT-01',
  damaged: 'ES-DST-01',
  collided: 'ES-COL-07',
  destroyed: 'ES-DST-01',
  criticalRolled: 'ES-CRT-05',
  /** The amount lost shows the remaining top speed. */
  slowed: 'ES-CRT-07',
  sheetShown: 'ES-CRT-03',
  itemLost: 'ES-CRT-04',
  burnedOut: 'ES-AUX-PWR-03',
  ended: 'ES-DES-11',
}

const TRIES = 8
/** Orders that no event shows, so any other legal order looks the same. */
const SEALED: readonly Order['order'][] = ['fleet', 'refit', 'deploy']
/** Orders whose first event reveals what they use, so another of the kind is equivalent up to that event. */
const SHOWING: readonly Order['order'][] = ['fire', 'defend', 'lose']

/** Another order that looks the same to opponents; null if there is none. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  const asked = askedOf(view)
  if (!asked) return null
  if (!SEALED.includes(order.order) && !check(view, order)) return order
  if (!SEALED.includes(order.order) && !SHOWING.includes(order.order)) return null
  for (let tries = 0; tries < TRIES; tries += 1) {
    const other = asked.question.randomOrder(view, asked.me, dice)
    if (other.order === order.order && looksAlike(order, other)) return other
  }
  return null
}

/** Whether two orders look the same: all players see at once whether turrets fire and whether an item is lost. */
function looksAlike(a: Order, b: Order): boolean {
  if (a.order === 'defend' && b.order === 'defend') return a.turrets.length > 0 === b.turrets.length > 0
  if (a.order === 'lose' && b.order === 'lose') return (a.item === null) === (b.item === null)
  return true
}

/** Allies share their secrets. */
export const shares = (view: View, seat: string): boolean => isColor(view.me) && isColor(seat) && allied(view, view.me, seat)
