// The shipyard as others see it: schema, ready fleets, verdict, price, a random fleet.
import type { Dice, Shipyard } from '@admiralty/kernel'
import { type Limits, plainLimits } from '../setting/limits.ts'
import { type FleetDesign, fleetSchema } from '../state.ts'
import { checkFleet } from './check-fleet.ts'
import { fleetCost } from './cost.ts'
import { READY } from './ready.ts'
import { sampleFleet } from './sample.ts'

export const shipyard: Shipyard<FleetDesign, Limits> = {
  schema: fleetSchema,
  ready: READY.map(({ fleet }) => fleet),
  // What no scenario and no agreement could allow.
  check: (fleet: FleetDesign, limits: Limits = { ...plainLimits(Number.POSITIVE_INFINITY), leviathans: true }) => checkFleet(fleet, limits),
  cost: fleetCost,
  sample: (dice: Dice, limits: Limits = plainLimits(500)) => sampleFleet(dice, limits),
}
