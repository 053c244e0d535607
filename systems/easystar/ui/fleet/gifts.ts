// Placement of the flagship's gift part by part: what is placed, and the fleet after a change.
import {
  addWeapon,
  giveDevice,
  giveFighter,
  givenWeapon,
  setWeapon,
  takeDevice,
  takeWeapon,
  withShip,
  withUnit,
} from '../../src/design/edit.ts'
import type { giftOf } from '../../src/design/gifts.ts'
import type { AuxiliaryKind, FighterKind, FleetDesign, ShipDesign, WeaponKind } from '../../src/state.ts'

export type Gift = ReturnType<typeof giftOf>
type GivenWeapon = Gift['weapons'][number]

const onFlagship = (fleet: FleetDesign, to: (ship: ShipDesign) => ShipDesign): FleetDesign => withShip(fleet, fleet.flagship, to)
export const flagshipOf = (fleet: FleetDesign): ShipDesign | undefined => fleet.ships[fleet.flagship]

/** The offered kind that is aboard as a gift; null if none is. */
export const placedDevice = (fleet: FleetDesign, kinds: readonly AuxiliaryKind[]): AuxiliaryKind | null =>
  flagshipOf(fleet)?.auxiliaries.find(({ kind, gift }) => gift && kinds.includes(kind))?.kind ?? null
/** Replaces the placed device of a gift by another kind, or removes it. */
export const placeDevice = (fleet: FleetDesign, kinds: readonly AuxiliaryKind[], kind: AuxiliaryKind | null): FleetDesign =>
  onFlagship(fleet, (ship) => {
    const before = ship.auxiliaries.findIndex((device) => device.gift && kinds.includes(device.kind))
    const bare = before < 0 ? ship : takeDevice(ship, before)
    return kind === null ? bare : giveDevice(bare, kind)
  })

const isOf = (given: GivenWeapon) => (weapon: ShipDesign['weapons'][number]) =>
  weapon.gift && weapon.mount === given.mount && given.kinds.includes(weapon.kind)
export const placedWeapon = (fleet: FleetDesign, given: GivenWeapon): WeaponKind | null =>
  flagshipOf(fleet)?.weapons.find(isOf(given))?.kind ?? null
/** Replaces the placed weapon of a gift by another kind, or removes it. */
export const placeWeapon = (fleet: FleetDesign, given: GivenWeapon, kind: WeaponKind | null): FleetDesign =>
  onFlagship(fleet, (ship) => {
    const before = ship.weapons.findIndex(isOf(given))
    const bare = before < 0 ? ship : takeWeapon(ship, before)
    return kind === null ? bare : addWeapon(bare, givenWeapon(kind, given.mount, given.range))
  })

export const placedFighters = (fleet: FleetDesign): number => flagshipOf(fleet)?.fighters.filter(({ gift }) => gift).length ?? 0
export const placeFighter = (fleet: FleetDesign, kind: FighterKind): FleetDesign => onFlagship(fleet, (ship) => giveFighter(ship, kind))
export const withdrawFighters = (fleet: FleetDesign): FleetDesign =>
  onFlagship(fleet, (ship) => ({ ...ship, fighters: ship.fighters.filter(({ gift }) => !gift) }))

/** Given units on the flagship, without those included in a given weapon. */
export function placedUnits(fleet: FleetDesign, gift: Gift): number {
  const units = flagshipOf(fleet)?.weapons.reduce((sum, { giftRange, giftDamage }) => sum + giftRange + giftDamage, 0) ?? 0
  return units - gift.weapons.reduce((sum, given) => sum + (placedWeapon(fleet, given) ? given.range : 0), 0)
}
/** Adds or removes one given unit of a weapon. */
export const placeUnit = (fleet: FleetDesign, weapon: number, what: 'range' | 'damage', by: 1 | -1): FleetDesign =>
  onFlagship(fleet, (ship) => setWeapon(ship, weapon, (one) => withUnit(one, what, by)))
