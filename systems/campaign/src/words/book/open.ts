// An order book that is open: the row of its lists, and what the rules say about a change.
import { type FormRows, rowsOf } from '@admiralty/forms'
import type { OrderRefusal } from '@admiralty/kernel'
import type { Holdings } from '../../holdings.ts'
import type { Order } from '../../orders.ts'
import type { Color } from '../../shapes.ts'
import type { View } from '../../state.ts'
import type { BattleGame } from '../../tactics-port.ts'
import type { Book } from '../../week/book.ts'
import { bookFaults } from '../../week/book-fault.ts'
import type { BookDraft, CampaignDraft } from '../draft.ts'
import { turnedTo } from './edits.ts'

export const bookRow = rowsOf<CampaignDraft, Order>()
export type BookRows = FormRows<CampaignDraft, Order>

/** A book on the way. */
export interface OpenBook {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
  readonly holdings: Holdings
  readonly draft: BookDraft
  /** Why the book is refused as it is now. */
  readonly faults: readonly OrderRefusal[]
}
/** Why the rules refuse a book of a seat; empty if they do not. */
export const faultsIn = (game: BattleGame, view: View, seat: Color, book: Book): readonly OrderRefusal[] =>
  bookFaults({ game, view, seat, book })

const faultKey = ({ part, rule, reason }: OrderRefusal): string => `${part} ${rule} ${reason}`
/** Whether a change of the book brings no fault that it does not have already. */
export function isAllowed({ game, view, seat, faults }: OpenBook, book: Book): boolean {
  const known = new Set(faults.map(faultKey))
  return faultsIn(game, view, seat, book).every((fault) => known.has(faultKey(fault)))
}
/** Ends a list: back to the whole book. */
export const doneRow = ({ draft }: Pick<OpenBook, 'draft'>): BookRows =>
  bookRow('done', 'CR-15.4', 'Done', { set: turnedTo(draft, 'all'), role: 'main' })
