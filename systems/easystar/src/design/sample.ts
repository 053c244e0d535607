// Random legal fleets of any budget, for fuzz tests and random orders: a ready fleet, changed at random with the tools of the designer.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { AUXILIARY_KINDS, FIGHTER_KINDS, HULLS, MOUNTS, WEAPON_KINDS, WEAPONS } from '../../data/tables.ts'
import type { FleetLimits } from '../setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../state.ts'
import { isLegalFleet } from './check-fleet.ts'
import * as edit from './edit.ts'
import { defaultFleet, readyFor } from './ready.ts'

const MOST_CHANGES = 120
/** A random legal fleet. Sometimes it is a ready-made one, so that good fleets occur too. */
export function sampleFleet(dice: Dice, limits: FleetLimits): FleetDesign {
  const ready = likely(dice, 1, 2) ? defaultFleet(limits) : pick(dice, readyFor(limits)).fleet
  if (likely(dice, 1, 6)) return ready
  let fleet: FleetDesign = { ...ready, name: '' }
  for (let changes = die(dice, MOST_CHANGES, 'number of changes'); changes > 0; changes -= 1) {
    const next = changed(fleet, dice)
    if (next !== fleet && isLegalFleet(next, limits, fleet.ships)) fleet = next
  }
  return fleet
}

function changed(fleet: FleetDesign, dice: Dice): FleetDesign {
  const at = die(dice, fleet.ships.length, 'a ship') - 1
  switch (die(dice, 14, 'what to change')) {
    case 1:
      return edit.addShip(fleet, pick(dice, HULLS))
    case 2:
      return edit.copyShip(fleet, at)
    case 3:
      return edit.removeShip(fleet, at)
    case 4:
      return edit.nameFlagship(fleet, at)
    case 5:
      return edit.replaced(fleet, 'damageControl', die(dice, 4, 'damage control') - 1)
    default:
      return edit.withShip(fleet, at, (ship) => pick(dice, CHANGES)(ship, dice))
  }
}

type Change = (ship: ShipDesign, dice: Dice) => ShipDesign
/** The index of a weapon, a device or a fighter. */
const any = (of: readonly unknown[], dice: Dice): number => die(dice, Math.max(1, of.length), 'which one') - 1
function armed(ship: ShipDesign, dice: Dice): ShipDesign {
  const kind = pick(dice, WEAPON_KINDS)
  return edit.addWeapon(ship, edit.plainWeapon(kind, pick(dice, WEAPONS[kind].mounts)))
}
const improved: Change = (ship, dice) =>
  edit.setWeapon(ship, any(ship.weapons, dice), (weapon) => {
    const what = pick(dice, ['range', 'damage'] as const)
    return edit.replaced(weapon, what, Math.min(5, weapon[what] + 1))
  })
/** One more bay with two fighters. */
function withBay(ship: ShipDesign, dice: Dice): ShipDesign {
  const bay = ship.auxiliaries.filter(({ kind }) => kind === 'bay').length
  const manned = (one: ShipDesign): ShipDesign => edit.addFighter(one, { kind: pick(dice, FIGHTER_KINDS), bay, gift: false })
  return manned(manned(edit.addDevice(ship, 'bay')))
}
const CHANGES: readonly Change[] = [
  armed,
  armed,
  improved,
  improved,
  improved,
  (ship, dice) => edit.setWeapon(ship, any(ship.weapons, dice), (weapon) => edit.moved(weapon, pick(dice, MOUNTS))),
  (ship, dice) => edit.takeWeapon(ship, any(ship.weapons, dice)),
  (ship, dice) => edit.takeWeapon(ship, any(ship.weapons, dice)),
  (ship, dice) => edit.addDevice(ship, pick(dice, AUXILIARY_KINDS)),
  (ship, dice) => edit.takeDevice(ship, any(ship.auxiliaries, dice)),
  (ship, dice) => edit.takeDevice(ship, any(ship.auxiliaries, dice)),
  withBay,
  withBay,
  (ship, dice) => edit.takeFighter(ship, any(ship.fighters, dice)),
  (ship, dice) => edit.replaced(ship, 'speedTraded', die(dice, 4, 'speed given up') - 1),
]
