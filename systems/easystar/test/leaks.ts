// Leaks planted in altered copies of the game; the blindness laws catch each.
import type { Call } from '@admiralty/kernel'
import { type AnySystem, leakyObservation, leakyView, skipsQuestions } from '@admiralty/testkit'
import { sole } from '../src/battle-for-tests.ts'
import { askedOf, view } from '../src/game.ts'
import { system as game } from '../src/index.ts'
import type { Color, Secret, Sheet, State } from '../src/state.ts'
import { has, shipOf } from '../src/table.ts'

// Small battles find leaks sooner; a battle at close range reaches the calls in the middle of a shot.
export const system: AnySystem = {
  ...game,
  scenarios: game.scenarios.filter(({ id }) => id === 'battle'),
  options: game.options.map((option) => (option.name === 'budget' ? { ...option, values: [250] } : option)),
}
const armed = (seat: Color, hex: readonly [number, number], devices: readonly string[]) => ({
  seat,
  hex,
  hull: 'cruiser',
  items: ['missile', 'beam', ...devices].map((kind) => ({
    kind,
    ...(kind === 'missile' || kind === 'beam' ? { mount: 'dorsal', range: 3 } : {}),
  })),
})
const position = system.schema.position.parse({
  at: { step: 'fire', side: 'yellow', seat: 'yellow', passes: 0 },
  ships: {
    'y-cr-1': armed('yellow', [5, 5], ['displacer']),
    'y-cr-2': armed('yellow', [5, 6], ['pointDefence']),
    'b-cr-1': armed('blue', [6, 5], ['displacer', 'pointDefence']),
    'b-cr-2': armed('blue', [6, 4], []),
  },
})
export const brawl: AnySystem = { ...system, begin: ({ setup }, dice) => system.begin({ setup, position }, dice) }
// The laws pass states of a battle.
export const of = (state: unknown): State => state as State
const secretsIn = (state: unknown): readonly Secret[] => Object.values(of(state).secret)
const sheets = (state: unknown): readonly Sheet[] => secretsIn(state).flatMap((own) => Object.values(own.sheets))

/** Default orders for a call that is skipped because of a secret. */
const defaultIf = (kind: string, condition: (state: State) => boolean) => (state: unknown, call: Call) =>
  call.kind === kind && condition(of(state))
    ? Object.fromEntries(call.seats.map((seat) => [seat, sole.defaultOrder(view(of(state), seat))]))
    : undefined
const targetHas = (kind: 'displacer' | 'pointDefence') => (state: State) => {
  const ship = state.shot && state.ships[state.shot.at]
  return ship !== null && ship !== undefined && (kind === 'displacer' ? has(state, ship, kind) : itemsAboard(state, ship.id).includes(kind))
}
const itemsAboard = (state: State, ship: string): readonly string[] =>
  (state.secret[shipOf(state, ship).seat]?.sheets[ship]?.items ?? []).map(({ kind }) => kind)
/** Whether the asked seat has no fighter to launch or fly. */
const noFighters = (state: State): boolean => {
  const seat = state.play.calls[0]?.seats[0] as Color | undefined // seats of this game are colours
  const known = seat && view(state, seat)
  return known !== undefined && askedOf(known)?.question.forcedOrder(known, seat as Color) !== undefined
}

export const leaks: Readonly<Record<string, AnySystem>> = {
  'a view shows the sheets': leakyView(system, (state) => sheets(state).map(({ items }) => items)),
  'a view shows only which ship is the flagship': leakyView(system, (state) => secretsIn(state).map(({ flagship }) => flagship)),
  'a view counts the fighters aboard': leakyView(system, (state) => sheets(state).reduce((sum, { fighters }) => sum + fighters.length, 0)),
  'a view shows the counters that are left': leakyView(system, (state) => secretsIn(state).map(({ counters }) => counters)),
  'an observation shows the fleet': leakyObservation(system, 'fleetMade', (event) => event),
  'a displacer is asked for only if there is one': skipsQuestions(
    brawl,
    defaultIf('displacer', (state) => !targetHas('displacer')(state)),
  ),
  'point defence is asked for only if there is a turret': skipsQuestions(
    brawl,
    defaultIf('pointDefence', (state) => !targetHas('pointDefence')(state)),
  ),
  'fighters are asked for only if there are some': skipsQuestions(system, defaultIf('fighters', noFighters)),
}
