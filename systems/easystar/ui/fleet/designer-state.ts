// The rules' answers about a fleet being designed: refusals, parts that fit, remedies.
import type { SideStyle } from '@admiralty/board'
import type { Refusal } from '@admiralty/kernel'
import { WEAPONS } from '../../data/tables.ts'
import { layoutOf } from '../../src/design/boxes.ts'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { isLegalShip, nameOfDesign } from '../../src/design/check-ship.ts'
import { costOf, fleetCost } from '../../src/design/cost.ts'
import { addDevice, addWeapon, plainWeapon, removeShip, setWeapon, takeWeapon, withShip } from '../../src/design/edit.ts'
import { spacesOf, spacesUsed } from '../../src/design/spaces.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, Mount, ShipDesign, WeaponDesign, WeaponKind } from '../../src/state.ts'
import { type FleetRemedy, shipRemedies } from './ship-remedies.ts'

/** A fleet being designed, with its limits. */
export interface DesignerState {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  /** Index of the selected ship. */
  readonly at: number
  /** The colour of the fleet. */
  readonly sideStyle: SideStyle
}

export const refusalsOf = ({ fleet, limits }: DesignerState): readonly Refusal[] => checkFleet(fleet, limits)
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

function fleetRemedies(fleet: FleetDesign): readonly FleetRemedy[] {
  const { ships, damageControl } = fleet
  const fewer = { ...fleet, damageControl: damageControl - 1 }
  const removals = ships.map((ship, index): FleetRemedy => {
    return { label: `Remove ${nameOfDesign(ship)}, ${costOf(ship).total} points`, rule: null, to: removeShip(fleet, index) }
  })
  return [
    ...(damageControl > 0 ? [{ label: 'Remove a damage-control counter', rule: 'ES-AUX-DC-01', to: fewer } as const] : []),
    ...(ships.length > 1 ? removals.toReversed() : []),
  ]
}

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

/** The selected weapon or device, by its index in the design. */
export type SelectedPart = { readonly what: 'weapon' | 'auxiliary'; readonly index: number } | null
/** The state that all parts of the designer show and change. */
export interface DesignerPart {
  readonly state: DesignerState
  /** The selected ship. */
  readonly ship: ShipDesign
  readonly selected: SelectedPart
  /** Consecutive changes with the same `run` are undone as one step. */
  onFleet(fleet: FleetDesign, run?: string): void
  /** Changes the selected ship. */
  onShip(to: (ship: ShipDesign) => ShipDesign, run?: string): void
  onSelect(selected: SelectedPart): void
}
