// Ready-made fleets, and the default fleet of a player who hands in none.
import { CLASSES, type ClassName } from '../../data/classes.ts'
import { FLEETS } from '../../data/fleets.ts'
import type { FleetLimits } from '../setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../state.ts'
import { checkFleet } from './check-fleet.ts'
import { fleetCost } from './cost.ts'
import { designOf } from './fit.ts'

/** A ready-made fleet with its cost in build points. */
export interface PricedFleet extends Pick<(typeof FLEETS)[number], 'style' | 'scenario' | 'budget'> {
  readonly cost: number
  readonly fleet: FleetDesign
}
const shipOf = (type: string, called: string): ShipDesign => {
  const { hull, fit } = CLASSES[type as ClassName] // a key of the ships
  return designOf(hull, fit, called)
}
export const READY: readonly PricedFleet[] = FLEETS.map(({ name, style, scenario, budget, damageControl, ships }) => {
  const fleet = {
    name,
    ships: Object.entries(ships).flatMap(([type, names]) => names.map((called) => shipOf(type, called))),
    flagship: 0,
    damageControl,
  }
  return { style, scenario, budget, cost: fleetCost(fleet).total, fleet }
})
/** One unnamed ship of each class, for the designer. */
export const READY_SHIPS: readonly { readonly title: string; readonly design: ShipDesign }[] = Object.entries(CLASSES).map(
  ([title, { hull, fit }]) => ({ title, design: designOf(hull, fit) }),
)

const BUILT_FOR = { none: 'battle', oneLeviathan: 'quality', starbase: 'starbase', sixBays: 'carriers' } as const
const KEPT = 64 // limits; players choose budgets, so there may be thousands
/** Computes something once for the same limits. Rows do not count, because ready-made fleets have no gift. */
function onceForLimits<T>(find: (limits: FleetLimits) => T): (limits: FleetLimits) => T {
  const known = new Map<string, T>()
  return (limits) => {
    const key = JSON.stringify({ ...limits, rows: null })
    const found = known.get(key) ?? find(limits)
    if (known.size >= KEPT) known.clear()
    known.set(key, found)
    return found
  }
}

/** Legal ready fleets: those for the scenario first, then all that need none, dearest first. */
export const readyFor = onceForLimits((limits): readonly PricedFleet[] => {
  const occasion = limits.extra > 0 ? 'convoy' : BUILT_FOR[limits.demand]
  const special = ({ scenario }: PricedFleet): number => Number(scenario === occasion)
  return READY.filter(
    (ready) =>
      (ready.scenario === occasion || ready.scenario === 'battle' || ready.scenario === 'hunt') &&
      checkFleet(ready.fleet, limits).length === 0,
  ).sort((a, b) => special(b) - special(a) || b.cost - a.cost)
})

/** The best ready fleet, with the rest of the budget spent on more ships of its classes, then on damage control. */
export const defaultFleet = onceForLimits((limits): FleetDesign => {
  const [best] = readyFor(limits)
  if (!best) throw new Error(`no ready fleet is legal under ${JSON.stringify(limits)}`)
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
})
