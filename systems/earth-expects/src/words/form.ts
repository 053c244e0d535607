// The forms of this game: their types, and what their rows share.
import { type FormRow, type FormRows, type FormTypes, type Page, rowsOf } from '@admiralty/forms'
import type { Choice } from '@admiralty/kernel'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'

export interface GameForms extends FormTypes {
  readonly view: View
  readonly me: Color
  readonly draft: Draft
  readonly order: Order
}
export type GamePage = Page<Draft, Order>
export type GameRow = FormRow<Draft, Order>
export type GameRows = FormRows<Draft, Order>
export type GameChoice = Choice<Order, Draft>
export const row = rowsOf<Draft, Order>()
/** Returns to the list above and keeps what was chosen. */
export const done = (set: Draft): GameRow => row('done', 'EE-SEQ-02', 'Done', { set })
export { type Details, firstOfEach, START, sameAgain, toggled } from '@admiralty/forms'
export { onHex, onItem, onThing } from '@admiralty/kernel'
/** The draft if it is of this kind, otherwise the start. */
export const draftOf = <K extends Draft['kind']>(draft: Draft | null, start: Extract<Draft, { readonly kind: K }>): typeof start =>
  draft?.kind === start.kind ? (draft as typeof start) : start // the same kind
