// The chance of a plain hit in each hex in reach of a weapon.
import { type Hex, hexKey, within } from '@admiralty/space'
import type { Item, Table } from '../state.ts'
import { onMap } from '../table.ts'
import { bears, rangeOf, thingOf } from './firing.ts'
import { oddsOf, plain } from './odds.ts'
import { targetsOf } from './targets.ts'

/** The mean damage of a weapon at a hex, for the map. */
export interface HexChance {
  readonly hex: Hex
  /** Points of damage to the enemy in the hex that takes most, else to an unprotected ship; for a turret, fighters. */
  readonly mean: number
  /** Ids of legal targets in the hex. */
  readonly targets: readonly string[]
}
/** The hexes of the map in a weapon's arc and range. */
export const hexesInReach = (table: Table, from: string, weapon: Item): readonly Hex[] =>
  within(thingOf(table, from).hex, rangeOf(table, { from, weapon, powerUp: null }).total).filter(
    (hex) => onMap(table.setup.map, hex) && bears(table, from, weapon, hex),
  )
/** The mean damage of a weapon at every hex in its arc and range. */
export function hexChances(table: Table, from: string, weapon: Item): readonly HexChance[] {
  const targets = targetsOf(table, { from, weapon, powerUp: null })
  const open = plain(table, from, weapon)
  return hexesInReach(table, from, weapon).map((hex) => {
    const there = targets.filter((target) => hexKey(target.hex) === hexKey(hex))
    const means = there.map(({ id }) => oddsOf(table, { from, weapon, powerUp: null, at: id }).mean)
    return { hex, mean: means.length > 0 ? Math.max(...means) : open, targets: there.map(({ id }) => id) }
  })
}
