// Fleets that stand ready, and the one that sails when nobody has designed any.
import { CLASSES } from '../../data/classes.ts'
import { FLEETS } from '../../data/fleets.ts'
import type { Limits } from '../setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../state.ts'
import { checkFleet } from './check-fleet.ts'
import { fleetCost } from './cost.ts'
import { designOf } from './fit.ts'

export interface Ready {
  readonly style: (typeof FLEETS)[number]['style']
  readonly scenario: (typeof FLEETS)[number]['scenario']
  readonly budget: number
  readonly fleet: FleetDesign
}
export const READY: readonly Ready[] = FLEETS.map(({ name, style, scenario, budget, damageControl, ships }) => ({
  style,
  scenario,
  budget,
  fleet: {
    name,
    ships: ships.map(([type, called]) => designOf(CLASSES[type].hull, CLASSES[type].fit, called)),
    flagship: 0,
    damageControl,
  },
}))
/** One of each class, unnamed, for the drawing board. */
export const READY_SHIPS: readonly { readonly title: string; readonly design: ShipDesign }[] = Object.entries(CLASSES).map(
  ([title, { hull, fit }]) => ({ title, design: designOf(hull, fit) }),
)

/** Legal ready fleets, the ones that use most of the budget first. */
export const readyFor = (limits: Limits): readonly Ready[] =>
  READY.filter(({ fleet }) => checkFleet(fleet, limits).length === 0).sort((a, b) => fleetCost(b.fleet).total - fleetCost(a.fleet).total)

/** What is left of the budget goes into more ships of the fleet's own classes, then damage control. */
export function standingFleet(limits: Limits): FleetDesign {
  const [best] = readyFor(limits)
  if (!best) throw new Error(`no ready fleet keeps to ${JSON.stringify(limits)}`)
  let fleet = best.fleet
  const grown = (next: FleetDesign): boolean => {
    const legal = checkFleet(next, limits).length === 0
    if (legal) fleet = next
    return legal
  }
  for (const ship of limits.demand === 'oneLeviathan' ? [] : best.fleet.ships) {
    let more = 2
    while (grown({ ...fleet, ships: [...fleet.ships, { ...ship, name: `${ship.name} ${'I'.repeat(more)}` }] })) more += 1
  }
  while (grown({ ...fleet, damageControl: fleet.damageControl + 1 })) {}
  return fleet
}
