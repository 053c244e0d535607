// Setups that are no battle, or not the battle of their scenario (EE-GEN-20).
import { type FixedPart, misfitOf, OWN_SCENARIO, plural, REQUEST_SCENARIO, type Refusal, refuse } from '@admiralty/kernel'
import type { Setup } from '../setup.ts'
import { type Battle, isOpen, setupFor } from './battle.ts'
import { battles } from './scenarios.ts'

/** Seats are unique, each side is named after one of its seats, and lock-ons refer to existing ships. */
export function isTable({ seats, ships, locks = {} }: Setup): boolean {
  const isThere = (id: string): boolean => ships.some((ship) => ship.id === id)
  const names = seats.map(({ seat }) => seat)
  return (
    new Set(names).size === names.length &&
    seats.every(({ side }) => seats.some((place) => place.seat === side && place.side === side)) &&
    new Set(seats.map(({ side }) => side)).size > 1 &&
    new Set(ships.map((ship) => ship.id)).size === ships.length &&
    ships.every(({ seat }) => names.includes(seat)) &&
    Object.entries(locks).every(([by, on]) => [by, ...on].every(isThere))
  )
}

const bySeat = ({ seats }: Setup, of: (seat: Setup['seats'][number]) => string): string =>
  seats.map((place) => `${place.seat} ${of(place)}`).join(', ')
const SEATS: FixedPart<Setup> = {
  name: 'the seats',
  rule: 'EE-GEN-20',
  of: ({ seats }) => seats.map(({ seat, side }) => [seat, side]),
  text: (setup) => bySeat(setup, ({ side }) => `(side ${side})`),
}
/** A battle fixes everything but its options. Further bodies may follow its own, and heat may be where it has none. */
const partsOf = ({ bodies, heat }: Battle): readonly FixedPart<Setup>[] => [
  SEATS,
  {
    name: 'the points',
    rule: 'EE-DES-10',
    of: ({ seats }) => seats.map(({ budget }) => budget),
    text: (setup) => bySeat(setup, ({ budget }) => String(budget / 4)),
  },
  {
    name: 'the speeds of bought ships',
    rule: 'EE-ENG-10',
    of: ({ seats }) => seats.map(({ speed = 0 }) => speed),
    text: (setup) => bySeat(setup, ({ speed = 0 }) => String(speed)),
  },
  {
    name: 'the zones',
    rule: 'EE-SEQ-02',
    of: ({ seats }) => seats.map(({ zone }) => zone),
    text: (setup) => bySeat(setup, ({ zone: { centre, radius } }) => `within ${radius} of ${centre.join()}`),
  },
  {
    name: 'the ships',
    rule: 'EE-GEN-20',
    of: ({ ships }) => ships,
    text: ({ ships }) => (ships.length === 0 ? 'bought' : ships.map(({ id }) => id).join(', ')),
  },
  {
    name: 'the lock-ons',
    rule: 'EE-SEN-13',
    of: ({ locks = {} }) => locks,
    text: ({ locks = {} }) =>
      Object.entries(locks)
        .map(([by, on]) => `${by} on ${on.join(' and ')}`)
        .join(', ') || 'none',
  },
  {
    name: 'the first bodies',
    rule: 'EE-GEN-20',
    of: (setup) => setup.bodies.slice(0, bodies.length),
    text: (setup) =>
      setup.bodies
        .slice(0, bodies.length)
        .map(({ id }) => id)
        .join(', ') || 'none',
  },
  {
    name: 'the heat',
    rule: 'EE-HEA-01',
    of: (setup) => heat && setup.heat,
    text: (setup) => (setup.heat ? `${plural(setup.heat.dice, 'die')} within ${setup.heat.within} of ${setup.heat.from.join()}` : 'none'),
  },
  {
    name: 'the objectives',
    rule: 'EE-GEN-20',
    of: ({ objectives }) => objectives,
    text: ({ objectives }) =>
      objectives.map((objective) => ('turn' in objective ? `${objective.aim} at ${objective.turn}` : objective.aim)).join(', '),
  },
]

/** Without ships and points there is nothing but seats, until a position brings the ships. */
const isEmpty = ({ seats, ships }: Setup): boolean => ships.length === 0 && seats.every(({ budget }) => budget === 0)
/** The setup that a battle makes, with the points and the speed of another setup where ships are bought: these are free, and equal for all (EE-DES-10). */
function madeLike(battle: Battle, { seats, ships }: Setup): Setup {
  const [first] = seats
  const made = setupFor(battle, { fleets: isOpen(battle) && ships.length === 0 ? 'bought' : 'briefing' })
  return {
    ...made,
    seats: made.seats.map((place) =>
      place.budget === 0 ? place : { ...place, budget: first?.budget || place.budget, speed: first?.speed ?? 0 },
    ),
  }
}

/** EE-GEN-20: why a setup is none of the scenario that it names. */
function scenarioFault(setup: Setup): Refusal | undefined {
  const battle = battles.find(({ id }) => id === setup.scenario)
  if (!battle)
    return refuse('EE-GEN-20', `there is no scenario ${setup.scenario}; the scenarios are ${battles.map(({ id }) => id).join(', ')}`)
  return misfitOf(setup, madeLike(battle, setup), isEmpty(setup) && !battle.buys ? [SEATS] : partsOf(battle))
}
/** The ships of a campaign come with its position, damaged as they are. */
const requestFault = (setup: Setup): Refusal | undefined =>
  isEmpty(setup) ? undefined : refuse('EE-DES-10', 'the battle of a campaign has the ships of its position, none of its own and no points')

/** The first fault of a whole setup. */
export function setupFault(setup: Setup): Refusal | undefined {
  if (!isTable(setup)) return refuse('EE-GEN-20', 'seats, sides, ships and lock-ons do not match')
  if (setup.scenario === OWN_SCENARIO) return undefined
  return setup.scenario === REQUEST_SCENARIO ? requestFault(setup) : scenarioFault(setup)
}
