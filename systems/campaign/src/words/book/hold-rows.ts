// The lists of an order book about holds, and what supply ships give.
import { CARGO_KINDS, type CampaignShip } from '../../holdings.ts'
import { groupName } from '../names.ts'
import { bookGroups, tonsOf, turnedTo, withBook, withTons } from './edits.ts'
import { type BookRows, doneRow, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { CARGO_NAMES, destinationOf, factsOf } from './texts.ts'

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
