// What a weapon would do from where its ship stands: arcs, ranges and soundings, asked of the rules.
import type { Tint } from '@admiralty/board'
import { ahead, DIRECTIONS, distance, type Hex, hexKey, subtract, turned } from '@admiralty/space'
import { bears, purchased, rangeOf } from '../src/fire/firing.ts'
import { soundings } from '../src/fire/odds.ts'
import { stateOf } from '../src/position.ts'
import { scenarios } from '../src/setting/scenarios.ts'
import { type Item, type Setup, type Ship, type Table, type View, type WeaponKind, weaponKindSchema } from '../src/state.ts'

export const weaponOf = (item: Item): WeaponKind | null => weaponKindSchema.safeParse(item.kind).data ?? null

/** Whether it bears on the row of each relative direction, bow first. */
export const roseOf = (table: Table, ship: Ship, item: Item): readonly boolean[] =>
  DIRECTIONS.map((direction) => bears(table, ship.id, item, ahead(ship.hex, turned(ship.facing, direction))))

/** In combat, with what missile and torpedo add. */
export function reachWords(view: View, ship: Ship, item: Item): string {
  const gun = { from: ship.id, weapon: item, powerUp: null }
  const points = purchased(view, gun).total
  return `reaches ${rangeOf(view, gun).total}${points > 0 ? `, does ${points}` : ''}`
}

export const depthOf = (mean: number): Tint['level'] => (mean >= 2.2 ? 5 : mean >= 1.5 ? 4 : mean >= 0.9 ? 3 : 2)

/** The arc of a weapon within its range, from where its ship or fighter stands. */
export const soundingsOf = (view: View, from: string, item: Item): readonly Tint[] =>
  soundings(view, from, item).map(({ hex, mean }) => ({ hex, level: depthOf(mean), mean: mean > 0 ? mean : null }))

/** What is agreed on where nothing is said. */
export function plainSetup(): Setup {
  const setup = scenarios[0]?.setup({})
  if (!setup || 'reason' in setup) throw new Error('the plain battle has a setup')
  return setup
}

const TRIAL = 'trial'
const MIDDLE: Hex = [20, 10]
/** A ship with these items alone on a wide sea, which is all that arcs and ranges ask for. */
function alone(items: readonly Item[], setup: Setup): Table {
  const wide: Setup = { ...setup, map: { shape: 'rectangle', columns: 41, rows: 41 } }
  const { ships, ...state } = stateOf(wide, { at: { step: 'turnEnd' }, ships: { [TRIAL]: { seat: 'blue', hex: MIDDLE } } })
  const ship = ships[TRIAL]
  if (!ship) throw new Error('the position names it')
  return { ...state, turn: 1, ships: { [TRIAL]: { ...ship, known: items } }, secret: {} }
}

/** What all weapons of a design together do to a ship around it, by the hex relative to it, bow up. */
export function reachOfDesign(
  items: readonly Item[],
  setup = plainSetup(),
): ReadonlyMap<string, { readonly mean: number; readonly far: number }> {
  const table = alone(items, setup)
  const means = new Map<string, { mean: number; far: number }>()
  for (const item of items) {
    const kind = weaponOf(item)
    if (kind === null || kind === 'pointDefence') continue
    for (const { hex, mean } of soundings(table, TRIAL, item)) {
      const key = hexKey(subtract(hex, MIDDLE))
      means.set(key, { mean: (means.get(key)?.mean ?? 0) + mean, far: distance(hex, MIDDLE) })
    }
  }
  return means
}
