// Changes of the order book by number: spares of any design, and tons that supply ships give. Pure.
import { isRefusal } from '@admiralty/kernel'
import type { CampaignShip, CargoKind, Holdings } from '../../src/holdings.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { factsIn } from '../../src/start/purchase.ts'
import { type BattleGame, catalogueOf, judgedDesign, type ShipFacts } from '../../src/tactics-port.ts'
import type { Book } from '../../src/week/book.ts'
import type { BookGroup } from '../../src/words/book/edits.ts'
import { destinationOf } from '../../src/words/book/texts.ts'

const isSameDesign = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
type SpareRow = Book['spares'][number]
type SpareKey = Omit<SpareRow, 'count'>
const isSpare = (row: SpareRow, { design, part, at }: SpareKey): boolean =>
  row.part === part && row.at === at && isSameDesign(row.design, design)
/** The most pieces of one row. */
const MOST_SPARES = 99
/** Pieces of a part that the book buys for a world. */
export const sparesOf = ({ spares }: Pick<Book, 'spares'>, key: SpareKey): number =>
  spares.reduce((sum, row) => (isSpare(row, key) ? sum + row.count : sum), 0)
/** CR-4.4a: the book with so many pieces of a part for a world. */
export function withSpareCount(book: Book, key: SpareKey, wanted: number): Book {
  const count = Math.min(MOST_SPARES, wanted)
  const rest = book.spares.filter((row) => !isSpare(row, key))
  return { ...book, spares: count <= 0 ? rest : [...rest, { ...key, count }] }
}

/** A design whose parts can be bought, with its name. */
export interface NamedDesign {
  readonly title: string
  readonly design: unknown
}
/** CR-4.4a: designs of which spares can be bought: those of own ships first, then those of new keels, then the catalogue. Each once. */
export function spareDesigns(game: BattleGame, { types }: Pick<Holdings, 'types'>, { keels }: Pick<Book, 'keels'>): readonly NamedDesign[] {
  const laid = keels.flatMap(({ design }) => {
    const judged = judgedDesign(game, design)
    return isRefusal(judged) ? [] : [judged]
  })
  const all = [...types, ...laid, ...catalogueOf(game)].map(({ design, facts: { title } }) => ({ title, design }))
  const seen = new Set<string>()
  return all.filter(({ design }) => {
    const text = JSON.stringify(design)
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew
  })
}

/** The parts of a design that have a price, each kind once: parts of one likeness are the same stock (CR-4.4a). */
export function sparePartsOf({ parts }: Pick<ShipFacts, 'parts'>): ShipFacts['parts'] {
  const seen = new Set<string>()
  return parts.filter(({ likeness, price }) => {
    const isNew = price > 0 && !seen.has(likeness)
    seen.add(likeness)
    return isNew
  })
}
/** A row of spares in words: '2 × class 4 beam of Roc'. */
export function spareText(game: BattleGame, { design, part, count }: SpareRow): string {
  const { title, parts } = factsIn(game, design)
  return `${count} × ${parts.find(({ id }) => id === part)?.title ?? part} of ${title}`
}

/** Where a group is after the moves of the week; null for a group that is not known to be anywhere (CR-5.5). */
export const endOfWeek = ({ at, order, now }: BookGroup): HexAddress | null =>
  at === null ? (now?.to ?? null) : (destinationOf(order.move) ?? at)
/** CR-3.6c: the groups that a ship can feed this week: those that are where it is after the moves. */
export function groupsFedBy(groups: readonly BookGroup[], ship: Pick<CampaignShip, 'id' | 'at'>): readonly BookGroup[] {
  const own = groups.find(({ order }) => order.ships.includes(ship.id))
  const there = own ? endOfWeek(own) : ship.at
  return there === null ? [] : groups.filter((group) => group.order.ships.length > 0 && endOfWeek(group) === there)
}
/** Tons of a kind that a ship gives to a group. */
export const fedTo = ({ feeds }: Pick<Book, 'feeds'>, ship: string, group: string, kind: CargoKind): number =>
  feeds.find((feed) => feed.ship === ship && feed.group === group && feed.kind === kind)?.tons ?? 0
/** CR-3.6c: the book with so many tons of a kind from a ship for a group. */
export function withFeed(book: Book, ship: string, group: string, kind: CargoKind, tons: number): Book {
  const rest = book.feeds.filter((feed) => feed.ship !== ship || feed.group !== group || feed.kind !== kind)
  return { ...book, feeds: tons === 0 ? rest : [...rest, { ship, group, kind, tons }] }
}
