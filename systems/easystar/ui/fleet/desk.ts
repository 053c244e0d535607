// What the yard asks of the rules about a fleet on the drawing board: refusals, what still fits, ways out.
import type { Plate } from '@admiralty/board'
import type { Refusal } from '@admiralty/kernel'
import { SHIPS, WEAPONS } from '../../data/tables.ts'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { WEAPON_TITLE } from '../../src/design/titles.ts'
import type { Limits } from '../../src/setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, Mount, ShipDesign, WeaponDesign, WeaponKind } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'
import { addDevice, addWeapon, plainWeapon, setWeapon, takeDevice, takeWeapon, withShip } from './edit.ts'

export interface Desk {
  readonly fleet: FleetDesign
  readonly limits: Limits
  /** The ship on the slip. */
  readonly at: number
  /** Whose yard it is. */
  readonly plate: Plate
}

export const refusalsOf = ({ fleet, limits }: Desk): readonly Refusal[] => checkFleet(fleet, limits)
const trouble = (desk: Desk, to: (ship: ShipDesign) => ShipDesign): number =>
  checkFleet(withShip(desk.fleet, desk.at, to), desk.limits).length

/** Whether a change brings no refusal that is not there already. */
export const fits = (desk: Desk, to: (ship: ShipDesign) => ShipDesign): boolean => trouble(desk, to) <= refusalsOf(desk).length
/** A weapon of other range or damage, measured against the ship without it. */
export const fitsAs = (desk: Desk, index: number, weapon: WeaponDesign): boolean =>
  trouble(desk, (ship) => setWeapon(ship, index, () => weapon)) <= trouble(desk, (ship) => takeWeapon(ship, index))
export const fitsDevice = (desk: Desk, kind: AuxiliaryKind): boolean => fits(desk, (ship) => addDevice(ship, kind))

/** As it comes from the tray: on the first mount where it fits, or else where it would be refused least. */
export function fresh(desk: Desk, kind: WeaponKind): WeaponDesign {
  const mounts: readonly Mount[] = WEAPONS[kind].mounts
  const weapons = mounts.map((mount) => plainWeapon(kind, mount, WEAPONS[kind]))
  const ranked = weapons.map((weapon) => ({ weapon, trouble: trouble(desk, (ship) => addWeapon(ship, weapon)) }))
  const [best] = ranked.toSorted((a, b) => a.trouble - b.trouble)
  return best?.weapon ?? plainWeapon(kind, 'axial', WEAPONS[kind])
}
export const fitsWeapon = (desk: Desk, kind: WeaponKind): boolean => fits(desk, (ship) => addWeapon(ship, fresh(desk, kind)))

export interface WayOut {
  readonly label: string
  readonly to: FleetDesign
}
interface Remedy {
  readonly label: string
  readonly change: (ship: ShipDesign) => ShipDesign
}
const weaponRemedies = (weapon: WeaponDesign, index: number): readonly Remedy[] => {
  const name = capital(WEAPON_TITLE[weapon.kind])
  const less = (what: 'range' | 'damage'): Remedy => ({
    label: `${name} to ${what} ${weapon[what] - 1}`,
    change: (ship) => setWeapon(ship, index, (before) => ({ ...before, [what]: before[what] - 1 })),
  })
  return [
    ...(weapon.range > 1 && !weapon.gift ? [less('range')] : []),
    ...(weapon.damage > 1 && !weapon.gift ? [less('damage')] : []),
    { label: `Take off the ${WEAPON_TITLE[weapon.kind]}`, change: (ship) => takeWeapon(ship, index) },
  ]
}

/** Single changes to the ship on the slip after which less is refused. */
export function waysOut(desk: Desk): readonly WayOut[] {
  const ship = desk.fleet.ships[desk.at]
  const now = refusalsOf(desk).length
  if (!ship || now === 0) return []
  const remedies: readonly Remedy[] = [
    { label: 'Gun mount', change: (one) => addDevice(one, 'gunMount') },
    ...(ship.speedTraded < SHIPS[ship.hull].speed
      ? [{ label: 'Give up 1 speed', change: (one: ShipDesign) => ({ ...one, speedTraded: one.speedTraded + 1 }) }]
      : []),
    ...(ship.speedTraded > 0
      ? [{ label: 'Take back 1 speed', change: (one: ShipDesign) => ({ ...one, speedTraded: one.speedTraded - 1 }) }]
      : []),
    ...ship.weapons.flatMap(weaponRemedies).toReversed(),
    ...(ship.auxiliaries.length > 0
      ? [{ label: 'Take off the last device', change: (one: ShipDesign) => takeDevice(one, one.auxiliaries.length - 1) }]
      : []),
  ]
  return remedies
    .filter(({ change }) => trouble(desk, change) < now)
    .map(({ label, change }) => ({ label, to: withShip(desk.fleet, desk.at, change) }))
    .slice(0, 4)
}
