// Finds a place for a panel on the chart where it covers nothing that must stay visible.

import type { AvailableSize } from './available-size.ts'
import type { WeightedPoint } from './corners.ts'
import type { Point } from './geometry.ts'

/** A rectangle on the screen, in pixels from the top left of the chart. */
export interface ScreenBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
export const overlaps = (a: ScreenBox, b: ScreenBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

interface Placing {
  readonly size: AvailableSize
  /** The part of the chart where the panel may be. */
  readonly within: ScreenBox
  /** Must stay visible. */
  readonly kept: readonly ScreenBox[]
}
/** Free space around what is kept. */
const GAP = 6

const boxAt = ({ x, y }: Point, { width, height }: AvailableSize): ScreenBox => ({ left: x, right: x + width, top: y, bottom: y + height })

/** All places where the panel overlaps an edge or a kept rectangle and covers none: first the corners. If there is a free place at all, one of these is. */
export function freePlaces({ size, within, kept }: Placing): readonly Point[] {
  const wide = kept.map(({ left, right, top, bottom }) => ({ left: left - GAP, right: right + GAP, top: top - GAP, bottom: bottom + GAP }))
  const [most, low] = [within.right - size.width, within.bottom - size.height]
  if (most < within.left || low < within.top) return []
  const xs = [most, within.left, ...wide.flatMap(({ left, right }) => [left - size.width, right])]
  const ys = [within.top, low, ...wide.flatMap(({ top, bottom }) => [top - size.height, bottom])]
  const isInside = (at: number, least: number, most: number): boolean => at >= least && at <= most
  return xs
    .filter((x) => isInside(x, within.left, most))
    .flatMap((x) => ys.filter((y) => isInside(y, within.top, low)).map((y) => ({ x, y })))
    .filter((at) => !wide.some((box) => overlaps(boxAt(at, size), box)))
}

/** The free place that covers the least weight; a corner if one is free. Null if there is no free place. */
export function panelPlace(placing: Placing, busy: readonly WeightedPoint[]): Point | null {
  const { size, within } = placing
  const places = freePlaces(placing)
  const isCorner = ({ x, y }: Point): boolean =>
    (x === within.left || x === within.right - size.width) && (y === within.top || y === within.bottom - size.height)
  const corners = places.filter(isCorner)
  const covered = (at: Point): number => {
    const { left, right, top, bottom } = boxAt(at, size)
    return busy.filter(({ x, y }) => x > left && x < right && y > top && y < bottom).reduce((sum, { weight }) => sum + weight, 0)
  }
  const [first, ...others] = corners.length > 0 ? corners : places
  return first ? others.reduce((best, at) => (covered(at) < covered(best) ? at : best), first) : null
}
