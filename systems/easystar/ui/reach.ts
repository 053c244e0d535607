// What a weapon would do from where its ship stands: arcs, ranges and soundings, asked of the rules.
import type { Tint } from '@admiralty/board'
import { ahead, DIRECTIONS, hexKey, turned } from '@admiralty/hex'
import { bears, purchased, rangeOf } from '../src/fire/firing.ts'
import { soundings } from '../src/fire/odds.ts'
import { type Item, type Ship, type View, type WeaponKind, weaponKindSchema } from '../src/state.ts'
import { hexesOf } from './chart.ts'

export const weaponOf = (item: Item): WeaponKind | null => weaponKindSchema.safeParse(item.kind).data ?? null

/** Whether it bears on the row of each relative direction, bow first. */
export const roseOf = (view: View, ship: Ship, item: Item): readonly boolean[] =>
  DIRECTIONS.map((direction) => bears(view, ship.id, item, ahead(ship.hex, turned(ship.facing, direction))))

/** In combat, with what missile and torpedo add. */
export function reachWords(view: View, ship: Ship, item: Item): string {
  const gun = { from: ship.id, weapon: item, powerUp: null }
  return `reaches ${rangeOf(view, gun).total}, does ${purchased(view, gun).total}`
}

const depthOf = (mean: number): Tint['depth'] => (mean >= 2.2 ? 5 : mean >= 1.5 ? 4 : mean >= 0.9 ? 3 : 2)

/** The arc of a weapon within its range, from where its ship or fighter stands. */
export function soundingsOf(view: View, from: string, item: Item): readonly Tint[] {
  const map = new Set(hexesOf(view.setup.map).map(hexKey))
  return soundings(view, from, item)
    .filter(({ hex }) => map.has(hexKey(hex)))
    .map(({ hex, mean }) => ({ hex, depth: depthOf(mean), sounding: mean > 0 ? mean : null }))
}
