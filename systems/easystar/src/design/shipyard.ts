// The shipyard of the system contract: schema, ready fleets, check, cost, random design.
import type { Dice, Shipyard } from '@admiralty/kernel'
import { type FleetLimits, plainLimits } from '../setting/limits.ts'
import { type FleetDesign, fleetSchema } from '../state.ts'
import { checkFleet } from './check-fleet.ts'
import { fleetCost } from './cost.ts'
import { READY } from './ready.ts'
import { sampleFleet } from './sample.ts'

/** The widest limits of any scenario and option. */
const WIDEST: FleetLimits = { ...plainLimits(Number.POSITIVE_INFINITY), leviathans: true, leviathanSpaces: 50 }

export const shipyard: Shipyard<FleetDesign, FleetLimits> = {
  schema: fleetSchema,
  ready: READY.map(({ fleet }) => fleet),
  check: (fleet: FleetDesign, limits: FleetLimits = WIDEST) => checkFleet(fleet, limits),
  cost: fleetCost,
  randomDesign: (dice: Dice, limits: FleetLimits = plainLimits(500)) => sampleFleet(dice, limits),
}
