// Chooses the corner of the chart where an overlay covers least.

import type { AvailableSize } from './available-size.ts'
import type { Point } from './geometry.ts'

const CORNERS = ['top-right', 'low-right', 'top-left', 'low-left'] as const
export type PanelCorner = (typeof CORNERS)[number]

/** A point on the screen and the cost of covering it. */
export interface WeightedPoint extends Point {
  /** More than 1 for a counter or a text. */
  readonly weight: number
}

/** Whether an overlay of this size in a corner covers a point. */
export const covers = (corner: PanelCorner, size: AvailableSize, { x, y }: Point, { width, height }: AvailableSize): boolean =>
  (corner.endsWith('left') ? x < size.width : x > width - size.width) &&
  (corner.startsWith('top') ? y < size.height : y > height - size.height)

/** The corner with the lowest covered weight, the first one if several are equal. `size` is the overlay with its distance from the frame. */
export function cornerFor<C extends PanelCorner>(
  corners: readonly [C, ...C[]],
  size: AvailableSize,
  busy: readonly WeightedPoint[],
  room: AvailableSize,
): C {
  const covered = (corner: C): number =>
    busy.filter((point) => covers(corner, size, point, room)).reduce((sum, { weight }) => sum + weight, 0)
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}
