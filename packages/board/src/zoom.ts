// Panning and zooming: wheel, pinch and drag by d3-zoom; fitting, steps and showing a hex for keys, buttons and links.
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AvailableSize } from './available-size.ts'
import { type Camera, EDGE, fitting, footOf, framed, looking, MARGIN } from './camera.ts'
import type { DragLayers } from './drag-layers.tsx'
import type { Bounds, Point } from './geometry.ts'
import { afterMoment, type Follower, type MapMoment, NO_MOMENT } from './map-moment.ts'
import { type Focus, openingCamera, showsAll } from './opening.ts'
import { type QuarterTurn, turnedPoint, unturnedPoint } from './turn.ts'

const STEP = 1.35
const MOST = 3

/** The camera and the functions that move it. */
export interface Zoom {
  /** The position at which the chart is drawn. While it is dragged, it may be elsewhere on the screen. */
  readonly camera: Camera
  /** Shows the whole chart; again, the ships. */
  readonly fit: () => void
  readonly nearer: () => void
  readonly farther: () => void
  readonly pan: (x: number, y: number) => void
  /** Brings a point into view; does nothing if it is visible already. */
  readonly show: (point: Point) => void
  /** Brings a point of the screen, in pixels, into the middle. */
  readonly showOnScreen: (point: Point) => void
}

/** How much farther the camera goes from the plane than needed to see all of it. */
const FARTHER = 2.5
/** Limits scale and position, so that the chart stays in its space. The camera can leave the things on the plane. */
const within = (behaviour: ZoomBehavior<HTMLElement, unknown>, room: AvailableSize, { left, top, width, height }: Bounds, open: boolean) =>
  behaviour
    .scaleExtent([Math.min(fitting(room, { left, top, width, height }) / (open ? FARTHER : 1), 1), MOST])
    .extent([
      [MARGIN, MARGIN],
      [room.width - MARGIN, room.height - footOf(room) - MARGIN],
    ])
    .translateExtent([
      [open ? Number.NEGATIVE_INFINITY : left - EDGE, open ? Number.NEGATIVE_INFINITY : top - EDGE],
      [open ? Number.POSITIVE_INFINITY : left + width + EDGE, open ? Number.POSITIVE_INFINITY : top + height + EDGE],
    ])
    .clickDistance(6)

export interface ZoomOptions {
  /** The element that receives gestures; it does not move. */
  readonly chart: RefObject<HTMLElement | null>
  readonly layers: DragLayers
  readonly room: AvailableSize
  /** The chart, turned. */
  readonly box: Bounds
  /** The chart has no edge. */
  readonly open: boolean
  readonly turn: QuarterTurn
  /** The hexes that the chart opens on, turned. */
  readonly focus: Focus
  readonly moment: MapMoment
}

/**
 * What the camera keeps in view when room, chart or turn change: the ships, the whole chart, a place that was asked for, or what the player has
 * chosen by hand. Only the last one stays at the start of a turn.
 */
type KeptInView = 'ships' | 'whole' | 'place' | 'hand'

/** The camera before a change, and the middle of the screen as a point of the chart that is not turned. */
interface Before {
  readonly room: AvailableSize
  readonly turn: QuarterTurn
  readonly middle: Point
}

/** Binds d3-zoom to the chart. Dragging shifts layers; only a new scale or the end of a drag draws the chart again. */
export function useZoom({ chart, layers, room, box, open, turn, focus, moment }: ZoomOptions): Zoom {
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, k: 1 })
  const drawn = useRef(camera)
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null)
  const held = useRef<KeptInView>('ships')
  const { pressed, hold, release, released } = useHold()
  const { left, top, width, height } = box

  useLayoutEffect(() => {
    drawn.current = camera
    layers.reset()
  }, [camera, layers])

  const go = useCallback(
    (to: Camera) => {
      const { x, y, k } = open ? to : framed(to, room, { left, top, width, height })
      if (chart.current && behaviour.current) select(chart.current).call(behaviour.current.transform, zoomIdentity.translate(x, y).scale(k))
    },
    [chart, room, left, top, width, height, open],
  )

  useEffect(() => {
    const element = chart.current
    if (!element || room.width === 0) return
    const made = within(zoom<HTMLElement, unknown>(), room, { left, top, width, height }, open)
      .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => sourceEvent && hold())
      .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) held.current = 'hand'
        const shift = { x: x - drawn.current.x, y: y - drawn.current.y }
        const isDrawn = k === drawn.current.k && Math.abs(shift.x) < room.width && Math.abs(shift.y) < room.height
        if (sourceEvent && isDrawn) layers.shiftTo(shift)
        else setCamera((before) => sameCamera(before, { x, y, k }))
      })
      .on('end', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => {
        const { current } = drawn
        if (x === current.x && y === current.y && k === current.k) layers.reset()
        else setCamera({ x, y, k })
        release()
      })
    behaviour.current = made
    select(element).call(made).on('dblclick.zoom', null)
    return () => {
      select(element).on('.zoom', null)
    }
  }, [chart, layers, room, left, top, width, height, open, hold, release])

  const { scale, pan } = useSteps(chart, behaviour, held)
  const show = useShow(chart, room, { go, held })
  useKept({ room, box, turn, focus, moment, held, pressed, released, go, camera })
  const fit = () => {
    held.current = held.current === 'whole' ? 'ships' : 'whole'
    go(held.current === 'whole' ? wholeCamera(room, box) : openingCamera(room, box, focus))
  }
  const showOnScreen = ({ x, y }: Point) => {
    const before = held.current
    pan(room.width / 2 - x, room.height / 2 - y)
    if (before !== 'hand') held.current = 'place'
  }
  return { camera, fit, nearer: () => scale(STEP), farther: () => scale(1 / STEP), pan, show, showOnScreen }
}

/** The object before if nothing changed, so that nothing is drawn again. */
const sameCamera = (before: Camera, now: Camera): Camera => (before.x === now.x && before.y === now.y && before.k === now.k ? before : now)

const wholeCamera = (room: AvailableSize, box: Bounds): Camera =>
  looking(room, { x: box.left + box.width / 2, y: box.top + box.height / 2 }, fitting(room, box))

/** The same camera while it shows what it can: everything, or on a chart too large for that the first things. */
function calmCamera(camera: Camera, { room, box, focus }: Pick<ZoomOptions, 'room' | 'box' | 'focus'>): Camera {
  const opening = openingCamera(room, box, focus)
  const wanted = showsAll(opening, room, focus) ? focus : { first: focus.first, others: [] }
  // A chart that shows none of the things follows them.
  if (wanted.first.length === 0 && !focus.others.some((point) => showsAll(camera, room, { first: [point], others: [] }))) return opening
  return showsAll(camera, room, wanted) ? camera : opening
}

/** Whether the pointer holds the map. `released` changes when a fit may have waited for the end of it. */
function useHold() {
  const pressed = useRef(false)
  const [released, setReleased] = useState(0)
  const hold = useCallback(() => {
    pressed.current = true
  }, [])
  const release = useCallback(() => {
    if (pressed.current) setReleased((times) => times + 1)
    pressed.current = false
  }, [])
  return { pressed, hold, release, released }
}

interface KeptOptions extends Pick<ZoomOptions, 'room' | 'box' | 'turn' | 'focus' | 'moment'> {
  readonly held: RefObject<KeptInView>
  readonly pressed: RefObject<boolean>
  readonly released: number
  readonly camera: Camera
  go(to: Camera): void
}
/** Keeps the same things in view when the room, the chart, the turn or the ships change, and fits the ships at the start of a turn. */
function useKept(kept: KeptOptions): void {
  const latest = useRef(kept)
  latest.current = kept
  const before = useRef<Before | null>(null)
  const follower = useRef<Follower>(NO_MOMENT)
  const { room, turn, camera, moment, released } = kept
  const { left, top, width, height } = kept.box
  const ships = JSON.stringify(kept.focus.others.length + kept.focus.first.length === 0 ? null : kept.focus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rectangle and the ships are compared by value
  useEffect(() => {
    const { box, focus, held, pressed, go, camera } = latest.current
    if (room.width === 0) return
    const last = before.current
    const same = last !== null && last.room === room && last.turn === turn
    const { next, may, fits } = afterMoment(follower.current, moment, { pressed: pressed.current, byHand: held.current === 'hand' })
    follower.current = next
    if (fits) held.current = 'ships'
    if (held.current === 'whole') go(wholeCamera(room, box))
    else if (held.current === 'ships' && (may || !same))
      go(same && !fits ? calmCamera(camera, { room, box, focus }) : openingCamera(room, box, focus))
    else if (last && !same) go(looking(room, turnedPoint(last.middle, turn), camera.k))
  }, [room, turn, left, top, width, height, ships, moment.occasion, moment.appeared, moment.moving, moment.animation, released])
  useEffect(() => {
    if (room.width === 0) return
    const middle = { x: (room.width / 2 - camera.x) / camera.k, y: ((room.height - footOf(room)) / 2 - camera.y) / camera.k }
    before.current = { room, turn, middle: unturnedPoint(middle, turn) }
  }, [room, turn, camera])
}

/** Zooming and panning by steps, for keys and buttons. */
function useSteps(
  chart: RefObject<HTMLElement | null>,
  behaviour: RefObject<ZoomBehavior<HTMLElement, unknown> | null>,
  held: RefObject<KeptInView>,
): { readonly scale: (by: number) => void; readonly pan: Zoom['pan'] } {
  const scale = useCallback(
    (by: number) => {
      held.current = 'hand'
      if (chart.current && behaviour.current) select(chart.current).call(behaviour.current.scaleBy, by)
    },
    [chart, behaviour, held],
  )
  const pan = useCallback(
    (x: number, y: number) => {
      held.current = 'hand'
      if (!chart.current || !behaviour.current) return
      const { k } = zoomTransform(chart.current)
      select(chart.current).call(behaviour.current.translateBy, x / k, y / k)
    },
    [chart, behaviour, held],
  )
  return { scale, pan }
}

function useShow(chart: RefObject<HTMLElement | null>, room: AvailableSize, { go, held }: Pick<KeptOptions, 'go' | 'held'>): Zoom['show'] {
  return useCallback(
    (point: Point) => {
      if (!chart.current || room.width === 0) return
      const { x, y, k } = zoomTransform(chart.current)
      const [across, down] = [point.x * k + x, point.y * k + y]
      const inside = across > 50 && down > 50 && across < room.width - 50 && down < room.height - 50
      if (inside) return
      if (held.current !== 'hand') held.current = 'place'
      go(looking(room, point, k))
    },
    [chart, room, go, held],
  )
}
