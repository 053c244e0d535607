// The payments of W13 to W16 in the order that the player ranks.
import type { CampaignShip } from '../holdings.ts'
import { holdingsOf, secretOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { PAYMENTS, type Payment } from '../week/book.ts'
import { buildPlan } from '../yards/keel-plan.ts'
import { repairPlan } from '../yards/repair-plan.ts'
import { basesOf, placesOf } from './bases.ts'
import { leasePrice, settlementOf, totalUpkeep, type UpkeepBill } from './charges.ts'
import { typesById } from './endurance.ts'
import { factorsOf } from './resources.ts'

/** Something that is paid as a whole or not at all. */
export interface Demand {
  readonly id: string
  /** Hundredths. */
  readonly amount: number
}
type Demands = Readonly<Partial<Record<Payment, readonly Demand[]>>>
/** CR-X.7: the ids of what is paid, by kind: kinds in their rank, and in each kind whatever the rest of the money pays for, in order. */
export function grantedOf(treasury: number, ranking: readonly Payment[], demands: Demands): Readonly<Record<Payment, ReadonlySet<string>>> {
  let left = treasury
  const paid = (kind: Payment): ReadonlySet<string> => {
    const granted = new Set<string>()
    for (const { id, amount } of demands[kind] ?? []) {
      if (amount > left) continue
      left -= amount
      granted.add(id)
    }
    return granted
  }
  const none: Readonly<Record<Payment, ReadonlySet<string>>> = {
    supply: new Set(),
    leases: new Set(),
    repairs: new Set(),
    building: new Set(),
  }
  return Object.fromEntries([...Object.entries(none), ...ranking.map((kind) => [kind, paid(kind)])]) as typeof none // all kinds are keys
}
/** CR-X.7: the ranking of a seat. */
export const rankingOf = (table: Table, seat: Color): readonly Payment[] => secretOf(table, seat).book?.payments ?? PAYMENTS

/** The settlement of a ship that is at a base. */
export interface Settlement {
  readonly ship: CampaignShip
  readonly at: string
  readonly upkeep: UpkeepBill
}
/** CR-3.6b, CR-3.6c: the settlements of the ships of a seat that are at bases, with these accounts. */
export function settlementsOf(table: Table, seat: Color, ships: readonly CampaignShip[]): readonly Settlement[] {
  const holdings = holdingsOf(table, seat)
  const [places, bases, types] = [placesOf(holdings), basesOf(table, seat), typesById(holdings)]
  const factors = factorsOf(table, seat)
  return ships.flatMap((ship): readonly Settlement[] => {
    const at = places.get(ship.id)?.at ?? null
    const base = at === null ? undefined : bases.get(at)
    const facts = types.get(ship.type)?.facts
    if (at === null || !base || !facts) return []
    return [{ ship, at, upkeep: settlementOf(ship, facts, { factors, weaponry: table.setup.settings.weaponry, base }) }]
  })
}
export const supplyDemand = (settlements: readonly Settlement[]): readonly Demand[] =>
  settlements.map(({ ship, upkeep }) => ({ id: ship.id, amount: totalUpkeep(upkeep) }))
/** CR-3.8c: the leases of a week. */
export function leaseDemand(table: Table, seat: Color): readonly Demand[] {
  const holdings = holdingsOf(table, seat)
  const types = typesById(holdings)
  return holdings.ships.flatMap(({ id, type, leased }) => {
    const facts = leased ? types.get(type)?.facts : undefined
    return facts ? [{ id, amount: leasePrice(facts) }] : []
  })
}
export const repairDemand = (game: BattleGame, table: Table, seat: Color): readonly Demand[] =>
  repairPlan(game, table, seat).flatMap(({ id, price, missed }) => (missed === null ? [{ id, amount: price }] : []))
export const buildDemand = (game: BattleGame, table: Table, seat: Color): readonly Demand[] =>
  buildPlan(game, table, seat).keels.map(({ keel, price }) => ({ id: keel.id, amount: price }))
