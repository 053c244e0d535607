// A week of two empires for the tests of the order book's forms.
import { holdingsOf } from '../../src/lookup.ts'
import type { Position } from '../../src/position.ts'
import { setupFor, stateFor, worldsWith } from '../../src/table-for-tests.ts'
import type { Book } from '../../src/week/book.ts'
import { EMPTY_BOOK } from '../../src/week/standing-book.ts'
import { faultsIn, type OpenBook } from '../../src/words/book/open.ts'
import { game, system } from '../../test/battle-game.ts'

type Seats = NonNullable<Position['seats']>
type Red = NonNullable<Seats['red']>
/** Red owns 0101, 0102 and 0103, blue 0201; a lane joins 0101, 0201 and 0808. */
const weekOf = (red: Partial<Red>, more: Partial<Position>): Position => ({
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 3,
  worlds: worldsWith({ '0101': 7, '0102': 9, '0103': 5, '0201': 4, '0808': 6 }),
  lanes: [
    ['0101', '0201'],
    ['0201', '0808'],
    ['0101', '0808'],
  ],
  seats: {
    red: { worlds: ['0101', '0102', '0103'], holdings: { capital: '0101', treasury: 100_000 }, ...red },
    blue: { worlds: ['0201'], holdings: { capital: '0201' } },
  },
  ...more,
})
/** The open book of red in a week: `book` is written already. */
export function openWeek(red: Partial<Red> = {}, book: Partial<Book> = {}, more: Partial<Position> = {}): OpenBook {
  const view = system.view(stateFor(weekOf(red, more), setupFor(2)), 'red')
  const whole = { ...EMPTY_BOOK, ...book }
  return {
    game,
    view,
    seat: 'red',
    holdings: holdingsOf(view, 'red'),
    draft: { kind: 'book', page: 'all', about: null, picked: [], book: whole },
    faults: faultsIn(game, view, 'red', whole),
  }
}
/** Why the rules refuse another book in the same week. */
export const faultsOfBook = ({ view, seat }: OpenBook, book: Book): readonly string[] =>
  faultsIn(game, view, seat, book).map(({ rule, reason }) => `${rule} ${reason}`)
