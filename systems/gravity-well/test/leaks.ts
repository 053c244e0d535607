// Leaks planted in altered copies of the game; the blindness laws catch each.
import type { Call } from '@admiralty/kernel'
import { type AnySystem, leakyObservation, leakyView, skipsQuestions } from '@admiralty/testkit'
import type { BuiltKind } from '../data/units.ts'
import type { GameEvent } from '../src/chapter.ts'
import { system as game } from '../src/index.ts'
import type { Item, Secret, State } from '../src/state.ts'
import { isColor } from '../src/table.ts'

// Matches for two begin sooner, and a meeting of boosters reaches the calls about warheads at once.
export const system: AnySystem = { ...game, scenarios: game.scenarios.filter(({ id }) => id === 'first-intercept') }
const booster = (seat: string, at: readonly [number, number], payload: string) => ({
  seat,
  kind: 'booster',
  at,
  vector: 2,
  velocity: 3,
  payload,
})
const position = game.schema.position.parse({
  at: 'impulse',
  turn: 2,
  units: [
    { seat: 'yellow', at: [0, -5], sense: 'clockwise', bay: ['comSat', 'basicWarhead'] },
    { seat: 'blue', at: [2, -5], sense: 'anticlockwise', bay: ['comSat', 'basicWarhead', 'pulseWarhead'] },
    booster('yellow', [1, -5], 'basicWarhead'),
    booster('yellow', [1, -5], 'comSat'),
    booster('blue', [1, -5], 'comSat'),
  ],
})
/** Boosters of both sides in one hex, in sight of their stations. */
export const meeting: AnySystem = { ...system, begin: ({ setup }, dice) => system.begin({ setup, position }, dice) }

// The laws pass states and events of a match.
const of = (state: unknown): State => state as State
const asEvent = (event: unknown): GameEvent => event as GameEvent
const secretsIn = (state: unknown): readonly Secret[] => Object.values(of(state).secret)
const payloads = (state: unknown): readonly Item[] => secretsIn(state).flatMap((own) => Object.values(own.payloads))

/** Default orders for a call of a kind, if all its seats have nothing of the kinds under their boosters. */
const defaultsWithout =
  (kind: string, ...carried: readonly BuiltKind[]) =>
  (state: unknown, call: Call) => {
    const lacks = (seat: string): boolean =>
      isColor(seat) && !Object.values(of(state).secret[seat]?.payloads ?? {}).some((item) => carried.includes(item.kind))
    return call.kind === kind && call.seats.every(lacks)
      ? Object.fromEntries(call.seats.map((seat) => [seat, game.defaultOrder(game.view(of(state), seat), call)]))
      : undefined
  }
/** The payloads of boosters, as numbers. */
const codeOf = (state: unknown): readonly number[] => payloads(state).map(({ kind }) => kind.length)

export const leaks: Readonly<Record<string, AnySystem>> = {
  'a view shows the pools': leakyView(system, (state) => secretsIn(state).map(({ pool }) => pool)),
  'a view counts the things in bays': leakyView(system, (state) =>
    secretsIn(state).map(({ bays }) => Object.values(bays).reduce((sum, bay) => sum + bay.length, 0)),
  ),
  'a view counts the things that have come into bays': leakyView(system, (state) => secretsIn(state).map(({ stored }) => stored)),
  'a view shows only which boosters carry warheads': leakyView(meeting, (state) =>
    payloads(state).map(({ kind }) => kind === 'basicWarhead' || kind === 'pulseWarhead'),
  ),
  'the news have the price of what is built into a bay': leakyObservation(system, 'itemBuilt', (event) => {
    const built = asEvent(event)
    return built.type === 'itemBuilt' ? { type: 'built', price: game.options.length + built.item.kind.length } : null
  }),
  'the news say that something was recycled': leakyObservation(system, 'recycled', (event) => ({ ...asEvent(event), item: null })),
  'a launch shows the load of a booster': leakyObservation(system, 'launched', (event) => event),
  'boosters are numbered by the kind of their load': leakyObservation(system, 'launched', (event) => {
    const launched = asEvent(event)
    return launched.type === 'launched'
      ? { ...launched, secret: null, unit: `${launched.secret.payload?.kind.length}-${launched.unit.number}` }
      : null
  }),
  'only the owner of a basic warhead is asked to strike': skipsQuestions(meeting, defaultsWithout('strike', 'basicWarhead')),
  'only the owner of a basic warhead is asked to arm': skipsQuestions(meeting, defaultsWithout('arm', 'basicWarhead')),
  'only the owner of a pulse warhead is asked to detonate': skipsQuestions(meeting, defaultsWithout('pulse', 'pulseWarhead')),
  'only the owner of a satellite is asked to deploy': skipsQuestions(meeting, defaultsWithout('deploy', 'comSat', 'defSat', 'ecmSat')),
  'a dropped load stays face down': faceDown(meeting),
  'the order of units depends on their loads': leakyView(meeting, (state) => [...codeOf(state)].sort()),
}
/** A copy in which the loads of lost boosters stay unknown to others, though everybody sees them in the view of the map. */
function faceDown(open: AnySystem): AnySystem {
  return {
    ...open,
    observe: (event, viewer) =>
      asEvent(event).type === 'dropped' || asEvent(event).type === 'controlLost' ? undefined : open.observe(event, viewer),
  }
}
