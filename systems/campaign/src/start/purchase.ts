// The purchase before week 1: what it costs, and what an empire has afterwards.
import { isRefusal } from '@admiralty/kernel'
import { type BillLine, type CampaignShip, type Holdings, NEW_SHIP, type SpareStock } from '../holdings.ts'
import { worldsOfEmpire } from '../lookup.ts'
import { chargeShare, credits, moneyText } from '../money.ts'
import type { OrderOf, Purchase, ShipRow, SpareRow } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { TypeList } from '../supply/types.ts'
import { type BattleGame, type CatalogueEntry, judgedDesign, newCondition, type ShipFacts } from '../tactics-port.ts'
import { capitalOf } from './income.ts'

/** The limits of a purchase, in hundredths of a credit where they are money. */
export const LIMITS = {
  fleet: credits(4000), // CR-4.1
  supply: credits(500), // CR-3.8a
  /** Defences for a point of income, at the normal price. */
  defencePerPoint: credits(100), // CR-8.1a
  /** Ships and defences of an empire together. */
  ships: 300, // CR-O.6
} as const

/** A legal design with its facts. Throws for another. */
function legalDesign(game: BattleGame, design: unknown): CatalogueEntry {
  const judged = judgedDesign(game, design)
  if (isRefusal(judged)) throw new Error(judged.reason)
  return judged
}
/** The facts of a legal design. Throws for another. */
export const factsIn = (game: BattleGame, design: unknown): ShipFacts => legalDesign(game, design).facts
/** The price of some ships of a design. */
export const priceOfRow = (game: BattleGame, { design, count }: ShipRow): number => factsIn(game, design).price * count
export const priceOfRows = (game: BattleGame, rows: readonly ShipRow[]): number =>
  rows.reduce((total, row) => total + priceOfRow(game, row), 0)
/** CR-8.2a: half the price, rounded up. */
export const defencePrice = (price: number): number => chargeShare(price, 1, 2)
/** CR-4.4a: three quarters of the price, rounded up. */
export const sparePrice = (price: number): number => chargeShare(price, 3, 4)
/** The part of a design that a row of spares names; undefined if there is none. */
export const partOf = (facts: ShipFacts, id: string) => facts.parts.find((part) => part.id === id)
/** The normal price of the parts of a row. */
const priceOfSpares = (game: BattleGame, { design, part, count }: SpareRow): number =>
  (partOf(factsIn(game, design), part)?.price ?? 0) * count
/** CR-4.4b: the tons of the parts of a row, one for each credit of the normal price or part of one. */
export const tonsOfSpares = (game: BattleGame, row: SpareRow): number => Math.ceil(priceOfSpares(game, row) / credits(1))

/** The lines of the bill of a purchase whose designs are legal. */
export function billOf(game: BattleGame, { ships, supply, defences, spares }: Purchase): readonly BillLine[] {
  const rowLine = (row: ShipRow, rule: string, priced: (price: number) => number, note = ''): BillLine => ({
    what: `${row.count} × ${factsIn(game, row.design).title}${note}`,
    amount: priced(priceOfRow(game, row)),
    rule,
  })
  const full = (price: number): number => price
  return [
    ...ships.map((row) => rowLine(row, 'CR-4.1', full)),
    ...supply.map((row) => rowLine(row, 'CR-3.8a', full)),
    ...defences.map((row) => rowLine(row, 'CR-8.2a', defencePrice, ` at ${row.at}`)),
    ...spares.map((row): BillLine => {
      const title = partOf(factsIn(game, row.design), row.part)?.title ?? row.part
      return {
        what: `${row.count} × ${title} at ${row.at}`,
        amount: sparePrice(priceOfSpares(game, row)),
        rule: 'CR-4.4a',
      }
    }),
  ]
}
export const totalOf = (bill: readonly BillLine[]): number => bill.reduce((total, { amount }) => total + amount, 0)
/** The rest of the capital; below 0 if the purchase costs too much (CR-4.3). */
export const treasuryAfter = (game: BattleGame, table: Table, seat: Color, order: Purchase): number =>
  capitalOf(table, seat, order.partners).total - totalOf(billOf(game, order))

/** The holdings of an empire after its purchase. Its designs are legal. */
export function boughtBy(game: BattleGame, table: Table, seat: Color, order: OrderOf<'purchase'>): Holdings {
  const list = new TypeList(game, [])
  const [first] = worldsOfEmpire(table, seat)
  const capital = order.capital ?? first ?? null // CR-X.6
  const counts = new Map<string, number>()
  const built = (row: ShipRow, role: CampaignShip['role'], at: string): readonly CampaignShip[] =>
    Array.from({ length: row.count }, () => {
      const { id: type, design, facts } = list.of(row.design)
      const [number, named] = [countUp(counts, role), countUp(counts, `name ${facts.title}`)]
      const name = `${facts.title} ${named}`
      return { ...NEW_SHIP, id: `${role}-${number}`, name, type, condition: newCondition(game, design), role, at }
    })
  const home = capital ?? ''
  const ships = [
    ...order.ships.flatMap((row) => built(row, 'fleet', home)),
    ...order.supply.flatMap((row) => built(row, 'supply', home)),
    ...order.defences.flatMap((row) => built(row, 'defence', row.at)), // CR-8.2b
  ]
  const bill = billOf(game, order)
  return {
    treasury: treasuryAfter(game, table, seat, order),
    capital,
    types: list.types,
    ships,
    groups: [],
    keels: [],
    spares: order.spares.flatMap((row) => stockOf(game, row)),
    partners: order.partners,
    bill,
  }
}
function countUp(counts: Map<string, number>, key: string): number {
  const number = (counts.get(key) ?? 0) + 1
  counts.set(key, number)
  return number
}
function stockOf(game: BattleGame, { design, part, count, at }: SpareRow): readonly SpareStock[] {
  const found = partOf(factsIn(game, design), part)
  return found ? [{ likeness: found.likeness, title: found.title, price: found.price, count, at }] : []
}

/** An amount of credits in a refusal: '4,120 credits'. */
export const creditsText = (amount: number): string => `${moneyText(amount)} ${amount === credits(1) ? 'credit' : 'credits'}`
