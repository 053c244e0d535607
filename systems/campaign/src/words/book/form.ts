// The dialog of the order book: a list of all that can be ordered, and a list for each thing.
import type { Form } from '@admiralty/forms'
import { plural } from '@admiralty/kernel'
import { playerIn } from '../../draft/questions.ts'
import { holdingsOf } from '../../lookup.ts'
import type { BattleGame } from '../../tactics-port.ts'
import type { Book } from '../../week/book.ts'
import { standingBook } from '../../week/standing-book.ts'
import type { BookDraft, BookPage, Forms } from '../draft.ts'
import { answersPage } from './answer-rows.ts'
import { bookDraft, shipsWithoutGroup, turnedTo } from './edits.ts'
import { groupPage, groupRows } from './group-rows.ts'
import { cargoPage, holdPage } from './hold-rows.ts'
import { type BookRows, faultsIn, type OpenBook, bookRow as row } from './open.ts'
import { textOf } from './page-text.ts'
import { repairsPage, shipPage } from './repair-rows.ts'
import { joinPage, splitPage } from './ship-rows.ts'
import { marketPage, paymentsPage } from './spend-rows.ts'
import { consentsPage, empirePage } from './treaty-rows.ts'
import { keelPage, sparesPage, worldPage, worldRows } from './world-rows.ts'

const isSameBook = (a: Book, b: Book): boolean => JSON.stringify(a) === JSON.stringify(b)
function wholeBook(asked: OpenBook): BookRows {
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
const PAGES: Readonly<Record<BookPage, (asked: OpenBook) => BookRows>> = {
  all: wholeBook,
  group: groupPage,
  answers: answersPage,
  split: splitPage,
  join: joinPage,
  world: worldPage,
  keel: keelPage,
  spares: sparesPage,
  market: marketPage,
  repairs: repairsPage,
  ship: shipPage,
  cargo: cargoPage,
  hold: holdPage,
  feed: holdPage,
  payments: paymentsPage,
  consents: consentsPage,
  empire: empirePage,
}

/** The list above a list. */
const UP: Readonly<Partial<Record<BookPage, BookPage>>> = {
  answers: 'group',
  split: 'group',
  keel: 'world',
  spares: 'world',
  ship: 'repairs',
  hold: 'cargo',
  feed: 'cargo',
  empire: 'consents',
}
const above = (draft: BookDraft): BookDraft => {
  const up = UP[draft.page] ?? 'all'
  return turnedTo(draft, up, up === 'group' || up === 'world' ? draft.about : null)
}

/** The dialog of the order book with the designs of a battle game. */
export const bookForm = (game: BattleGame): Form<Forms> => ({
  duty: 'to write orders',
  page(view, me, started) {
    const seat = playerIn(me)
    const draft = bookDraft(view, seat, started.kind === 'book' ? started : null)
    const asked: OpenBook = { game, view, seat, holdings: holdingsOf(view, seat), draft, faults: faultsIn(game, view, seat, draft.book) }
    return {
      phase: `Week ${view.week}, orders · yours to decide`,
      rule: 'CR-15.4',
      ...textOf(asked),
      back: draft.page === 'all' ? undefined : { set: above(draft) },
      rows: () => PAGES[draft.page](asked),
    }
  },
})
