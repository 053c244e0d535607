// The exact chances of a declared fire: boxes, destruction, and each system (FT-WPN, FT-DMG). Nothing is sampled.
import { capped, certain, chained, chanceOf, type Distribution, isRefusal, map, mix, plus, times, weighted } from '@admiralty/kernel'
import { BEAM_DICE, type DieRow, NEEDLE_DIE } from '../../data/tables.ts'
import { type SystemCheck, systemChecks } from '../damage/checks.ts'
import { armourShare, checkDue } from '../damage/hits.ts'
import { checkedShip } from '../damage/marking.ts'
import { systemsOf } from '../design/systems.ts'
import { entryAt } from '../found.ts'
import type { ShotOrder } from '../orders.ts'
import type { Ship, Table } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { inDiceOrder } from './firing.ts'
import { type GunShot, gunAt } from './guns.ts'

/** The chances of a ship's fire at one target. */
export type FireChances =
  | {
      readonly kind: 'ship'
      readonly id: string
      /** Boxes that are marked. */
      readonly armour: Distribution
      readonly hull: Distribution
      readonly destroyed: number
      /** The chance that a system is lost, or the drive hit, or all of it is destroyed with the ship. In check order. */
      readonly systems: readonly { readonly system: string; readonly chance: number }[]
    }
  | { readonly kind: 'group'; readonly id: string; readonly kills: Distribution }

const ONE_FACE = 1 / 6
/** Two sums in one number: points that armour may stop, and points that pass it. */
const STOPPABLE = 1024
const points = (stoppable: number, direct: number): number => stoppable * STOPPABLE + direct

/** Re-rolled dice: screens and armour do not stop them (FT-WPN-03, FT-DMG-03). */
const CHAIN: Distribution = chained(
  BEAM_DICE[0].counts.map((value, index) => ({ chance: ONE_FACE, value, again: index + 1 === BEAM_DICE[0].again })),
)
const beamDie = (row: DieRow): Distribution =>
  mix(
    row.counts.map((count, index) => ({
      chance: ONE_FACE,
      of: index + 1 === row.again ? map(CHAIN, (direct) => points(count, direct)) : certain(points(count, 0)),
    })),
  )
/** A chance of one result, and nothing otherwise. */
const oneIn = (faces: number, value: number): Distribution =>
  weighted([
    [0, 6 - faces],
    [value, faces],
  ])
/** The points of one die of a needle beam; `spared`: if it shows no six. */
const needleDie = (spared: boolean): Distribution =>
  weighted(NEEDLE_DIE.counts.slice(0, spared ? 5 : 6).map((direct) => [points(0, direct), 1] as const))

interface GunChances {
  readonly gun: GunShot
  readonly halved: boolean
  /** A needle beam at this system shows no six; null for any. */
  readonly spared: string | null
}
/** The dice of one mount, one by one. */
function diceOf({ gun, halved, spared }: GunChances): readonly Distribution[] {
  switch (gun.weapon) {
    case 'beam':
    case 'pack': {
      const row = beamDie(entryAt(BEAM_DICE, gun.screens))
      return Array.from({ length: gun.dice.total }, () => row)
    }
    case 'torpedo': {
      const hits = [1, 2, 3, 4, 5, 6].map((face) => points(armourShare(face, { halved }), face - armourShare(face, { halved })))
      const hit = (7 - gun.needs.total) / 6
      return [
        mix([
          { chance: 1 - hit, of: certain(0) },
          { chance: hit, of: weighted(hits.map((value) => [value, 1] as const)) },
        ]),
      ]
    }
    case 'needle':
      return [needleDie(gun.system === spared)]
    case 'pds':
    case 'flak': // only at groups, which have no boxes
      return [oneIn(1, points(1, 0))]
  }
}

/** Chances of all pairs of sums, none larger than what can matter. */
function pointsOf({ design: { hull, armour } }: Ship, guns: readonly GunChances[]): Distribution {
  const limited = (sums: number): number => points(Math.min(armour + hull, Math.floor(sums / STOPPABLE)), Math.min(hull, sums % STOPPABLE))
  return guns.flatMap(diceOf).reduce((sum, dice) => map(plus(sum, dice), limited), certain(0))
}
const hullOf = (ship: Ship, sums: Distribution): Distribution => {
  const { design, condition } = ship
  const armour = design.armour - condition.armour
  return capped(
    map(sums, (sum) => (sum % STOPPABLE) + Math.max(0, Math.floor(sum / STOPPABLE) - armour)),
    design.hull - condition.hull,
  )
}

/** The chance that a check loses one system. */
const checkChance = (checks: readonly SystemCheck[], system: string): number => {
  const check = checks.find((one) => one.system.id === system)
  return check ? (7 - check.least) / 6 : 0
}
interface Expected {
  readonly table: Table
  readonly ship: Ship
  readonly guns: readonly GunShot[]
}
function shipChances({ table, ship, guns }: Expected): FireChances {
  const { design, condition } = ship
  const halved = table.setup.settings.semiPiercing
  const sumsWith = (spared: string | null): Distribution =>
    pointsOf(
      ship,
      guns.map((gun) => ({ gun, halved, spared })),
    )
  const sums = sumsWith(null)
  const hull = hullOf(ship, sums)
  const left = design.hull - condition.hull
  const checks = new Map(
    hull.values.map((boxes) => {
      const check = boxes < left ? checkDue(ship, condition.hull + boxes) : null
      return [boxes, check ? systemChecks(checkedShip(table, ship), check) : []] as const
    }),
  )
  const holds = (system: string, of: Distribution): number =>
    of.values.reduce(
      (sum, boxes, at) => sum + (boxes < left ? entryAt(of.chances, at) * (1 - checkChance(checks.get(boxes) ?? [], system)) : 0),
      0,
    )
  const aimed = guns.flatMap((gun) => (gun.weapon === 'needle' ? [gun.system] : []))
  const spared = (system: string): number =>
    (1 - ONE_FACE) ** aimed.filter((other) => other === system).length * holds(system, hullOf(ship, sumsWith(system)))
  const survival = new Map(aimed.map((system) => [system, spared(system)]))
  const systems = systemsOf(design).map(({ id: system }) => ({ system, chance: 1 - (survival.get(system) ?? holds(system, hull)) }))
  const armour = capped(
    map(sums, (sum) => Math.floor(sum / STOPPABLE)),
    design.armour - condition.armour,
  )
  return { kind: 'ship', id: ship.id, armour, hull, destroyed: chanceOf(hull, (boxes) => boxes >= left), systems }
}

/** The chances of all legal shots of a ship, target by target. */
export function fireChances(table: Table, ship: Ship, shots: readonly ShotOrder[]): readonly FireChances[] {
  return inDiceOrder(ship, shots).flatMap((atTarget): readonly FireChances[] => {
    const guns = atTarget.flatMap((shot): readonly GunShot[] => {
      const gun = gunAt(table, ship, shot)
      return isRefusal(gun) ? [] : [gun]
    })
    const target = atTarget[0]?.target
    if (!target || guns.length === 0) return []
    if (target.kind === 'ship') return [shipChances({ table, ship: shipOf(table, target.id), guns })]
    const kills = capped(times(guns.length, oneIn(1, 1)), groupOf(table, target.id).fighters)
    return [{ kind: 'group', id: target.id, kills }]
  })
}
