// The lists of an order book by name.
import type { BookPage } from '../draft.ts'
import { answersPage } from './answer-rows.ts'
import { groupPage } from './group-rows.ts'
import { cargoPage, holdPage } from './hold-rows.ts'
import { keelPage, sparesPage } from './keel-rows.ts'
import type { BookRows, OpenBook } from './open.ts'
import { repairsPage, shipPage } from './repair-rows.ts'
import { joinPage, splitPage } from './ship-rows.ts'
import { marketPage, paymentsPage } from './spend-rows.ts'
import { consentsPage, empirePage } from './treaty-rows.ts'
import { wholeBook } from './whole-book.ts'
import { worldPage } from './world-rows.ts'

/** The rows of each list of an order book. */
export const BOOK_PAGES: Readonly<Record<BookPage, (asked: OpenBook) => BookRows>> = {
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
