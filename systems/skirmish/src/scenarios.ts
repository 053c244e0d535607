// The choices before a skirmish: scenarios, options and seats.
import { type Choices, type Option, onceForAll, type Refusal, type Scenario, type SeatInfo } from '@admiralty/kernel'
import { type Color, type Setup, type Side, setupSchema } from './state.ts'
import { umpired, umpireOf } from './umpire.ts'

type SetupScenario = Omit<Scenario, 'setup'> & { setup(choices: Choices): Setup | Refusal }
const options: readonly Option[] = [
  {
    name: 'strength',
    title: 'Strength of a squad',
    rule: 'SK-GEN-02',
    default: 2,
    values: [2, 4],
    labels: {},
    explains: {},
    onlyWith: null,
  },
  { name: 'rounds', title: 'Rounds', rule: 'SK-END-02', default: 6, values: [3, 6], labels: {}, explains: {}, onlyWith: null },
  {
    name: 'ambushes',
    title: 'Ambushes',
    rule: 'SK-AMB-01',
    default: true,
    values: [false, true],
    labels: {},
    explains: {},
    onlyWith: null,
  },
]
const players = (seats: Setup['seats']): readonly SeatInfo[] => seats.map(({ seat, side }) => ({ seat, side, kind: 'player' }))

function scenario(id: string, title: string, dawn: readonly Color[], dusk: readonly Color[]): SetupScenario {
  const of = (side: Side) => (seat: Color) => ({ seat, side })
  const seats = [...dawn.map(of('dawn')), ...dusk.map(of('dusk'))]
  return {
    id,
    title,
    briefing: `${dawn.length} against ${dusk.length}.`,
    rule: 'SK-GEN-01',
    seats: players(seats),
    options: options.map(({ name }) => name),
    setup: (choices) => setupOf(seats, choices),
  }
}

function setupOf(seats: Setup['seats'], choices: Choices): Setup | Refusal {
  const { strength = 2, rounds = 6, ambushes = true } = choices
  const setup = setupSchema.safeParse({
    seats,
    strength,
    rounds,
    ambushes,
    umpire: false, // SK-UMP-01
  })
  return setup.success
    ? setup.data
    : { rule: 'SK-GEN-01', reason: 'these options do not exist: strength is 2 or 4, rounds 3 or 6, ambushes true or false' }
}

export const setting = {
  options,
  scenarios: [
    scenario('duel', 'Duel', ['red'], ['blue']),
    scenario('three', 'Two on one', ['red', 'white'], ['blue']),
    scenario('teams', 'Two on two', ['red', 'white'], ['blue', 'black']),
    umpired(scenario('umpired', 'Two on one, with an umpire', ['red', 'white'], ['blue'])), // SK-UMP-01
  ],
  seats: onceForAll((setup: Setup) => [
    ...players(setup.seats),
    ...umpireOf(setup), // SK-UMP-01
  ]),
}
