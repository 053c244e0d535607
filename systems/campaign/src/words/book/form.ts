// The dialog of the order book: a list of all that can be ordered, and a list for each thing.
import type { Form } from '@admiralty/forms'
import { playerIn } from '../../draft/questions.ts'
import { holdingsOf } from '../../lookup.ts'
import type { BattleGame } from '../../tactics-port.ts'
import type { BookDraft, BookPage, Forms } from '../draft.ts'
import { bookDraft, turnedTo } from './edits.ts'
import { faultsIn, type OpenBook } from './open.ts'
import { textOf } from './page-text.ts'
import { BOOK_PAGES } from './pages.ts'

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
      rows: () => BOOK_PAGES[draft.page](asked),
    }
  },
})
