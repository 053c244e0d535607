// Limits of a seat's fleet: budget, leviathans, demands of the scenario, the rolled gift (ES-GEN-03, ES-SHP-05, ES-SCN).
import type { Advantage, Color, Options, Setup } from '../state.ts'

const DEMANDS = ['none', 'oneLeviathan', 'starbase', 'sixBays'] as const
/** A requirement of a scenario beyond the common rules. */
type Demand = (typeof DEMANDS)[number]

/** The limits with which a fleet must comply. */
export interface FleetLimits {
  readonly budget: number
  readonly leviathans: boolean
  readonly leviathanSpaces: Options['leviathanSpaces']
  readonly demand: Demand
  /** Free ships, which count towards the limit of eighteen (ES-GEN-04). */
  readonly extra: number
  /** Rows of the flagship's advantage (T7); null before it is rolled. */
  readonly rows: Advantage['rows'] | null
}

/** ES-SCN-03: Yellow's free freighters in the convoy. */
const FREIGHTERS = 5
/** The number of free freighters; only Yellow has them. */
export const freightersOf = (setup: Setup, seat: Color): number => (setup.scenario === 'convoy' && seat === 'yellow' ? FREIGHTERS : 0)

function demandOf({ scenario }: Setup, seat: Color): Demand {
  if (scenario === 'carriers') return 'sixBays'
  if (seat !== 'yellow') return 'none'
  return scenario === 'quality' ? 'oneLeviathan' : scenario === 'starbase' ? 'starbase' : 'none'
}
/** R-ES-09: where a scenario forbids them to one side, the option decides for the other side. */
function mayLeviathan({ scenario, options }: Setup, seat: Color): boolean {
  if (scenario === 'quality') return seat === 'yellow'
  return options.leviathans && !(scenario === 'starbase' && seat === 'blue')
}

/** The limits of a seat; before the flagship roll without an advantage. */
export function limitsOf(setup: Setup, seat: Color, advantage: Advantage | null = null): FleetLimits {
  return {
    budget: setup.seats.find((place) => place.seat === seat)?.budget ?? 0,
    leviathans: mayLeviathan(setup, seat),
    leviathanSpaces: setup.options.leviathanSpaces,
    demand: demandOf(setup, seat),
    extra: freightersOf(setup, seat),
    rows: advantage?.rows ?? null,
  }
}

/** The limits for designing a fleet outside a match. */
export const plainLimits = (budget: number): FleetLimits => ({
  budget,
  leviathans: false,
  leviathanSpaces: 40,
  demand: 'none',
  extra: 0,
  rows: null,
})
