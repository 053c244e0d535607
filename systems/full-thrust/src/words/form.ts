// The forms of this game: their types, and what their rows share.
import { type FormRow, type FormRows, type FormsOf, type Page, rowsOf } from '@admiralty/forms'
import type { RuleTypes } from '../chapter.ts'
import { askedOf, system } from '../game.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'

export type GameForms = FormsOf<RuleTypes, Draft>
export type GamePage = Page<Draft, Order>
export type GameRow = FormRow<Draft, Order>
export type GameRows = FormRows<Draft, Order>
/** The order of an absent player, as a beginning. */
export function defaultAs<K extends Order['order']>(view: View, kind: K): OrderOf<K> | undefined {
  const asked = askedOf(view)
  const order = asked && system.defaultOrder(view, asked.call)
  return order?.order === kind ? (order as OrderOf<K>) : undefined // the kind has been compared
}
export const row = rowsOf<Draft, Order>()
export { START, toggled } from '@admiralty/forms'
