// What a weapon would do from where to where, on average: the bot's slide rule, not the rules' verdict.
import { type Direction, distance, type Hex, inWedge, rowTo, turned } from '@admiralty/hex'
import { FIGHTERS, TO_HIT, WEAPONS } from '../../data/tables.ts'
import { effective, isWeapon } from '../design/units.ts'
import type { Fighter, Item, Ship, Table } from '../state.ts'
import { has, itemsOf, left } from '../table.ts'

/** Where a thing is and whither it looks; a course's end is one too. */
export interface Stand {
  readonly hex: Hex
  readonly facing: Direction
}

export const reach = (item: Item): number => (isWeapon(item) ? effective(item).range : 0)
export const punch = (item: Item): number => (isWeapon(item) ? effective(item).damage : 0)

/** ES-GEO-01 to -03, ES-CMB-05. */
export function bearsOn(table: Table, from: Stand, item: Item, hex: Hex): boolean {
  if (distance(from.hex, hex) === 0) return item.mount === 'dorsal'
  if (item.mount === 'dorsal') return true
  if (item.mount === 'axial') return rowTo(from.hex, hex) === from.facing
  const wide = table.setup.options.wideVentralArcs
  const wedges = wide ? [0, 1, 2, 3, 4, 5].filter((side) => side !== 0 && side !== 5 && side !== 2 && side !== 3).concat([2, 3]) : [1, 4]
  return wedges.some((side) => inWedge(from.hex, hex, turned(from.facing, side)))
}

/** Damage to expect of one turn's fire of a weapon at a ship, shields and turrets counted as far as they are known; 0 out of arc or range. */
export function expected(table: Table, shooter: Ship, from: Stand, item: Item, target: Ship, to: Stand): number {
  if (!isWeapon(item)) return 0
  const { kind } = item
  const least = TO_HIT[kind].ship
  if (least === null) return 0
  const far = Math.max(1, distance(from.hex, to.hex))
  if (far > reach(item) || !bearsOn(table, from, item, to.hex)) return 0
  const chance = chanceOf(least + (has(table, target, 'ecm') ? 1 : 0) - (has(table, shooter, 'targeting') ? 1 : 0))
  const net = Math.max(0, punch(item) - (has(table, target, 'shield') ? 1 : 0) - (frontal(table, target, to, from.hex) ? 1 : 0))
  return (
    chance *
    Math.min(net, left(table, target) + 1) *
    (kind === 'bank' ? 3 : 1) *
    (kind === 'missile' || kind === 'bdvm' ? screen(table, target) : 1)
  )
}
export const chanceOf = (least: number): number => Math.min(1, Math.max(0, (7 - least) / 6))

/** ES-AUX-ARM-02: inside the open wedge ahead. */
function frontal(table: Table, target: Ship, to: Stand, source: Hex): boolean {
  if (!has(table, target, 'armour')) return false
  const side = (turn: number): boolean => inWedge(to.hex, source, turned(to.facing, turn))
  const row = rowTo(to.hex, source)
  return (side(0) || side(5)) && row !== turned(to.facing, 1) && row !== turned(to.facing, 5)
}
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
export const fighterReach = (fighter: Fighter): number => WEAPONS[FIGHTERS[fighter.kind].weapon].range
