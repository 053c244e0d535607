// Costs in build points, with reasons (ES-DES-01, ES-DES-02). Gifts cost nothing (ES-FLG-03).
import { type Explained, explained, once, type Reason, sum, when } from '@admiralty/kernel'
import { AUXILIARIES, DAMAGE_CONTROL, FIGHTERS, SHIPS, UNIT_COST, WEAPONS } from '../../data/tables.ts'
import type { AuxiliaryDesign, AuxiliaryKind, FleetDesign, HullKind, Item, ShipDesign, WeaponDesign, WeaponKind } from '../state.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from './titles.ts'
import { isWeapon, paidUnits } from './units.ts'

/** The clauses of weapons and devices. */
export const PART_RULE = {
  beam: 'ES-WPN-01',
  missile: 'ES-WPN-02',
  torpedo: 'ES-WPN-03',
  pointDefence: 'ES-WPN-04',
  blaster: 'ES-WPN-06',
  bdvm: 'ES-WPN-07',
  bank: 'ES-WPN-08',
  armour: 'ES-AUX-ARM-01',
  ecm: 'ES-AUX-ECM-01',
  targeting: 'ES-AUX-TGT-01',
  jump: 'ES-AUX-JMP-01',
  manoeuvring: 'ES-AUX-MAN-01',
  displacer: 'ES-AUX-DSP-01',
  powerUp: 'ES-AUX-PWR-01',
  shield: 'ES-AUX-SHD-01',
  engine: 'ES-AUX-ENG-01',
  gunMount: 'ES-AUX-GUN-01',
  bay: 'ES-AUX-BAY-01',
} as const satisfies Record<WeaponKind | AuxiliaryKind, string>

/** ES-DES-02. */
export function weaponCost(weapon: WeaponDesign): Explained {
  const { range, damage } = paidUnits(weapon)
  const title = WEAPON_TITLE[weapon.kind]
  return explained(
    weapon.gift ? [`${title}, a gift`, 0, 'ES-FLG-03'] : [title, WEAPONS[weapon.kind].cost, PART_RULE[weapon.kind]],
    when(range > 0, `${range} added range`, range * UNIT_COST, 'ES-RNG-02'),
    when(damage > 0, `${damage} added damage`, damage * UNIT_COST, 'ES-RNG-02'),
  )
}
/** The cost of a device; a gun mount costs its price times the size. */
export function auxiliaryCost(hull: HullKind, { kind, gift }: AuxiliaryDesign): Explained {
  const title = AUXILIARY_TITLE[kind]
  const times = kind === 'gunMount' ? SHIPS[hull].size : 1
  return explained(gift ? [`${title}, a gift`, 0, 'ES-FLG-03'] : [title, AUXILIARIES[kind].cost * times, PART_RULE[kind]])
}
/** The price of an item aboard, which it also scores when knocked out (ES-VP-03, ES-VP-06). */
export const itemCost = (hull: HullKind, item: Item): Explained =>
  isWeapon(item) ? weaponCost(item) : auxiliaryCost(hull, { kind: item.kind as AuxiliaryKind, gift: item.gift }) // an item that is no weapon is an auxiliary

/** The cost of a ship with weapons, devices and fighters. Added up once for each design. */
export const costOf = once((ship: ShipDesign): Explained => {
  const fighters = ship.fighters.map(
    ({ kind, gift }): Reason => (gift ? ['fighter, a gift', 0, 'ES-FLG-03'] : ['fighter', FIGHTERS[kind].cost, 'ES-FTR-01']), // ES-DES-12
  )
  return sum(
    explained([`${ship.hull} hull`, SHIPS[ship.hull].cost, 'ES-SHP-06']),
    ...ship.weapons.map(weaponCost),
    ...ship.auxiliaries.map((device) => auxiliaryCost(ship.hull, device)),
    explained(...fighters),
  )
})

/** The cost of a fleet, with one reason for each ship. `costOf` explains a single ship. */
export const fleetCost = ({ ships, damageControl }: FleetDesign): Explained =>
  explained(
    ...ships.map((ship): Reason => [ship.name === '' ? ship.hull : ship.name, costOf(ship).total, 'ES-DES-01']),
    when(damageControl > 0, `${damageControl} damage control`, damageControl * DAMAGE_CONTROL.cost, 'ES-AUX-DC-01'),
  )
