// What a weapon would do from where its ship stands: arcs, ranges and soundings, asked of the rules.
import type { Tint } from '@admiralty/board'
import { ahead, DIRECTIONS, hexKey, turned, within } from '@admiralty/hex'
import { TO_HIT } from '../data/tables.ts'
import { bearsOn, chanceOf, punch, reach, type Stand } from '../src/mind/guns.ts'
import { type Item, type Ship, type View, type WeaponKind, weaponKindSchema } from '../src/state.ts'
import { has } from '../src/table.ts'
import { hexesOf } from './chart.ts'

export const weaponOf = (item: Item): WeaponKind | null => weaponKindSchema.safeParse(item.kind).data ?? null

/** Whether it bears on the row of each relative direction, bow first. */
export const roseOf = (view: View, ship: Ship, item: Item): readonly boolean[] =>
  DIRECTIONS.map((direction) => bearsOn(view, ship, item, ahead(ship.hex, turned(ship.facing, direction))))

/** In combat, with what missile and torpedo add. */
export const reachWords = (item: Item): string => `reaches ${reach(item)}, does ${punch(item)}`

/** Mean points on a ship without defences; 0 for what may not be fired at ships. */
function meanOf(view: View, ship: Ship, item: Item): number {
  const kind = weaponOf(item)
  const least = kind === null ? null : TO_HIT[kind].ship
  if (least === null) return 0
  const salvo = kind === 'bank' ? 3 : 1
  return chanceOf(least - (has(view, ship, 'targeting') ? 1 : 0)) * punch(item) * salvo
}
const depthOf = (mean: number): Tint['depth'] => (mean >= 2.2 ? 5 : mean >= 1.5 ? 4 : mean >= 0.9 ? 3 : 2)

/** The arc of a weapon within its range, from where its ship stands or would stand. */
export function soundingsOf(view: View, ship: Ship, item: Item, from: Stand): readonly Tint[] {
  const map = new Set(hexesOf(view.setup.map).map(hexKey))
  const mean = meanOf(view, ship, item)
  return within(from.hex, reach(item))
    .filter((hex) => map.has(hexKey(hex)) && bearsOn(view, from, item, hex))
    .map((hex) => ({ hex, depth: depthOf(mean), sounding: mean > 0 ? mean : null }))
}
