// A sealed order book in words: each part of the book with what it orders. Pure.
import { list, plural } from '@admiralty/kernel'
import type { Holdings } from '../../src/holdings.ts'
import { moneyText } from '../../src/money.ts'
import type { Order } from '../../src/orders.ts'
import type { Color, HexAddress, WorldPair } from '../../src/shapes.ts'
import { factsIn } from '../../src/start/purchase.ts'
import type { View } from '../../src/state.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import type { Book } from '../../src/week/book.ts'
import { answersText, CARGO_NAMES, factsOf, orderText, PAYMENT_NAMES } from '../../src/words/book/texts.ts'
import type { BookDraft } from '../../src/words/draft.ts'
import { empireName, groupName, hexTitle } from '../../src/words/names.ts'
import { workText } from '../../src/yards/work-text.ts'
import { spareText } from './stores.ts'

/** CR-15.4: the draft that gives an order book; null for orders of other questions. */
export function draftOfOrders(order: Order): BookDraft | null {
  if (order.order !== 'orders') return null
  const { order: _, ...book } = order
  return { kind: 'book', page: 'all', about: null, picked: [], book }
}

/** A sealed book, and whose it is. */
export interface SealedBook {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
  readonly holdings: Holdings
  readonly book: Book
}
/** A part of a book: 'Repairs' with a line for each. */
interface BookPart {
  readonly title: string
  readonly rule: string
  lines(sealed: SealedBook): readonly string[]
}

const pairText = (view: View, pair: WorldPair): string => list(pair.map((at) => hexTitle(view, at)))
const placesText = (view: View, places: readonly HexAddress[]): readonly string[] => places.map((at) => hexTitle(view, at))
/** The name of a ship; its id if the empire no longer has it. */
const shipName = ({ ships }: Holdings, id: string): string => ships.find((ship) => ship.id === id)?.name ?? id
const shipNames = (holdings: Holdings, ids: readonly string[]): string => list(ids.map((id) => shipName(holdings, id)))

function groupLines({ view, holdings, book }: SealedBook): readonly string[] {
  return book.groups.map((order) => {
    const now = holdings.groups.find(({ id }) => id === order.group)?.ships ?? []
    const isSame = now.length === order.ships.length && now.every((id) => order.ships.includes(id))
    const ships = isSame || order.ships.length === 0 ? '' : ` with ${shipNames(holdings, order.ships)}`
    return `${groupName(order.group)}${ships} ${orderText(view, order)}; at a meeting it ${answersText(view, order.answers)}`
  })
}
function repairLines({ holdings, book }: SealedBook): readonly string[] {
  return book.repairs.map(({ ship: id, work, fast }) => {
    const ship = holdings.ships.find((one) => one.id === id)
    return `${shipName(holdings, id)}: ${ship ? workText(work, factsOf(holdings, ship)) : work.do}${fast ? ', fast' : ''}`
  })
}
function shareLines({ view, book }: SealedBook): readonly string[] {
  return book.shares.map(({ link, payee, terms }) => {
    const part = terms.by === 'percent' ? `${terms.part}%` : `${moneyText(terms.amount)} credits a week`
    return `${empireName(payee)} receives ${part} of the trade between ${pairText(view, link)}`
  })
}
/** The parts of a book. Each field of the book has one, so nothing that is sealed is left out. */
const PARTS: Readonly<Record<keyof Book, BookPart>> = {
  groups: { title: 'Groups', rule: 'CR-15.1a', lines: groupLines },
  links: { title: 'Trade', rule: 'CR-10.1b', lines: ({ view, book }) => book.links.map((pair) => pairText(view, pair)) },
  shares: { title: 'Payments for trade', rule: 'CR-10.1d', lines: shareLines },
  pacts: { title: 'Pacts', rule: 'CR-X.4', lines: ({ book }) => book.pacts.map(empireName) },
  bases: {
    title: 'Bases',
    rule: 'CR-X.5',
    lines: ({ view, book }) => book.bases.map(({ at, user }) => `${empireName(user)} uses ${hexTitle(view, at)}`),
  },
  helps: {
    title: 'Help',
    rule: 'CR-9.1b',
    lines: ({ view, book }) => book.helps.map(({ helper, damaged }) => `${hexTitle(view, helper)} helps ${hexTitle(view, damaged)}`),
  },
  newcomer: {
    title: 'Newcomer',
    rule: 'CR-1.1b',
    lines: ({ book: { newcomer } }) => (newcomer ? [`${empireName(newcomer.seat)} may begin again at the ${newcomer.rim} rim`] : []),
  },
  off: { title: 'Lanes switched off', rule: 'CR-5.4a', lines: ({ view, book }) => placesText(view, book.off) },
  capital: {
    title: 'New capital',
    rule: 'CR-X.6',
    lines: ({ view, book }) => placesText(view, book.capital === null ? [] : [book.capital]),
  },
  market: {
    title: 'Market',
    rule: 'CR-13.1b',
    lines: ({ game, book }) => book.market.map(({ design, count }) => `${count} × ${factsIn(game, design).title}`),
  },
  leases: { title: 'New leases', rule: 'CR-3.8c', lines: ({ book }) => (book.leases === 0 ? [] : [plural(book.leases, 'supply ship')]) },
  returns: {
    title: 'Leased ships that go back',
    rule: 'CR-3.8c',
    lines: ({ holdings, book }) => book.returns.map((id) => shipName(holdings, id)),
  },
  keels: {
    title: 'New keels',
    rule: 'CR-13.1a',
    lines: ({ game, view, book }) => book.keels.map(({ design, at }) => `${factsIn(game, design).title} at ${hexTitle(view, at)}`),
  },
  idle: {
    title: 'Keels that rest',
    rule: 'CR-13.1a',
    lines: ({ view, holdings, book }) =>
      holdings.keels.flatMap(({ id, type, at }) =>
        book.idle.includes(id) ? [`${factsOf(holdings, { type }).title} at ${hexTitle(view, at)}`] : [],
      ),
  },
  repairs: { title: 'Repairs', rule: 'CR-11.2', lines: repairLines },
  spares: {
    title: 'Spares',
    rule: 'CR-4.4a',
    lines: ({ game, view, book }) => book.spares.map((row) => `${spareText(game, row)} at ${hexTitle(view, row.at)}`),
  },
  loads: {
    title: 'Holds',
    rule: 'CR-3.8d',
    lines: ({ holdings, book }) =>
      book.loads.map(({ ship, kind, tons }) => `${shipName(holdings, ship)} leaves with ${tons} t of ${CARGO_NAMES[kind]}`),
  },
  feeds: {
    title: 'Supply from holds',
    rule: 'CR-3.6c',
    lines: ({ holdings, book }) =>
      book.feeds.map(
        ({ ship, group, kind, tons }) => `${shipName(holdings, ship)} gives ${groupName(group)} ${tons} t of ${CARGO_NAMES[kind]}`,
      ),
  },
  payments: { title: 'Paid in this order', rule: 'CR-X.7', lines: ({ book }) => book.payments.map((kind) => PAYMENT_NAMES[kind]) },
  end: { title: 'End', rule: 'CR-O.9', lines: ({ book }) => (book.end ? ['The campaign ends if all want it'] : []) },
}
/** The parts of a sealed book that order something, with their lines. */
export const sealedParts = (sealed: SealedBook): readonly (Pick<BookPart, 'title' | 'rule'> & { readonly said: readonly string[] })[] =>
  Object.values(PARTS).flatMap(({ title, rule, lines }) => {
    const said = lines(sealed)
    return said.length === 0 ? [] : [{ title, rule, said }]
  })
