// The exact chances of a declared fire: boxes, destruction, and each system (FT-WPN, FT-DMG). Nothing is sampled.
import { capped, chanceOf, type Distribution, isRefusal, map, times } from '@admiralty/kernel'
import { checkedShip } from '../damage/checking.ts'
import { type SystemCheck, systemChecks } from '../damage/checks.ts'
import { checkDue } from '../damage/hits.ts'
import { systemsOf } from '../design/systems.ts'
import { entryAt } from '../found.ts'
import type { ShotOrder } from '../orders.ts'
import type { Ship } from '../state.ts'
import { groupOf, type KnownTable, shipOf } from '../table.ts'
import { inDiceOrder } from './firing.ts'
import { hullOf, ONE_FACE, oneIn, pointsOf, STOPPABLE } from './gun-dice.ts'
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

/** The chance that a check loses one system. */
const checkChance = (checks: readonly SystemCheck[], system: string): number => {
  const check = checks.find((one) => one.system.id === system)
  return check ? (7 - check.least) / 6 : 0
}
interface Expected {
  readonly table: KnownTable
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
export function fireChances(table: KnownTable, ship: Ship, shots: readonly ShotOrder[]): readonly FireChances[] {
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
