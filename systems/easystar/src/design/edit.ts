// Changes to a fleet being designed, without any check of the rules.
import { MOUNT_LIMIT, WEAPONS } from '../../data/tables.ts'
import type { AuxiliaryKind, FighterKind, FleetDesign, HullKind, Mount, ShipDesign, WeaponDesign, WeaponKind } from '../state.ts'

export const EMPTY: FleetDesign = { name: 'My fleet', ships: [], flagship: 0, damageControl: 0 }
/** A ship without parts. */
export const bareShip = (hull: HullKind): ShipDesign => ({ hull, name: '', speedTraded: 0, weapons: [], auxiliaries: [], fighters: [] })

const without = <T>(list: readonly T[], at: number): readonly T[] => (at in list ? list.toSpliced(at, 1) : list)
function changed<T>(list: readonly T[], at: number, to: (one: T) => T): readonly T[] {
  const before = list[at]
  if (before === undefined) return list
  const after = to(before)
  return after === before ? list : list.with(at, after)
}
/** The object with one field replaced; the object itself if the field has this value already, so that nobody judges it again. */
export const replaced = <T extends object, K extends keyof T>(before: T, key: K, value: T[K]): T =>
  before[key] === value ? before : { ...before, [key]: value }

export const addShip = (fleet: FleetDesign, hull: HullKind): FleetDesign => ({ ...fleet, ships: [...fleet.ships, bareShip(hull)] })
/** The ship without its gifts, which only the flagship may have. */
const unGifted = (ship: ShipDesign): ShipDesign => ({
  ...ship,
  weapons: ship.weapons
    .filter(({ gift }) => !gift)
    .map((weapon) => ({
      ...weapon,
      range: weapon.range - weapon.giftRange,
      damage: weapon.damage - weapon.giftDamage,
      giftRange: 0,
      giftDamage: 0,
    })),
  auxiliaries: ship.auxiliaries.filter(({ gift }) => !gift),
  fighters: ship.fighters.filter(({ gift }) => !gift),
})
/** Makes a ship the flagship. The former flagship loses its gifts. */
export const nameFlagship = (fleet: FleetDesign, at: number): FleetDesign => ({
  ...fleet,
  ships: fleet.ships.map((ship, index) => (index === fleet.flagship && index !== at ? unGifted(ship) : ship)),
  flagship: at,
})
/** Adds a copy of a ship, without name and gifts. */
export function copyShip(fleet: FleetDesign, at: number): FleetDesign {
  const ship = fleet.ships[at]
  if (!ship) return fleet
  return { ...fleet, ships: [...fleet.ships, { ...unGifted(ship), name: '' }] }
}
/** Removes a ship. If it was the flagship, the first ship becomes it. */
export function removeShip(fleet: FleetDesign, at: number): FleetDesign {
  const flagship = fleet.flagship === at ? 0 : fleet.flagship - (fleet.flagship > at ? 1 : 0)
  return { ...fleet, ships: without(fleet.ships, at), flagship }
}
/** The fleet with one changed ship. */
export const withShip = (fleet: FleetDesign, at: number, to: (ship: ShipDesign) => ShipDesign): FleetDesign =>
  replaced(fleet, 'ships', changed(fleet.ships, at, to))

export const addWeapon = (ship: ShipDesign, weapon: WeaponDesign): ShipDesign => ({ ...ship, weapons: [...ship.weapons, weapon] })
/** An unimproved weapon. */
export const plainWeapon = (kind: WeaponKind, mount: Mount): WeaponDesign => {
  const { range, damage } = WEAPONS[kind]
  return { kind, mount, range, damage, gift: false, giftRange: 0, giftDamage: 0 }
}
export const setWeapon = (ship: ShipDesign, at: number, to: (weapon: WeaponDesign) => WeaponDesign): ShipDesign =>
  replaced(ship, 'weapons', changed(ship.weapons, at, to))
/** The weapon on another mount, with range and damage reduced to its limit. */
export function moved(weapon: WeaponDesign, mount: Mount): WeaponDesign {
  const { range, damage } = WEAPONS[weapon.kind]
  return {
    ...weapon,
    mount,
    range: Math.min(weapon.range, Math.max(MOUNT_LIMIT[mount], range)),
    damage: Math.min(weapon.damage, Math.max(MOUNT_LIMIT[mount], damage)),
  }
}
export const takeWeapon = (ship: ShipDesign, at: number): ShipDesign => replaced(ship, 'weapons', without(ship.weapons, at))
export const addDevice = (ship: ShipDesign, kind: AuxiliaryKind): ShipDesign => ({
  ...ship,
  auxiliaries: [...ship.auxiliaries, { kind, gift: false }],
})

/** Removes a device; a bay with its fighters. Later bays move up. */
export function takeDevice(ship: ShipDesign, at: number): ShipDesign {
  const auxiliaries = without(ship.auxiliaries, at)
  if (ship.auxiliaries[at]?.kind !== 'bay') return replaced(ship, 'auxiliaries', auxiliaries)
  const gone = ship.auxiliaries.slice(0, at).filter(({ kind }) => kind === 'bay').length
  const fighters = ship.fighters
    .filter(({ bay }) => bay !== gone)
    .map((fighter) => (fighter.bay > gone ? { ...fighter, bay: fighter.bay - 1 } : fighter))
  return { ...ship, auxiliaries, fighters }
}
export const addFighter = (ship: ShipDesign, fighter: ShipDesign['fighters'][number]): ShipDesign => ({
  ...ship,
  fighters: [...ship.fighters, fighter],
})
export const takeFighter = (ship: ShipDesign, at: number): ShipDesign => replaced(ship, 'fighters', without(ship.fighters, at))

/** A weapon of a gift, with given units of range. */
export const givenWeapon = (kind: WeaponKind, mount: Mount, units: number): WeaponDesign => {
  const plain = plainWeapon(kind, mount)
  return { ...plain, range: plain.range + units, gift: true, giftRange: units }
}
export const giveDevice = (ship: ShipDesign, kind: AuxiliaryKind): ShipDesign => ({
  ...ship,
  auxiliaries: [...ship.auxiliaries, { kind, gift: true }],
})
/** A given fighter, in the given bay. */
export function giveFighter(ship: ShipDesign, kind: FighterKind): ShipDesign {
  const bay = ship.auxiliaries.filter((device) => device.kind === 'bay').findIndex(({ gift }) => gift)
  return addFighter(ship, { kind, bay: Math.max(0, bay), gift: true })
}
export const GIVEN = { range: 'giftRange', damage: 'giftDamage' } as const
/** The weapon with one given unit more or less. */
export const withUnit = (weapon: WeaponDesign, what: 'range' | 'damage', by: 1 | -1): WeaponDesign => ({
  ...weapon,
  [what]: weapon[what] + by,
  [GIVEN[what]]: weapon[GIVEN[what]] + by,
})
