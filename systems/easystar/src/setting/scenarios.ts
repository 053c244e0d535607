// The scenarios: the plain battle, the suggested ones, three and four players (ES-SCN, ES-MPL).
import type { Choices, Refusal, RuleId, Scenario, SeatInfo } from '@admiralty/kernel'
import type { MapPlan, Options, Setup } from '../state.ts'
import { MAPS } from './maps.ts'
import { chosen, mapChosen, OPTIONS, type OptionName, optionsChosen, wrongChoice } from './options.ts'

type Seating = Setup['seats']
type Sits = Seating[number]

const sits = (seat: Sits['seat'], side: Sits['side']): Omit<Sits, 'budget'> => ({ seat, side })
const DUEL = [sits('yellow', 'yellow'), sits('blue', 'blue')]
const TABLE_RULES = ['openDesigns', 'wideVentralArcs', 'turning', 'criticals'] as const satisfies readonly OptionName[]
const LEVIATHANS = ['leviathans', 'leviathanSpaces'] as const satisfies readonly OptionName[]
const ANY_MAP = ['map', 'columns', 'rows'] as const satisfies readonly OptionName[]

interface Plan {
  readonly id: string
  readonly scenario: Setup['scenario']
  readonly title: string
  readonly briefing: string
  readonly rule: RuleId
  readonly seats: readonly Omit<Sits, 'budget'>[]
  readonly options: readonly OptionName[]
  /** Build points fixed by the scenario; null if the players choose. */
  readonly budget: number | null
  readonly fixed: Partial<Options>
  map(choices: Choices): MapPlan
  refuses(budget: number): Refusal | undefined
}
const PLAIN = { scenario: 'battle', seats: DUEL, budget: null, fixed: {}, map: mapChosen, refuses: () => undefined } as const
const allOptions: readonly OptionName[] = ['budget', ...ANY_MAP, ...LEVIATHANS, ...TABLE_RULES]

/** ES-MPL-04: a player without an ally has as many points as the two others together. */
const budgetOf = (plan: Plan, { side }: Omit<Sits, 'budget'>, budget: number): number => {
  const team = plan.seats.filter((place) => place.side === side).length
  return team === 1 && plan.seats.length === 3 ? 2 * budget : budget
}

function setupOf(plan: Plan, choices: Choices): Setup | Refusal {
  // Names of options are strings.
  const offered = Object.fromEntries(Object.entries(choices).filter(([name]) => (plan.options as readonly string[]).includes(name)))
  const wrong = wrongChoice(offered)
  if (wrong) return wrong
  const budget = plan.budget ?? Number(offered.budget ?? 500)
  const refused = plan.refuses(budget)
  if (refused) return refused
  const seats = plan.seats.map((place) => ({ ...place, budget: budgetOf(plan, place, budget) }))
  return { scenario: plan.scenario, seats, map: plan.map(offered), options: optionsChosen(offered, plan.fixed) }
}

const PLANS: readonly Plan[] = [
  {
    ...PLAIN,
    id: 'battle',
    title: 'Battle',
    briefing:
      'Two fleets of equal points start at opposite ends of the map. The side with more victory points after twenty turns wins, or earlier the only side left.',
    rule: 'ES-WIN-01',
    options: allOptions,
  },
  {
    ...PLAIN,
    id: 'quality',
    scenario: 'quality',
    title: 'Quality against quantity',
    briefing:
      'Yellow has one ship, the leviathan. Blue has five hundred points of smaller ships. The side with more victory points after twenty turns wins, or earlier the only side left.',
    rule: 'ES-SCN-01',
    options: [...ANY_MAP, 'leviathanSpaces', ...TABLE_RULES],
    budget: 500,
    fixed: { leviathans: true },
  },
  {
    ...PLAIN,
    id: 'starbase',
    scenario: 'starbase',
    title: 'Starbase defence',
    briefing:
      'Yellow has a battleship that cannot move in the middle of the map. Blue wins if it is destroyed by the end of turn 10, otherwise Yellow.',
    rule: 'ES-SCN-02',
    options: [...ANY_MAP, ...LEVIATHANS, ...TABLE_RULES],
    budget: 500,
  },
  {
    ...PLAIN,
    id: 'convoy',
    scenario: 'convoy',
    title: 'Convoy',
    briefing:
      'Five unarmed freighters hide among Yellow’s scouts. Yellow wins when two of them have reached the far edge by the end of turn 16, otherwise Blue.',
    rule: 'ES-SCN-03',
    options: [...ANY_MAP, ...LEVIATHANS, ...TABLE_RULES],
    budget: 250,
  },
  {
    ...PLAIN,
    id: 'carriers',
    scenario: 'carriers',
    title: 'Carrier strike',
    briefing:
      'Each side has six bays full of fighters. No ship may come near the line across the map while both sides have fighters. The side with more victory points after twenty turns wins, or earlier the only side left.',
    rule: 'ES-SCN-04',
    options: [...ANY_MAP, ...LEVIATHANS, ...TABLE_RULES],
    budget: 500,
  },
  {
    ...PLAIN,
    id: 'squadrons',
    scenario: 'squadrons',
    title: 'Squadrons',
    briefing:
      'Each fleet starts in two halves, packed into opposite corners of the map. The side with more victory points after twenty turns wins, or earlier the only side left.',
    rule: 'ES-SCN-05',
    options: allOptions,
    refuses: (budget) =>
      budget < 500 ? { rule: 'ES-SCN-05', reason: `the budget must be at least 500 points, not ${budget}` } : undefined,
  },
  {
    ...PLAIN,
    id: 'three',
    scenario: 'three',
    title: 'Three players: two against Yellow',
    briefing:
      'Blue and Red play against Yellow, who has as many points as both together. Each starts in a corner of a triangle. The side with more victory points after twenty turns wins.',
    rule: 'ES-MPL-01',
    seats: [...DUEL, sits('red', 'blue')], // ES-MPL-01, ES-MPL-02
    options: ['budget', 'tiers', ...LEVIATHANS, ...TABLE_RULES],
    map: (choices) => ({ shape: 'triangle', tiers: chosen(choices, 'tiers', [3, 4]) }),
  },
  {
    ...PLAIN,
    id: 'three-yellow',
    scenario: 'three',
    title: 'Three players: two against Blue',
    briefing:
      'Yellow and Red play against Blue, who has as many points as both together. Each starts in a corner of a triangle. The side with more victory points after twenty turns wins.',
    rule: 'ES-MPL-02',
    seats: [...DUEL, sits('red', 'yellow')], // ES-MPL-02
    options: ['budget', 'tiers', ...LEVIATHANS, ...TABLE_RULES],
    map: (choices) => ({ shape: 'triangle', tiers: chosen(choices, 'tiers', [3, 4]) }),
  },
  {
    ...PLAIN,
    id: 'four',
    scenario: 'four',
    title: 'Four players, two against two',
    briefing:
      'Yellow and Red play against Blue and Green with equal points. Each starts in a corner of a big map. The side with more victory points after twenty turns wins.',
    rule: 'ES-MPL-06',
    seats: [...DUEL, sits('red', 'yellow'), sits('green', 'blue')], // ES-MPL-06
    options: ['budget', 'quarters', 'lineup', ...LEVIATHANS, ...TABLE_RULES],
    map: (choices) => MAPS[chosen(choices, 'quarters', ['4x4', '5x5'])],
  },
]

const seated = (seats: readonly Omit<Sits, 'budget'>[]): readonly SeatInfo[] =>
  seats.map(({ seat, side }) => ({ seat, side, kind: 'player' }))
export const seats = (setup: Setup): readonly SeatInfo[] => seated(setup.seats)

/** A scenario whose setup is typed; `setup` returns a refusal for impossible options. */
export type SetupScenario = Omit<Scenario, 'setup'> & { setup(choices: Choices): Setup | Refusal }
export const scenarios: readonly SetupScenario[] = PLANS.map((plan) => ({
  id: plan.id,
  title: plan.title,
  briefing: plan.briefing,
  rule: plan.rule,
  seats: seated(plan.seats),
  options: plan.options,
  setup: (choices) => setupOf(plan, choices),
}))

/** The choices before a match, and its seats. */
export const setting = { options: OPTIONS, scenarios, seats }
