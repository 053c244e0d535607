// Setups, positions and dice for the tests of the rules.
import { type Dice, diceOf } from '@admiralty/kernel'
import { game, system } from '../test/battle-game.ts'
import { QUIET_WORLD, type World } from './land/world.ts'
import type { Order } from './orders.ts'
import type { Position } from './position.ts'
import type { Color, HexAddress, Pair } from './shapes.ts'
import { type Setup, type State, setupSchema } from './state.ts'
import { catalogueOf } from './tactics-port.ts'

/** The setup of so many empires with some settings. */
export const setupFor = (count: number, choices: Readonly<Record<string, string>> = {}): Setup =>
  setupSchema.parse(system.scenarios.find(({ id }) => id === `draft-${count}`)?.setup(choices))
/** The state of a position. */
export const stateFor = (position: Position, setup: Setup = setupFor(2)): State => system.begin({ setup, position }, facesAt({})).state
/** A world without a resource. */
const plainWorld = (rolled: number): Position['worlds'][string] => ({ rolled })
/** Worlds without resources at these addresses, by their incomes. */
export const worldsWith = (incomes: Readonly<Record<HexAddress, number>>): Position['worlds'] =>
  Object.fromEntries(Object.entries(incomes).map(([at, rolled]) => [at, plainWorld(rolled)]))

/** Dice that give these faces at these addresses, in order, and else the face 6 or the last side of a smaller die. */
export function facesAt(faces: Readonly<Record<string, readonly number[]>>): Dice {
  const used = new Map<string, number>()
  return diceOf((count, sides, _reason, address) =>
    Array.from({ length: count }, () => {
      const key = address ?? ''
      const index = used.get(key) ?? 0
      used.set(key, index + 1)
      return faces[key]?.[index] ?? Math.min(6, sides)
    }),
  )
}
/** The design of a catalogue ship by its name. */
export function designNamed(name: string): unknown {
  const found = catalogueOf(game).find(({ facts }) => facts.title === name)
  if (!found) throw new Error(`no ship is called ${name}`)
  return found.design
}
/** A world, for functions of single worlds. */
export const worldOf = (more: Partial<World>): World => ({
  at: '0101',
  resource: null,
  rolled: 6,
  extra: 0,
  linked: 0,
  base: 6,
  luxury: 0,
  owner: null,
  ...QUIET_WORLD,
  ...more,
})
/** Why an order of a seat is refused: clause and reason. */
export function refusals(state: State, seat: Color, order: Order): readonly (readonly [string, string])[] {
  const open = system.openCalls(state).find(({ seats }) => seats.includes(seat))
  if (!open) throw new Error('no call is open')
  return (system.check(system.view(state, seat), open, order) ?? []).map(({ rule, reason }) => [rule, reason])
}
/** The state after these orders of the open call. */
export function after(state: State, orders: Readonly<Record<string, Order>>, faces: Readonly<Record<string, readonly number[]>> = {}) {
  const [open] = system.openCalls(state)
  if (!open) throw new Error('no call is open')
  return system.resolve(state, open, orders, facesAt(faces))
}

/** A hand of two pairs and a red card. */
export const HAND = ['H1', 'H2', 'D3', 'S1', 'C2']
/** Pairs are made from small hands. */
export const pairing: Position = {
  at: [{ step: 'pairs' }],
  stage: 'pairs',
  worlds: worldsWith({ '0101': 6, '0202': 4, '0303': 8 }),
  seats: { red: { cards: HAND }, blue: { cards: ['H5', 'S5'] } },
}
const ALL = ['0303', '0101', '0202']
/** An order of pairs, with a ranking of all worlds of `pairing`. */
export const pairsOf = (pairs: readonly Pair[], ranking = ALL): Order => ({ order: 'pairs', pairs, ranking })
