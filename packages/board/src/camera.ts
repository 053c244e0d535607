// The camera of a chart: which part of it is on the screen, and at which scale.
import type { ChartSpace } from './available-size.ts'
import type { ScreenBox } from './free-place.ts'
import { type Bounds, type ChartBox, type Point, RISE, SIZE } from './geometry.ts'

/** A point p of the chart is on the screen at k * p + (x, y). */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}
/** The chart that a camera looks at, turned. */
export interface ChartArea {
  readonly box: Bounds
  /** It goes on beyond its rectangle, as the plane does. */
  readonly open: boolean
}
/** Width of the frame on each side, in pixels. */
export const MARGIN = 15
/** Height of the strip at the foot of the chart that the buttons take, in pixels. The last row of hexes can be moved above it. */
const footOf = ({ buttons }: ChartSpace): number => Math.max(0, buttons.height + 1 - MARGIN)
/** Free space around the outermost hexes, in chart units. */
const EDGE = 4
/** A name at the edge of the chart reaches at most so far beyond the outermost hexes, in pixels. */
export const OVERHANG = 24

/** Usual free space around the ships, in chart units: a hex and a name. */
export const AROUND = { x: SIZE * 2.4, y: RISE * 2.4 }

/** A rectangle of the turned chart on the screen. */
export const boxOnScreen = ({ left, right, top, bottom }: ChartBox, { x, y, k }: Camera): ScreenBox => ({
  left: left * k + x,
  right: right * k + x,
  top: top * k + y,
  bottom: bottom * k + y,
})
/** Whether a rectangle of the turned chart is inside the frame, and not under the buttons. */
export function isVisible(camera: Camera, { width, height, buttons }: ChartSpace, box: ChartBox): boolean {
  const { left, right, top, bottom } = boxOnScreen(box, camera)
  const isInside = left > MARGIN && right < width - MARGIN && top > MARGIN && bottom < height - MARGIN
  return isInside && !(right > width - buttons.width && bottom > height - buttons.height)
}

/** The largest scale at which the whole chart is visible. */
export const fitting = (room: ChartSpace, box: Bounds): number =>
  Math.min((room.width - 2 * MARGIN - 8) / box.width, (room.height - footOf(room) - 2 * MARGIN - 8) / box.height, 1.6)

/** The smallest scale that zooming leads to: the whole chart and the names at its edge are visible. */
export const smallest = ({ width, height, buttons }: ChartSpace, box: Bounds): number =>
  fitting({ width: Math.max(1, width - 2 * OVERHANG), height: Math.max(1, height - 2 * OVERHANG), buttons }, box)

/** The middle of the chart above its buttons, in pixels. */
export const middleOfSpace = (room: ChartSpace): Point => ({ x: room.width / 2, y: (room.height - footOf(room)) / 2 })

/** The camera with a point at a place on the screen: in the middle, if none is given. */
export const looking = (room: ChartSpace, at: Point, k: number, { x, y }: Point = middleOfSpace(room)): Camera => ({
  x: x - at.x * k,
  y: y - at.y * k,
  k,
})

/** The nearest camera that keeps the chart in its frame. A chart smaller than the frame is centred. */
export function framed(camera: Camera, room: ChartSpace, { box, open }: ChartArea): Camera {
  if (open) return camera
  const { k } = camera
  const along = (shift: number, space: number, start: number, length: number): number => {
    const [least, most] = [space - MARGIN - (start + length + EDGE) * k, MARGIN - (start - EDGE) * k]
    return least > most + 2 * OVERHANG ? (least + most) / 2 : Math.min(most + OVERHANG, Math.max(least - OVERHANG, shift))
  }
  return { x: along(camera.x, room.width, box.left, box.width), y: along(camera.y, room.height - footOf(room), box.top, box.height), k }
}
