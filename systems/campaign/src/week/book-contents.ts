// How much an order book orders.
import type { Book } from './book.ts'

/** How many there are of each kind of order in a book. */
export type BookContents = ReturnType<typeof contentsOf>
/** Counts the orders of a book by kind. */
export const contentsOf = ({ groups, links, keels, market, repairs, loads, feeds, pacts, bases, shares, helps, newcomer }: Book) => ({
  attacks: groups.filter(({ stance }) => stance === 'attack').length,
  moves: groups.filter(({ move }) => move !== null).length,
  links: links.length,
  bought: market.reduce((sum, { count }) => sum + count, 0),
  keels: keels.length,
  repairs: repairs.length,
  loads: loads.length + feeds.length,
  agreements: pacts.length + bases.length + shares.length + helps.length + (newcomer ? 1 : 0),
})
