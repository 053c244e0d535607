// Panning and zooming: wheel, pinch and drag by d3-zoom; fitting, steps and showing a hex for keys, buttons and links.
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AvailableSize } from './available-size.ts'
import type { DragLayers } from './drag-layers.ts'
import type { Bounds, Point } from './geometry.ts'

/** A point p of the chart is on the screen at k * p + (x, y). */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}
/** Width of the frame on each side, in pixels. */
export const MARGIN = 15
/** Free space around the outermost hexes, in chart units. */
const EDGE = 4
const STEP = 1.35
/** Smallest scale at which a chart opens. Below it hexes are too small to read, or to touch on a narrow screen. */
const legible = ({ width }: AvailableSize): number => (width < 700 ? 0.6 : 0.33)
const MOST = 3

/** The largest scale at which the whole chart is visible. */
export const fitting = (room: AvailableSize, box: Bounds): number =>
  Math.min((room.width - 2 * MARGIN - 8) / box.width, (room.height - 2 * MARGIN - 8) / box.height, 1.6)

/** The camera with a point in the centre. */
export const looking = (room: AvailableSize, at: Point, k: number): Camera => ({
  x: room.width / 2 - at.x * k,
  y: room.height / 2 - at.y * k,
  k,
})

/** The nearest camera that keeps the chart in its frame. A chart smaller than the frame is centred. */
export function framed({ x, y, k }: Camera, room: AvailableSize, { left, top, width, height }: Bounds): Camera {
  const along = (shift: number, space: number, start: number, length: number): number => {
    const [least, most] = [space - MARGIN - (start + length + EDGE) * k, MARGIN - (start - EDGE) * k]
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, shift))
  }
  return { x: along(x, room.width, left, width), y: along(y, room.height, top, height), k }
}

/** The camera and the functions that move it. */
export interface Zoom {
  /** The position at which the chart is drawn. While it is dragged, it may be elsewhere on the screen. */
  readonly camera: Camera
  readonly fit: () => void
  readonly nearer: () => void
  readonly farther: () => void
  readonly pan: (x: number, y: number) => void
  /** Brings a point into view; does nothing if it is visible already. */
  readonly show: (point: Point) => void
}

/** Limits scale and position, so that the chart stays in its space. */
const within = (behaviour: ZoomBehavior<HTMLElement, unknown>, room: AvailableSize, { left, top, width, height }: Bounds) =>
  behaviour
    .scaleExtent([Math.min(fitting(room, { left, top, width, height }), 1), MOST])
    .extent([
      [MARGIN, MARGIN],
      [room.width - MARGIN, room.height - MARGIN],
    ])
    .translateExtent([
      [left - EDGE, top - EDGE],
      [left + width + EDGE, top + height + EDGE],
    ])
    .clickDistance(6)

export interface ZoomOptions {
  /** The element that receives gestures; it does not move. */
  readonly chart: RefObject<HTMLElement | null>
  readonly layers: DragLayers
  readonly room: AvailableSize
  readonly box: Bounds
  /** First centre of a chart that is too large for its space. */
  readonly opening: Point
}
/** Binds d3-zoom to the chart. Dragging shifts layers; only a new scale or the end of a drag draws the chart again. */
export function useZoom({ chart, layers, room, box, opening }: ZoomOptions): Zoom {
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, k: 1 })
  const drawn = useRef(camera)
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null)
  const moved = useRef(false)
  const { left, top, width, height } = box
  const start = useRef(opening)
  start.current = opening

  useLayoutEffect(() => {
    drawn.current = camera
    layers.reset()
  }, [camera, layers])

  const go = useCallback(
    (to: Camera) => {
      const { x, y, k } = framed(to, room, { left, top, width, height })
      if (chart.current && behaviour.current) select(chart.current).call(behaviour.current.transform, zoomIdentity.translate(x, y).scale(k))
    },
    [chart, room, left, top, width, height],
  )
  const whole = useCallback((): Camera => {
    const middle = { x: left + width / 2, y: top + height / 2 }
    return looking(room, middle, fitting(room, { left, top, width, height }))
  }, [room, left, top, width, height])

  useEffect(() => {
    const element = chart.current
    if (!element || room.width === 0) return
    const box = { left, top, width, height }
    const k = fitting(room, box)
    const made = within(zoom<HTMLElement, unknown>(), room, box)
      .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) moved.current = true
        if (sourceEvent && k === drawn.current.k) layers.shiftTo({ x: x - drawn.current.x, y: y - drawn.current.y })
        else setCamera({ x, y, k })
      })
      .on('end', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => {
        const { current } = drawn
        if (x === current.x && y === current.y && k === current.k) layers.reset()
        else setCamera({ x, y, k })
      })
    behaviour.current = made
    select(element).call(made).on('dblclick.zoom', null)
    if (!moved.current) go(k >= legible(room) ? whole() : looking(room, start.current, legible(room)))
    return () => {
      select(element).on('.zoom', null)
    }
  }, [chart, layers, room, left, top, width, height, go, whole])

  const { scale, pan } = useSteps(chart, behaviour, moved)
  const show = useShow(chart, room, go)
  return { camera, fit: () => go(whole()), nearer: () => scale(STEP), farther: () => scale(1 / STEP), pan, show }
}

/** Zooming and panning by steps, for keys and buttons. */
function useSteps(
  chart: RefObject<HTMLElement | null>,
  behaviour: RefObject<ZoomBehavior<HTMLElement, unknown> | null>,
  moved: RefObject<boolean>,
): { readonly scale: (by: number) => void; readonly pan: Zoom['pan'] } {
  const scale = useCallback(
    (by: number) => {
      moved.current = true
      if (chart.current && behaviour.current) select(chart.current).call(behaviour.current.scaleBy, by)
    },
    [chart, behaviour, moved],
  )
  const pan = useCallback(
    (x: number, y: number) => {
      if (!chart.current || !behaviour.current) return
      const { k } = zoomTransform(chart.current)
      select(chart.current).call(behaviour.current.translateBy, x / k, y / k)
    },
    [chart, behaviour],
  )
  return { scale, pan }
}

function useShow(chart: RefObject<HTMLElement | null>, room: AvailableSize, go: (to: Camera) => void): Zoom['show'] {
  return useCallback(
    (point: Point) => {
      if (!chart.current || room.width === 0) return
      const { x, y, k } = zoomTransform(chart.current)
      const [across, down] = [point.x * k + x, point.y * k + y]
      const inside = across > 50 && down > 50 && across < room.width - 50 && down < room.height - 50
      if (!inside) go(looking(room, point, k))
    },
    [chart, room, go],
  )
}
