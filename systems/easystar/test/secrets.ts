// What the contract suite must be told of EasyStar: how a secret may come out, and how an order can hide its secret part.
import type { Dice, RuleId } from '@admiralty/kernel'
import { askedOf, check } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import { allied, isColor } from '../src/table.ts'

/** Event types by which a secret may come out, each with the rule that opens it. */
export const reveals: Readonly<Record<string, RuleId>> = {
  /** Hulls and places at deployment; with the option, whole designs at the first turn. */
  deployed: 'ES-SEQ-02',
  turnBegan: 'ES-DES-11',
  /** Courses are told as they are flown; so is what makes them possible. */
  shipMoved: 'ES-MOV-08',
  shipJumped: 'ES-AUX-JMP-01',
  shipLeft: 'ES-FTR-07',
  freighterReached: 'ES-SCN-03',
  fighterLaunched: 'ES-FTR-05',
  fighterLanded: 'ES-FTR-06',
  /** What is used is seen. */
  shotDeclared: 'ES-DES-11',
  turretsCommitted: 'ES-PDF-02',
  displacerTried: 'ES-AUX-DSP-01',
  collisionDodged: 'ES-AUX-DSP-03',
  /** What changes a number that is told to all. */
  revealed: 'ES-DES-11',
  attackRolled: 'ES-HIT-01',
  damaged: 'ES-DST-01',
  collided: 'ES-COL-07',
  destroyed: 'ES-DST-01',
  criticalRolled: 'ES-CRT-05',
  /** No more than there was to lose, and everybody sees how much. */
  slowed: 'ES-CRT-07',
  sheetShown: 'ES-CRT-03',
  itemLost: 'ES-CRT-04',
  burnedOut: 'ES-AUX-PWR-03',
  ended: 'ES-DES-11',
}

const TRIES = 8
/** Orders that are sealed and never told: any other does. */
const SEALED: readonly Order['order'][] = ['fleet', 'refit', 'deploy']
/** Orders that show what they use: another of the kind does, since the first thing told is what opens it. */
const SHOWING: readonly Order['order'][] = ['fire', 'defend', 'lose']

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

/** Whether turrets fire, and whether something is lost, everybody sees at once. */
function looksAlike(a: Order, b: Order): boolean {
  if (a.order === 'defend' && b.order === 'defend') return a.turrets.length > 0 === b.turrets.length > 0
  if (a.order === 'lose' && b.order === 'lose') return (a.item === null) === (b.item === null)
  return true
}

/** A side plans at one table. */
export const shares = (view: View, seat: string): boolean => isColor(view.me) && isColor(seat) && allied(view, view.me, seat)
