// The costs of the orders of W2: ships of the market, spares and loads.

import { isRefusal, list, once, type Refusal, refuse } from '@admiralty/kernel'
import { empireOf } from '../lookup.ts'
import { chargeShare } from '../money.ts'
import type { Color } from '../shapes.ts'
import { sparePrice } from '../start/purchase.ts'
import type { Table } from '../state.ts'
import { type BattleGame, type CatalogueEntry, catalogueOf, judgedDesign, type ShipFacts } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import type { StatementLine } from '../week/shapes.ts'
import { pricedLoads } from './holds.ts'

/** CR-3.8c: the mass of the auxiliary that is on lease. */
const LEASED_MASS = 100
/** CR-3.8c: the ship on lease: the auxiliary of 100 tons of the catalogue; undefined if there is none. */
export const leasedDesign = (game: BattleGame): CatalogueEntry | undefined =>
  catalogueOf(game).find(({ facts }) => facts.mass === LEASED_MASS && facts.cargo > 0)

const catalogueTexts = once(
  (game: BattleGame): ReadonlySet<string> => new Set(catalogueOf(game).map(({ design }) => JSON.stringify(design))),
)
/** CR-13.1b: the facts of a design that is on the market: one of the catalogue; undefined for another. */
export function onMarket(game: BattleGame, design: unknown): ShipFacts | undefined {
  const judged = judgedDesign(game, design)
  if (isRefusal(judged)) return undefined
  return catalogueTexts(game).has(JSON.stringify(judged.design)) ? judged.facts : undefined
}
/** CR-13.1b: why a design of the catalogue is not on offer this week: by a setting three are. */
export const unlistedFault = ({ setup, listed }: Pick<Table, 'setup' | 'listed'>, title: string): Refusal | undefined =>
  setup.settings.market === 'all' || listed.includes(title)
    ? undefined
    : refuse('CR-13.1b', `${title} is not on the market this week, which has ${list(listed) || 'no ships'}`)
/** CR-13.1b: the ships that the market offers this week. */
export const marketOf = (game: BattleGame, table: Pick<Table, 'setup' | 'listed'>): readonly CatalogueEntry[] =>
  catalogueOf(game).filter(({ facts }) => facts.ftl && !unlistedFault(table, facts.title))
/** CR-13.1b, CR-13.1c: the price of a ship of the market: a fifth less for ships of the allied navy, rounded up. */
export const marketPrice = ({ price, navy }: Pick<ShipFacts, 'price' | 'navy'>, ally: string | null): number =>
  navy !== '' && navy === ally ? chargeShare(price, 4, 5) : price

/** The part of a design that a row of spares names, with the normal price of all pieces; undefined if there is none. */
export function spareIn(game: BattleGame, { design, part, count }: Book['spares'][number]) {
  const judged = judgedDesign(game, design)
  const found = isRefusal(judged) ? undefined : judged.facts.parts.find(({ id }) => id === part)
  return found && { part: found, price: sparePrice(found.price * count) }
}

/** The lines of W2 for what is bought. A load that is not at a base costs nothing and says so. */
export function harbourBill(
  game: BattleGame,
  table: Table,
  seat: Color,
  { market, spares, loads }: Pick<Book, 'market' | 'spares' | 'loads'>,
) {
  const { ally } = empireOf(table, seat)
  const lines: StatementLine[] = []
  for (const { design, count } of market) {
    const facts = onMarket(game, design)
    if (facts) lines.push({ what: `${count} × ${facts.title} of the market`, amount: -marketPrice(facts, ally) * count, rule: 'CR-13.1b' })
  }
  for (const row of spares) {
    const spare = spareIn(game, row)
    if (spare) lines.push({ what: `${row.count} × ${spare.part.title} as spares at ${row.at}`, amount: -spare.price, rule: 'CR-4.4a' })
  }
  for (const { load, price, isAtBase } of pricedLoads(table, seat, loads)) {
    const what = `${load.tons} t of ${load.kind} in ${load.ship}`
    if (!isAtBase) lines.push({ what: `${load.ship} is at no base to load at`, amount: 0, rule: 'CR-3.8d' })
    else if (price > 0) lines.push({ what, amount: -price, rule: 'CR-3.8e' })
  }
  return lines
}
