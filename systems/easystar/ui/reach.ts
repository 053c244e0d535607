// Arcs, ranges and mean damage of weapons, computed by the rules.

import type { Overlay, Tint } from '@admiralty/board'
import type { HexMean } from '@admiralty/game-ui'
import { ahead, DIRECTIONS, turned } from '@admiralty/space'
import { fighterWeapon } from '../src/fire/fighter-weapon.ts'
import { bears, purchased, rangeOf } from '../src/fire/firing.ts'
import { hexChances } from '../src/fire/hex-chances.ts'
import type { HexPose } from '../src/movement/course.ts'
import { type Item, type Ship, type Table, type View, type WeaponKind, weaponKindSchema } from '../src/state.ts'
import { itemsOf } from '../src/table.ts'
import { fieldsOf } from './fields.ts'

/** The kind of a weapon; null for a device. */
export const weaponOf = (item: Item): WeaponKind | null => weaponKindSchema.safeParse(item.kind).data ?? null

/** For each relative direction, bow first, whether the weapon bears on that row. */
export const roseOf = (table: Table, ship: Ship, item: Item): readonly boolean[] =>
  DIRECTIONS.map((direction) => bears(table, ship.id, item, ahead(ship.hex, turned(ship.facing, direction))))

/** Range and damage in combat, with the extra of missiles and torpedoes. */
export function reachWords(view: View, ship: Ship, item: Item): string {
  const gun = { from: ship.id, weapon: item, powerUp: null }
  const points = purchased(view, gun).total
  return `reaches ${rangeOf(view, gun).total}${points > 0 ? `, does ${points}` : ''}`
}

/** The tint of a hex by mean damage, from 2 to 5. */
export const depthOf = (mean: number): Tint['level'] => (mean >= 2.2 ? 5 : mean >= 1.5 ? 4 : mean >= 0.9 ? 3 : 2)

/** The hexes that a weapon can hit from its ship or fighter, tinted by mean damage. */
export const reachTints = (view: View, from: string, item: Item): readonly Tint[] =>
  hexChances(view, from, item).map(({ hex, mean }) => ({ hex, level: depthOf(mean), mean: mean > 0 ? mean : null }))

/** The weapons of a ship or fighter at a planned pose, and what they reach from there. */
export function plannedFire(
  view: View,
  id: string,
  pose: HexPose,
): { readonly means: readonly HexMean[]; readonly fields: readonly Overlay[] } {
  const [ship, fighter] = [view.ships[id], view.fighters[id]]
  const there: View = {
    ...view,
    ships: ship ? { ...view.ships, [id]: { ...ship, ...pose } } : view.ships,
    fighters: fighter ? { ...view.fighters, [id]: { ...fighter, ...pose } } : view.fighters,
  }
  const aboard = ship ? itemsOf(view, ship).filter((item) => weaponOf(item) !== null && item.kind !== 'pointDefence') : []
  const weapons = fighter ? [fighterWeapon(fighter)] : aboard
  return {
    means: weapons.flatMap((weapon) => hexChances(there, id, weapon)),
    fields: fieldsOf(
      there,
      weapons.map((weapon) => ({ from: id, weapon, powerUp: null })),
      pose,
    ),
  }
}
