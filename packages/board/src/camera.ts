// The camera of a chart: which part of it is on the screen, and at which scale.
import type { AvailableSize } from './available-size.ts'
import type { Bounds, Point } from './geometry.ts'

/** A point p of the chart is on the screen at k * p + (x, y). */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}
/** Width of the frame on each side, in pixels. */
export const MARGIN = 15
/** Charts of at most this width are on phones, whose buttons have the size of a finger. */
const PHONE = 480
/** Height of the buttons at the foot of the chart, in pixels. The last row of hexes can be moved above them. */
export const footOf = ({ width }: AvailableSize): number => (width < PHONE ? 52 : 28)
/** Free space around the outermost hexes, in chart units. */
export const EDGE = 4

/** The largest scale at which the whole chart is visible. */
export const fitting = (room: AvailableSize, box: Bounds): number =>
  Math.min((room.width - 2 * MARGIN - 8) / box.width, (room.height - footOf(room) - 2 * MARGIN - 8) / box.height, 1.6)

/** The camera with a point in the centre. */
export const looking = (room: AvailableSize, at: Point, k: number): Camera => ({
  x: room.width / 2 - at.x * k,
  y: (room.height - footOf(room)) / 2 - at.y * k,
  k,
})

/** The nearest camera that keeps the chart in its frame. A chart smaller than the frame is centred. */
export function framed({ x, y, k }: Camera, room: AvailableSize, { left, top, width, height }: Bounds): Camera {
  const along = (shift: number, space: number, start: number, length: number): number => {
    const [least, most] = [space - MARGIN - (start + length + EDGE) * k, MARGIN - (start - EDGE) * k]
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, shift))
  }
  return { x: along(x, room.width, left, width), y: along(y, room.height - footOf(room), top, height), k }
}
