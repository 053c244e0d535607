// Changes of an order book that is written. Pure; forms and screen use the same ones.
import { plannedDummies, plannedGroups } from '../../groups/plan.ts'
import type { CampaignShip, CargoKind, TaskGroup, YardOrder } from '../../holdings.ts'
import { secretOf } from '../../lookup.ts'
import type { Color, HexAddress, WorldPair } from '../../shapes.ts'
import type { View } from '../../state.ts'
import { type Book, type GroupOrder, type MarketRow, type Move, type Payment, type StandingAnswers, WITHDRAW } from '../../week/book.ts'
import { standingBook } from '../../week/standing-book.ts'
import type { BookDraft, CampaignDraft } from '../draft.ts'

/** The book that a player writes; without one, that in which all stay. */
export const bookDraft = (view: View, seat: Color, draft: CampaignDraft | null): BookDraft =>
  draft?.kind === 'book' ? draft : { kind: 'book', page: 'all', about: null, picked: [], book: standingBook(view, seat) }
/** The draft with another book, and the list of a thing; the whole book if none is named. */
export const withBook = (draft: BookDraft, book: Book, page: BookDraft['page'] = draft.page, about = draft.about): BookDraft => ({
  ...draft,
  book,
  page,
  about,
  picked: [],
})
/** The draft with another open list. */
export const turnedTo = (draft: BookDraft, page: BookDraft['page'], about: string | null = null): BookDraft => ({
  ...draft,
  page,
  about,
  picked: [],
})

const groupsOf = (view: View, seat: Color): readonly TaskGroup[] => secretOf(view, seat).holdings?.groups ?? []
/** The answers of a group that is not named: those of the book before (CR-X.8). */
const earlierAnswers = (view: View, seat: Color, id: string): StandingAnswers =>
  secretOf(view, seat).book?.groups.find(({ group }) => group === id)?.answers ?? WITHDRAW
/** The order of a group in a book; without one it stays. */
function orderOf(view: View, seat: Color, book: Book, id: string): GroupOrder {
  const ships = groupsOf(view, seat).find((group) => group.id === id)?.ships ?? []
  return (
    book.groups.find(({ group }) => group === id) ?? {
      group: id,
      ships,
      move: null,
      stance: 'none',
      answers: earlierAnswers(view, seat, id),
    }
  )
}
/** A group as the book has it: its ships, and where it is now. */
export interface BookGroup {
  readonly id: string
  readonly at: HexAddress | null
  readonly order: GroupOrder
  /** Whether the book names it. */
  readonly isOrdered: boolean
  /** The group of this week behind it; null for one that the book makes. */
  readonly now: TaskGroup | null
}
/** Groups and dummies as they are after W2, with their orders (CR-15.1b, CR-15.2a). */
export function bookGroups(view: View, seat: Color, book: Book): readonly BookGroup[] {
  const { holdings } = secretOf(view, seat)
  if (!holdings) return []
  const groups = plannedGroups(holdings, book.groups)
  const now = new Map(holdings.groups.map((group) => [group.id, group]))
  const ordered = new Set(book.groups.map(({ group }) => group))
  return [...groups, ...plannedDummies(holdings, groups)].map(({ id, at, ships }) => ({
    id,
    at,
    order: { ...orderOf(view, seat, book, id), ships },
    isOrdered: ordered.has(id),
    now: now.get(id) ?? null,
  }))
}
/** Ships that are in no group and may join one: new ones at a world, and no defences (CR-8.2b). */
export const shipsWithoutGroup = (view: View, seat: Color, book: Book): readonly CampaignShip[] =>
  (secretOf(view, seat).holdings?.ships ?? []).filter(
    ({ id, at, role }) => at !== null && role !== 'defence' && !book.groups.some(({ ships }) => ships.includes(id)),
  )

/** The book with the order of a group. */
export const withOrder = (book: Book, order: GroupOrder): Book => ({
  ...book,
  groups: book.groups.some(({ group }) => group === order.group)
    ? book.groups.map((one) => (one.group === order.group ? order : one))
    : [...book.groups, order],
})
/** The book without an order of a group, which stays. */
export const withoutOrder = (book: Book, id: string): Book => ({ ...book, groups: book.groups.filter(({ group }) => group !== id) })
/** The book with another move of a group; null: it stays. */
export const withMove = (book: Book, order: GroupOrder, move: Move | null): Book => withOrder(book, { ...order, move })

/** A name that no own group has. */
function freeName(view: View, seat: Color, book: Book): string {
  const used = new Set([...groupsOf(view, seat).map(({ id }) => id), ...book.groups.map(({ group }) => group)])
  let number = 1
  while (used.has(`group-${number}`)) number += 1
  return `group-${number}`
}
/** CR-15.1b: ships leave their group and make a new one, which is the last of the book. */
export function withSplit(view: View, seat: Color, book: Book, from: GroupOrder, ships: readonly string[]): Book {
  const made: GroupOrder = { ...from, group: freeName(view, seat, book), ships, move: null, stance: 'none' }
  return withOrder(withOrder(book, { ...from, ships: from.ships.filter((id) => !ships.includes(id)) }), made)
}
/** CR-15.1b: all ships of a group join another one in the same hex. */
export const withJoined = (book: Book, into: GroupOrder, joined: GroupOrder): Book =>
  withOrder(withoutOrder(book, joined.group), { ...into, ships: [...into.ships, ...joined.ships] })
/** CR-15.1b: a new group of ships that have none. */
export const withNewGroup = (view: View, seat: Color, book: Book, ships: readonly string[]): Book =>
  withOrder(book, { group: freeName(view, seat, book), ships, move: null, stance: 'none', answers: WITHDRAW })

/** The partner of a world in the links of a book; null for none. */
export function partnerIn({ links }: Book, at: HexAddress): HexAddress | null {
  const [a, b] = links.find((pair) => pair.includes(at)) ?? []
  return a === undefined || b === undefined ? null : a === at ? b : a
}
/** CR-10.1b: the book with a link, whose worlds leave their other links. `inOrder` puts the two in map order. */
export const withLink = (book: Book, link: WorldPair): Book => ({
  ...book,
  links: [...book.links.filter((pair) => !pair.some((at) => link.includes(at))), link],
})
export const withoutLink = (book: Book, at: HexAddress): Book => ({ ...book, links: book.links.filter((pair) => !pair.includes(at)) })

const sameDesign = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
/** Ships of a design that the book buys. */
export const boughtOf = ({ market }: Book, design: unknown): number => market.find((row) => sameDesign(row.design, design))?.count ?? 0
/** CR-13.1b: the book with so many ships of a design from the market. */
export function withBought(book: Book, design: unknown, count: number): Book {
  const others: readonly MarketRow[] = book.market.filter((row) => !sameDesign(row.design, design))
  return { ...book, market: count <= 0 ? others : [...others, { design, count: Math.min(99, count) }] }
}
/** CR-13.1a: the book with one more keel. */
export const withKeel = (book: Book, design: unknown, at: HexAddress): Book => ({ ...book, keels: [...book.keels, { design, at }] })
/** The book without one of its new keels, by its number from 0. */
export const withoutKeel = (book: Book, index: number): Book => ({ ...book, keels: book.keels.toSpliced(index, 1) })

/** Tons of a kind that a ship is to have when it leaves; those in its hold if the book says nothing (CR-3.8e). */
export const tonsOf = ({ loads }: Book, ship: CampaignShip, kind: CargoKind): number =>
  loads.find((load) => load.ship === ship.id && load.kind === kind)?.tons ?? ship.cargo[kind] ?? 0
export const withTons = (book: Book, ship: CampaignShip, kind: CargoKind, tons: number): Book => {
  const others = book.loads.filter((load) => load.ship !== ship.id || load.kind !== kind)
  return { ...book, loads: tons === (ship.cargo[kind] ?? 0) ? others : [...others, { ship: ship.id, kind, tons }] }
}

const sameWork = (a: YardOrder, b: YardOrder): boolean => JSON.stringify(a) === JSON.stringify(b)
/** The pace at which a book has a piece of work done: none, usual or fast (CR-11.4c). */
export function paceOf({ repairs }: Book, ship: string, work: YardOrder): 'none' | 'usual' | 'fast' {
  const found = repairs.find((one) => one.ship === ship && sameWork(one.work, work))
  return found ? (found.fast ? 'fast' : 'usual') : 'none'
}
export function withRepair(book: Book, ship: string, work: YardOrder, pace: 'none' | 'usual' | 'fast'): Book {
  const others = book.repairs.filter((one) => one.ship !== ship || !sameWork(one.work, work))
  return { ...book, repairs: pace === 'none' ? others : [...others, { ship, work, fast: pace === 'fast' }] }
}

/** CR-X.7: the ranking with a kind of payment one place earlier. */
export function earlier(payments: Book['payments'], kind: Payment): Book['payments'] {
  const at = payments.indexOf(kind)
  return at <= 0 ? payments : [...payments.slice(0, at - 1), kind, ...payments.slice(at - 1).filter((one) => one !== kind)]
}
/** The list with an item, or without it if it was there. */
export const flipped = <T>(all: readonly T[], item: T): readonly T[] => {
  const text = JSON.stringify(item)
  const rest = all.filter((one) => JSON.stringify(one) !== text)
  return rest.length < all.length ? rest : [...all, item]
}
