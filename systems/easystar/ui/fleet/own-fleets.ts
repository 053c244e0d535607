// The user's own fleets, with their refusals under the limits of a battle.
import type { OwnDesign } from '@admiralty/game-ui'
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
  designs.flatMap(({ id, name, design }): readonly OwnFleet[] => {
    const { data } = fleetSchema.safeParse(design)
    return data ? [{ id, fleet: data.name === '' ? { ...data, name } : data, refusals: checkFleet(data, limits) }] : []
  })
