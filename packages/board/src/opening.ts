// Where a chart opens: on the ships that matter, with a margin.
import type { AvailableSize } from './available-size.ts'
import { type Camera, fitting, looking, MARGIN } from './camera.ts'
import { type Bounds, type Point, RISE, SIZE } from './geometry.ts'

/** The points that the chart should show, already turned. */
export interface Focus {
  /** These first: what may be chosen, or is selected. */
  readonly first: readonly Point[]
  readonly others: readonly Point[]
  /** The smallest scale at which the chart opens; null for the smallest at which hexes are legible. */
  readonly least: number | null
}

/** Smallest scale at which a chart opens. Below it hexes are too small to read, or to touch on a narrow screen. */
const legible = ({ width }: AvailableSize): number => (width < 480 ? 0.42 : 0.33)
/** From this scale on, the whole chart is preferred to a part of it. */
const COMFORTABLE = 0.62
const CLOSEST = 1
/** Free space around the ships, in chart units: a hex and a name. */
export const AROUND = { x: SIZE * 2.4, y: RISE * 2.4 }

function around(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - AROUND.x, Math.min(...ys) - AROUND.y]
  return { left, top, width: Math.max(...xs) + AROUND.x - left, height: Math.max(...ys) + AROUND.y - top }
}
const middleOf = ({ left, top, width, height }: Bounds): Point => ({ x: left + width / 2, y: top + height / 2 })
const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** As many points as fit at a scale: the first ones, then the nearest of the others. */
function fittingPoints({ first, others }: Focus, room: AvailableSize, k: number): readonly Point[] {
  const core = first.length > 0 ? first : others
  const from = meanOf(core)
  const far = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y)
  const nearest = (points: readonly Point[]): readonly Point[] => points.toSorted((a, b) => far(a) - far(b))
  const taken: Point[] = []
  for (const point of first.length > 0 ? [...nearest(first), ...nearest(others)] : nearest(others))
    if (taken.length === 0 || fitting(room, around([...taken, point])) >= k) taken.push(point)
  return taken
}

/** The whole chart if it is large enough, else all points of the focus, else as many as are legible. */
export function openingCamera(room: AvailableSize, box: Bounds, focus: Focus): Camera {
  const whole = fitting(room, box)
  const least = focus.least ?? legible(room)
  const points = [...focus.first, ...focus.others]
  if (whole >= COMFORTABLE || points.length === 0) return looking(room, middleOf(box), Math.max(whole, least))
  const all = around(points)
  const k = Math.min(CLOSEST, fitting(room, all))
  if (k >= least) return looking(room, middleOf(all), Math.max(k, whole))
  return looking(room, middleOf(around(fittingPoints(focus, room, least))), least)
}

/** Whether every point of the focus is on the screen. */
export function showsAll({ x, y, k }: Camera, room: AvailableSize, { first, others }: Pick<Focus, 'first' | 'others'>): boolean {
  const inside = (at: number, space: number): boolean => at > MARGIN && at < space - MARGIN
  return [...first, ...others].every((point) => inside(point.x * k + x, room.width) && inside(point.y * k + y, room.height))
}
