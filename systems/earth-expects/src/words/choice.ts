// Builders of choices with this game's orders and drafts.
import { type Choice, choosing } from '@admiralty/kernel'
import type { Order } from '../orders.ts'
import type { Draft } from './draft.ts'

export type Pick = Choice<Order, Draft>
export const { leads, orders, main, back, done } = choosing<Order, Draft>({ kind: 'start' }, 'EE-SEQ-02')
export { onHex, onItem, onThing } from '@admiralty/kernel'
/** The draft if it is of this kind, otherwise the start. */
export const draftOf = <K extends Draft['kind']>(draft: Draft | null, start: Extract<Draft, { readonly kind: K }>): typeof start =>
  draft?.kind === start.kind ? (draft as typeof start) : start // the same kind
