// Hexes in which ships may be placed before the first turn, and default facings.
import { ahead, DIRECTIONS, type Direction, distance, type Hex, within } from '@admiralty/space'
import type { Area } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import { allied } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'

/** The hexes of an area, nearest to the centre first, without hexes that destroy or strand a ship. */
export const roomIn = (table: Table, { centre, radius }: Area): readonly Hex[] =>
  within(centre, radius).filter((hex) => !isTerrain(table, hex, 'interior', 'surface', 'cinematic'))

export function towards(from: Hex, to: Hex): Direction {
  const away = (way: Direction): number => distance(ahead(from, way), to)
  return DIRECTIONS.reduce((best, way) => (away(way) < away(best) ? way : best))
}
/** The expected position of the enemy: the centre of the first enemy seat's zone. */
export const enemyOf = (table: Table, seat: Color): Hex | undefined =>
  table.setup.seats.find((other) => !allied(table, other.seat, seat))?.zone.centre
