// The attack of a mount on a target in P10: dice, faces needed, or why it cannot fire (FT-FC, FT-WPN, FT-OPT-03). Preview and verdict.
import { type Explained, explained, isRefusal, type Place, type Refusal, refuse } from '@admiralty/kernel'
import * as tables from '../../data/tables.ts'
import { isInOrder } from '../damage/checks.ts'
import type { ArcPart } from '../design/design.ts'
import { CORE_KINDS, type SystemPart } from '../design/systems.ts'
import { entryAt } from '../found.ts'
import { arcFrom, surfaceOf } from '../measure.ts'
import type { ShotOrder } from '../orders.ts'
import type { Group, Ship, Table } from '../state.ts'
import { controlFault, flying, isEnemy, isWorking, present, screenLevel, systemOf } from '../table.ts'

/** A shot that may be fired. */
export type GunShot =
  /** Beam dice against the working screens of the target, 0 for a submunition pack (FT-WPN-03, FT-WPN-08). */
  | { readonly weapon: 'beam' | 'pack'; readonly dice: Explained; readonly screens: number }
  /** The face that hits (FT-WPN-05). */
  | { readonly weapon: 'torpedo'; readonly needs: Explained }
  | { readonly weapon: 'needle'; readonly system: string }
  /** FT-WPN-09 */
  | { readonly weapon: 'pds' }
  /** FT-OPT-03: one die at a group. */
  | { readonly weapon: 'flak' }
type GunPart = ArcPart & { readonly kind: 'beam' | 'torpedo' | 'needle' | 'pack' }

const isGun = (part: SystemPart): part is GunPart => ['beam', 'torpedo', 'needle', 'pack'].includes(part.kind)
/** D5: movement units that a gun reaches. */
function reachOf(part: GunPart): number {
  switch (part.kind) {
    case 'beam':
      return tables.BEAM_BAND * part.class
    case 'torpedo':
      return tables.SMALL_BAND * tables.TORPEDO_NEEDS.length
    case 'pack':
      return tables.SMALL_BAND * tables.PACK_DICE.length
    case 'needle':
      return tables.NEEDLE_RANGE
  }
}
/** FT-COR-02, FT-FTL-01, FT-SEQ-07: why a ship does not fire at all in P10 of this turn. */
export function holdsFire(table: Table, ship: Ship): Refusal | undefined {
  const fault = controlFault(table, ship)
  if (fault) return fault
  if (ship.warm === table.turn) return refuse('FT-FTL-01', `${ship.name} warms up its FTL drive and does not fire`)
  return ship.fired === table.turn ? refuse('FT-SEQ-07', `${ship.name} has fired in this turn`) : undefined
}

/** FT-FC-03, FT-FC-04: the arcs of a gun, and the closed stern. */
function bearingFault(table: Table, ship: Ship, part: GunPart, at: Place): Refusal | undefined {
  const arc = arcFrom(table, ship, at)
  if (!part.arcs.includes(arc)) return refuse('FT-FC-03', `the target is in arc ${arc}, the mount bears on ${part.arcs.join('-')}`)
  if (arc !== 'A') return undefined
  if (table.setup.settings.aftArc === 'always') return refuse('FT-FC-04', 'no ship fires into its arc A')
  return ship.thrust === table.turn ? refuse('FT-FC-04', 'a ship that used thrust in this turn does not fire into its arc A') : undefined
}
/** The clause of the range of each gun. */
const RANGE_RULES = { beam: 'FT-WPN-01', torpedo: 'FT-WPN-05', needle: 'FT-WPN-07', pack: 'FT-WPN-08' } as const
function reachFault(table: Table, ship: Ship, part: GunPart, at: Place): Refusal | undefined {
  const units = reachOf(part)
  return surfaceOf(table).isWithin(ship.at, at, units)
    ? undefined
    : refuse(RANGE_RULES[part.kind], `the target is more than ${units} MU away`)
}

/** A target that is on the table, and hostile. */
function targetOf(table: Table, ship: Ship, { kind, id }: ShotOrder['target']): Ship | Group | Refusal {
  const target = (kind === 'ship' ? present(table) : flying(table)).find((thing) => thing.id === id)
  if (!target) return refuse('FT-FC-01', `${id} is no ${kind === 'ship' ? 'ship on the table' : 'group in flight'}`)
  return isEnemy(table, target.seat, ship.seat) ? target : refuse('FT-FC-01', `${id} is not hostile`)
}

/** The shot of one mount as it would be resolved. FireCons are counted in `firing.ts`. */
export function gunAt(table: Table, ship: Ship, { mount, target, system }: ShotOrder): GunShot | Refusal {
  const part = systemOf(ship, mount)?.part
  if (!part) return refuse('FT-FC-02', `${ship.name} has no ${mount}`)
  if (!isWorking(ship, mount)) return refuse('FT-FC-02', `${mount} of ${ship.name} is ${ship.condition.systems[mount]}`)
  if (ship.used.includes(mount)) return refuse('FT-SEQ-06', `${mount} has been used in this turn`)
  if (system !== null && part.kind !== 'needle') return refuse('FT-WPN-07', 'only needle beams aim at systems')
  const there = targetOf(table, ship, target)
  if (isRefusal(there)) return there
  if (part.kind === 'pds') return 'design' in there ? pdsAt(table, ship, there) : refuse('FT-PD-03', 'point defence fires at groups in P8')
  if (!isGun(part)) return refuse('FT-FC-02', `${mount} does not fire in P10`)
  const fault = reachFault(table, ship, part, there.at) ?? bearingFault(table, ship, part, there.at)
  if (fault) return fault
  if ('design' in there) return gunAtShip(table, { ship, part, there, system })
  return system === null ? flakAt(table, there) : refuse('FT-WPN-07', 'a fighter group has no systems')
}
/** FT-WPN-09, FT-PD-01: through any arc. */
function pdsAt(table: Table, ship: Ship, target: Ship): GunShot | Refusal {
  if (!surfaceOf(table).isWithin(ship.at, target.at, tables.PDS_RANGE))
    return refuse('FT-WPN-09', `point defence reaches ${tables.PDS_RANGE} MU against ships`)
  if (screenLevel(target) > 0) return refuse('FT-WPN-09', 'point defence harms no ship behind a working screen')
  return target.condition.armour < target.design.armour
    ? refuse('FT-WPN-09', 'point defence harms no ship with armour left')
    : { weapon: 'pds' }
}
/** FT-OPT-03 */
function flakAt(table: Table, group: Group): GunShot | Refusal {
  if (!table.setup.settings.shipsShootFighters) return refuse('FT-OPT-03', 'guns do not fire at fighters in this match')
  if (group.fought === table.turn) return refuse('FT-OPT-03', `${group.id} is in a dogfight`)
  return group.evaded === table.turn ? refuse('FT-OPT-03', `${group.id} has evaded`) : { weapon: 'flak' }
}
interface Shooting {
  readonly ship: Ship
  readonly part: GunPart
  readonly there: Ship
  readonly system: string | null
}
function gunAtShip(table: Table, { ship, part, there, system }: Shooting): GunShot | Refusal {
  const band = (width: number): number => surfaceOf(table).band(ship.at, there.at, width)
  switch (part.kind) {
    case 'beam': {
      const far = band(tables.BEAM_BAND) - 1
      const dice = explained(
        ['class', part.class, 'FT-WPN-01'],
        far > 0 ? [`beyond ${far * tables.BEAM_BAND} MU`, -far, 'FT-WPN-01'] : null,
      )
      return { weapon: 'beam', dice, screens: screenLevel(there) }
    }
    case 'pack': {
      const near = band(tables.SMALL_BAND)
      return {
        weapon: 'pack',
        dice: explained([`within ${near * tables.SMALL_BAND} MU`, entryAt(tables.PACK_DICE, near - 1), 'FT-WPN-08']),
        screens: 0,
      }
    }
    case 'torpedo': {
      const near = band(tables.SMALL_BAND)
      return {
        weapon: 'torpedo',
        needs: explained([`within ${near * tables.SMALL_BAND} MU`, entryAt(tables.TORPEDO_NEEDS, near - 1), 'FT-WPN-05']),
      }
    }
    case 'needle':
      return needleAt(there, system)
  }
}
/** FT-WPN-07: systems at which a needle beam may aim. */
export const mayBeNeedled = (ship: Ship, id: string): boolean => {
  const system = systemOf(ship, id)
  return system !== undefined && !CORE_KINDS.some((kind) => kind === system.part.kind) && isInOrder(ship, system)
}
function needleAt(target: Ship, system: string | null): GunShot | Refusal {
  if (system === null) return refuse('FT-WPN-07', 'a needle beam aims at a named system')
  if (mayBeNeedled(target, system)) return { weapon: 'needle', system }
  const part = systemOf(target, system)?.part
  if (!part) return refuse('FT-WPN-07', `${target.name} has no ${system}`)
  const isCore = CORE_KINDS.some((kind) => kind === part.kind)
  return isCore
    ? refuse('FT-WPN-07', `${system} of ${target.name} is a core system; needle beams cannot aim at it`)
    : refuse('FT-WPN-07', `${system} of ${target.name} works no more`)
}
