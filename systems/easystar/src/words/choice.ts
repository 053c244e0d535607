// Builders of choices with this game's orders and drafts.
import { type Choice, choosing } from '@admiralty/kernel'
import type { Order } from '../orders.ts'
import type { Draft } from './draft.ts'

export type GameChoice = Choice<Order, Draft>
export const { leads, orders, main, back } = choosing<Order, Draft>({ kind: 'start' }, 'ES-SEQ-04')
export { onHex, onItem, onThing } from '@admiralty/kernel'
/** A chance from 0 to 1 as text: '83%'. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`
