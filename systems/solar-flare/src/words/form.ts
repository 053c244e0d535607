// The forms of this game: drafts, types, and what their rows share.
import { type FormRow, type FormRows, type FormTypes, type Page, rowsOf } from '@admiralty/forms'
import type { Hex } from '@admiralty/space'
import type { TileKind } from '../../data/tables.ts'
import type { Tile } from '../board/board.ts'
import type { FleetEntry, FlightStep, MoveStep, Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'

/** Everything that a player may have chosen on the way to an order. */
export type Draft =
  | { readonly kind: 'start' }
  | { readonly kind: 'fleet'; readonly entries: readonly FleetEntry[] }
  | { readonly kind: 'tile'; readonly tile: TileKind; readonly turns: Tile['turns'] }
  | { readonly kind: 'place'; readonly ship: string; readonly hex: Hex | null }
  | { readonly kind: 'ship'; readonly ship: string }
  | ({ readonly kind: 'shot' } & Omit<OrderOf<'fire'>, 'order' | 'charges'>)
  | { readonly kind: 'launch'; readonly ship: string; readonly tube: number }
  | { readonly kind: 'torpedo'; readonly torpedo: string; readonly path: readonly FlightStep[] }
  | { readonly kind: 'blast'; readonly torpedo: string; readonly sections: OrderOf<'detonate'>['sections'] }
  | { readonly kind: 'rocks'; readonly ship: string; readonly step: MoveStep }
  | { readonly kind: 'crew'; readonly ship: string; readonly crew: number }
  | { readonly kind: 'receiver'; readonly ship: string; readonly crew: number; readonly component: number }
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>

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
export const START: Draft = { kind: 'start' }
/** The item of a component on a ship's record. */
export const itemId = (index: number): string => `c${index}`
/** The row that ends a phase; an admiral may end it for the team too. */
export const endRows = (phase: string, all: boolean, main: boolean): GameRows => [
  row('end', 'SF-TRN-07', `End the ${phase} phase`, { give: { order: 'end', all: false }, role: main ? 'main' : 'row' }),
  all && row('endAll', 'SF-TEAM-03', `End the ${phase} phase for the team`, { give: { order: 'end', all: true } }),
]
