// Random legal fleets of any budget, for fuzz tests, determinized enemies and the designer's dice button.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { AUXILIARY_KINDS, BERTHS, FIGHTER_KINDS, FIGHTERS, HULLS, MOST_SHIPS, SHIPS, WEAPON_KINDS, WEAPONS } from '../../data/tables.ts'
import type { FleetLimits } from '../setting/limits.ts'
import type { AuxiliaryKind, FighterKind, FleetDesign, HullKind, ShipDesign, WeaponDesign, WeaponKind } from '../state.ts'
import { checkFleet } from './check-fleet.ts'
import { isLegalShip } from './check-ship.ts'
import { costOf, fleetCost, totalCost } from './cost.ts'
import { addDevice, addWeapon, bareShip, plainWeapon, setWeapon } from './edit.ts'
import { designOf } from './fit.ts'
import { defaultFleet, readyFor } from './ready.ts'

type FighterStock = Readonly<Record<FighterKind, number>>
interface Yard {
  readonly dice: Dice
  readonly limits: Pick<FleetLimits, 'leviathanSpaces'>
  readonly budget: number
  readonly fighters: FighterStock
  readonly taste: Taste
  /** Whether bays may be added. */
  readonly bays: boolean
}
/** The preferred weapons and devices of a fleet. */
interface Taste {
  readonly weapons: readonly WeaponKind[]
  readonly devices: readonly AuxiliaryKind[]
  readonly carrier: boolean
}
const TASTES: readonly Taste[] = [
  { weapons: ['beam', 'beam', 'blaster', 'pointDefence'], devices: ['targeting', 'shield', 'powerUp', 'gunMount'], carrier: false },
  { weapons: ['missile', 'missile', 'bdvm', 'pointDefence'], devices: ['ecm', 'targeting', 'displacer', 'engine'], carrier: false },
  { weapons: ['torpedo', 'torpedo', 'bank', 'beam'], devices: ['manoeuvring', 'jump', 'armour', 'engine'], carrier: false },
  { weapons: ['beam', 'pointDefence', 'missile'], devices: ['ecm', 'armour'], carrier: true },
  { weapons: [...WEAPON_KINDS], devices: [...AUXILIARY_KINDS], carrier: false },
]

/** Adds random parts to a ship while budget and rules allow. */
function sampleShip(start: ShipDesign, yard: Yard): ShipDesign {
  let ship = start
  const wants = 4 + 3 * SHIPS[start.hull].size
  for (let tries = 0; tries < wants; tries += 1) {
    const next = addition(ship, yard)
    if (!next || (!yard.bays && baysOf(next) > baysOf(ship))) continue
    if (totalCost(next) <= yard.budget && isLegalShip(next, yard.limits)) ship = next
  }
  return ship
}
const baysOf = (ship: ShipDesign): number => ship.auxiliaries.filter(({ kind }) => kind === 'bay').length
function addition(ship: ShipDesign, { dice, taste, fighters }: Yard): ShipDesign | undefined {
  switch (die(dice, 10, 'what to add')) {
    case 1:
    case 2:
    case 3:
      return addWeapon(ship, sampleWeapon(dice, taste))
    case 4:
    case 5:
    case 6:
      return ship.weapons.length === 0 ? undefined : improved(ship, dice)
    case 7:
      return taste.carrier ? withBay(ship, dice, fighters) : addDevice(ship, pick(dice, taste.devices))
    case 8:
      return addDevice(ship, pick(dice, taste.devices))
    case 9:
      return addDevice(ship, pick(dice, AUXILIARY_KINDS))
    default:
      return likely(dice, 1, 4) ? { ...ship, speedTraded: ship.speedTraded + 1 } : withBay(ship, dice, fighters)
  }
}
function sampleWeapon(dice: Dice, taste: Taste): WeaponDesign {
  const kind = pick(dice, taste.weapons)
  return plainWeapon(kind, pick(dice, WEAPONS[kind].mounts))
}
function improved(ship: ShipDesign, dice: Dice): ShipDesign {
  const chosen = die(dice, ship.weapons.length, 'weapon') - 1
  const [range, damage] = likely(dice, 1, 2) ? [1, 0] : [0, 1]
  const better = (weapon: WeaponDesign): WeaponDesign => ({
    ...weapon,
    range: Math.min(5, weapon.range + range),
    damage: Math.min(5, weapon.damage + damage),
  })
  return setWeapon(ship, chosen, better)
}
/** A bay with up to two of the remaining fighters. */
function withBay(ship: ShipDesign, dice: Dice, stock: FighterStock): ShipDesign {
  const bay = baysOf(ship)
  const left = (kind: FighterKind): number => stock[kind] - ship.fighters.filter((fighter) => fighter.kind === kind).length
  const fighters: ShipDesign['fighters'][number][] = []
  for (let berth = 0; berth < BERTHS; berth += 1) {
    const kind = pick(dice, FIGHTER_KINDS)
    if (left(kind) > fighters.filter((fighter) => fighter.kind === kind).length) fighters.push({ kind, bay, gift: false })
  }
  return { ...addDevice(ship, 'bay'), fighters: [...ship.fighters, ...fighters] }
}

const counted = (ships: readonly ShipDesign[], hull: HullKind): number => ships.filter((ship) => ship.hull === hull).length
function stockAfter(ships: readonly ShipDesign[]): FighterStock {
  const used = ships.flatMap(({ fighters }) => fighters)
  const left = (kind: FighterKind): number => FIGHTERS[kind].counters - used.filter((fighter) => fighter.kind === kind).length
  return { interceptor: left('interceptor'), attackCraft: left('attackCraft') }
}

/** A random legal fleet; one in six is a ready-made one, so that good fleets occur too. */
export function sampleFleet(dice: Dice, limits: FleetLimits): FleetDesign {
  const ready = likely(dice, 1, 6) ? readyFor(limits) : []
  if (ready.length > 0) return pick(dice, ready).fleet
  const ships = sampleShips(dice, limits)
  const fleet = { name: '', ships, flagship: die(dice, Math.max(1, ships.length), 'flagship') - 1, damageControl: 0 }
  const mended = { ...fleet, damageControl: die(dice, 4, 'damage control') - 1 }
  return [mended, fleet].find((candidate) => checkFleet(candidate, limits).length === 0) ?? defaultFleet(limits)
}
function sampleShips(dice: Dice, limits: FleetLimits): readonly ShipDesign[] {
  const taste = pick(dice, TASTES)
  const ships = [...demanded(dice, limits)]
  const bays = limits.demand !== 'sixBays'
  const yard = (budget: number): Yard => ({ dice, limits, budget, fighters: stockAfter(ships), taste, bays })
  const spent = (): number => fleetCost({ name: '', ships, flagship: 0, damageControl: 0 }).total
  for (const [index, ship] of ships.entries()) {
    const share = costOf(ship).total + Math.floor((limits.budget - spent()) / (limits.demand === 'oneLeviathan' ? 1 : 2))
    ships[index] = sampleShip(ship, yard(share))
  }
  if (limits.demand === 'oneLeviathan') return ships
  const most = die(dice, MOST_SHIPS - limits.extra, 'most ships')
  while (ships.length < Math.max(1, most)) {
    const left = limits.budget - spent()
    const hulls = HULLS.filter(
      (hull) =>
        SHIPS[hull].cost <= left &&
        counted(ships, hull) < SHIPS[hull].counters &&
        (hull !== 'leviathan' || (limits.leviathans && likely(dice, 1, 3))),
    )
    if (hulls.length === 0) break
    const hull = pick(dice, hulls)
    const budget = Math.min(left, SHIPS[hull].cost + die(dice, Math.max(1, SHIPS[hull].cost * 2), 'share'))
    const ship = sampleShip(bareShip(hull), yard(budget))
    ships.push(ship)
  }
  return ships
}
const CARRIERS: readonly (readonly (readonly [HullKind, bays: number])[])[] = [
  [['battleship', 6]],
  [
    ['cruiser', 3],
    ['cruiser', 3],
  ],
  [
    ['destroyer', 2],
    ['destroyer', 2],
    ['destroyer', 2],
  ],
  [
    ['cruiser', 4],
    ['destroyer', 2],
  ],
]
/** The ships that the scenario demands. */
function demanded(dice: Dice, { demand }: FleetLimits): readonly ShipDesign[] {
  switch (demand) {
    case 'none':
      return []
    case 'oneLeviathan':
      return [bareShip('leviathan')]
    case 'starbase':
      return [designOf('battleship', 'speed -2')]
    case 'sixBays': {
      const kinds = FIGHTER_KINDS.flatMap((kind) => Array.from({ length: FIGHTERS[kind].counters }, () => kind))
      const draw = (): FighterKind => kinds.splice(die(dice, kinds.length, 'fighter') - 1, 1)[0] ?? 'interceptor'
      return pick(dice, CARRIERS).map(([hull, bays]) =>
        designOf(hull, Array.from({ length: bays }, () => `bay (${draw()} ${draw()})`).join(', ')),
      )
    }
  }
}
