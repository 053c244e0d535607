// W2: ships and spares that are bought arrive, and holds are loaded.
import { changeShips, loseShips } from '../changes.ts'
import type { Context } from '../chapter.ts'
import type { CampaignShip, Holdings, SpareStock } from '../holdings.ts'
import { holdingsOf, playing, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { EMPTY_BOOK } from '../week/standing-book.ts'
import { typesById } from './endurance.ts'
import { harbourBill, leasedDesign, spareIn } from './harbour-bill.ts'
import { pricedLoads } from './holds.ts'
import { NewShips } from './joins.ts'
import { TypeList } from './types.ts'

/** CR-13.1a: whether a keel is finished. */
const finishedKeels = (holdings: Holdings) => {
  const types = typesById(holdings)
  return holdings.keels.flatMap((keel) => {
    const type = types.get(keel.type)
    return type && keel.paid >= type.facts.price ? [{ keel, type }] : []
  })
}
/** The most pieces of one stock of spares. */
const STOCK_MOST = 99
/** CR-4.4a: stocks with more spares: pieces of one likeness, price and place are one stock. */
export function withSpares(stocks: readonly SpareStock[], more: readonly SpareStock[]): readonly SpareStock[] {
  const all = [...stocks]
  for (const one of more) {
    const index = all.findIndex(
      ({ likeness, price, at, count }) =>
        likeness === one.likeness && price === one.price && at === one.at && count + one.count <= STOCK_MOST,
    )
    const before = all[index]
    if (before) all[index] = { ...before, count: before.count + one.count }
    else all.push(one)
  }
  return all
}
/** The stocks of the rows of a book. */
export const stocksOf = (game: BattleGame, rows: Book['spares']): readonly SpareStock[] =>
  rows.flatMap((row) => {
    const spare = spareIn(game, row)
    return spare ? [{ likeness: spare.part.likeness, title: spare.part.title, price: spare.part.price, count: row.count, at: row.at }] : []
  })

/** CR-13.1a, CR-13.1b, CR-3.8c: finished keels, ships of the market and leased ships join, in no group: at their world, the others at the capital. */
function join(game: BattleGame, ctx: Context, seat: Color, { market, leases }: Book): void {
  const holdings = holdingsOf(ctx.state, seat)
  const { capital } = holdings
  const list = new TypeList(game, holdings.types)
  const ships = new NewShips(game, ctx.state, seat)
  const finished = finishedKeels(holdings)
  for (const { keel, type } of finished) ships.add(type, keel.at, false)
  if (capital !== null) {
    for (const { design, count } of market) for (let made = 0; made < count; made += 1) ships.add(list.of(design), capital, false)
    const leased = leases > 0 ? leasedDesign(game) : undefined
    if (leased) for (let made = 0; made < leases; made += 1) ships.add(list.of(leased.design), capital, true)
  }
  if (ships.made.length > 0) ctx.emit({ type: 'shipsJoined', seat, types: list.added, ships: ships.made })
  if (finished.length === 0) return
  const done = new Set(finished.map(({ keel }) => keel.id))
  ctx.emit({ type: 'keelsSet', seat, types: [], keels: holdings.keels.filter(({ id }) => !done.has(id)) })
}
/** CR-3.8d: the holds of ships at bases are as the book says. Other holds stay as they are. */
function loaded(state: State, seat: Color, { loads }: Book): readonly CampaignShip[] {
  const changed = new Map<string, CampaignShip>()
  const ships = new Map(holdingsOf(state, seat).ships.map((ship) => [ship.id, ship]))
  for (const { load, isAtBase } of pricedLoads(state, seat, loads)) {
    const ship = changed.get(load.ship) ?? ships.get(load.ship)
    if (ship && isAtBase) changed.set(ship.id, { ...ship, cargo: { ...ship.cargo, [load.kind]: load.tons } })
  }
  return [...changed.values()]
}
function arriveFor(game: BattleGame, ctx: Context, seat: Color): void {
  const book = secretOf(ctx.state, seat).book ?? EMPTY_BOOK
  const lines = harbourBill(game, ctx.state, seat, book)
  if (lines.length > 0) ctx.emit({ type: 'accounted', seat, lines })
  changeShips(ctx, seat, 'CR-3.8d', loaded(ctx.state, seat, book))
  loseShips(ctx, seat, 'CR-3.8c', book.returns)
  join(game, ctx, seat, book)
  const bought = stocksOf(game, book.spares)
  if (bought.length > 0) ctx.emit({ type: 'sparesSet', seat, spares: withSpares(holdingsOf(ctx.state, seat).spares, bought) })
}

/** CR-13.1b, CR-4.4a, CR-3.8c, CR-3.8d: purchases of the market, spares, leases and loads. */
export function arrive(game: BattleGame, ctx: Context): void {
  for (const seat of playing(ctx.state)) arriveFor(game, ctx, seat)
}
