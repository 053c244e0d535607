// The flagship's gift (ES-FLG): its content, the check of its placement, and ways to place it.
import { type Dice, die, likely, plural, type Refusal, type RuleId } from '@admiralty/kernel'
import { GIFTS, type GiftRow } from '../../data/gifts.ts'
import { FIGHTER_KINDS } from '../../data/tables.ts'
import type { FleetDesign, ShipDesign, WeaponDesign } from '../state.ts'
import { refusal } from './check-ship.ts'
import { addWeapon, giveDevice, giveFighter, givenWeapon, setWeapon, withShip, withUnit } from './edit.ts'

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

type GivenWeapon = GiftRow['weapons'][number]
const isGiven = ({ kinds, mount, range }: GivenWeapon, weapon: WeaponDesign): boolean =>
  kinds.includes(weapon.kind) && mount === weapon.mount && weapon.giftRange >= range
const hasGifts = (ship: ShipDesign): boolean =>
  [...ship.weapons, ...ship.auxiliaries, ...ship.fighters].some(({ gift }) => gift) || unitsGiven(ship) > 0
const unitsGiven = (ship: ShipDesign): number => ship.weapons.reduce((sum, { giftRange, giftDamage }) => sum + giftRange + giftDamage, 0)
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
export function checkGifts(fleet: FleetDesign, rows: readonly number[] | null): readonly Refusal[] {
  const refuse = (rule: RuleId, reason: string): readonly Refusal[] => [{ rule, reason }]
  const flagship = fleet.ships[fleet.flagship]
  if (fleet.ships.some((ship, index) => index !== fleet.flagship && hasGifts(ship)))
    return refuse('ES-FLG-02', 'only the flagship may have the gift')
  if (!flagship || !hasGifts(flagship)) return []
  if (rows === null) return refuse('ES-FLG-02', 'gifts are placed after the flagship roll')
  return checkPieces(flagship, giftOf(rows))
}
function checkPieces(flagship: ShipDesign, gift: GiftRow): readonly Refusal[] {
  const devices = flagship.auxiliaries.filter((device) => device.gift)
  const weapons = flagship.weapons.filter((weapon) => weapon.gift)
  const extra = [...beyond(gift.devices, devices, (kinds, { kind }) => kinds.includes(kind)), ...beyond(gift.weapons, weapons, isGiven)] // ES-FLG-06, ES-FLG-08
  const own = weapons.reduce((sum, weapon) => sum + (gift.weapons.find((given) => isGiven(given, weapon))?.range ?? 0), 0)
  const units = unitsGiven(flagship) - own
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

/** The fleet with a changed flagship; the same fleet if the change does nothing. */
function changed(fleet: FleetDesign, change: Change): FleetDesign {
  const flagship = fleet.ships[fleet.flagship]
  return !flagship || change(flagship) === flagship ? fleet : withShip(fleet, fleet.flagship, change)
}
const shuffled = <T>(from: readonly T[], dice: Dice | null): readonly T[] => {
  if (!dice) return from
  const rest = [...from]
  return from.flatMap(() => rest.splice(die(dice, rest.length, 'shuffle') - 1, 1))
}
type Change = (ship: ShipDesign) => ShipDesign

/** Ways to place each part of the gift, best first. Parts that make room, such as a gun mount, come first. */
const piecesOf = (gift: GiftRow): readonly (readonly Change[])[] => [
  ...gift.devices.map((kinds) =>
    kinds.map(
      (kind): Change =>
        (ship) =>
          giveDevice(ship, kind),
    ),
  ),
  ...gift.weapons.map(({ kinds, mount, range }) =>
    kinds.map(
      (kind): Change =>
        (ship) =>
          addWeapon(ship, givenWeapon(kind, mount, range)),
    ),
  ),
  ...Array.from({ length: gift.fighters }, () =>
    FIGHTER_KINDS.map(
      (kind): Change =>
        (ship) =>
          giveFighter(ship, kind),
    ),
  ),
  ...Array.from({ length: gift.units }, () => UNITS),
]
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
  for (const ways of piecesOf(giftOf(rows))) {
    if (dice && likely(dice, 1, 8)) continue
    const before = placed
    const fits = (next: FleetDesign): boolean => next !== before && legal(next)
    const fleets = shuffled(ways, dice).map((change) => changed(before, change))
    // Without dice, a device that the flagship lacks goes before a second one.
    const useful = dice ? undefined : fleets.find((next) => !hasSpare(next) && fits(next))
    placed = useful ?? fleets.find(fits) ?? before
  }
  return placed
}
