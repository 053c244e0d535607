// The lists of an order book about the market, the ranking of payments and leases.
import { empireOf } from '../../lookup.ts'
import { moneyText } from '../../money.ts'
import { marketOf, marketPrice } from '../../supply/harbour-bill.ts'
import { leaseText } from './bill-text.ts'
import { boughtOf, earlier, flipped, withBook, withBought } from './edits.ts'
import { type BookRows, doneRow, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { PAYMENT_NAMES } from './texts.ts'

/** CR-13.1b, CR-13.1c: ready ships, which arrive at the capital. */
export function marketPage(asked: OpenBook): BookRows {
  const { game, view, seat, draft } = asked
  const { ally } = empireOf(view, seat)
  return [
    doneRow(asked),
    marketOf(game, view).flatMap(({ design, facts }) => {
      const price = moneyText(marketPrice(facts, ally)) // CR-13.1c
      const count = boughtOf(draft.book, design)
      const more = withBought(draft.book, design, count + 1)
      const name = `${facts.shipClass} ${facts.title}`
      return [
        isAllowed(asked, more) &&
          row(`buy ${facts.title}`, 'CR-13.1b', `Buy ${name}`, {
            set: withBook(draft, more),
            note: count === 0 ? price : `${count} bought, ${price} each`,
          }),
        count > 0 &&
          row(`not ${facts.title}`, 'CR-13.1b', `One ${name} less`, { set: withBook(draft, withBought(draft.book, design, count - 1)) }),
      ]
    }),
  ]
}

/** CR-X.7, CR-3.8c: what is paid first, and leased supply ships. */
export function paymentsPage(asked: OpenBook): BookRows {
  const { game, holdings, draft } = asked
  const { book } = draft
  const more = { ...book, leases: book.leases + 1 }
  return [
    doneRow(asked),
    book.payments.flatMap((kind, index) =>
      index === 0
        ? []
        : row(`earlier ${kind}`, 'CR-X.7', `Pay ${PAYMENT_NAMES[kind]} earlier`, {
            set: withBook(draft, { ...book, payments: earlier(book.payments, kind) }),
            note: `paid ${['first', 'second', 'third', 'fourth'][index] ?? 'last'}`,
          }),
    ),
    isAllowed(asked, more) &&
      row('lease', 'CR-3.8c', 'Lease a supply ship more', { set: withBook(draft, more), note: leaseText(game, book) }),
    book.leases > 0 &&
      row('no lease', 'CR-3.8c', 'Lease a supply ship less', { set: withBook(draft, { ...book, leases: book.leases - 1 }) }),
    holdings.ships
      .filter(({ leased }) => leased)
      .map(({ id, name }) =>
        row(`return ${id}`, 'CR-3.8c', book.returns.includes(id) ? `Keep ${name}` : `Give ${name} back`, {
          set: withBook(draft, { ...book, returns: flipped(book.returns, id) }),
        }),
      ),
  ]
}
