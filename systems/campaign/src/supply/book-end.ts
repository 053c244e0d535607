// The end of a week as an order book foresees it: where its groups are then, and which ships have joined.
import { plannedGroups } from '../groups/plan.ts'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { holdingsOf, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { ShipFacts } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import type { BookCheck } from '../week/book-check.ts'
import { typesById } from './endurance.ts'
import { leasedDesign, onMarket } from './harbour-bill.ts'

/** Groups after the moves of the week, as far as the book says. */
function endedGroups(holdings: Holdings, { groups }: Book): readonly TaskGroup[] {
  const moves = new Map(groups.map(({ group, move }) => [group, move]))
  return plannedGroups(holdings, groups).map((group): TaskGroup => {
    const move = moves.get(group.id) ?? null
    if (group.at === null || move === null) return { ...group, at: group.at ?? group.to, came: { by: 'stay', sides: [] } }
    const to = move.by === 'jump' ? move.to : (move.path.at(-1) ?? group.at)
    return { ...group, at: to, came: { by: move.by, sides: [] } }
  })
}
/** The table at the end of a week in which an empire gives this book: its groups have moved, and leased ships have gone back. */
export function endOfBook<T extends Table>(table: T, seat: Color, book: Book): T {
  const holdings = holdingsOf(table, seat)
  const ships = holdings.ships.filter(({ id }) => !book.returns.includes(id))
  const ended: Holdings = { ...holdings, ships, groups: endedGroups(holdings, book) }
  return { ...table, secret: { ...table.secret, [seat]: { ...secretOf(table, seat), book, holdings: ended } } }
}
/** The facts of the ships that join in W2: those of the market, finished ones and leased ones. */
export function joining({ game, view, seat, book }: BookCheck): readonly ShipFacts[] {
  const holdings = holdingsOf(view, seat)
  const types = typesById(holdings)
  const leased = leasedDesign(game)?.facts
  const times = (facts: ShipFacts | undefined, count: number): readonly ShipFacts[] =>
    facts ? Array.from({ length: count }, () => facts) : []
  return [
    ...book.market.flatMap(({ design, count }) => times(onMarket(game, design), count)),
    ...holdings.keels.flatMap(({ type, paid }) => times(types.get(type)?.facts, paid >= (types.get(type)?.facts.price ?? 0) ? 1 : 0)),
    ...times(leased, book.leases),
  ]
}
