// The lists of an order book about money: the market, repairs, holds, leases and the ranking of payments.
import { plural } from '@admiralty/kernel'
import { CARGO_KINDS, type CampaignShip, type YardOrder } from '../../holdings.ts'
import { moneyText } from '../../money.ts'
import { type BattleGame, catalogueOf, statusOf } from '../../tactics-port.ts'
import { groupName } from '../names.ts'
import { bookGroups, boughtOf, earlier, flipped, paceOf, tonsOf, turnedTo, withBook, withBought, withRepair, withTons } from './edits.ts'
import { type BookRows, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { CARGO_NAMES, destinationOf, factsOf, PAYMENT_NAMES, workText } from './texts.ts'
import { doneRow } from './world-rows.ts'

/** CR-13.1b, CR-13.1c: ready ships, which arrive at the capital. */
export function marketPage(asked: OpenBook): BookRows {
  const { game, draft } = asked
  return [
    doneRow(asked),
    catalogueOf(game).flatMap(({ design, facts }) => {
      const count = boughtOf(draft.book, design)
      const more = withBought(draft.book, design, count + 1)
      const name = `${facts.shipClass} ${facts.title}`
      return [
        isAllowed(asked, more) &&
          row(`buy ${facts.title}`, 'CR-13.1b', `Buy ${name}`, {
            set: withBook(draft, more),
            note: count === 0 ? moneyText(facts.price) : `${count} bought, ${moneyText(facts.price)} each`,
          }),
        count > 0 &&
          row(`not ${facts.title}`, 'CR-13.1b', `One ${name} less`, { set: withBook(draft, withBought(draft.book, design, count - 1)) }),
      ]
    }),
  ]
}

/** The work that would make a ship as new, without what is in hand (CR-11.2). */
function worksFor(game: BattleGame, ship: CampaignShip, design: unknown): readonly YardOrder[] {
  const { parts, hullLost, armourLost } = statusOf(game, { design, condition: ship.condition })
  const broken = Object.entries(parts).filter(([, state]) => state === 'damaged' || state === 'destroyed' || state === 'mended')
  const all: readonly YardOrder[] = [
    ...broken.map(([id]): YardOrder => ({ do: 'part', id })),
    ...(hullLost > 0 ? [{ do: 'hull', boxes: hullLost } as const] : []),
    ...(armourLost > 0 ? [{ do: 'armour', boxes: armourLost } as const] : []),
    ...(Object.values(parts).includes('spent') ? [{ do: 'restock' } as const] : []),
  ]
  const inHand = new Set(ship.jobs.map(({ work }) => JSON.stringify(work)))
  return all.filter((work) => !inHand.has(JSON.stringify(work)))
}
const designOf = ({ holdings }: OpenBook, { type }: CampaignShip): unknown => holdings.types.find(({ id }) => id === type)?.design
const brokenShips = (asked: OpenBook): readonly CampaignShip[] =>
  asked.holdings.ships.filter((ship) => worksFor(asked.game, ship, designOf(asked, ship)).length > 0)
/** Ships that need work, each with how much of it the book orders. */
export function repairsPage(asked: OpenBook): BookRows {
  const { game, draft } = asked
  const { book } = draft
  const ships = brokenShips(asked)
  const all = ships.reduce(
    (later, ship) => worksFor(game, ship, designOf(asked, ship)).reduce((next, work) => withRepair(next, ship.id, work, 'usual'), later),
    book,
  )
  return [
    doneRow(asked),
    ships.length > 0 && isAllowed(asked, all) && row('repair all', 'CR-11.2', 'Repair everything', { set: withBook(draft, all) }),
    ships.map((ship) => {
      const works = worksFor(game, ship, designOf(asked, ship))
      const ordered = works.filter((work) => paceOf(book, ship.id, work) !== 'none').length
      return row(`ship ${ship.id}`, 'CR-11.2', `Repair ${ship.name}`, {
        set: turnedTo(draft, 'ship', ship.id),
        note: `${ordered} of ${plural(works.length, 'repair')}`,
      })
    }),
  ]
}
/** CR-11.2, CR-11.4c: the work on one ship, in the usual time or fast. */
export function shipPage(asked: OpenBook): BookRows {
  const { game, holdings, draft } = asked
  const ship = holdings.ships.find(({ id }) => id === draft.about)
  if (!ship) return doneRow(asked)
  const facts = factsOf(holdings, ship)
  return [
    row('done', 'CR-11.2', 'Done', { set: turnedTo(draft, 'repairs'), role: 'main' }),
    worksFor(game, ship, designOf(asked, ship)).flatMap((work, index) => {
      const now = paceOf(draft.book, ship.id, work)
      return (['usual', 'fast', 'none'] as const).flatMap((pace) => {
        const book = withRepair(draft.book, ship.id, work, pace)
        if (pace === now || (pace !== 'none' && !isAllowed(asked, book))) return []
        const label = { usual: 'Repair', fast: 'Repair fast', none: 'Do not repair' }[pace]
        return row(`${pace} ${index}`, pace === 'fast' ? 'CR-11.4c' : 'CR-11.2', `${label}: ${workText(work, facts)}`, {
          set: withBook(draft, book),
        })
      })
    }),
  ]
}

const TONS = 10
const carriersOf = ({ holdings }: OpenBook): readonly CampaignShip[] => holdings.ships.filter((ship) => factsOf(holdings, ship).cargo > 0)
const loaded = ({ draft: { book } }: OpenBook, ship: CampaignShip): number =>
  CARGO_KINDS.reduce((sum, kind) => sum + tonsOf(book, ship, kind), 0)
export const cargoPage = (asked: OpenBook): BookRows => [
  doneRow(asked),
  carriersOf(asked).map((ship) =>
    row(`hold ${ship.id}`, 'CR-3.8d', `Load ${ship.name}`, {
      set: turnedTo(asked.draft, 'hold', ship.id),
      note: `${loaded(asked, ship)} of ${factsOf(asked.holdings, ship).cargo} tons`,
    }),
  ),
]
/** CR-3.8d, CR-3.8e: tons by kind in the hold of one ship, and what it gives to groups (CR-3.6c). */
export function holdPage(asked: OpenBook): BookRows {
  const { holdings, draft } = asked
  const { book } = draft
  const ship = holdings.ships.find(({ id }) => id === draft.about)
  if (!ship) return doneRow(asked)
  const free = factsOf(holdings, ship).cargo - loaded(asked, ship)
  return [
    row('done', 'CR-3.8d', 'Done', { set: turnedTo(draft, 'cargo'), role: 'main' }),
    CARGO_KINDS.filter((kind) => kind !== 'spares').flatMap((kind) => {
      const tons = tonsOf(book, ship, kind)
      const to = (key: string, label: string, next: number): BookRows => {
        const changed = withTons(book, ship, kind, next)
        return (
          next !== tons &&
          isAllowed(asked, changed) &&
          row(`${key} ${kind}`, 'CR-3.8e', label, { set: withBook(draft, changed), note: `${tons} tons` })
        )
      }
      return [
        to('more', `${TONS} tons more ${CARGO_NAMES[kind]}`, tons + Math.min(TONS, free)),
        to('fill', `Fill with ${CARGO_NAMES[kind]}`, tons + free),
        to('less', `${TONS} tons less ${CARGO_NAMES[kind]}`, Math.max(0, tons - TONS)),
      ]
    }),
    feedRows(asked, ship),
  ]
}
/** CR-3.6c: tons for groups that are in the same hex at the end of the moves. */
function feedRows(asked: OpenBook, ship: CampaignShip): BookRows {
  const { view, seat, draft } = asked
  const { book } = draft
  const groups = bookGroups(view, seat, book)
  const ends = ({ at, order }: (typeof groups)[number]) => destinationOf(order.move) ?? at
  const own = groups.find(({ order }) => order.ships.includes(ship.id))
  const there = own ? ends(own) : ship.at
  return groups
    .filter((group) => there !== null && ends(group) === there && group.order.ships.length > 0)
    .flatMap(({ id }) =>
      CARGO_KINDS.filter((kind) => kind !== 'spares').flatMap((kind) => {
        const given = book.feeds.find((one) => one.ship === ship.id && one.group === id && one.kind === kind)
        const others = book.feeds.filter((one) => one !== given)
        const more = { ...book, feeds: [...others, { ship: ship.id, group: id, kind, tons: (given?.tons ?? 0) + TONS }] }
        return [
          isAllowed(asked, more) &&
            row(`feed ${id} ${kind}`, 'CR-3.6c', `Give ${groupName(id)} ${TONS} tons of ${CARGO_NAMES[kind]}`, {
              set: withBook(draft, more),
              note: given ? `${given.tons} tons so far` : null,
            }),
          given &&
            row(`starve ${id} ${kind}`, 'CR-3.6c', `Give ${groupName(id)} no ${CARGO_NAMES[kind]}`, {
              set: withBook(draft, { ...book, feeds: others }),
            }),
        ]
      }),
    )
}

/** CR-X.7, CR-3.8c: what is paid first, and leased supply ships. */
export function paymentsPage(asked: OpenBook): BookRows {
  const { holdings, draft } = asked
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
      row('lease', 'CR-3.8c', 'Lease a supply ship more', { set: withBook(draft, more), note: plural(book.leases, 'lease') }),
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
