// All faults of a ship's design, each with its rule, the limit and the value.
import { either, once, plural, type Refusal, type RuleId } from '@admiralty/kernel'
import { AUXILIARIES, BERTHS, MOUNT_LIMIT, SHIPS, WEAPONS } from '../../data/tables.ts'
import type { AuxiliaryKind, Options, ShipDesign, WeaponDesign } from '../state.ts'
import { BLOCKS, BOXES_A_BLOCK, layoutOf } from './boxes.ts'
import { PART_RULE } from './cost.ts'
import { spacesOf } from './spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from './titles.ts'
import { isSpecial, paidUnits } from './units.ts'

const NONE: readonly Refusal[] = []
/** A refusal if it applies. The reason is written only then, because most designs have no fault. */
export const refusal = (applies: boolean, rule: RuleId, reason: () => string): readonly Refusal[] =>
  applies ? [{ rule, reason: reason() }] : NONE
/** The ship's name, or 'the destroyer' if it has none. */
export const nameOfDesign = (ship: ShipDesign): string => (ship.name === '' ? `the ${ship.hull}` : ship.name)

type SpaceOptions = Pick<Options, 'leviathanSpaces'>
const CHECKS: readonly ((ship: ShipDesign, options: SpaceOptions) => readonly Refusal[])[] = [
  checkSpeed,
  (ship) => ship.weapons.flatMap((weapon) => checkWeapon(ship, weapon)),
  checkDorsal,
  checkDevices,
  checkFighters,
  checkSpaces,
  checkBoxes,
]
const faultsWith = (leviathanSpaces: Options['leviathanSpaces']) =>
  once((ship: ShipDesign): readonly Refusal[] =>
    CHECKS.flatMap((check) => check(ship, { leviathanSpaces })).map(({ rule, reason }) => ({
      rule,
      reason: `${nameOfDesign(ship)}: ${reason}`,
    })),
  )
const FAULTS = { 30: faultsWith(30), 40: faultsWith(40), 50: faultsWith(50) }
/** Every fault of the ship; empty if it is legal. Judged once for each design. */
export const checkShip = (ship: ShipDesign, { leviathanSpaces }: SpaceOptions): readonly Refusal[] => FAULTS[leviathanSpaces](ship)
/** Whether the ship has no fault. Stops at the first one: bots ask this for many guessed designs. */
export const isLegalShip = (ship: ShipDesign, options: SpaceOptions): boolean => CHECKS.every((check) => check(ship, options).length === 0)

function checkSpeed({ hull, speedTraded }: ShipDesign): readonly Refusal[] {
  const { speed } = SHIPS[hull]
  return refusal(speedTraded > speed, 'ES-DES-10', () => `gives up ${speedTraded} speed, but has ${speed}`)
}

export const MOUNT_RULE = { axial: 'ES-LOC-01', ventral: 'ES-LOC-02', dorsal: 'ES-LOC-03' } as const

/** Refusals of one weapon on a hull: its mount, its size, its range and damage (ES-LOC, ES-RNG-05, ES-WPN). */
export function checkWeapon(ship: Pick<ShipDesign, 'hull'>, weapon: WeaponDesign): readonly Refusal[] {
  const { kind, mount, range, damage, giftRange, giftDamage } = weapon
  const { least, mounts, improves, ...base } = WEAPONS[kind]
  const title = WEAPON_TITLE[kind]
  const paid = paidUnits(weapon)
  const limit = MOUNT_LIMIT[mount]
  const fits: readonly string[] = mounts
  const most = Math.max(range - giftRange, damage - giftDamage) // ES-LOC-04: as bought
  return [
    ...refusal(
      !fits.includes(mount),
      isSpecial(kind) ? PART_RULE[kind] : 'ES-DES-13',
      () => `a ${title} must be ${either(mounts)}, not ${mount}`,
    ),
    ...refusal(
      SHIPS[ship.hull].size < least && !weapon.gift,
      'ES-WPN-05',
      () => `a ${title} needs a cruiser or bigger, not a ${ship.hull}`,
    ),
    ...refusal(
      paid.range < 0 || paid.damage < 0,
      'ES-RNG-05',
      () => `a ${title} has at least range ${base.range} and damage ${base.damage}`,
    ),
    ...refusal(
      !improves && (range !== base.range || damage !== base.damage),
      PART_RULE[kind],
      () => `range and damage of a ${title} cannot be increased`,
    ),
    ...refusal(improves && most > limit, MOUNT_RULE[mount], () => `${mount} weapons have range and damage ${limit} at most, not ${most}`),
  ]
}

/** One dorsal weapon for each position; gifts do not count (ES-FLG-04). */
function checkDorsal(ship: ShipDesign): readonly Refusal[] {
  const positions = SHIPS[ship.hull].dorsal
  const dorsal = ship.weapons.filter(({ mount, gift }) => mount === 'dorsal' && !gift).length
  return refusal(dorsal > positions, 'ES-LOC-03', () => `${plural(dorsal, 'dorsal weapon')}, but ${plural(positions, 'dorsal position')}`)
}

const DEVICES = Object.keys(AUXILIARIES) as AuxiliaryKind[] // the keys are the kinds
/** Only bought devices are limited; a gift is limited by its box alone (ES-FLG-04, R-ES-102). */
function checkDevices(ship: ShipDesign): readonly Refusal[] {
  const { hull, speedTraded } = ship
  if (ship.auxiliaries.length === 0) return NONE
  const bought = (kind: AuxiliaryKind): number => ship.auxiliaries.filter((device) => device.kind === kind && !device.gift).length
  const twice = ship.auxiliaries.length > 1 ? DEVICES.filter((kind) => kind !== 'bay' && bought(kind) > 1) : []
  return [
    ...twice.flatMap((kind) => refusal(true, 'ES-AUX-02', () => `at most one ${AUXILIARY_TITLE[kind]}, not ${bought(kind)}`)),
    ...refusal(bought('engine') > 0 && hull === 'scout', 'ES-AUX-ENG-01', () => 'a scout may not have an engine'),
    ...refusal(bought('engine') > 0 && speedTraded > 0, 'ES-AUX-ENG-01', () => 'a ship with an engine may not give up speed'),
    ...refusal(bought('gunMount') > 0 && hull === 'leviathan', 'ES-LEV-04', () => 'a leviathan may not have a gun mount'),
  ]
}

function checkFighters(ship: ShipDesign): readonly Refusal[] {
  if (ship.fighters.length === 0) return NONE
  const bays = ship.auxiliaries.filter(({ kind }) => kind === 'bay').length
  const unberthed = ship.fighters.filter(({ bay }) => bay >= bays).length
  const perBay = Array.from({ length: bays }, (_, bay) => ship.fighters.filter((fighter) => fighter.bay === bay).length)
  return [
    ...refusal(unberthed > 0, 'ES-FTR-02', () => `${plural(unberthed, 'fighter')} without a bay; the ship has ${plural(bays, 'bay')}`),
    ...perBay.flatMap((count, bay) =>
      refusal(count > BERTHS, 'ES-AUX-BAY-01', () => `bay ${bay + 1} holds ${plural(count, 'fighter')}, but a bay has ${BERTHS} berths`),
    ),
  ]
}

function checkSpaces(ship: ShipDesign, options: SpaceOptions): readonly Refusal[] {
  const { used, allowed } = spacesOf(ship, options)
  return refusal(used.total > allowed.total, 'ES-DES-03', () => `uses ${plural(used.total, 'weapons space')} of ${allowed.total}`)
}

function checkBoxes(ship: ShipDesign): readonly Refusal[] {
  const { left } = layoutOf(ship) // ES-FLG-05: gifts too
  if (left.length === 0) return NONE
  const blocks = BLOCKS[ship.hull]
  const [first] = left // Weapons are placed first.
  const mount = first && 'weapon' in first ? ship.weapons[first.weapon]?.mount : undefined
  const fighters = left.filter(({ what }) => what === 'fighter').length
  const devices = left.filter(({ what }) => what === 'auxiliary').length
  const boxes = blocks.length * BOXES_A_BLOCK
  return [
    ...refusal(
      mount !== undefined,
      'ES-DES-06',
      () =>
        `too many ${mount} weapons: the sheet has ${plural(blocks.filter((kind) => kind === mount).length, `${mount} block`)}, each for one improved weapon or three plain ones`,
    ),
    ...refusal(devices > 0, 'ES-DES-16', () => `${plural(devices, 'device')} without a free box; the sheet has ${boxes} boxes`),
    ...refusal(fighters > 0, 'ES-FTR-03', () => `${plural(fighters, 'fighter')} without a free box; the sheet has ${boxes} boxes`),
  ]
}
