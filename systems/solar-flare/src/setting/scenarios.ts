// The scenarios: skirmishes of single ships (SF-OBJ-04) and fleet actions of teams (SF-TEAM).
import { type Choices, judgedBy, list, type Refusal, type RuleId, refuse, type Scenario, type SeatInfo } from '@admiralty/kernel'
import type { Color, Side } from '../shapes.ts'
import { SET_UP_LEVELS, type SeatPlan, type Setup, setupSchema } from '../state.ts'
import { ANOMALIES, BUDGETS, chosen, OPTIONS, ROUND_LIMITS, wrongChoice } from './options.ts'

/** A team: its side, and the ships of each seat, the admiral first. */
interface Team {
  readonly side: Side
  readonly ships: Readonly<Partial<Record<Color, number>>>
}
interface Plan {
  readonly id: string
  readonly title: string
  readonly briefing: string
  readonly rule: RuleId
  readonly teams: readonly Team[]
  /** The round limit that the scenario fixes; absent if the players choose. */
  readonly rounds?: number
}
const PLANS: readonly Plan[] = [
  {
    id: 'duel',
    title: 'Duel',
    briefing: 'One ship against another.',
    rule: 'SF-OBJ-04',
    teams: [
      { side: 'sol', ships: { red: 1 } },
      { side: 'vega', ships: { blue: 1 } },
    ],
  },
  {
    id: 'short-duel',
    title: 'Short duel',
    briefing: 'Eight rounds. Then the ship with the most integrity left wins.',
    rule: 'SF-END-01',
    teams: [
      { side: 'sol', ships: { red: 1 } },
      { side: 'vega', ships: { blue: 1 } },
    ],
    rounds: 8,
  },
  {
    id: 'three',
    title: 'Three ships',
    briefing: 'Three players, one ship each, no alliances.',
    rule: 'SF-OBJ-04',
    teams: [
      { side: 'sol', ships: { red: 1 } },
      { side: 'vega', ships: { blue: 1 } },
      { side: 'altair', ships: { gold: 1 } },
    ],
  },
  {
    id: 'melee',
    title: 'Melee',
    briefing: 'Four players, one ship each. The last ship wins.',
    rule: 'SF-OBJ-01',
    teams: [
      { side: 'sol', ships: { red: 1 } },
      { side: 'vega', ships: { blue: 1 } },
      { side: 'altair', ships: { gold: 1 } },
      { side: 'deneb', ships: { green: 1 } },
    ],
  },
  {
    id: 'squadrons',
    title: 'Squadrons',
    briefing: 'Two admirals, two ships each.',
    rule: 'SF-TEAM-01',
    teams: [
      { side: 'sol', ships: { red: 2 } },
      { side: 'vega', ships: { blue: 2 } },
    ],
  },
  {
    id: 'coalition',
    title: 'Coalition',
    briefing: 'One admiral with two ships against two captains with one each.',
    rule: 'SF-TEAM-01',
    teams: [
      { side: 'sol', ships: { red: 2 } },
      { side: 'vega', ships: { blue: 1, green: 1 } },
    ],
  },
  {
    id: 'fleets',
    title: 'Fleet action',
    briefing: 'Two teams of two players, one ship each. The first player of a team is its admiral.',
    rule: 'SF-TEAM-03',
    teams: [
      { side: 'sol', ships: { red: 1, gold: 1 } },
      { side: 'vega', ships: { blue: 1, green: 1 } },
    ],
  },
]

function setupOf({ teams, rounds: fixed }: Plan, choices: Choices): Setup | Refusal {
  const wrong = wrongChoice(choices)
  if (wrong) return wrong
  const level = chosen(choices, 'level', SET_UP_LEVELS)
  const others = chosen(choices, 'opponents', ['same', ...SET_UP_LEVELS])
  const rounds = fixed ?? chosen(choices, 'rounds', ROUND_LIMITS)
  const seats = teams.flatMap(({ side, ships }, team) =>
    Object.entries(ships).map(([seat, count], index): SeatPlan => {
      return { seat: seat as Color, side, admiral: index === 0, ships: count, level: team === 0 || others === 'same' ? level : others } // keys of a team are seats
    }),
  )
  return {
    seats,
    budget: chosen(choices, 'budget', BUDGETS),
    anomalies: chosen(choices, 'anomalies', ANOMALIES),
    rounds: rounds === 0 ? null : rounds,
  }
}

/** Why these seats make no match. A setup names no scenario, because the rule book has none: it limits teams, admirals and pieces. */
function setupFault({ seats }: Setup): Refusal | undefined {
  const sides = [...new Set(seats.map(({ side }) => side))]
  const count = (of: string): number => seats.reduce((sum, { side, ships }) => sum + (side === of ? ships : 0), 0)
  const [twice] = seats.filter(({ seat }, index) => seats.findIndex((place) => place.seat === seat) < index)
  if (twice) return refuse('SF-TEAM-01', `a seat has one player, and ${twice.seat} has two`)
  if (sides.length < 2) return refuse('SF-TEAM-01', `there must be two sides, not only ${sides.join()}`)
  if (new Set(sides.map(count)).size > 1)
    return refuse('SF-TEAM-01', `every side has the same number of ships, not ${list(sides.map((side) => `${side} ${count(side)}`))}`)
  const admirals = (of: string): number => seats.filter(({ side, admiral }) => side === of && admiral).length
  const led = sides.find((side) => admirals(side) !== 1)
  return led === undefined ? undefined : refuse('SF-TEAM-02', `every side has one admiral, and ${led} has ${admirals(led)}`)
}
export const wholeSetupSchema = judgedBy(setupSchema, setupFault)

export const seats = (setup: Setup): readonly SeatInfo[] => setup.seats.map(({ seat, side }) => ({ seat, side, kind: 'player' }))
const seatsOf = ({ teams }: Plan): readonly SeatInfo[] =>
  teams.flatMap(({ side, ships }) => Object.keys(ships).map((seat): SeatInfo => ({ seat, side, kind: 'player' })))
type SetupScenario = Omit<Scenario, 'setup'> & { setup(choices: Choices): Setup | Refusal }
export const scenarios: readonly SetupScenario[] = PLANS.map((plan) => ({
  id: plan.id,
  title: plan.title,
  briefing: plan.briefing,
  rule: plan.rule,
  seats: seatsOf(plan),
  options: OPTIONS.map(({ name }) => name).filter((name) => name !== 'rounds' || plan.rounds === undefined),
  setup: (choices) => setupOf(plan, choices),
}))

/** The choices before a match, and its seats. */
export const setting = { options: OPTIONS, scenarios, seats }
