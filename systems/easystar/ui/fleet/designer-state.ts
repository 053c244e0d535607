// The rules' answers about a fleet being designed: refusals, parts that fit, remedies.
import type { SideStyle } from '@admiralty/board'
import type { Refusal, RuleId } from '@admiralty/kernel'
import { SHIPS, WEAPONS } from '../../data/tables.ts'
import { layoutOf } from '../../src/design/boxes.ts'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { isLegalShip, nameOfDesign } from '../../src/design/check-ship.ts'
import { auxiliaryCost, costOf, fleetCost, PART_RULE } from '../../src/design/cost.ts'
import {
  addDevice,
  addWeapon,
  moved,
  plainWeapon,
  removeShip,
  setWeapon,
  takeDevice,
  takeFighter,
  takeWeapon,
  withShip,
} from '../../src/design/edit.ts'
import { spacesOf } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, Mount, ShipDesign, WeaponDesign, WeaponKind } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'

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
  const weapons = mounts.map((mount) => plainWeapon(kind, mount, WEAPONS[kind]))
  const ranked = weapons.map((weapon) => ({ weapon, after: faultScoreWith(state, (ship) => addWeapon(ship, weapon)) }))
  const [best] = ranked.toSorted((a, b) => a.after - b.after)
  return best?.weapon ?? plainWeapon(kind, 'axial', WEAPONS[kind])
}
export const fitsWeapon = (state: DesignerState, kind: WeaponKind): boolean => fits(state, (ship) => addWeapon(ship, fresh(state, kind)))

/** A change that reduces faults: its label and the fleet after it. */
export interface FleetRemedy {
  readonly label: string
  /** The clause that allows it; null for removing something. */
  readonly rule: RuleId | null
  readonly to: FleetDesign
}
const MOUNT_RULE = { axial: 'ES-LOC-01', ventral: 'ES-LOC-02', dorsal: 'ES-LOC-03' } as const satisfies Record<Mount, RuleId>
type Remedy<T> = Omit<FleetRemedy, 'to'> & { change(one: T): T }

const weaponRemedies = (weapon: WeaponDesign, index: number): readonly Remedy<ShipDesign>[] => {
  const name = capital(WEAPON_TITLE[weapon.kind])
  const less = (what: 'range' | 'damage'): Remedy<ShipDesign> => ({
    label: `${name} to ${what} ${weapon[what] - 1}`,
    rule: 'ES-RNG-02',
    change: (ship) => setWeapon(ship, index, (before) => ({ ...before, [what]: before[what] - 1 })),
  })
  const asGood = (mount: Mount): boolean => moved(weapon, mount).range === weapon.range && moved(weapon, mount).damage === weapon.damage
  const mounts: readonly Mount[] = WEAPONS[weapon.kind].mounts
  const elsewhere = weapon.gift ? [] : mounts.filter((mount) => mount !== weapon.mount && asGood(mount))
  return [
    ...elsewhere.map((mount): Remedy<ShipDesign> => {
      return { label: `${name} ${mount}`, rule: MOUNT_RULE[mount], change: (ship) => setWeapon(ship, index, () => moved(weapon, mount)) }
    }),
    ...(weapon.range > 1 && !weapon.gift ? [less('range')] : []),
    ...(weapon.damage > 1 && !weapon.gift ? [less('damage')] : []),
    { label: `Remove the ${WEAPON_TITLE[weapon.kind]}`, rule: null, change: (ship) => takeWeapon(ship, index) },
  ]
}
const speedRemedies = ({ hull, speedTraded }: ShipDesign): readonly Remedy<ShipDesign>[] => {
  const traded = (label: string, by: number): Remedy<ShipDesign> => ({
    label,
    rule: 'ES-DES-09',
    change: (one) => ({ ...one, speedTraded: one.speedTraded + by }),
  })
  return [
    ...(speedTraded < SHIPS[hull].speed ? [traded('Give up 1 speed', 1)] : []),
    ...(speedTraded > 0 ? [traded('Take back 1 speed', -1)] : []),
  ]
}
const shipRemedies = (ship: ShipDesign): readonly Remedy<ShipDesign>[] => [
  {
    label: `Gun mount, ${auxiliaryCost(ship.hull, { kind: 'gunMount', gift: false }).total} points`,
    rule: PART_RULE.gunMount,
    change: (one) => addDevice(one, 'gunMount'),
  },
  ...speedRemedies(ship),
  ...ship.weapons.map(weaponRemedies).toReversed().flat(),
  ...ship.auxiliaries
    .map(({ kind }, index): Remedy<ShipDesign> => {
      return { label: `Remove the ${AUXILIARY_TITLE[kind]}`, rule: null, change: (one) => takeDevice(one, index) }
    })
    .toReversed(),
  ...(ship.fighters.length > 0
    ? [{ label: 'Remove a fighter', rule: null, change: (one: ShipDesign) => takeFighter(one, one.fighters.length - 1) }]
    : []),
]
const fleetRemedies = ({ fleet }: DesignerState): readonly Remedy<FleetDesign>[] => [
  ...(fleet.damageControl > 0
    ? [
        {
          label: 'Remove a damage-control counter',
          rule: 'ES-AUX-DC-01' as const,
          change: (one: FleetDesign) => ({ ...one, damageControl: one.damageControl - 1 }),
        },
      ]
    : []),
  ...(fleet.ships.length > 1 ? fleet.ships : [])
    .map((ship, index) => ({
      label: `Remove ${nameOfDesign(ship)}, ${costOf(ship).total} points`,
      rule: null,
      change: (one: FleetDesign) => removeShip(one, index),
    }))
    .toReversed(),
]

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
      return shipRemedies(ship).map(({ label, rule, change }) => ({ label: of + label, rule, to: withShip(fleet, place, change) }))
    }),
    ...fleetRemedies(state).map(({ label, rule, change }) => ({ label, rule, to: change(fleet) })),
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
  onSelect(selected: SelectedPart): void
}
