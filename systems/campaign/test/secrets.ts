// Tells the contract suite which parts of this game are secret.
import { type Dice, type RuleId, UMPIRE } from '@admiralty/kernel'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import { system } from './battle-game.ts'

/** Events that make a secret public, with the clause that allows it. */
export const reveals: Readonly<Record<string, RuleId>> = {
  paired: 'CR-1.3g',
  claimed: 'CR-1.3d',
  leftOvers: 'CR-1.3h',
  purchased: 'CR-13.1c',
  // A week reveals what others have agreed to, where their counters go, and whatever follows from a meeting.
  agreed: 'CR-X.11',
  placed: 'CR-15.3',
  attitudeLearned: 'CR-1.6a',
  settled: 'CR-1.6g',
  newcomerAdmitted: 'CR-1.1b',
  decided: 'CR-17.4a',
  battleBegan: 'CR-X.10',
  initiative: 'CR-17.7',
  fought: 'CR-14.2',
  neutralAttacked: 'CR-8.4b',
  linksSet: 'CR-10.1b',
  accounted: 'CR-10.1d',
  // A friendly neutral world is a base of the nearest empire. A die that nobody saw decides between empires that are equally near.
  shipsChanged: 'CR-1.6c',
  ended: 'CR-O.9',
}

/** The umpire knows all secrets. */
export const shares = ({ me }: Pick<View, 'me'>): boolean => me === UMPIRE

/** Another legal order that looks the same to the others. A claim is public; pairs, purchases and order books are secret. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  const [call] = view.calls
  if (!call) return null
  if (order.order === 'claim') return system.check(view, call, order) ? null : order
  if (order.order === 'enter') return order // CR-1.1b: claims at the rim are public
  if (order.order === 'battle' || order.order === 'close') return order // the umpire has no secrets of its own
  const other = system.randomOrder(view, call, dice)
  if (other.order === 'orders' && order.order === 'orders') return { ...other, off: order.off } // CR-5.4a: switched lanes are public
  return other.order === 'purchase' && order.order === 'purchase' ? { ...other, ally: order.ally } : other
}
