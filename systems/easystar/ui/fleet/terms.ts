// The terms of a fleet designed outside a match: scenario, points, leviathans, as the scenarios' options allow.
import { fields, isRefusal, type OptionValue, type Refusal } from '@admiralty/kernel'
import { z } from 'zod'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { fleetCost } from '../../src/design/cost.ts'
import { type FleetLimits, limitsOf } from '../../src/setting/limits.ts'
import { OPTIONS } from '../../src/setting/options.ts'
import { type SetupScenario, scenarios } from '../../src/setting/scenarios.ts'
import { seatSchema } from '../../src/shapes.ts'
import type { FleetDesign, Setup } from '../../src/state.ts'

const termsSchema = fields({
  scenario: z.string(),
  seat: seatSchema,
  budget: z.int(),
  leviathans: z.boolean(),
  leviathanSpaces: z.int(),
})
export type Terms = z.infer<typeof termsSchema>

/** The options that matter for design. */
const DESIGN_OPTIONS = ['budget', 'leviathans', 'leviathanSpaces'] as const
export type DesignOption = (typeof DESIGN_OPTIONS)[number]
export const optionOf = (name: DesignOption) => OPTIONS.filter((option) => option.name === name)[0]

export const PLAIN: Terms = { scenario: 'battle', seat: 'yellow', budget: 500, leviathans: false, leviathanSpaces: 40 }

const scenarioOf = ({ scenario }: Pick<Terms, 'scenario'>): SetupScenario | undefined => scenarios.find(({ id }) => id === scenario)
const choicesOf = ({ scenario: _, seat: __, ...choices }: Terms): Readonly<Record<DesignOption, OptionValue>> => choices
function setupOf(terms: Terms): Setup | Refusal {
  const scenario = scenarioOf(terms)
  return scenario ? scenario.setup(choicesOf(terms)) : { rule: 'ES-GEN-03', reason: `there is no scenario ${terms.scenario}` }
}

/** Why the terms are impossible; undefined if they are possible. */
export function refusedTerms(terms: Terms): Refusal | undefined {
  const setup = setupOf(terms)
  return isRefusal(setup) ? setup : undefined
}
/** The fleet limits of terms. Throws if the terms are impossible. */
export function limitsFor(terms: Terms): FleetLimits {
  const setup = setupOf(terms)
  if (isRefusal(setup)) throw new Error(`${setup.rule}: ${setup.reason}`)
  return limitsOf(setup, terms.seat)
}
/** Stored terms; undefined if they are not valid any more. */
export function parseTerms(kept: unknown): Terms | undefined {
  const { data } = termsSchema.safeParse(kept)
  return data && !refusedTerms(data) ? data : undefined
}

/** Whether the scenario offers the option under these terms. */
export function isOpen(terms: Terms, name: DesignOption): boolean {
  const offered = scenarioOf(terms)?.options ?? []
  const idle = name === 'leviathanSpaces' && offered.includes('leviathans') && !terms.leviathans
  return offered.includes(name) && !idle
}

/** The scenarios in which a seat has limits of its own, always Yellow. The first one is for any battle. */
export const OCCASIONS = (
  [
    ['battle', 'Any battle', 'ES-WIN-01'],
    ['quality', 'Quality against quantity, Yellow', 'ES-SCN-01'],
    ['starbase', 'Starbase defence, Yellow', 'ES-SCN-02'],
    ['convoy', 'Convoy, Yellow', 'ES-SCN-03'],
    ['carriers', 'Carrier strike', 'ES-SCN-04'],
  ] as const
).map(([scenario, title, rule]) => ({ scenario, seat: 'yellow', title, rule }) as const)

const STEP = 250
/** The smallest possible budget that pays for the points. */
export const paysFor = (points: number): number => Math.max(STEP, Math.ceil(points / STEP) * STEP)

/** How many refusals the fleet has under these terms. */
const faultsUnder = (fleet: FleetDesign, terms: Terms): number => checkFleet(fleet, limitsFor(terms)).length
/** The terms with the smallest budget under which the fleet has the fewest refusals; the given terms if equal. */
export function termsFor(fleet: FleetDesign, terms: Terms): Terms {
  if (fleet.ships.length === 0) return terms
  const budget = paysFor(fleetCost(fleet).total)
  const able = [terms, ...OCCASIONS.map(({ scenario, seat }) => ({ ...terms, scenario, seat }))]
    .flatMap((one) => [
      { ...one, budget },
      { ...one, budget, leviathans: true },
    ])
    .filter((one) => !refusedTerms(one))
  const [best] = able.map((one) => ({ one, faults: faultsUnder(fleet, one) })).toSorted((a, b) => a.faults - b.faults)
  return best?.one ?? terms
}

/** Similar terms under which the fleet has fewer refusals. */
export function milder(
  fleet: FleetDesign,
  terms: Terms,
): readonly { readonly label: string; readonly rule: string; readonly terms: Terms }[] {
  const budget = paysFor(fleetCost(fleet).total)
  const now = faultsUnder(fleet, terms)
  return [
    { label: `Design it for ${budget} points`, rule: 'ES-GEN-03', terms: { ...terms, budget }, open: isOpen(terms, 'budget') },
    { label: 'Allow leviathans', rule: 'ES-SHP-05', terms: { ...terms, leviathans: true }, open: isOpen(terms, 'leviathans') },
  ].filter((way) => way.open && faultsUnder(fleet, way.terms) < now)
}

/** Scenario, seat and options for a match with these terms. */
export const battleFor = (terms: Terms) => ({
  scenario: terms.scenario,
  seat: terms.seat,
  options: Object.fromEntries(Object.entries(choicesOf(terms)).filter(([name]) => scenarioOf(terms)?.options.some((one) => one === name))),
})
