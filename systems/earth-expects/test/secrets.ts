// Data for the contract tests: events that reveal secrets, and orders that hide their secret part.
import type { Dice, RuleId } from '@admiralty/kernel'
import { askedOf, check } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import { allied, isColor } from '../src/table.ts'

/** Event types that may reveal a secret, each with its clause. */
export const reveals: Readonly<Record<string, RuleId>> = {
  /** Fleets, places and false records. */
  shipPlaced: 'EE-SEQ-02',
  railgunsMarked: 'EE-BAS-08',
  /** Hidden ships are found, disguised ships unmasked. */
  shipFound: 'EE-HID-02',
  unmasked: 'EE-DIS-03',
  /** Success or failure of docking shows movement power. */
  docked: 'EE-DOC-03',
  dockingFailed: 'EE-DOC-03',
  undocked: 'EE-DOC-08',
  /** Effects of power show it. */
  engineFailed: 'EE-EFA-03',
  powerAnnounced: 'EE-TAI-02',
  shipFlew: 'EE-MOV-09',
  /** Adjudicated movement shows changed moves and missing power. */
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
  /** The victory may depend on hidden ships. */
  ended: 'EE-GEN-20',
}

const TRIES = 6
/** Orders that are secret as a whole: any other order of the kind replaces them. */
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

/** EE-MIS-03: the same launches with the other kind of warhead. */
const otherWarheads = (order: Extract<Order, { readonly order: 'commit' }>): Order => ({
  ...order,
  ships: Object.fromEntries(
    Object.entries(order.ships).map(([ship, shots]) => [
      ship,
      shots.map((shot) => (/^-?\d+,-?\d+$/.test(shot.weapon) ? { ...shot, nuclear: !shot.nuclear } : shot)),
    ]),
  ),
})

/** Allied seats share their secrets. */
export const shares = (view: View, seat: string): boolean => isColor(view.me) && isColor(seat) && allied(view, view.me, seat)
