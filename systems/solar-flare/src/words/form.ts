// The forms of this game: drafts, types, and what their rows share.
import { type FormRow, type FormRows, type FormsOf, type Page, rowsOf } from '@admiralty/forms'
import { capital, list } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { isActing, othersActing, type TurnPhase } from '../turn/acting.ts'
import type { Draft } from './draft.ts'
import { COLORS } from './say.ts'

export type GameForms = FormsOf<RuleTypes, Draft>
export type GamePage = Page<Draft, Order>
export type GameRow = FormRow<Draft, Order>
export type GameRows = FormRows<Draft, Order>
export const row = rowsOf<Draft, Order>()
export const START: Draft = { kind: 'start' }
/** The item of a component on a ship's record. */
export const itemId = (index: number): string => `c${index}`
/** The page of an admiral who does not act in this phase, but is in charge of those who do (SF-TEAM-02). */
const commandPage = (view: View, me: Color, phase: TurnPhase): GamePage => ({
  phase: `${capital(phase)} · your team acts`,
  title: `${list(othersActing(view, me, phase).map((seat) => COLORS[seat]))} still ${othersActing(view, me, phase).length > 1 ? 'act' : 'acts'}`,
  text: 'You are the admiral: you may end the phase for the team.',
  rule: 'SF-TEAM-03',
  rows: () => [endAllRow(phase)],
})
/** The page of a phase for a seat that acts in it, or the page of its admiral. */
export const phasePage =
  (phase: TurnPhase, page: (view: View, me: Color, draft: Draft) => GamePage) =>
  (view: View, me: Color, draft: Draft): GamePage =>
    isActing(view, me, phase) ? page(view, me, draft) : commandPage(view, me, phase)
const endAllRow = (phase: string): GameRow =>
  row('endAll', 'SF-TEAM-03', `End the ${phase} phase for the team`, { give: { order: 'end', all: true } })
/** The row that ends a phase; an admiral may end it for the team too. */
export const endRows = (phase: string, { all, main }: { readonly all: boolean; readonly main: boolean }): GameRows => [
  row('end', 'SF-TRN-07', `End the ${phase} phase`, { give: { order: 'end', all: false }, role: main ? 'main' : 'row' }),
  all && endAllRow(phase),
]
