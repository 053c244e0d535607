// The scenarios (FT-SCN): forces of each seat, where they come in, and what decides the battle.
import type { Choices, Refusal, RuleId, Scenario, SeatInfo } from '@admiralty/kernel'
import { MOVEMENT_UNIT } from '@admiralty/space'
import { ENTRY_DISTANCE } from '../../data/settings.ts'
import type { Design } from '../design/design.ts'
import { readyDesign } from '../design/ready.ts'
import { SEATS, type Side } from '../shapes.ts'
import type { BattleAim, BattleSettings, EntryGroup, SeatPlan, Setup, ShipPlan } from '../state.ts'
import { soundCondition } from '../table.ts'
import { chosenShips } from './fleet.ts'
import { budgetOf, OPTIONS, settingsOf, wrongChoice } from './options.ts'

/** The ships of a seat, and where they enter (FT-SET-01). Ships without a main drive stand near the centre (FT-SET-07). */
interface Force {
  readonly side: Side
  /** Names of ready-made ships; null for a fleet that the player chooses. */
  readonly ships: readonly string[] | null
  readonly clock: number
  /** MU from the centre; 0 for a group that is there from the start. */
  readonly distance: number
  /** Speed of a group whose places are fixed, and the MU between its ships (FT-SET-06); null if the owner chooses. */
  readonly flying: { readonly speed: number; readonly apart: number } | null
  /** FTL drives that do not work, by the name of the design: 'lost' can be repaired. */
  readonly ftl: Readonly<Record<string, 'lost' | 'destroyed'>>
}
const force = (side: Side, clock: number, ships: string | null, more: Partial<Force> = {}): Force => ({
  side,
  clock,
  distance: ENTRY_DISTANCE,
  flying: null,
  ftl: {},
  ...more,
  ships: ships === null ? null : ships.split(' '),
})
interface Plan {
  readonly title: string
  readonly briefing: string
  readonly rule: RuleId
  /** The forces in the order of the seats: red, blue, gold, green. */
  readonly forces: readonly Force[]
  readonly aim: BattleAim
  /** Settings that the scenario fixes. */
  readonly fixed: Partial<BattleSettings>
}
const BY_POINTS = { aim: { kind: 'points' }, fixed: {} } as const
/** The aim that `needed` of the first `of` ships of the first seat get away. */
const gettingAway = (needed: number, of: number): BattleAim => ({
  kind: 'escape',
  side: 'alpha',
  needed,
  ships: Array.from({ length: of }, (_, index) => `red-${index + 1}`),
})

const PLANS: Readonly<Record<string, Plan>> = {
  'frigate-duel': {
    rule: 'FT-SCN-01',
    title: 'Frigate duel',
    briefing: 'A Tern on each side. The battle to learn with.',
    forces: [force('alpha', 6, 'Tern'), force('beta', 12, 'Tern')],
    aim: { kind: 'field' },
    fixed: {},
  },
  'cruiser-duel': {
    ...BY_POINTS,
    rule: 'FT-SCN-02',
    title: 'Cruiser duel',
    briefing: 'Beams and a screen against torpedoes, salvoes and speed.',
    forces: [force('alpha', 6, 'Osprey'), force('beta', 12, 'Falchion')],
  },
  convoy: {
    rule: 'FT-SCN-03',
    title: 'Convoy',
    briefing: 'Four auxiliaries mend their FTL drives. Three of them must get away from the raiders.',
    forces: [
      force('alpha', 6, 'Drover Drover Drover Drover Petrel Harrier Harrier', {
        distance: 0,
        flying: { speed: 4, apart: 8 },
        ftl: { Drover: 'lost' },
      }),
      force('beta', 2, 'Falchion Lancer Lancer Dart Dart', { distance: 46 }),
    ],
    aim: gettingAway(3, 4),
    fixed: { turnCap: 20, ftlEntry: false },
  },
  carriers: {
    ...BY_POINTS,
    rule: 'FT-SCN-04',
    title: 'Carriers',
    briefing: 'Eight groups of fighters, and the ships that wait for them.',
    forces: [force('alpha', 6, 'Aerie Heron Harrier'), force('beta', 12, 'Quiver Targe')],
  },
  fort: {
    ...BY_POINTS,
    rule: 'FT-SCN-05',
    title: 'The fort',
    briefing: 'A fort without drives and two guard ships hold a world against a fast squadron.',
    forces: [force('alpha', 6, 'Rampart Bulwark Bulwark', { distance: 0 }), force('beta', 12, 'Partisan Trebuchet Falchion')],
  },
  'jump-under-fire': {
    rule: 'FT-SCN-06',
    title: 'Jump under fire',
    briefing: 'Three ships fly too close together to jump. Two of them must get away from the hunters.',
    forces: [
      force('alpha', 6, 'Heron Landfall Landfall', { distance: 0, flying: { speed: 6, apart: 3 }, ftl: { Landfall: 'lost' } }),
      force('beta', 4, 'Trebuchet Trebuchet Rapier', { distance: 28 }),
    ],
    aim: gettingAway(2, 3),
    fixed: { turnCap: 12, ftlEntry: false },
  },
  chase: {
    rule: 'FT-SCN-07',
    title: 'Chase',
    briefing: 'Three fast ships without FTL run. Two of them must open the distance and disengage; they are favoured.',
    forces: [
      force('alpha', 6, 'Falchion Lancer Lancer', {
        distance: 0,
        flying: { speed: 6, apart: 4 },
        ftl: { Falchion: 'destroyed', Lancer: 'destroyed' },
      }),
      force('beta', 6, 'Osprey Heron Heron', { distance: 16, flying: { speed: 14, apart: 4 } }),
    ],
    aim: gettingAway(2, 3),
    fixed: { turnCap: 20, ftlEntry: false },
  },
  'three-navies': {
    ...BY_POINTS,
    rule: 'FT-SCN-08',
    title: 'Three navies',
    briefing: 'Three squadrons, each against both others.',
    forces: [force('alpha', 12, 'Osprey'), force('beta', 4, 'Falchion'), force('gamma', 8, 'Harrier Harrier Tern')],
  },
  'twelve-a-side': {
    ...BY_POINTS,
    rule: 'FT-SCN-09',
    title: 'Twelve a side',
    briefing: 'Two battle fleets, from scouts to a superdreadnought.',
    forces: [
      force('alpha', 6, 'Roc Albatross Aerie Osprey Osprey Heron Heron Harrier Harrier Tern Tern Lantern'),
      force('beta', 12, 'Partisan Glaive Quiver Trebuchet Falchion Targe Lancer Lancer Rapier Rapier Dart Dart'),
    ],
  },
  fleets: {
    ...BY_POINTS,
    rule: 'FT-SCN-10',
    title: 'Fleets of your own',
    briefing: 'Ready-made or own ships for the points agreed.',
    forces: [force('alpha', 6, null), force('beta', 12, null)],
  },
  allies: {
    ...BY_POINTS,
    rule: 'FT-SCN-11',
    title: 'Allied squadrons',
    briefing: 'Four captains in two fleets.',
    forces: [
      force('alpha', 6, 'Osprey Tern'),
      force('beta', 12, 'Falchion Rapier'),
      force('alpha', 8, 'Heron Harrier'),
      force('beta', 2, 'Targe Rapier'),
    ],
  },
}

function seatPlan({ side, ships, clock, distance, flying, ftl }: Force, index: number, choices: Choices): SeatPlan {
  const seat = SEATS[index] ?? 'red'
  const plans = chosenShips(seat, (ships ?? []).map(designNamed)).map((plan): ShipPlan => {
    const lost = ftl[plan.design.name]
    return lost ? { ...plan, condition: { ...soundCondition(plan.design), systems: { ftl: lost } } } : plan
  })
  const group = plans.filter(({ design }) => design.thrust > 0).map(({ id }) => id)
  const entry: EntryGroup = { id: `${seat}-group`, ships: group, clocks: [clock], distance, frozen: flying ? inLine(group, flying) : null }
  return { seat, side, budget: ships === null ? budgetOf(choices) : null, ships: plans, entries: [entry] }
}
function designNamed(name: string): Design {
  const design = readyDesign(name)
  if (!design) throw new Error(`no ready-made ship has the name ${name}`)
  return design
}
/** FT-SET-06: ships side by side, from the first one to the right. */
const inLine = (ships: readonly string[], { speed, apart }: NonNullable<Force['flying']>): NonNullable<EntryGroup['frozen']> =>
  Object.fromEntries(ships.map((id, at) => [id, { ahead: 0, right: at * apart * MOVEMENT_UNIT ** 2, course: 0, velocity: speed }]))

function setupOf(id: string, { forces, aim, fixed }: Plan, choices: Choices): Setup | Refusal {
  const wrong = wrongChoice(choices)
  if (wrong) return wrong
  return { scenario: id, seats: forces.map((one, index) => seatPlan(one, index, choices)), settings: settingsOf(choices, fixed), aim }
}
const optionsOf = ({ forces, fixed }: Plan): readonly string[] =>
  OPTIONS.map(({ name }) => name).filter((name) => !(name in fixed) && (name !== 'budget' || forces.some(({ ships }) => ships === null)))

/** Players of one side are partners. */
export const seats = ({ seats: plans }: Pick<Setup, 'seats'>): readonly SeatInfo[] =>
  plans.map(({ seat, side }) => ({ seat, side, kind: 'player' }))
/** The setup that the scenario of another setup makes with the same options; undefined for an unknown scenario. A chosen fleet has the points of the first seat. */
export function madeLike({ scenario, seats: plans, settings }: Setup): Setup | undefined {
  const plan = planOf(scenario)
  if (!plan) return undefined
  const [{ budget } = { budget: null }] = plans
  const made = plan.forces.map((one, index) => seatPlan(one, index, {}))
  return {
    scenario,
    aim: plan.aim,
    settings: { ...settings, ...plan.fixed },
    seats: made.map((place) => (place.budget === null ? place : { ...place, budget: budget ?? place.budget })),
  }
}
const planOf = (scenario: string): Plan | undefined => (Object.hasOwn(PLANS, scenario) ? PLANS[scenario] : undefined)
export const SCENARIO_IDS = Object.keys(PLANS)
/** The clause of a scenario. */
export const ruleOf = (scenario: string): RuleId => planOf(scenario)?.rule ?? 'FT-SCN-01'

type SetupScenario = Omit<Scenario, 'setup'> & { setup(choices: Choices): Setup | Refusal }
export const scenarios: readonly SetupScenario[] = Object.entries(PLANS).map(([id, plan]) => ({
  id,
  title: plan.title,
  briefing: plan.briefing,
  rule: plan.rule,
  seats: plan.forces.map(({ side }, index) => ({ seat: SEATS[index] ?? 'red', side, kind: 'player' })),
  options: optionsOf(plan),
  setup: (choices) => setupOf(id, plan, choices),
}))

/** The choices before a match, and its seats. */
export const setting = { options: OPTIONS, scenarios, seats }
