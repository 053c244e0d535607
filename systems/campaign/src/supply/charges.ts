// The charges of upkeep and of leases.
import type { CampaignShip } from '../holdings.ts'
import type { CampaignSettings } from '../start/settings.ts'
import type { ShipFacts } from '../tactics-port.ts'
import { atBase, type BaseKind } from './bases.ts'
import { upkeepOf } from './endurance.ts'
import type { Factors } from './resources.ts'

/** CR-3.1: a charge by its three headings, in hundredths. */
export interface UpkeepBill {
  readonly fuel: number
  readonly crew: number
  readonly weaponry: number
}
/** CR-3.6b, CR-N.3d, CR-N.3e: what a ship needs by its account, without doublings. Weaponry is due for each trigger, whatever was fired. */
export function needOf(ship: Pick<CampaignShip, 'weeks' | 'triggers'>, { upkeep }: Pick<ShipFacts, 'upkeep'>): UpkeepBill {
  return { fuel: upkeep.fuel * ship.weeks, crew: upkeep.crew * ship.weeks, weaponry: upkeep.weaponry * ship.triggers }
}
/** The terms of the settlement of a ship's account, besides the ship. */
export interface SettlementTerms {
  readonly factors: Factors
  readonly weaponry: CampaignSettings['weaponry']
  readonly base: BaseKind
}
/** CR-3.5a, CR-3.6b, CR-1.6c: what a ship pays at a base for its account. */
export function settlementOf(
  ship: Pick<CampaignShip, 'weeks' | 'triggers'>,
  facts: Pick<ShipFacts, 'upkeep'>,
  { factors, weaponry, base }: SettlementTerms,
): UpkeepBill {
  const triggers = weaponry === 'weekly' ? ship.weeks : ship.triggers // CR-3.6b
  const need = needOf({ ...ship, triggers }, facts)
  return {
    fuel: atBase(base, need.fuel * factors.fuel),
    crew: atBase(base, need.crew * factors.crew),
    weaponry: atBase(base, need.weaponry * factors.weaponry),
  }
}
export const totalUpkeep = ({ fuel, crew, weaponry }: UpkeepBill): number => fuel + crew + weaponry
/** CR-3.8c: how often the weekly upkeep a lease costs. */
const LEASE_TIMES = 4
/** CR-3.8c: the weekly price of a leased ship, besides its upkeep. */
export const leasePrice = (facts: Pick<ShipFacts, 'upkeep'>): number => upkeepOf(facts) * LEASE_TIMES
