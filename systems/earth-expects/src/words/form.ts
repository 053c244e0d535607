// The forms of this game: their types, and what their rows share.
import { type FormRow, type FormRows, type FormsOf, type Page, rowsOf } from '@admiralty/forms'
import { type Choice, onThing, type RuleId } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import type { Order } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import type { Draft } from './draft.ts'
import { shipName } from './say.ts'

export type GameForms = FormsOf<RuleTypes, Draft>
export type GamePage = Page<Draft, Order>
export type GameRow = FormRow<Draft, Order>
export type GameRows = FormRows<Draft, Order>
export type GameChoice = Choice<Order, Draft>
export const row = rowsOf<Draft, Order>()
/** A dialog that has a list of ships, and a page for each. */
type OfShip = Extract<Draft, { readonly ship: string | null }>
/** A seat with one ship begins on its page. */
export const onlyShip = ([ship, ...others]: readonly Ship[]): string | null => (ship && others.length === 0 ? ship.id : null)
/** Opens the page of a ship. */
export const shipRow = (view: View, rule: RuleId, now: OfShip, ship: Ship, note: string | null): GameRow =>
  row(`ship:${ship.id}`, rule, shipName(view, ship), { set: { ...now, ship: ship.id }, spots: [onThing(ship.id)], note })
/** Leads from the page of one of several ships to the list. */
export const toAll = (now: OfShip, ships: readonly Ship[]): GamePage['back'] =>
  now.ship !== null && ships.length > 1 ? { label: 'All ships', set: { ...now, ship: null } } : undefined
/** Returns to the list above and keeps what was chosen. */
export const done = (set: Draft): GameRow => row('done', 'EE-SEQ-02', 'Done', { set })
export { type Details, firstOfEach, START, sameAgain, toggled } from '@admiralty/forms'
export { onHex, onItem, onThing } from '@admiralty/kernel'
/** The draft if it is of this kind, otherwise the start. */
export const draftOf = <K extends Draft['kind']>(draft: Draft | null, start: Extract<Draft, { readonly kind: K }>): typeof start =>
  draft?.kind === start.kind ? (draft as typeof start) : start // the same kind
