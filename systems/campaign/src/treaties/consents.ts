// W1: consents between empires.
import type { Context } from '../chapter.ts'
import { inMapOrder } from '../land/geometry.ts'
import { lanesFrom } from '../land/lanes.ts'
import { playing, secretOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import { pairKey, pairOf } from '../trade/links.ts'
import type { Book } from '../week/book.ts'
import type { Consents, Help, OpenBase, Pact, Share } from '../week/shapes.ts'
import { EMPTY_BOOK } from '../week/standing-book.ts'

/** All order books of a week. */
interface Books {
  readonly state: State
  of(seat: Color): Book
}
const booksIn = (state: State): Books => {
  const books = new Map(playing(state).map((seat) => [seat, secretOf(state, seat).book ?? EMPTY_BOOK]))
  return { state, of: (seat) => books.get(seat) ?? EMPTY_BOOK }
}
const ownerOf = ({ state }: Books, at: HexAddress): Color | null => state.land.worlds[at]?.owner ?? null
/** The owner of the other world of two, if one of them is an own one; null for an own or a neutral world. */
function otherOwner(books: Books, seat: Color, [a, b]: readonly [HexAddress, HexAddress]): { readonly seat: Color | null } | undefined {
  const owners = [ownerOf(books, a), ownerOf(books, b)]
  if (!owners.includes(seat)) return undefined
  return { seat: owners.find((owner) => owner !== seat && owner !== null) ?? null }
}

/** CR-X.4: a pact begins when both name each other. It ends after the week in which one of them no longer does. */
function pactsOf(books: Books, seat: Color): readonly Pact[] {
  const { state } = books
  const mine = books.of(seat).pacts
  return playing(state).flatMap((other): readonly Pact[] => {
    if (other === seat) return []
    if (mine.includes(other) && books.of(other).pacts.includes(seat)) return [{ with: other, until: null }]
    const stands = secretOf(state, seat).consents.pacts.some((pact) => pact.with === other && pact.until === null)
    return stands ? [{ with: other, until: state.week }] : []
  })
}
/** CR-10.1b, CR-X.11: links to worlds of others that both name, and links to own and neutral worlds. */
function linksOf(books: Books, seat: Color): Consents['links'] {
  return books.of(seat).links.flatMap(([a, b]) => {
    const other = otherOwner(books, seat, [a, b])
    if (!other || !books.state.land.worlds[a] || !books.state.land.worlds[b]) return []
    const isNamed = other.seat === null || books.of(other.seat).links.some((link) => pairKey(link) === pairKey([a, b]))
    return isNamed ? [pairOf(a, b)] : []
  })
}
const sameTerms = (a: Share, b: Share): boolean =>
  pairKey(a.link) === pairKey(b.link) && a.payee === b.payee && JSON.stringify(a.terms) === JSON.stringify(b.terms)
/** CR-10.1d: payments that both name, from links that stand. */
function sharesOf(books: Books, seat: Color, links: Consents['links']): readonly Share[] {
  const agreedLinks = new Set(links.map(pairKey))
  return books.of(seat).shares.flatMap((share) => {
    const other = otherOwner(books, seat, share.link)?.seat
    if (!other || !agreedLinks.has(pairKey(share.link))) return []
    return books.of(other).shares.some((one) => sameTerms(one, share)) ? [{ ...share, link: pairOf(...share.link) }] : []
  })
}
/** CR-X.5: bases that owner and user name, as long as they have a pact. */
function basesOf(books: Books, seat: Color, pacts: readonly Pact[]): readonly OpenBase[] {
  return books.of(seat).bases.filter(({ at, user }) => {
    const owner = ownerOf(books, at)
    const other = user === seat ? owner : user
    if (owner !== seat && user !== seat) return false
    const isNamed = other !== null && books.of(other).bases.some((base) => base.at === at && base.user === user)
    return isNamed && pacts.some((pact) => pact.with === other)
  })
}
/** CR-9.1b: help between own worlds, and between worlds of two empires that both name it. */
function helpsOf(books: Books, seat: Color): readonly Help[] {
  return books.of(seat).helps.filter(({ helper, damaged }) => {
    if (ownerOf(books, helper) === null || ownerOf(books, damaged) === null) return false
    const other = otherOwner(books, seat, [helper, damaged])
    if (!other) return false
    return other.seat === null || books.of(other.seat).helps.some((help) => help.helper === helper && help.damaged === damaged)
  })
}
function consentsOf(books: Books, seat: Color): Consents {
  const [pacts, links] = [pactsOf(books, seat), linksOf(books, seat)]
  return { pacts, links, shares: sharesOf(books, seat, links), bases: basesOf(books, seat, pacts), helps: helpsOf(books, seat) }
}

/** CR-X.11: what two empires have both named holds from this week on; what one no longer names ends. */
export function agree(ctx: Context): void {
  const books = booksIn(ctx.state)
  const seats = playing(ctx.state)
  for (const seat of seats) ctx.emit({ type: 'agreed', seat, consents: consentsOf(books, seat) })
  for (const seat of seats) {
    const { capital } = books.of(seat)
    if (capital !== null && ownerOf(books, capital) === seat) ctx.emit({ type: 'capitalNamed', seat, capital }) // CR-X.6
  }
  const isOff = (seat: Color) => (at: HexAddress) => ownerOf(books, at) === seat && lanesFrom(books.state.land, at).length > 0
  const off = seats.flatMap((seat) => books.of(seat).off.filter(isOff(seat))).toSorted(inMapOrder)
  ctx.emit({ type: 'lanesSwitched', off: [...new Set(off)] }) // CR-5.4a
}
