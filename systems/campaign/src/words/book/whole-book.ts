// The first list of an order book: all that can be ordered.
import { plural } from '@admiralty/kernel'
import type { Book } from '../../week/book.ts'
import { standingBook } from '../../week/standing-book.ts'
import type { BookPage } from '../draft.ts'
import { shipsWithoutGroup, turnedTo } from './edits.ts'
import { groupRows } from './group-rows.ts'
import { type BookRows, type OpenBook, bookRow as row } from './open.ts'
import { worldRows } from './world-rows.ts'

const isSameBook = (a: Book, b: Book): boolean => JSON.stringify(a) === JSON.stringify(b)
/** The rows of the first list: the seal, the groups, the worlds and the other lists. */
export function wholeBook(asked: OpenBook): BookRows {
  const { view, seat, draft } = asked
  const stay = standingBook(view, seat)
  const isChanged = !isSameBook(draft.book, stay)
  const free = shipsWithoutGroup(view, seat, draft.book).length
  const open = (page: BookPage, label: string, rule: 'CR-13.1b' | 'CR-11.2' | 'CR-3.8d' | 'CR-X.7' | 'CR-X.11') =>
    row(page, rule, label, { set: turnedTo(draft, page) })
  return [
    row('seal', 'CR-15.4', isChanged ? 'Seal these orders' : 'Seal: all stay', { give: { order: 'orders', ...draft.book }, role: 'main' }),
    groupRows(asked),
    free > 0 && row('join', 'CR-15.1b', 'Put new ships into groups', { set: turnedTo(draft, 'join'), note: plural(free, 'ship') }),
    worldRows(asked),
    open('market', 'Buy ships on the market', 'CR-13.1b'),
    open('repairs', 'Order repairs', 'CR-11.2'),
    open('cargo', 'Load holds and feed groups', 'CR-3.8d'),
    open('payments', 'Rank payments, lease ships', 'CR-X.7'),
    open('consents', 'Agreements with other empires', 'CR-X.11'),
    isChanged && row('stay', 'CR-X.8', 'Seal: all stay', { give: { order: 'orders', ...stay } }),
  ]
}
