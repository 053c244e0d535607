// What the book asks of one other empire: payments from links, and help between worlds. Pure.
import { worldsOf } from '../../src/land/geometry.ts'
import { playing } from '../../src/lookup.ts'
import type { Color, HexAddress, WorldPair } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { pairKey } from '../../src/trade/links.ts'
import { helpFault } from '../../src/treaties/pacts.ts'
import type { Book } from '../../src/week/book.ts'
import type { Help, Share } from '../../src/week/shapes.ts'

/** The most of a payment by sum, in hundredths: what an order book may hold. */
export const MOST_SUM = 99_999_999
/** The terms that a payment has at first. */
export const FIRST_TERMS = { percent: { by: 'percent', part: 25 }, sum: { by: 'sum', amount: 100 } } as const satisfies Readonly<
  Record<Share['terms']['by'], Share['terms']>
>

/** The other empires that play. */
export const othersOf = (view: View, seat: Color): readonly Color[] => playing(view).filter((one) => one !== seat)
/** The links of the book with the worlds of an empire (CR-10.1d). */
export const linksWith = ({ land }: Pick<View, 'land'>, { links }: Pick<Book, 'links'>, other: Color): readonly WorldPair[] =>
  links.filter((pair) => pair.some((at) => land.worlds[at]?.owner === other))
/** The payment of a link to one of its two empires; undefined for none. */
export const shareOf = ({ shares }: Pick<Book, 'shares'>, link: WorldPair, payee: Color): Share | undefined =>
  shares.find((one) => one.payee === payee && pairKey(one.link) === pairKey(link))
/** The payments from the links with an empire. */
export function sharesWith(view: Pick<View, 'land'>, book: Pick<Book, 'links' | 'shares'>, other: Color): readonly Share[] {
  const links = new Set(linksWith(view, book, other).map(pairKey))
  return book.shares.filter(({ link }) => links.has(pairKey(link)))
}
/** CR-10.1d: the book with other terms of a payment; null for no payment. */
export function withTerms(book: Book, link: WorldPair, payee: Color, terms: Share['terms'] | null): Book {
  const now = shareOf(book, link, payee)
  if (!now) return terms === null ? book : { ...book, shares: [...book.shares, { link, payee, terms }] }
  const shares =
    terms === null ? book.shares.filter((one) => one !== now) : book.shares.map((one) => (one === now ? { ...one, terms } : one))
  return { ...book, shares }
}

const ownedBy = ({ land }: Pick<View, 'land'>, seat: Color): readonly HexAddress[] =>
  worldsOf(land).flatMap(({ at, owner }) => (owner === seat ? [at] : []))
/** CR-9.1b: help that is possible between the worlds of two empires, and what the book names already. */
export function helpsBetween(view: View, seat: Color, other: Color, { helps }: Pick<Book, 'helps'>): readonly Help[] {
  const [mine, theirs] = [ownedBy(view, seat), ownedBy(view, other)]
  const all = mine.flatMap((a) =>
    theirs.flatMap((b) => [
      { helper: a, damaged: b },
      { helper: b, damaged: a },
    ]),
  )
  return all.filter((help) => isHelp(helps, help) || helpFault(view.land, help) === undefined)
}
/** Whether a list of help has one. */
export const isHelp = (helps: readonly Help[], { helper, damaged }: Help): boolean =>
  helps.some((one) => one.helper === helper && one.damaged === damaged)
