// The game as one value, put together from its tables.
import {
  type Choices,
  defineGame,
  neverSurrenders,
  onceForAll,
  type Refusal,
  type Scenario,
  type SeatInfo,
  UMPIRE,
  wholeAgenda,
} from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import { determinize } from './determinize.ts'
import { events, type Observation, observations, records, type SkirmishEvent } from './events.ts'
import { sideOf } from './lookup.ts'
import { type Order, orderSchema, questions } from './orders.ts'
import {
  type Color,
  isSeat,
  type Position,
  positionSchema,
  type Setup,
  type Side,
  type SkirmishSeat,
  type State,
  type Step,
  setupSchema,
  stateOf,
  stateSchema,
  stepSchema,
  type View,
} from './state.ts'
import { opening, steps } from './steps.ts'
import { umpired, umpireOf } from './umpire.ts'

/** The types of this game, for the contract. */
export interface Skirmish {
  readonly setup: Setup
  readonly position: Position
  readonly state: State
  readonly event: SkirmishEvent
  readonly observation: Observation
  readonly view: View
  readonly offer: readonly Order[]
  readonly order: Order
  readonly seat: SkirmishSeat
  readonly step: Step
}

const OPTIONS = ['strength', 'rounds', 'ambushes']
const players = (seats: Setup['seats']): readonly SeatInfo[] => seats.map(({ seat, side }) => ({ seat, side, kind: 'player' }))

function scenario(id: string, title: string, dawn: readonly Color[], dusk: readonly Color[]): Scenario<Skirmish> {
  const of = (side: Side) => (seat: Color) => ({ seat, side })
  const seats = [...dawn.map(of('dawn')), ...dusk.map(of('dusk'))]
  return {
    id,
    title,
    briefing: `${dawn.length} against ${dusk.length}.`,
    rule: 'SK-GEN-01',
    seats: players(seats),
    options: OPTIONS,
    setup: (choices) => setupOf(seats, choices),
  }
}

function setupOf(seats: Setup['seats'], choices: Choices): Setup | Refusal {
  const { strength = 2, rounds = 6, ambushes = true } = choices
  const setup = setupSchema.safeParse({
    ...{ seats, strength, rounds, ambushes },
    umpire: false, // SK-UMP-01
  })
  return setup.success
    ? setup.data
    : { rule: 'SK-GEN-01', reason: 'these options do not exist: strength is 2 or 4, rounds 3 or 6, ambushes true or false' }
}

export const { system, askedOf, check } = defineGame<Skirmish>({
  id: 'skirmish',
  version: 1,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: {
    ...{ setup: setupSchema, storedSetup: setupSchema, position: positionSchema },
    ...{ order: orderSchema, state: stateSchema, step: stepSchema },
  },
  options: [
    { name: 'strength', title: 'Strength of a squad', rule: 'SK-GEN-02', default: 2, values: [2, 4], explains: {} },
    { name: 'rounds', title: 'Rounds', rule: 'SK-END-02', default: 6, values: [3, 6], explains: {} },
    { name: 'ambushes', title: 'Ambushes', rule: 'SK-AMB-01', default: true, values: [false, true], explains: {} },
  ],
  scenarios: [
    scenario('duel', 'Duel', ['red'], ['blue']),
    scenario('three', 'Two on one', ['red', 'white'], ['blue']),
    scenario('teams', 'Two on two', ['red', 'white'], ['blue', 'black']),
    umpired(scenario('umpired', 'Two on one, with an umpire', ['red', 'white'], ['blue'])), // SK-UMP-01
  ],
  shipyard: null,
  automatic: [
    {
      key: 'brace',
      kind: 'brace',
      label: 'When you are shot at: brace with no card',
      rule: 'SK-BRC-01',
      order: () => ({ order: 'brace', card: null }),
    },
  ],

  seats: onceForAll((setup) => [
    ...players(setup.seats),
    ...umpireOf(setup), // SK-UMP-01
  ]),
  initialState: opening,
  stateFromPosition: stateOf,
  events,
  records,
  observations,
  steps,
  questions,
  notAsked: 'SK-GEN-03',

  open: { setup: true, round: true, squads: true, shot: true, outcome: true },
  shares: (state, viewer, seat) => viewer === UMPIRE || sideOf(state, viewer) === sideOf(state, seat), // SK-CRD-02, SK-UMP-01
  agenda: wholeAgenda,
  isSeat,
  surrender: neverSurrenders, // SK-END-04
  determinize,
})
