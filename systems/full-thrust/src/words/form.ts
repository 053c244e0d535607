// The forms of this game: their types, and what their rows share.
import { type FormRow, type FormRows, type FormTypes, type Page, rowsOf } from '@admiralty/forms'
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
export const row = rowsOf<Draft, Order>()
export { START, toggled } from '@admiralty/forms'
