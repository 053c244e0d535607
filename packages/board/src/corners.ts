// In which corner of the chart something may stand that floats over it: where it covers least.

import type { AvailableSize } from './available-size.ts'
import type { Point } from './geometry.ts'

const CORNERS = ['top-right', 'low-right', 'top-left', 'low-left'] as const
export type PanelCorner = (typeof CORNERS)[number]

/** Something on the screen, and how bad it would be to cover it. */
export interface WeightedPoint extends Point {
  readonly weight: number
}

const covers = (corner: PanelCorner, size: AvailableSize, { x, y }: Point, { width, height }: AvailableSize): boolean =>
  (corner.endsWith('left') ? x < size.width : x > width - size.width) &&
  (corner.startsWith('top') ? y < size.height : y > height - size.height)

/** The first of several that cover as little. `size`: of what floats, with its distance from the frame. */
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
