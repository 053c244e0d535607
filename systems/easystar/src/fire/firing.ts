// The numbers of a shot with their reasons: range, face to hit, damage (ES-HIT). On a state or a view;
// on a view they use what the viewer knows.

import { atLeast, type Explained, explained, type Reason, when } from '@admiralty/kernel'
import { distance, type Hex } from '@admiralty/space'
import { MOUNT_LIMIT, TO_HIT, WEAPONS } from '../../data/tables.ts'
import { WEAPON_TITLE } from '../design/titles.ts'
import { isWeapon } from '../design/units.ts'
import type { Fighter, Item, Ship, Table, WeaponKind } from '../state.ts'
import { has, isShip, shipOf } from '../table.ts'
import { type BroadsideSide, beamOf, isFrontal, mountBears } from './arcs.ts'
import { sideSlot } from './slots.ts'

export type Bonus = 'range' | 'damage'
/** A weapon of a ship or fighter with the chosen power-up. */
export interface Gun {
  readonly from: string
  readonly weapon: Item
  readonly powerUp: Bonus | null
}
/** A shot: a weapon with its power-up, and the target's id. */
export interface Firing extends Gun {
  readonly at: string
}
/** The kind of a weapon. Throws for a device. */
export function kindOf(weapon: Item): WeaponKind {
  if (!isWeapon(weapon)) throw new Error(`${weapon.id} is not a weapon`)
  return weapon.kind
}
/** Whether point defence may stop the weapon's shots. */
export const isMissile = (weapon: Item): boolean => weapon.kind === 'missile' || weapon.kind === 'bdvm'

/** A ship or a fighter. */
export function thingOf(table: Table, id: string): Ship | Fighter {
  const thing = table.ships[id] ?? table.fighters[id]
  if (!thing) throw new Error(`no ship or fighter ${id}`)
  return thing
}

/** ES-AUX-PWR-05: a power-up from earlier in the turn applies to the weapon's other side while the pod works. */
export function bonusOf(table: Table, { from, weapon, powerUp }: Gun): Bonus | null {
  const ship = table.ships[from]
  if (powerUp || !ship?.powered || ship.powered.item !== weapon.id || !has(table, ship, 'powerUp')) return powerUp
  return ship.powered.bonus
}

/** ES-CMB-04, ES-CMB-05: the same hex counts as 1. */
export const rangeTo = (a: Hex, b: Hex): number => Math.max(1, distance(a, b))

/** The range of a weapon with the bonuses of torpedoes and power-up. */
export function rangeOf(table: Table, gun: Gun): Explained {
  const kind = kindOf(gun.weapon)
  return explained(
    [`${WEAPON_TITLE[kind]} as bought`, gun.weapon.range, 'ES-RNG-01'],
    when(WEAPONS[kind].addsRange > 0, 'torpedoes run farther', WEAPONS[kind].addsRange, 'ES-WPN-03'),
    when(bonusOf(table, gun) === 'range', 'power-up', 1, 'ES-AUX-PWR-01'),
  )
}

/** ES-GEO, ES-CMB-05: whether a ship's or fighter's weapon bears on a hex, at any range. A fighter needs no arc in its own hex (R-ES-72). */
export function bears(table: Table, from: string, weapon: Item, hex: Hex): boolean {
  const thing = thingOf(table, from)
  if (!isShip(table, from) && distance(thing.hex, hex) === 0) return true
  return mountBears(thing, weapon.mount, hex, table.setup.options)
}

/** The side to which a ventral weapon would fire. */
const sideOfShot = (table: Table, from: string, hex: Hex): BroadsideSide | null => beamOf(thingOf(table, from), hex, table.setup.options)

/** The key under which a shot is marked: the weapon, or one side of a BDVM (ES-WPN-07). */
export function slotOf(table: Table, { from, weapon, at }: Firing): string {
  return weapon.kind === 'bdvm' ? sideSlot(weapon, sideOfShot(table, from, thingOf(table, at).hex) ?? 'port') : weapon.id
}

/** The least face that hits, without modifiers; null if the weapon may not fire at the target. */
export function baseToHit(table: Table, firing: Firing): Reason | null {
  const kind = kindOf(firing.weapon)
  const against = isShip(table, firing.at) ? 'ship' : 'fighter'
  if (kind === 'pointDefence' && against === 'ship')
    return bonusOf(table, firing) === 'damage' ? ['point defence powered up to a beam', TO_HIT.beam.ship, 'ES-AUX-PWR-04'] : null
  const least = TO_HIT[kind][against]
  return least === null ? null : [`${WEAPON_TITLE[kind]} against a ${against}`, least, 'ES-HIT-01']
}

/** ES-HIT-01: the least face that hits; ECM and the targeting pod are the only modifiers. */
export function neededToHit(table: Table, firing: Firing): Explained {
  return explained(
    baseToHit(table, firing),
    when(carries(table, firing.at, 'ecm'), 'ECM pod', 1, 'ES-AUX-ECM-01'), // ES-AUX-ECM-02: for attacks on a ship, and nothing else
    when(carries(table, firing.from, 'targeting'), 'targeting pod', -1, 'ES-AUX-TGT-01'), // ES-AUX-TGT-02
  )
}

/** ES-PDF-04: the least face with which a turret of the ship shoots down a missile. */
export function neededToIntercept(table: Table, ship: string): Explained {
  return explained(
    ['point defence against a missile', TO_HIT.pointDefence.missile, 'ES-PDF-04'],
    when(carries(table, ship, 'targeting'), 'targeting pod', -1, 'ES-AUX-TGT-01'),
  )
}

/** ES-AUX-DSP-01: the least face with which a displacer avoids an attack. */
export const neededToDisplace = (natural: number): Explained => explained(['the natural roll that hit', natural, 'ES-AUX-DSP-01'])

/** The damage without shield and armour. */
export function purchased(table: Table, gun: Gun): Explained {
  const kind = kindOf(gun.weapon)
  return explained(
    when(kind !== 'pointDefence', `${WEAPON_TITLE[kind]} as bought`, gun.weapon.damage, 'ES-RNG-01'),
    when(isMissile(gun.weapon), 'missile', WEAPONS[kind].addsDamage, 'ES-WPN-02'),
    when(bonusOf(table, gun) === 'damage', 'power-up', 1, kind === 'pointDefence' ? 'ES-AUX-PWR-04' : 'ES-AUX-PWR-01'),
  )
}

/** The damage of a hit: ES-HIT-03, against a fighter ES-HIT-05. */
export function damageOf(table: Table, firing: Firing): Explained {
  if (!isShip(table, firing.at)) return explained(['any hit destroys a fighter', 1, 'ES-HIT-05'])
  const number = explained(
    ...purchased(table, firing).because,
    when(carries(table, firing.at, 'shield'), 'deflector shield', -1, 'ES-AUX-SHD-01'),
    when(carries(table, firing.at, 'armour') && fromAhead(table, firing), 'frontal armour', -1, 'ES-AUX-ARM-01'),
  )
  return atLeast(0, number, 'ES-HIT-03') // ES-AUX-SHD-03
}

/** ES-GEO-04: whether the shot comes from ahead of its target. */
export const fromAhead = (table: Table, { from, at }: Pick<Firing, 'from' | 'at'>): boolean =>
  isFrontal(shipOf(table, at), thingOf(table, from).hex, table.setup.options)

/** Whether a ship has a device that changes a number of the shot. */
const carries = (table: Table, id: string, kind: 'ecm' | 'targeting' | 'shield' | 'armour'): boolean => {
  const ship = table.ships[id]
  return ship !== undefined && has(table, ship, kind)
}

/** ES-AUX-PWR-02: whether the power-up exceeds the limit of the mount (R-ES-28). Never for a turret (R-ES-30). */
export function isOverloaded(table: Table, firing: Firing): boolean {
  const bonus = bonusOf(table, firing)
  const { weapon } = firing
  if (!bonus || !weapon.mount || weapon.kind === 'pointDefence') return false
  return weapon[bonus] + 1 > MOUNT_LIMIT[weapon.mount]
}

/** Number of attacks of one shot (R-ES-17). */
export const attacksOf = (weapon: Item): number => (weapon.kind === 'bank' ? 3 : 1)
