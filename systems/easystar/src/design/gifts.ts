// The flagship's gift (ES-FLG): its content, the check of its placement, and ways to place it.
import { type Dice, die, likely, plural, type Refusal, refuse } from '@admiralty/kernel'
import { GIFTS, type GiftRow } from '../../data/gifts.ts'
import { FIGHTER_KINDS } from '../../data/tables.ts'
import type { FleetLimits } from '../setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, ShipDesign, WeaponDesign, WeaponKind } from '../state.ts'
import { refusal } from './check-ship.ts'
import { addWeapon, giveDevice, giveFighter, givenWeapon, setWeapon, takeDevice, takeWeapon, withShip, withUnit } from './edit.ts'

/** The gifts of several rows as one row. */
export function giftOf(rows: readonly number[]): GiftRow {
  const given = rows.flatMap((row) => GIFTS[row] ?? [])
  const total = (of: (row: GiftRow) => number): number => given.reduce((sum, row) => sum + of(row), 0)
  return {
    says: given.map(({ says }) => says).join('; '),
    devices: given.flatMap(({ devices }) => devices),
    weapons: given.flatMap(({ weapons }) => weapons),
    fighters: total(({ fighters }) => fighters),
    units: total(({ units }) => units),
    counters: total(({ counters }) => counters),
  }
}

type Change = (ship: ShipDesign) => ShipDesign
/** A device or a weapon of the gift, of one of several kinds. */
export interface GiftPiece {
  readonly ways: readonly { readonly kind: WeaponKind | AuxiliaryKind; readonly place: Change }[]
  /** The kind that is aboard; null if none is. */
  readonly aboard: (ship: ShipDesign) => WeaponKind | AuxiliaryKind | null
  readonly remove: Change
}
export const piecesOf = ({ devices, weapons }: GiftRow): readonly GiftPiece[] => [
  ...devices.map((kinds): GiftPiece => {
    const placeIn = (ship: ShipDesign) => ship.auxiliaries.findIndex(({ kind, gift }) => gift && kinds.includes(kind))
    return {
      ways: kinds.map((kind) => ({ kind, place: (ship) => giveDevice(ship, kind) })),
      aboard: (ship) => ship.auxiliaries[placeIn(ship)]?.kind ?? null,
      remove: (ship) => takeDevice(ship, placeIn(ship)),
    }
  }),
  ...weapons.map((given): GiftPiece => {
    const placeIn = (ship: ShipDesign) => ship.weapons.findIndex((weapon) => weapon.gift && isGiven(given, weapon))
    return {
      ways: given.kinds.map((kind) => ({ kind, place: (ship) => addWeapon(ship, givenWeapon(kind, given.mount, given.range)) })),
      aboard: (ship) => ship.weapons[placeIn(ship)]?.kind ?? null,
      remove: (ship) => takeWeapon(ship, placeIn(ship)),
    }
  }),
]

const isGiven = ({ kinds, mount, range }: GiftRow['weapons'][number], weapon: WeaponDesign): boolean =>
  kinds.includes(weapon.kind) && mount === weapon.mount && weapon.giftRange >= range
/** The weapons, devices and fighters of a ship that are a gift. */
export const giftsOn = ({ weapons, auxiliaries, fighters }: ShipDesign) =>
  [...weapons, ...auxiliaries, ...fighters].filter(({ gift }) => gift)
const unitsGiven = (ship: ShipDesign): number => ship.weapons.reduce((sum, { giftRange, giftDamage }) => sum + giftRange + giftDamage, 0)
const hasGifts = (ship: ShipDesign): boolean => giftsOn(ship).length > 0 || unitsGiven(ship) > 0
/** Given units of range and damage, without those that a given weapon has. */
export function placedUnits(ship: ShipDesign, gift: GiftRow): number {
  const weapons = ship.weapons.filter((weapon) => weapon.gift)
  return unitsGiven(ship) - weapons.reduce((sum, weapon) => sum + (gift.weapons.find((given) => isGiven(given, weapon))?.range ?? 0), 0)
}
/** Placed gifts that match no given one. No two rows give the same thing, so matching the first is exact. */
const beyond = <G, T>(given: readonly G[], placed: readonly T[], matches: (gift: G, thing: T) => boolean): readonly T[] => {
  const free = [...given]
  return placed.filter((thing) => {
    const index = free.findIndex((gift) => matches(gift, thing))
    if (index >= 0) free.splice(index, 1)
    return index < 0
  })
}

/** Only rolled gifts, and only on the flagship. A part that is left out is forfeited (ES-FLG-07). */
export function checkGifts(fleet: FleetDesign, { rows }: Pick<FleetLimits, 'rows'>): readonly Refusal[] {
  const flagship = fleet.ships[fleet.flagship]
  if (fleet.ships.some((ship, index) => index !== fleet.flagship && hasGifts(ship)))
    return [refuse('ES-FLG-02', 'only the flagship may have the gift')]
  if (!flagship || !hasGifts(flagship)) return []
  if (rows === null) return [refuse('ES-FLG-02', 'gifts are placed after the flagship roll')]
  return checkPieces(flagship, giftOf(rows))
}
function checkPieces(flagship: ShipDesign, gift: GiftRow): readonly Refusal[] {
  const devices = flagship.auxiliaries.filter((device) => device.gift)
  const weapons = flagship.weapons.filter((weapon) => weapon.gift)
  const extra = [...beyond(gift.devices, devices, (kinds, { kind }) => kinds.includes(kind)), ...beyond(gift.weapons, weapons, isGiven)] // ES-FLG-06, ES-FLG-08
  const units = placedUnits(flagship, gift)
  const fighters = flagship.fighters.filter((fighter) => fighter.gift)
  const bays = flagship.auxiliaries.filter(({ kind }) => kind === 'bay')
  const says = `the dice gave ${gift.says || 'nothing'}`
  return [
    ...refusal(extra.length > 0, 'ES-FLG-08', () => `${says}, not ${extra.map(({ kind }) => kind).join(', ')}`),
    ...refusal(units > gift.units, 'ES-FLG-09', () => `${says}; ${plural(units, 'unit')} marked as a gift, but ${gift.units} rolled`),
    ...refusal(
      fighters.length > gift.fighters,
      'ES-FLG-02',
      () => `${says}; ${plural(fighters.length, 'fighter')} marked as a gift, but ${gift.fighters} rolled`,
    ),
    ...refusal(
      fighters.some(({ bay }) => !bays[bay]?.gift),
      'ES-FLG-02',
      () => 'fighters from the gift start in the bay from the gift',
    ),
  ]
}

const shuffled = <T>(from: readonly T[], dice: Dice | null): readonly T[] => {
  if (!dice) return from
  const rest = [...from]
  return from.flatMap(() => rest.splice(die(dice, rest.length, 'shuffle') - 1, 1))
}
/** Ways to place each part of the gift, best first. Parts that make room, such as a gun mount, come first. */
const waysOf = (gift: GiftRow): readonly (readonly Change[])[] => [
  ...piecesOf(gift).map(({ ways }) => ways.map(({ place }) => place)),
  ...Array.from({ length: gift.fighters }, () => FIGHTERS),
  ...Array.from({ length: gift.units }, () => UNITS),
]
const FIGHTERS = FIGHTER_KINDS.map((kind) => (ship: ShipDesign) => giveFighter(ship, kind))
/** One given unit more; unchanged at 5. */
function widened(ship: ShipDesign, nth: number, what: 'range' | 'damage'): ShipDesign {
  const weapon = ship.weapons[nth]
  return !weapon || weapon[what] >= 5 ? ship : setWeapon(ship, nth, (one) => withUnit(one, what, 1))
}
const UNITS: readonly Change[] = [0, 1, 2, 3, 4, 5].flatMap((nth) => [
  (ship: ShipDesign) => widened(ship, nth, 'damage'),
  (ship: ShipDesign) => widened(ship, nth, 'range'),
])

/** Whether the flagship has two devices of a kind, which do not add up (R-ES-102). */
const hasSpare = ({ ships, flagship }: FleetDesign): boolean => {
  const kinds = (ships[flagship]?.auxiliaries ?? []).map(({ kind }) => kind).filter((kind) => kind !== 'bay')
  return new Set(kinds).size < kinds.length
}

/** Places every part that keeps the fleet legal and forfeits the others. With dice it chooses random ways, sometimes none. */
export function placeGifts(
  fleet: FleetDesign,
  rows: readonly number[],
  legal: (fleet: FleetDesign) => boolean,
  dice: Dice | null,
): FleetDesign {
  let placed = fleet
  for (const ways of waysOf(giftOf(rows))) {
    if (dice && likely(dice, 1, 8)) continue
    const before = placed
    const fits = (next: FleetDesign): boolean => next !== before && legal(next)
    const fleets = shuffled(ways, dice).map((change) => withShip(before, before.flagship, change))
    // Without dice, a device that the flagship lacks goes before a second one.
    const useful = dice ? undefined : fleets.find((next) => !hasSpare(next) && fits(next))
    placed = useful ?? fleets.find(fits) ?? before
  }
  return placed
}
