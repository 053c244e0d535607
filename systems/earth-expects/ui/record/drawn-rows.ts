// Rows of fire as lines over a record, from open space to the first box on the row.
import { centre, type Point, RISE } from '@admiralty/board'
import { ahead, type Hex } from '@admiralty/space'
import type { Armoured } from '../../src/record/adjacency.ts'
import { type Layout, type Levels, placeOf } from '../../src/record/layout.ts'
import { firstOn, type RowOfFire } from '../../src/record/rows.ts'

/** A line in the units of the drawing. */
export interface RowLine {
  readonly from: Point
  readonly to: Point
}
/** Any hex of the row. */
const anyHexOn = ({ heading, row }: RowOfFire): Hex => (heading % 3 === 2 ? [0, row] : [row, 0])
const unit = (heading: RowOfFire['heading']): Point => {
  const { x, y } = centre(ahead([0, 0], heading))
  return { x: x / (2 * RISE), y: y / (2 * RISE) }
}
const along = (at: Point, way: Point): number => at.x * way.x + at.y * way.y
const onward = (from: Point, way: Point, by: number): Point => ({ x: from.x + way.x * by, y: from.y + way.y * by })

/** How long a line is before its first box, and how far it goes past a ship that it misses. */
const RUN_UP = 5 * RISE
const BEYOND = 2.4 * RISE

/** The line of a row. It ends at the edge of the first box, or beyond the ship. */
export function lineOn(layout: Layout, levels: Levels, row: RowOfFire & { readonly armour: Armoured }): RowLine {
  const way = unit(row.heading)
  const start = centre(anyHexOn(row))
  const offset = along(start, way)
  const reach = layout.places.map(({ box }) => along(centre(box.at), way))
  const met = firstOn(layout, levels, row, row.armour)
  const end = met === undefined ? Math.max(...reach) + BEYOND : along(middleOf(layout, met), way) - rim(layout, met)
  const begin = met === undefined ? Math.min(...reach) - BEYOND : end - RUN_UP
  return { from: onward(start, way, begin - offset), to: onward(start, way, end - offset) }
}
const rim = (layout: Layout, id: string): number => (placeOf(layout, id).box.side === null ? RISE * 0.8 : 0)

/** The centre of a hex box, or the middle of an armour side. */
export function middleOf(layout: Layout, id: string): Point {
  const { box } = placeOf(layout, id)
  const here = centre(box.at)
  if (box.side === null) return here
  const there = centre(ahead(box.at, box.side))
  return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 }
}
