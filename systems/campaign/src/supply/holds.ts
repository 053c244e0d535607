// Tons in the holds of ships, and the loads of an order book.
import type { CampaignShip, CargoKind, ShipType, SpareStock } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import { credits } from '../money.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { atBase, type BaseKind, basesOf, placesOf } from './bases.ts'
import { type Factors, factorsOf } from './resources.ts'

export type Load = Book['loads'][number]
/** CR-4.4b: tons that spares take in a hold, one for each credit of their normal price or part of one. */
const tonsOfStock = ({ price, count }: Pick<SpareStock, 'price' | 'count'>): number => Math.ceil((price * count) / credits(1))
/** CR-3.8d: tons of a hold that are free for supplies: what still works of it, less its spares. */
export function roomOf(game: BattleGame, { design }: ShipType, ship: CampaignShip, spares: readonly SpareStock[]): number {
  const taken = spares.reduce((sum, stock) => (stock.at === ship.id ? sum + tonsOfStock(stock) : sum), 0)
  return Math.max(0, statusOf(game, { design, condition: ship.condition }).left.cargo - taken)
}
/** The kinds of cargo that feed groups, each with the charge that it pays (CR-3.8d). */
export const SUPPLY_KINDS = { fuel: 'fuel', provisions: 'crew', weaponry: 'weaponry' } as const satisfies Partial<
  Record<CargoKind, keyof Factors>
>
export const isSupply = (kind: CargoKind): kind is keyof typeof SUPPLY_KINDS => kind !== 'spares'
/** CR-3.8e: the price of tons: a credit each, and double where the charge is double. */
const priceOfTons = (kind: CargoKind, tons: number, factors: Factors, base: BaseKind): number =>
  isSupply(kind) ? atBase(base, credits(tons) * factors[SUPPLY_KINDS[kind]]) : 0
/** A load that is carried out, with its price in hundredths. */
interface PricedLoad {
  readonly load: Load
  readonly price: number
  readonly isAtBase: boolean
}
/** CR-3.8d, CR-3.8e: the loads of a book at friendly bases, and which are not at one. */
export function pricedLoads(table: Table, seat: Color, loads: readonly Load[]): readonly PricedLoad[] {
  if (loads.length === 0) return []
  const holdings = holdingsOf(table, seat)
  const [places, bases, factors] = [placesOf(holdings), basesOf(table, seat), factorsOf(table, seat)]
  const ships = new Map(holdings.ships.map((ship) => [ship.id, ship]))
  return loads.map((load) => {
    const at = places.get(load.ship)?.at ?? null
    const base = at === null ? undefined : bases.get(at)
    const more = Math.max(0, load.tons - (ships.get(load.ship)?.cargo[load.kind] ?? 0))
    return { load, price: base ? priceOfTons(load.kind, more, factors, base) : 0, isAtBase: base !== undefined }
  })
}
