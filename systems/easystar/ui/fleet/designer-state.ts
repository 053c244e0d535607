// The rules' answers about a fleet being designed: refusals, parts that fit, and remedies for the fleet.
import { WEAPONS } from '../../data/tables.ts'
import { layoutOf } from '../../src/design/boxes.ts'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { isLegalShip, nameOfDesign } from '../../src/design/check-ship.ts'
import { costOf, fleetCost } from '../../src/design/cost.ts'
import { addDevice, addWeapon, plainWeapon, setWeapon, takeWeapon, withShip } from '../../src/design/edit.ts'
import { spacesOf, spacesUsed } from '../../src/design/spaces.ts'
import type { AuxiliaryKind, Mount, ShipDesign, WeaponDesign, WeaponKind } from '../../src/state.ts'
import type { DesignerState } from './designer-part.ts'
import { type FleetRemedy, fleetRemedies, shipRemedies } from './ship-remedies.ts'

/** A score of all faults: refusals first, then excess spaces, boxes and points, so that partial remedies count. Lower is better. */
function faultScore({ fleet, limits }: Pick<DesignerState, 'fleet' | 'limits'>): number {
  const points = Math.max(0, fleetCost(fleet).total - limits.budget)
  const room = fleet.ships.reduce((sum, ship) => {
    const { used, allowed } = spacesOf(ship, limits)
    return sum + Math.max(0, used.total - allowed.total) + layoutOf(ship).left.length
  }, 0)
  return checkFleet(fleet, limits).length + room / 1e3 + points / 1e8
}
const faultScoreWith = (state: DesignerState, to: (ship: ShipDesign) => ShipDesign): number =>
  faultScore({ fleet: withShip(state.fleet, state.at, to), limits: state.limits })

/** Whether a change makes no fault worse. */
const fits = (state: DesignerState, to: (ship: ShipDesign) => ShipDesign): boolean => faultScoreWith(state, to) <= faultScore(state)
/** Whether a changed weapon fits, compared with the ship without it. */
export const fitsAs = (state: DesignerState, index: number, weapon: WeaponDesign): boolean =>
  faultScoreWith(state, (ship) => setWeapon(ship, index, () => weapon)) <= faultScoreWith(state, (ship) => takeWeapon(ship, index))
export const fitsDevice = (state: DesignerState, kind: AuxiliaryKind): boolean => fits(state, (ship) => addDevice(ship, kind))

/** A new plain weapon on the mount with the fewest faults. */
export function fresh(state: DesignerState, kind: WeaponKind): WeaponDesign {
  const mounts: readonly Mount[] = WEAPONS[kind].mounts
  const weapons = mounts.map((mount) => plainWeapon(kind, mount))
  const ranked = weapons.map((weapon) => ({ weapon, after: faultScoreWith(state, (ship) => addWeapon(ship, weapon)) }))
  const [best] = ranked.toSorted((a, b) => a.after - b.after)
  return best?.weapon ?? plainWeapon(kind, 'axial')
}
export const fitsWeapon = (state: DesignerState, kind: WeaponKind): boolean => fits(state, (ship) => addWeapon(ship, fresh(state, kind)))

const MOST_WAYS = 5
/** Single changes that reduce faults: first those that end a refusal, then the most helpful. The selected ship comes first. */
export function remediesFor(state: DesignerState): readonly FleetRemedy[] {
  const { fleet, limits, at } = state
  const now = faultScore(state)
  if (now === 0) return []
  const wrong = fleet.ships.flatMap((ship, index) => (index !== at && !isLegalShip(ship, limits) ? [index] : []))
  const remedies: readonly FleetRemedy[] = [
    ...[at, ...wrong].flatMap((place) => {
      const ship = fleet.ships[place]
      if (!ship) return []
      const of = place === at ? '' : `${nameOfDesign(ship)}: `
      return shipRemedies(ship).map(({ label, rule, to }) => ({ label: of + label, rule, to: withShip(fleet, place, () => to) }))
    }),
    ...fleetRemedies(fleet),
  ]
  const better = remedies.map((way) => ({ way, after: faultScore({ fleet: way.to, limits }) })).filter(({ after }) => after < now)
  const settles = better.filter(({ after }) => Math.floor(after) < Math.floor(now))
  const helps = better.filter(({ after }) => Math.floor(after) === Math.floor(now)).toSorted((a, b) => a.after - b.after)
  const seen = new Set<string>()
  return [...settles, ...helps]
    .map(({ way }) => way)
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .slice(0, MOST_WAYS)
}

/** Points and spaces of some parts of a ship. */
export function worthOf(ship: ShipDesign, parts: Partial<Pick<ShipDesign, 'weapons' | 'auxiliaries' | 'fighters'>>) {
  const bare = { ...ship, weapons: [], auxiliaries: [], fighters: [] }
  const there = { ...bare, ...parts }
  return { points: costOf(there).total - costOf(bare).total, spaces: spacesUsed(there).total }
}
