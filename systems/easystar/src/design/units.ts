// Added units of range and damage, bought or given (ES-RNG-01, ES-FLG-09).
import { WEAPONS } from '../../data/tables.ts'
import type { Item, WeaponDesign, WeaponKind } from '../state.ts'

export type WeaponItem = WeaponDesign & { readonly id: string }
export const isWeapon = (item: Item): item is Item & WeaponItem => item.kind in WEAPONS

type Fitted = Pick<WeaponDesign, 'kind' | 'range' | 'damage' | 'giftRange' | 'giftDamage'>
/** Bought units, without the weapon's own range and damage and without gifts. */
export const paidUnits = ({ kind, range, damage, giftRange, giftDamage }: Fitted): { readonly range: number; readonly damage: number } => ({
  range: range - giftRange - WEAPONS[kind].range,
  damage: damage - giftDamage - WEAPONS[kind].damage,
})
/** Whether range or damage is above the weapon's base values. */
export const isImproved = ({ kind, range, damage }: Pick<WeaponDesign, 'kind' | 'range' | 'damage'>): boolean =>
  range > WEAPONS[kind].range || damage > WEAPONS[kind].damage
/** Whether the weapon needs a range counter and a damage counter; none for range 1 or damage 1 (ES-DES-08). */
export const countersOf = (
  weapon: Pick<WeaponDesign, 'kind' | 'range' | 'damage'>,
): { readonly range: boolean; readonly damage: boolean } => ({
  range: weapon.range > WEAPONS[weapon.kind].range,
  damage: weapon.damage > WEAPONS[weapon.kind].damage,
})
/** The special weapons; their printed spaces include the ventral surcharge (ES-WPN-06, ES-WPN-07, ES-WPN-08). */
export const isSpecial = (kind: WeaponKind): boolean => WEAPONS[kind].least > 1

/** Range and damage in combat, with the extra of missiles and torpedoes (ES-WPN-02, ES-WPN-03, ES-DES-05). */
export const effective = ({
  kind,
  range,
  damage,
}: Pick<WeaponDesign, 'kind' | 'range' | 'damage'>): { readonly range: number; readonly damage: number } => ({
  range: range + WEAPONS[kind].addsRange,
  damage: damage + WEAPONS[kind].addsDamage,
})
