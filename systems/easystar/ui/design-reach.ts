// The reach of a design's weapons, measured on an empty map.
import { isRefusal } from '@admiralty/kernel'
import { distance, type Hex, hexKey, subtract } from '@admiralty/space'
import { hexChances } from '../src/fire/hex-chances.ts'
import { stateOf } from '../src/position.ts'
import { scenarios } from '../src/setting/scenarios.ts'
import type { Item, Setup, Table } from '../src/state.ts'
import { weaponOf } from './reach.ts'

/** The setup of a plain battle with default options. */
export function plainSetup(): Setup {
  const setup = scenarios[0]?.setup({})
  if (!setup || isRefusal(setup)) throw new Error('the plain battle has no setup')
  return setup
}

const TRIAL = 'trial'

const MIDDLE: Hex = [20, 10]

/** A table with one ship with these items on a wide map, for arcs and ranges. */
function alone(items: readonly Item[], setup: Setup): Table {
  const wide: Setup = { ...setup, map: { shape: 'rectangle', columns: 41, rows: 41 } }
  const { ships, ...state } = stateOf(wide, { at: { step: 'turnEnd' }, ships: { [TRIAL]: { seat: 'blue', hex: MIDDLE } } })
  const ship = ships[TRIAL]
  if (!ship) throw new Error(`the position has no ship ${TRIAL}`)
  return { ...state, turn: 1, ships: { [TRIAL]: { ...ship, known: items } }, secret: {} }
}

/** The mean damage of all weapons of a design to a ship, by the key of the relative hex, bow up, and the largest distance in hexes. */
export function reachOfDesign(
  items: readonly Item[],
  setup = plainSetup(),
): { readonly means: ReadonlyMap<string, number>; readonly far: number } {
  const table = alone(items, setup)
  const weapons = items.filter((item) => weaponOf(item) !== null && item.kind !== 'pointDefence')
  const chances = weapons.flatMap((item) => hexChances(table, TRIAL, item))
  const means = new Map<string, number>()
  for (const { hex, mean } of chances) {
    const key = hexKey(subtract(hex, MIDDLE))
    means.set(key, (means.get(key) ?? 0) + mean)
  }
  return { means, far: Math.max(0, ...chances.map(({ hex }) => distance(hex, MIDDLE))) }
}
