// What a weapon would do from where to where, on average: the bot's slide rule, not the rules' verdict.
import { TO_HIT } from '../../data/tables.ts'
import { effective, isWeapon } from '../design/units.ts'
import { isFrontal, mountBears, type Stand } from '../fire/arcs.ts'
import { attacksOf, isMissile, rangeTo } from '../fire/firing.ts'
import type { Item, Ship, Table } from '../state.ts'
import { has, itemsOf, left } from '../table.ts'

export const reach = (item: Item): number => (isWeapon(item) ? effective(item).range : 0)
export const punch = (item: Item): number => (isWeapon(item) ? effective(item).damage : 0)

/** Damage to expect of one turn's fire of a weapon at a ship, shields and turrets counted as far as they are known; 0 out of arc or range. */
export function expected(table: Table, shooter: Ship, from: Stand, item: Item, target: Ship, to: Stand): number {
  if (!isWeapon(item)) return 0
  const { kind } = item
  const least = TO_HIT[kind].ship
  if (least === null) return 0
  const { options } = table.setup
  const far = rangeTo(from.hex, to.hex)
  if (far > reach(item) || !mountBears(from, item.mount, to.hex, options)) return 0
  const chance = chanceOf(least + (has(table, target, 'ecm') ? 1 : 0) - (has(table, shooter, 'targeting') ? 1 : 0))
  const net = Math.max(
    0,
    punch(item) - (has(table, target, 'shield') ? 1 : 0) - (has(table, target, 'armour') && isFrontal(to, from.hex, options) ? 1 : 0),
  )
  return chance * Math.min(net, left(table, target) + 1) * attacksOf(item) * (isMissile(item) ? screen(table, target) : 1)
}
export const chanceOf = (least: number): number => Math.min(1, Math.max(0, (7 - least) / 6))

/** Missiles that come through the target's known turrets. */
const screen = (table: Table, target: Ship): number =>
  (4 / 6) ** itemsOf(table, target).filter((item) => item.kind === 'pointDefence' && target.fired[item.id] === undefined).length

/** All of a ship's fire at the best target for each weapon, in damage points weighted by what they hurt. */
export function firepower(
  table: Table,
  shooter: Ship,
  from: Stand,
  targets: readonly { readonly ship: Ship; readonly stand: Stand }[],
): number {
  return itemsOf(table, shooter)
    .filter(isWeapon)
    .reduce((sum, item) => sum + Math.max(0, ...targets.map(({ ship, stand }) => expected(table, shooter, from, item, ship, stand))), 0)
}

/** What a ship nobody has seen fire is taken to carry: so much damage within so many hexes, by size. */
export const GUESSED = [0, 1, 2, 4, 6, 12] as const
