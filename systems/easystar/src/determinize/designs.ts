// Possible designs of seen ships: seen items are aboard, the rest is bought with the remaining budget.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { SHIPS, WEAPONS } from '../../data/tables.ts'
import { isLegalShip } from '../design/check-ship.ts'
import { costOf } from '../design/cost.ts'
import { addDevice, addWeapon, plainWeapon, setWeapon } from '../design/edit.ts'
import { isWeapon } from '../design/units.ts'
import type { AuxiliaryKind, HullKind, Mount, Setup, Ship, ShipDesign, WeaponKind } from '../state.ts'

/** A ship on the table with its guessed design. */
export interface GuessedShip {
  readonly ship: Ship
  readonly freighter: boolean
  /** Whether its sheet is public. */
  readonly open: boolean
  /** Whether the battle has lasted some turns, so that unseen guns are unlikely. */
  readonly late: boolean
  readonly design: ShipDesign
}

/** The items that must be aboard: seen ones, and those that explain speed and damage points. */
export function seenDesign(setup: Setup, ship: Ship, dice: Dice): ShipDesign {
  const seen: ShipDesign = {
    hull: ship.hull,
    name: ship.name.slice(0, 24),
    speedTraded: 0,
    weapons: ship.known.filter(isWeapon).map(({ id: _, ...weapon }) => weapon),
    auxiliaries: ship.known.filter((item) => !isWeapon(item)).map(({ kind, gift }) => ({ kind: kind as AuxiliaryKind, gift })), // an item that is no weapon is a device
    fighters: [],
  }
  const sturdy = tough(ship) ? withDevice(seen, 'gunMount') : seen
  const fast = ship.speed > SHIPS[ship.hull].speed ? withDevice(sturdy, 'engine') : sturdy
  return slowed(setup, ship, ship.powered ? withDevice(fast, 'powerUp') : fast, dice)
}

/** Whether the ship survived damage that only a gun mount explains. */
function tough({ hull, hurt, status, doom }: Ship): boolean {
  const { damage } = SHIPS[hull]
  if (hull === 'leviathan') return false
  return status === 'flying' ? hurt >= damage : (status === 'wreck' || doom === 'wreck') && hurt > damage
}
const carries = (design: ShipDesign, kind: AuxiliaryKind): boolean => design.auxiliaries.some((device) => device.kind === kind)
/** The design with the device added; unchanged if it has one, except for bays. */
export const withDevice = (design: ShipDesign, kind: AuxiliaryKind): ShipDesign =>
  carries(design, kind) && kind !== 'bay' ? design : addDevice(design, kind)

/** Gives up the speed that its behaviour and its items require, sometimes one more. */
function slowed(setup: Setup, ship: Ship, design: ShipDesign, dice: Dice): ShipDesign {
  const { speed } = SHIPS[ship.hull]
  if (carries(design, 'engine')) return design
  if (ship.station) return { ...design, speedTraded: speed }
  const most = Math.max(0, speed - Math.max(1, ship.speed))
  let traded = likely(dice, 1, 6) ? Math.min(1, most) : 0
  while (traded < most && !fits(setup, { ...design, speedTraded: traded })) traded += 1
  return { ...design, speedTraded: traded }
}

export const fits = (setup: Setup, design: ShipDesign): boolean => isLegalShip(design, setup.options)

const ATTEMPTS = 12
/** Buys items ship by ship until the points or the room run out. Returns the points left. */
export function fitted(
  setup: Setup,
  guesses: readonly GuessedShip[],
  points: number,
  dice: Dice,
): { readonly guesses: readonly GuessedShip[]; readonly points: number } {
  const designs = guesses.map(({ design }) => design)
  const prices = designs.map((design) => costOf(design).total)
  const ships = guesses.flatMap(({ freighter, open }, index) => (freighter || open ? [] : [index]))
  const seenWeapons = guesses.map(({ ship }) => ship.known.filter(isWeapon).length)
  let left = points
  for (let attempt = 0; attempt < ATTEMPTS * ships.length && left >= 5; attempt += 1) {
    const index = ships[attempt % ships.length] ?? 0
    const before = designs[index]
    if (!before) continue
    const after = bought(before, { seen: seenWeapons[index] ?? 0, late: guesses[index]?.late ?? false }, dice)
    if (after === before) continue
    const total = costOf(after).total
    const price = total - (prices[index] ?? total)
    if (price <= 0 || price > left || !fits(setup, after)) continue
    designs[index] = after
    prices[index] = total
    left -= price
  }
  return { guesses: guesses.map((guess, index) => ({ ...guess, design: designs[index] ?? guess.design })), points: left }
}

const DEVICES: readonly AuxiliaryKind[] = ['armour', 'targeting', 'displacer', 'shield', 'manoeuvring', 'powerUp', 'gunMount', 'jump']
const GUNS: readonly WeaponKind[] = ['beam', 'beam', 'missile', 'missile', 'torpedo', 'torpedo', 'blaster', 'bdvm', 'bank']
/** Weights of purchases: typical fleets have few but improved guns, turrets and ECM. */
const SHOPPING = ['gun', 'gun', 'gun', 'turret', 'turret', 'ecm', 'device', ...Array.from({ length: 9 }, () => 'better' as const)] as const
const ENOUGH_GUNS: Readonly<Record<HullKind, number>> = { scout: 1, destroyer: 1, cruiser: 2, battleship: 3, leviathan: 6 }

/** Number of seen weapons, and whether unseen ones are unlikely. */
interface Shown {
  readonly seen: number
  readonly late: boolean
}
function bought(design: ShipDesign, { seen, late }: Shown, dice: Dice): ShipDesign {
  const turrets = design.weapons.filter(({ kind }) => kind === 'pointDefence').length
  switch (pick(dice, SHOPPING, 'what is aboard')) {
    case 'gun':
      return design.weapons.length - turrets >= ENOUGH_GUNS[design.hull] || (late && !likely(dice, 1, 4))
        ? improved(design, seen, dice)
        : armed(design, pick(dice, GUNS), dice)
    case 'turret':
      return turrets === 0 ? armed(design, 'pointDefence', dice) : design
    case 'ecm':
      return withDevice(design, 'ecm')
    case 'device':
      return design.hull === 'scout' ? design : withDevice(design, pick(dice, DEVICES))
    case 'better':
      return improved(design, seen, dice)
  }
}
function armed(design: ShipDesign, kind: WeaponKind, dice: Dice): ShipDesign {
  const mount = pick<Mount>(dice, WEAPONS[kind].mounts)
  return addWeapon(design, plainWeapon(kind, mount))
}

/** Adds one unit to a weapon that nobody has seen. */
function improved(design: ShipDesign, seen: number, dice: Dice): ShipDesign {
  if (design.weapons.length <= seen) return design
  const index = seen + die(dice, design.weapons.length - seen, 'a weapon') - 1
  const what = likely(dice, 2, 3) ? 'range' : 'damage'
  return setWeapon(design, index, (weapon) => ({ ...weapon, [what]: weapon[what] + 1 }))
}
