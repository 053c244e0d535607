// What a weapon would do from where to where, on average: the bot's slide rule, not the rules' verdict.
import { distance } from '@admiralty/space'
import { TO_HIT } from '../../data/tables.ts'
import { effective, isWeapon, type WeaponItem } from '../design/units.ts'
import { type FirePose, isFrontal, mountBears } from '../fire/arcs.ts'
import { attacksOf, isMissile, rangeTo } from '../fire/firing.ts'
import { isReady } from '../fire/targets.ts'
import type { Item, Options, Ship, Table } from '../state.ts'
import { itemsOf, left, sizeOf, strength } from '../table.ts'

export const reach = (item: Item): number => (isWeapon(item) ? effective(item).range : 0)
export const punch = (item: Item): number => (isWeapon(item) ? effective(item).damage : 0)

interface Gun {
  readonly item: Item & WeaponItem
  readonly reach: number
  readonly punch: number
  /** The least face that hits a plain ship, with the ship's own pod. */
  readonly least: number
  readonly attacks: number
  readonly missile: boolean
}

/** A ship as it fights, as far as the table knows; looked up once for all that is reckoned with it. */
export interface Combatant {
  readonly ship: Ship
  readonly options: Options
  /** That may be fired at ships. */
  readonly guns: readonly Gun[]
  /** Nobody has seen it fire: anything may be aboard. */
  readonly unseen: boolean
  readonly left: number
  readonly strength: number
  readonly ecm: number
  readonly shield: number
  readonly armour: number
  /** Share of missiles that come through the turrets that are ready. */
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

export const chanceOf = (least: number): number => Math.min(1, Math.max(0, (7 - least) / 6))

/** Damage to expect of one turn's fire of a weapon at a ship, shields and turrets counted as far as they are known; 0 out of arc or range. */
function expected(gun: Gun, from: FirePose, target: Combatant, to: FirePose): number {
  const { options } = target
  if (rangeTo(from.hex, to.hex) > gun.reach || !mountBears(from, gun.item.mount, to.hex, options)) return 0
  const net = gun.punch - target.shield - (target.armour > 0 && isFrontal(to, from.hex, options) ? 1 : 0)
  if (net <= 0) return 0
  return chanceOf(gun.least + target.ecm) * Math.min(net, target.left + 1) * gun.attacks * (gun.missile ? target.screen : 1)
}

export interface Foe {
  readonly combatant: Combatant
  /** Where it is, or is taken to be when the guns speak. */
  readonly stand: FirePose
}
/** All of a ship's fire at the best target for each weapon, in damage points. */
export function firepower({ guns }: Combatant, from: FirePose, foes: readonly Foe[]): number {
  let sum = 0
  for (const gun of guns) {
    let best = 0
    for (const { combatant: target, stand } of foes) best = Math.max(best, expected(gun, from, target, stand))
    sum += best
  }
  return sum
}

/** What an enemy could do to a ship at a place: with what he has been seen to carry, or with what his size lets one fear. */
export function threat({ combatant: foe, stand }: Foe, target: Combatant, at: FirePose): number {
  if (foe.unseen) return rangeTo(stand.hex, at.hex) <= 3 ? (GUESSED[sizeOf(foe.ship)] ?? 1) * 0.4 : 0
  return foe.guns.reduce((sum, gun) => sum + expected(gun, stand, target, at), 0)
}
/** What an enemy who has yet to move might do to a ship there: every gun that could come within range, whichever way it will look. */
export function menace({ ship, guns }: Combatant, target: Combatant, at: FirePose): number {
  const far = distance(ship.hex, at.hex)
  return guns
    .filter((gun) => far <= gun.reach + ship.speed + 1)
    .reduce((sum, gun) => sum + chanceOf(gun.least + target.ecm) * Math.max(0, gun.punch - target.shield) * gun.attacks, 0)
}
/** What a ship nobody has seen fire is taken to carry: so much damage within so many hexes, by size. */
const GUESSED = [0, 1, 2, 4, 6, 12] as const
