// The average damage of a weapon from one pose to another. An estimate for bots; the rules do not use it.
import { chanceAtLeast } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { TO_HIT } from '../../data/tables.ts'
import { effective, isWeapon, type WeaponItem } from '../design/units.ts'
import { type FirePose, isFrontal, mountBears } from '../fire/arcs.ts'
import { attacksOf, isMissile, rangeTo } from '../fire/firing.ts'
import { isReady } from '../fire/targets.ts'
import type { Item, Options, Ship, Table } from '../state.ts'
import { itemsOf, left, sizeOf, strength } from '../table.ts'

/** Range in combat, in hexes; 0 for a device. */
export const reach = (item: Item): number => (isWeapon(item) ? effective(item).range : 0)
/** Damage in combat; 0 for a device. */
export const punch = (item: Item): number => (isWeapon(item) ? effective(item).damage : 0)

interface Gun {
  readonly item: Item & WeaponItem
  readonly reach: number
  readonly punch: number
  /** The lowest die that hits a ship without ECM; the own targeting pod is included. */
  readonly least: number
  readonly attacks: number
  readonly missile: boolean
}

/** The known fighting values of a ship, looked up once for many estimates. */
export interface Combatant {
  readonly ship: Ship
  readonly options: Options
  /** Weapons that may fire at ships. */
  readonly guns: readonly Gun[]
  /** Whether no weapon of the ship is known. */
  readonly unseen: boolean
  readonly left: number
  readonly strength: number
  readonly ecm: number
  readonly shield: number
  readonly armour: number
  /** The share of missiles that get past the turrets that are ready. */
  readonly screen: number
}

export function combatant(table: Table, ship: Ship): Combatant {
  const items = itemsOf(table, ship)
  const count = (kind: Item['kind']): number => items.filter((item) => item.kind === kind).length
  const pod = count('targeting') > 0 ? 1 : 0
  const turrets = items.filter((item) => item.kind === 'pointDefence' && isReady(ship, item)).length
  const weapons = items.filter(isWeapon)
  return {
    ship,
    options: table.setup.options,
    guns: weapons.flatMap((item) => {
      const least = TO_HIT[item.kind].ship
      return least === null
        ? []
        : [{ item, reach: reach(item), punch: punch(item), least: least - pod, attacks: attacksOf(item), missile: isMissile(item) }]
    }),
    unseen: weapons.length === 0,
    left: left(table, ship),
    strength: strength(table, ship).total,
    ecm: count('ecm') > 0 ? 1 : 0,
    shield: count('shield') > 0 ? 1 : 0,
    armour: count('armour') > 0 ? 1 : 0,
    screen: (4 / 6) ** turrets,
  }
}

/** Expected damage of a weapon in one turn, with known shields and turrets; 0 out of arc or range. */
function expected(gun: Gun, from: FirePose, target: Combatant, to: FirePose): number {
  const { options } = target
  if (rangeTo(from.hex, to.hex) > gun.reach || !mountBears(from, gun.item.mount, to.hex, options)) return 0
  const net = gun.punch - target.shield - (target.armour > 0 && isFrontal(to, from.hex, options) ? 1 : 0)
  if (net <= 0) return 0
  return chanceAtLeast(gun.least + target.ecm, 6) * Math.min(net, target.left + 1) * gun.attacks * (gun.missile ? target.screen : 1)
}

/** An enemy ship with its pose in combat. */
export interface Foe {
  readonly combatant: Combatant
  /** Its pose, or the expected one when combat begins. */
  readonly stand: FirePose
  /** How much more than its price it is worth in the scenario; 1 for an ordinary ship. */
  readonly stake: number
}
/** Expected damage of a ship's fire, each weapon at its best target, times the stake in it. */
export function firepower({ guns }: Combatant, from: FirePose, foes: readonly Foe[]): number {
  let sum = 0
  for (const gun of guns) {
    let best = 0
    for (const { combatant: target, stand, stake } of foes) best = Math.max(best, expected(gun, from, target, stand) * stake)
    sum += best
  }
  return sum
}

/** Expected damage by an enemy that has moved: from its known weapons, or guessed by its size if none is known. */
export function threat({ combatant: foe, stand }: Foe, target: Combatant, at: FirePose): number {
  if (foe.unseen) return rangeTo(stand.hex, at.hex) <= 3 ? (GUESSED[sizeOf(foe.ship)] ?? 1) * 0.4 : 0
  return foe.guns.reduce((sum, gun) => sum + expected(gun, stand, target, at), 0)
}
/** Expected damage by an enemy that has not moved yet: all guns that could come within range, in any facing. */
export function menace({ ship, guns }: Combatant, target: Combatant, at: FirePose): number {
  const far = distance(ship.hex, at.hex)
  let sum = 0
  for (const gun of guns)
    if (far <= gun.reach + ship.speed + 1)
      sum += chanceAtLeast(gun.least + target.ecm, 6) * Math.max(0, gun.punch - target.shield) * gun.attacks
  return sum
}
/** The guessed damage of a ship without known weapons, by size. */
const GUESSED = [0, 1, 2, 4, 6, 12] as const
