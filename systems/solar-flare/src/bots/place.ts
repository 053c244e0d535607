// A sensible place for a ship, for the main button, for default orders and for bots.
import { bearing, type Direction, distance, type Hex } from '@admiralty/space'
import { shipPlaces } from '../board/board.ts'
import { placedFor } from '../setting/placing.ts'
import type { Side } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { flying } from '../table.ts'

/** The facing towards the first enemy on the board, otherwise towards the middle; north in the middle itself. */
export function facingFrom(table: Table, side: Side, hex: Hex): Direction {
  const [enemy] = flying(table).filter((other) => other.side !== side)
  return bearing(hex, enemy?.hex ?? [0, 0])?.direction ?? 0
}
/** Hexes between ships of two sides where a battle begins soon, but not at once. */
const APART = 10
/** The place that suits a side: near its friends, in reach of the nearest enemy, on the way to the middle. */
export function proposedPlace(table: Table, side: Side): Pick<Ship, 'hex' | 'facing'> {
  const placed = placedFor(table, side)
  const nearest = (at: Hex, hexes: readonly Hex[], otherwise: number): number =>
    Math.min(otherwise, ...hexes.map((hex) => distance(at, hex)))
  const score = (at: Hex): number =>
    4 * Math.abs((placed.enemies.length > 0 ? nearest(at, placed.enemies, 99) : APART) - APART) +
    (placed.friends.length > 0 ? nearest(at, placed.friends, 99) : 0) +
    Math.abs(distance(at, [0, 0]) - 6)
  const best = shipPlaces(placed).reduce<{ readonly hex: Hex; readonly score: number } | undefined>((first, hex) => {
    const found = score(hex)
    return first && first.score <= found ? first : { hex, score: found }
  }, undefined)
  if (!best) throw new Error('no hex is free')
  return { hex: best.hex, facing: facingFrom(table, side, best.hex) }
}
