// The order book of an absent player: everything stays as it is (CR-X.8).
import { secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { legalTreaties } from '../treaties/faults.ts'
import { type Book, PAYMENTS } from './book.ts'

/** A book that orders nothing. */
export const EMPTY_BOOK: Book = {
  groups: [],
  links: [],
  shares: [],
  pacts: [],
  bases: [],
  helps: [],
  off: [],
  capital: null,
  payments: PAYMENTS,
  market: [],
  spares: [],
  loads: [],
  feeds: [],
  leases: 0,
  returns: [],
  repairs: [],
  keels: [],
  idle: [],
  end: false,
  newcomer: null,
}
/** CR-X.8: links, consents, switched lanes, the ranking of payments and building go on; nothing moves, and nothing new is bought. */
export function standingBook(view: View, seat: Color): Book {
  const { book } = secretOf(view, seat)
  if (!book) return EMPTY_BOOK
  return { ...EMPTY_BOOK, ...legalTreaties({ view, seat }, book), payments: book.payments }
}
