// The user's own fleets, with their refusals under the limits of a battle.
import { type OwnDesign, parsedDesigns } from '@admiralty/game-ui'
import type { Refusal } from '@admiralty/kernel'
import { checkFleet } from '../../src/design/check-fleet.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import { type FleetDesign, fleetSchema } from '../../src/state.ts'

/** A stored fleet with its refusals; none if it is legal. */
export interface OwnFleet {
  readonly id: string
  readonly fleet: FleetDesign
  readonly refusals: readonly Refusal[]
}
/** Designs that are not valid fleets are left out. */
export const ownFleets = (designs: readonly OwnDesign[], limits: FleetLimits): readonly OwnFleet[] =>
  parsedDesigns(designs, fleetSchema).map(({ id, name, design }) => {
    return { id, fleet: design.name === '' ? { ...design, name } : design, refusals: checkFleet(design, limits) }
  })
