// The forms of this game: drafts, types, and what their rows share.
import { type FormRow, type FormRows, type FormsOf, type Page, rowsOf } from '@admiralty/forms'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Draft } from './draft.ts'

export type GameForms = FormsOf<RuleTypes, Draft>
export type GamePage = Page<Draft, Order>
export type GameRow = FormRow<Draft, Order>
export type GameRows = FormRows<Draft, Order>
export const row = rowsOf<Draft, Order>()
export const START: Draft = { kind: 'start' }
/** The item of a component on a ship's record. */
export const itemId = (index: number): string => `c${index}`
/** The row that ends a phase; an admiral may end it for the team too. */
export const endRows = (phase: string, all: boolean, main: boolean): GameRows => [
  row('end', 'SF-TRN-07', `End the ${phase} phase`, { give: { order: 'end', all: false }, role: main ? 'main' : 'row' }),
  all && row('endAll', 'SF-TEAM-03', `End the ${phase} phase for the team`, { give: { order: 'end', all: true } }),
]
