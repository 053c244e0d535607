// Placing tiles and ships (SF-SET-09 to SF-SET-11).
import { type Refusal, refuse } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { type Surroundings, shipPlaceFaults } from '../board/board.ts'
import type { OrderOf } from '../orders.ts'
import type { Side } from '../shapes.ts'
import type { Table } from '../state.ts'
import { flying } from '../table.ts'
import { unplaced } from './fleets.ts'

/** Anomalies and ships as a side meets them when it places a ship. */
export function placedFor(table: Table, side: Side): Surroundings {
  const hexes = (own: boolean): readonly Hex[] => flying(table).flatMap((ship) => ((ship.side === side) === own ? [ship.hex] : []))
  return { tiles: table.tiles, enemies: hexes(false), friends: hexes(true) }
}
export function checkPlace(table: Table, side: Side, { ship, hex }: OrderOf<'place'>): Refusal | undefined {
  if (!unplaced(table, side).some(({ id }) => id === ship))
    return refuse('SF-SET-10', `${ship} is no ship of yours that is still to be placed`)
  return shipPlaceFaults(placedFor(table, side), hex)[0]
}
