// What the contract suite must be told of Earth Expects: how a secret may come out, and how an order can hide its secret part.
import type { Dice, RuleId } from '@admiralty/kernel'
import { askedOf, check } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import { allied, isColor } from '../src/table.ts'

/** Event types by which a secret may come out, each with the rule that opens it. */
export const reveals: Readonly<Record<string, RuleId>> = {
  /** Fleets, places and false records, told together. */
  shipPlaced: 'EE-SEQ-02',
  railgunsMarked: 'EE-BAS-08',
  /** What hides is found, what is disguised stands bare. */
  shipFound: 'EE-HID-02',
  unmasked: 'EE-DIS-03',
  /** Movement power shows in whether docking comes off. */
  docked: 'EE-DOC-03',
  dockingFailed: 'EE-DOC-03',
  undocked: 'EE-DOC-08',
  /** Power shows in what it does. */
  engineFailed: 'EE-EFA-03',
  powerAnnounced: 'EE-TAI-02',
  shipFlew: 'EE-MOV-09',
  /** What was written could not be done, and whose power falls short is shown. */
  moveMended: 'EE-IMP-01',
  recordShown: 'EE-IMP-05',
  darkened: 'EE-IMP-05',
  radiationRolled: 'EE-RAD-02',
  debrisMet: 'EE-AST-02',
  halted: 'EE-IFC-03',
  repaired: 'EE-REP-02',
  missileMoved: 'EE-MIS-06',
  fireRevealed: 'EE-WEP-02',
  defended: 'EE-PD-03',
  attackRolled: 'EE-GEN-06',
  damageRolled: 'EE-RAI-07',
  warheadShown: 'EE-MIS-03',
  shipDestroyed: 'EE-MIS-12',
  sensorsUsed: 'EE-SEN-08',
  lockRolled: 'EE-SSN-01',
  /** All lies open. */
  ended: 'EE-GEN-20',
}

const TRIES = 6
/** Orders whose answer is secret as a whole: any other of the kind does, since what it shows first opens it. */
const SEALED: readonly Order['order'][] = ['fleet', 'deploy', 'mark', 'power', 'plot', 'repair', 'sense', 'darken']

export function disguise(view: View, order: Order, dice: Dice): Order | null {
  const asked = askedOf(view)
  if (!asked) return null
  const other = order.order === 'commit' ? otherWarheads(order) : order
  if (!SEALED.includes(order.order) && !check(view, other)) return other
  if (!SEALED.includes(order.order) && order.order !== 'commit') return null
  for (let tries = 0; tries < TRIES; tries += 1) {
    const drawn = asked.question.randomOrder(view, asked.me, dice)
    if (drawn.order === order.order && !check(view, drawn)) return drawn
  }
  return null
}

/** EE-MIS-03: the same launches, of the other kind. */
const otherWarheads = (order: Extract<Order, { readonly order: 'commit' }>): Order => ({
  ...order,
  ships: Object.fromEntries(
    Object.entries(order.ships).map(([ship, shots]) => [
      ship,
      shots.map((shot) => (/^-?\d+,-?\d+$/.test(shot.weapon) ? { ...shot, nuclear: !shot.nuclear } : shot)),
    ]),
  ),
})

/** A side plans at one table. */
export const shares = (view: View, seat: string): boolean => isColor(view.me) && isColor(seat) && allied(view, view.me, seat)
