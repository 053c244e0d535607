// What a weapon would do from where its ship stands: arcs, ranges and soundings, asked of the rules.
import { ahead, DIRECTIONS, turned } from '@admiralty/hex'
import { bearsOn, punch, reach } from '../src/mind/guns.ts'
import { type Item, type Ship, type View, type WeaponKind, weaponKindSchema } from '../src/state.ts'

export const weaponOf = (item: Item): WeaponKind | null => weaponKindSchema.safeParse(item.kind).data ?? null

/** Whether it bears on the row of each relative direction, bow first. */
export const roseOf = (view: View, ship: Ship, item: Item): readonly boolean[] =>
  DIRECTIONS.map((direction) => bearsOn(view, ship, item, ahead(ship.hex, turned(ship.facing, direction))))

/** In combat, with what missile and torpedo add. */
export const reachWords = (item: Item): string => `reaches ${reach(item)}, does ${punch(item)}`
