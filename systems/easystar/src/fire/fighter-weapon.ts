// The weapon of a fighter.
import { FIGHTERS } from '../../data/tables.ts'
import type { WeaponItem } from '../design/units.ts'
import type { Fighter, Item } from '../state.ts'

/** The one weapon of a fighter; its id is its kind (ES-FTR-01). */
export function fighterWeapon({ kind }: Pick<Fighter, 'kind'>): Item & WeaponItem {
  const weapon = FIGHTERS[kind].weapon
  return { id: weapon, kind: weapon, mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 }
}
