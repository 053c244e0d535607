// The forms of this game: their types, and what their rows share.
import { type FormRow, type FormRows, type FormsOf, type Page, rowsOf } from '@admiralty/forms'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Draft } from './draft.ts'

export type GameForms = FormsOf<RuleTypes, Draft>
export type GamePage = Page<Draft, Order>
export type GameRow = FormRow<Draft, Order>
export type GameRows = FormRows<Draft, Order>
export const row = rowsOf<Draft, Order>()
export { firstOfEach, START, sameAgain, toggled } from '@admiralty/forms'
