// Random maps with greedy drafts, counted.
import { seededDice } from '@admiralty/kernel'
import { worldsOf } from '../src/land/geometry.ts'
import { rolledLand } from '../src/land/roll.ts'
import { incomeOf, scoreOf } from '../src/start/income.ts'
import type { State } from '../src/state.ts'
import { setupFor } from '../src/table-for-tests.ts'
import { system } from './battle-game.ts'

/** Empires of a counted draft. */
const EMPIRES = 6
const NEEDED = ['ore', 'food', 'fuel', 'goods'] as const

/** Figures of many random maps. */
export interface MapFigures {
  /** Mean number of worlds of a map, and the numbers that a twentieth of all maps is below and above. */
  readonly worlds: readonly [mean: number, low: number, high: number]
  /** Mean income of a world in the first week. */
  readonly income: number
  /** Shares of maps without a hub, and without one of the four needed resources. */
  readonly withoutHub: number
  readonly withoutResource: number
}
const meanOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0) / values.length

/** Rolls so many maps and counts them. */
export function mapFigures(count: number): MapFigures {
  const setup = setupFor(EMPIRES)
  const maps = Array.from({ length: count }, (_, seed) => worldsOf(rolledLand(setup, seededDice(seed + 1))))
  const sizes = maps.map(({ length }) => length).toSorted((a, b) => a - b)
  const sizeAt = (share: number): number => sizes[Math.floor(share * (count - 1))] ?? 0
  const lacks = (kinds: readonly string[]): number =>
    meanOf(maps.map((worlds) => (kinds.some((kind) => !worlds.some(({ resource }) => resource === kind)) ? 1 : 0)))
  return {
    worlds: [meanOf(sizes), sizeAt(0.05), sizeAt(0.95)],
    income: meanOf(maps.flat().map((world) => incomeOf(world).total)),
    withoutHub: lacks(['hub']),
    withoutResource: lacks(NEEDED),
  }
}

/** A draft of default orders, up to the purchase. */
function drafted(seed: number): State {
  const dice = seededDice(seed)
  const { state } = system.begin({ setup: setupFor(EMPIRES), position: null }, dice)
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open')
  return system.resolve(
    state,
    call,
    Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(state, seat), call)])),
    dice,
  ).state
}
/** The mean capital in credits and the mean number of worlds of an empire in so many greedy drafts. */
export function greedyDrafts(count: number): { readonly capital: number; readonly worlds: number } {
  const states = Array.from({ length: count }, (_, seed) => drafted(seed + 1))
  const seats = setupFor(EMPIRES).seats.map(({ seat }) => seat)
  return {
    capital: meanOf(states.flatMap((state) => seats.map((seat) => scoreOf(state, seat).total * 50))),
    worlds: meanOf(states.flatMap((state) => seats.map((seat) => state.empires[seat]?.worlds.length ?? 0))),
  }
}
