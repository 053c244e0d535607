// Units of range and damage beyond what a weapon comes with: bought ones and given ones (ES-RNG-01, ES-FLG-09).
import { WEAPONS } from '../../data/tables.ts'
import type { Item, WeaponDesign, WeaponKind } from '../state.ts'

export type WeaponItem = WeaponDesign & { readonly id: string }
export const isWeapon = (item: Item): item is Item & WeaponItem => item.kind in WEAPONS

type Fitted = Pick<WeaponDesign, 'kind' | 'range' | 'damage' | 'giftRange' | 'giftDamage'>
/** Bought: added to the weapon's own range and damage, gifts left out. */
export const paidUnits = ({ kind, range, damage, giftRange, giftDamage }: Fitted): { readonly range: number; readonly damage: number } => ({
  range: range - giftRange - WEAPONS[kind].range,
  damage: damage - giftDamage - WEAPONS[kind].damage,
})
export const isImproved = ({ kind, range, damage }: Pick<WeaponDesign, 'kind' | 'range' | 'damage'>): boolean =>
  range > WEAPONS[kind].range || damage > WEAPONS[kind].damage
/** A counter each for added range and added damage, none for range 1 or damage 1 (ES-DES-08). */
export const countersOf = (
  weapon: Pick<WeaponDesign, 'kind' | 'range' | 'damage'>,
): { readonly range: boolean; readonly damage: boolean } => ({
  range: weapon.range > WEAPONS[weapon.kind].range,
  damage: weapon.damage > WEAPONS[weapon.kind].damage,
})
/** The three special weapons come with the ventral surcharge in their price (ES-WPN-06, ES-WPN-07, ES-WPN-08). */
export const isSpecial = (kind: WeaponKind): boolean => WEAPONS[kind].least > 1

/** What it does in combat, the missile's and the torpedo's extra on top (ES-WPN-02, ES-WPN-03, ES-DES-05). */
export const effective = ({
  kind,
  range,
  damage,
}: Pick<WeaponDesign, 'kind' | 'range' | 'damage'>): { readonly range: number; readonly damage: number } => ({
  range: range + WEAPONS[kind].addsRange,
  damage: damage + WEAPONS[kind].addsDamage,
})
