// The repairs that an order book asks for in W14, with their prices.
import type { CampaignShip, Job, ShipType } from '../holdings.ts'
import { holdingsOf, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { atBase, type BaseKind, basesOf, placesOf, type ShipPlace } from '../supply/bases.ts'
import { typesById } from '../supply/endurance.ts'
import { type Factors, factorsOf } from '../supply/resources.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { RepairOrder } from '../week/book.ts'
import { type HullAtWork, hangarsIn, priceOfWork, weeksOf, workFault } from './work.ts'

/** CR-11.4c: double speed has double the price. */
const FAST = 2
/** Work that is paid for, or the reason why it is not begun. */
export interface PlannedWork {
  /** Unique in the plan. */
  readonly id: string
  readonly ship: CampaignShip
  readonly order: RepairOrder
  /** Hundredths. */
  readonly price: number
  readonly weeks: Job['weeks']
  /** Why it is not begun: null if it is. */
  readonly missed: string | null
}
/** The facts on which repairs depend. */
interface Yard {
  readonly table: Table
  readonly places: ReadonlyMap<string, ShipPlace>
  readonly bases: ReadonlyMap<string, BaseKind>
  readonly factors: Factors
}
export const yardOf = (table: Table, seat: Color): Yard => ({
  table,
  places: placesOf(holdingsOf(table, seat)),
  bases: basesOf(table, seat),
  factors: factorsOf(table, seat),
})
/** CR-11.1: the base at which a ship is worked on this week; null if it is away from one, has moved or has fought. */
export function berthOf({ table, places, bases }: Yard, ship: CampaignShip): BaseKind | null {
  const { at = null, moved = false } = places.get(ship.id) ?? {}
  if (at === null || moved || ship.fought === table.week) return null
  return bases.get(at) ?? null
}
/** CR-11.4c: price and weeks of an order at a base. */
function termsOf(
  hull: HullAtWork,
  { work, fast }: RepairOrder,
  base: BaseKind,
  { factors, hangars }: { readonly factors: Factors; readonly hangars: number },
) {
  const weeks = weeksOf(hull.type.facts, work, hangars)
  const price = atBase(base, priceOfWork(hull, work, factors))
  return fast && weeks > 1 ? { price: price * FAST, weeks: 1 as const } : { price, weeks }
}

/** CR-11.1, CR-11.2: the repairs of a seat's book in its order. */
export function repairPlan(game: BattleGame, table: Table, seat: Color): readonly PlannedWork[] {
  const orders = secretOf(table, seat).book?.repairs ?? []
  if (orders.length === 0) return []
  const holdings = holdingsOf(table, seat)
  const yard = yardOf(table, seat)
  const ships = new Map(holdings.ships.map((ship) => [ship.id, ship]))
  const types = typesById(holdings)
  const worksOf = (id: string) => orders.flatMap((order) => (order.ship === id ? [order.work] : []))
  return orders.flatMap((order, index): readonly PlannedWork[] => {
    const ship = ships.get(order.ship)
    const type: ShipType | undefined = ship && types.get(ship.type)
    if (!ship || !type) return []
    const base = berthOf(yard, ship)
    const hull = { game, ship, type }
    const inHand = ship.jobs.map(({ work }) => work)
    const hangars = hangarsIn(type.facts, [...inHand, ...worksOf(ship.id)])
    const fault = workFault(hull, order.work, inHand)
    const missed = base === null ? 'it is not at rest at a base' : (fault?.reason ?? null)
    return [{ id: `${index}`, ship, order, missed, ...termsOf(hull, order, base ?? 'own', { factors: yard.factors, hangars }) }]
  })
}
