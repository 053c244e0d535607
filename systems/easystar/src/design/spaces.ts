// Weapons spaces used and allowed, damage points and top speed as designed (ES-RNG-03, ES-RNG-04, ES-DES-03, ES-DES-07, ES-DES-09).
import { atLeast, atMost, type Explained, explained, sum, when } from '@admiralty/kernel'
import { AUXILIARIES, SHIPS, SPEED_CAP, WEAPONS } from '../../data/tables.ts'
import type { AuxiliaryDesign, Options, ShipDesign, WeaponDesign } from '../state.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from './titles.ts'
import { isSpecial, paidUnits } from './units.ts'

/** Even-numbered units of range take a space; the free first unit is number 1 (R-ES-10). Gifts take none. */
export function weaponSpaces(weapon: WeaponDesign): Explained {
  const { range, damage } = paidUnits(weapon)
  const title = WEAPON_TITLE[weapon.kind]
  const even = Math.floor((range + 1) / 2)
  const ventral = weapon.mount === 'ventral' && !isSpecial(weapon.kind) && !weapon.gift
  return explained(
    weapon.gift
      ? [`${title}, a gift`, 0, 'ES-FLG-03']
      : [title, WEAPONS[weapon.kind].spaces, isSpecial(weapon.kind) ? 'ES-WPN-05' : 'ES-RNG-01'],
    when(ventral, 'ventral mount', 1, 'ES-LOC-02'),
    when(damage > 0, `${damage} added damage`, damage, 'ES-RNG-03'),
    when(even > 0, `${range} added range, even units only`, even, 'ES-RNG-04'),
  )
}
const auxiliarySpaces = ({ kind, gift }: AuxiliaryDesign): Explained => {
  const { spaces } = AUXILIARIES[kind]
  return explained(when(spaces > 0 && !gift, AUXILIARY_TITLE[kind], spaces, 'ES-AUX-03'))
}
/** Fighters take no spaces (ES-DES-04). */
export const spacesUsed = (ship: ShipDesign): Explained => sum(...ship.weapons.map(weaponSpaces), ...ship.auxiliaries.map(auxiliarySpaces))

const carries = (ship: ShipDesign, kind: AuxiliaryDesign['kind']): boolean => ship.auxiliaries.some((device) => device.kind === kind)

function spacesAllowed(ship: ShipDesign, options: Pick<Options, 'leviathanSpaces'>): Explained {
  const { size, spaces } = SHIPS[ship.hull]
  const traded = ship.speedTraded
  return explained(
    [`${ship.hull} hull`, ship.hull === 'leviathan' ? options.leviathanSpaces : spaces, 'ES-SHP-06'],
    when(carries(ship, 'gunMount'), 'gun mount', size, 'ES-AUX-GUN-01'),
    when(traded > 0, `${traded} speed given up`, traded * size, 'ES-DES-09'),
  )
}
/** Weapons spaces used and allowed. */
export const spacesOf = (
  ship: ShipDesign,
  options: Pick<Options, 'leviathanSpaces'>,
): { readonly used: Explained; readonly allowed: Explained } => ({
  used: spacesUsed(ship),
  allowed: spacesAllowed(ship, options),
})

/** ES-DES-07: damage points as designed. */
export const damageOf = (ship: ShipDesign): Explained =>
  explained([`${ship.hull} hull`, SHIPS[ship.hull].damage, 'ES-SHP-06'], when(carries(ship, 'gunMount'), 'gun mount', 1, 'ES-AUX-GUN-01'))

/** Top speed as designed, from 0 to 4. */
export const speedOf = (ship: ShipDesign): Explained =>
  atLeast(
    0,
    atMost(
      SPEED_CAP,
      explained(
        [`${ship.hull} hull`, SHIPS[ship.hull].speed, 'ES-SHP-06'],
        when(ship.speedTraded > 0, 'speed given up for spaces', -ship.speedTraded, 'ES-DES-09'),
        when(carries(ship, 'engine'), 'engine', 1, 'ES-AUX-ENG-01'),
      ),
      'ES-AUX-ENG-01',
    ),
    'ES-DES-10',
  )
/** Whether the design gives up all speed and is a station (ES-DES-10). A given engine makes it move again (R-ES-102). */
export const isStationDesign = (ship: ShipDesign): boolean => speedOf(ship).total === 0
