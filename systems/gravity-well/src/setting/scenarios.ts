// The scenarios (GW-SCN), with what each station has at the start.
import { type Choices, judgedBy, type Refusal, type RuleId, type Scenario, type SeatInfo } from '@admiralty/kernel'
import type { BuiltKind, ModuleKind } from '../../data/units.ts'
import type { Color } from '../shapes.ts'
import { type Setup, setupSchema } from '../state.ts'
import {
  BOOSTER_PRICES,
  chosen,
  DEBRIS,
  DEBRIS_RINGS,
  GAS_DICE,
  GAS_GOALS,
  MOON_NUMBERS,
  MOON_YIELDS,
  MOONS,
  OPTIONS,
  PLACINGS,
  SATELLITE_VALUES,
  TURNS,
  wrongChoice,
} from './options.ts'

type ScenarioId = Setup['scenario']
interface Plan {
  readonly title: string
  readonly briefing: string
  readonly rule: RuleId
  readonly seats: readonly Color[]
  /** R-GW-86: whether all stations have one sense, or each has the other one of the station before it. */
  readonly senses: 'same' | 'by turns'
  readonly modules: readonly ModuleKind[]
  readonly bay: readonly BuiltKind[]
  /** The aim that ends the match before the last turn, beside the loss of all other stations. */
  readonly aim: 'none' | 'gas' | 'orbit'
  /** Values that the scenario fixes. */
  readonly fixed: Partial<Pick<Setup, 'moons' | 'placing' | 'turns'>>
}
const PAIR: readonly Color[] = ['yellow', 'blue']
const PLAIN = { seats: PAIR, senses: 'by turns', modules: ['core'], bay: [], aim: 'none', fixed: {} } as const
const PLANS: Readonly<Record<ScenarioId, Plan>> = {
  slow: {
    ...PLAIN,
    title: 'Slow',
    briefing: 'Two stations in one ring, the same way round. They meet only if somebody makes them.',
    rule: 'GW-SCN-01',
    senses: 'same',
  },
  fast: {
    ...PLAIN,
    title: 'Fast',
    briefing: 'Two stations in one ring, opposite ways round. They pass each other again and again.',
    rule: 'GW-SCN-02',
  },
  refinery: {
    ...PLAIN,
    title: 'Refinery',
    briefing: 'Each side has a refinery and a scoopship. Bring up enough gas before the other does.',
    rule: 'GW-SCN-03',
    modules: ['core', 'refinery'],
    bay: ['scoopship'],
    aim: 'gas',
  },
  random: {
    ...PLAIN,
    title: 'Random placement',
    briefing: 'Dice place the moons and the stations.',
    rule: 'GW-SCN-04',
    fixed: { placing: 'random' },
  },
  three: {
    ...PLAIN,
    title: 'Three stations',
    briefing: 'Three players, every one against the others.',
    rule: 'GW-SCN-02',
    seats: ['yellow', 'blue', 'red'],
  },
  'free-for-all': {
    ...PLAIN,
    title: 'Free-for-all',
    briefing: 'Four players, every one against the others. The last station wins.',
    rule: 'GW-SCN-02',
    seats: ['yellow', 'blue', 'red', 'green'],
  },
  'first-orbit': {
    ...PLAIN,
    title: 'First orbit',
    briefing: 'Each side has a bus in its bay. The first to bring a craft into a circular orbit of another ring wins.',
    rule: 'GW-SCN-07',
    bay: ['bus'],
    aim: 'orbit',
    fixed: { moons: 0, turns: 12 },
  },
  'first-intercept': {
    ...PLAIN,
    title: 'First intercept',
    briefing: 'Twelve turns, four warheads and a ComSat in each bay.',
    rule: 'GW-SCN-08',
    bay: ['basicWarhead', 'basicWarhead', 'basicWarhead', 'basicWarhead', 'comSat'],
    fixed: { moons: 0, turns: 12 },
  },
}
/** GW-SCN-01, R-GW-24: moons of the scenarios for two. */
const PRINTED_MOONS = 3
const moonsFault = (moons: number, seats: readonly Color[]): Refusal | undefined =>
  moons > PRINTED_MOONS && seats.length === PAIR.length
    ? { rule: 'GW-SET-02', reason: `this scenario has at most ${PRINTED_MOONS} moons` }
    : undefined
/** GW-SET-01 */
export const planOf = ({ scenario }: Setup): Plan => PLANS[scenario]

function setupOf(id: ScenarioId, choices: Choices): Setup | Refusal {
  const { seats, fixed } = PLANS[id]
  const wrong = wrongChoice(choices) ?? moonsFault(chosen(choices, 'moons', MOONS), seats)
  if (wrong) return wrong
  return {
    scenario: id,
    seats,
    moons: chosen(choices, 'moons', MOONS),
    placing: chosen(choices, 'placing', PLACINGS),
    turns: chosen(choices, 'turns', TURNS),
    ...fixed,
    lost: {
      boosterPrice: chosen(choices, 'boosterPrice', BOOSTER_PRICES),
      gasDice: chosen(choices, 'gasDice', GAS_DICE),
      gasGoal: chosen(choices, 'gasGoal', GAS_GOALS),
      comSatBonus: chosen(choices, 'comSat', SATELLITE_VALUES),
      ecmSatPenalty: chosen(choices, 'ecmSat', SATELLITE_VALUES),
      debrisRings: DEBRIS_RINGS[chosen(choices, 'debris', DEBRIS)] ?? [],
      moonNumbers: MOON_NUMBERS[chosen(choices, 'moonYield', MOON_YIELDS)] ?? [],
    },
  }
}
/** GW-SET-01: why a whole setup is none of its scenario. */
function setupFault(setup: Setup): Refusal | undefined {
  const { rule, seats, fixed } = PLANS[setup.scenario]
  if (setup.seats.join() !== seats.join())
    return { rule: 'GW-GEN-01', reason: `the seats of this scenario are ${seats.join(', ')}, not ${setup.seats.join(', ')}` }
  const wrong = (['moons', 'placing', 'turns'] as const).find((name) => setup[name] !== (fixed[name] ?? setup[name]))
  if (wrong) return { rule, reason: `${wrong} of this scenario: ${fixed[wrong]}, not ${setup[wrong]}` }
  return moonsFault(setup.moons, seats)
}
export const wholeSetupSchema = judgedBy(setupSchema, setupFault)

/** Every seat is a side of its own (GW-GEN-01). */
const seats = (setup: Pick<Setup, 'seats'>): readonly SeatInfo[] => setup.seats.map((seat) => ({ seat, side: seat, kind: 'player' }))
type SetupScenario = Omit<Scenario, 'setup'> & { setup(choices: Choices): Setup | Refusal }
export const scenarios: readonly SetupScenario[] = Object.entries(PLANS).map(([id, plan]) => ({
  id,
  title: plan.title,
  briefing: plan.briefing,
  rule: plan.rule,
  seats: seats(plan),
  options: OPTIONS.map(({ name }) => name).filter((name) => !(name in plan.fixed) && (name !== 'gasGoal' || plan.aim === 'gas')),
  setup: (choices) => setupOf(id as ScenarioId, choices), // a key of the table
}))

/** The choices before a match, and its seats. */
export const setting = { options: OPTIONS, scenarios, seats }
