// Panning and zooming: wheel, pinch and drag by d3-zoom; fitting, steps and showing a hex for keys, buttons and links.
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChartSpace } from './available-size.ts'
import { type Camera, type ChartArea, framed, isVisible, looking, middleOfSpace, smallest } from './camera.ts'
import type { DragLayers } from './drag-layers.tsx'
import type { Point } from './geometry.ts'
import { afterMoment, type Follower, type MapMoment, NO_MOMENT } from './map-moment.ts'
import { calmCamera, type Focus, openingCamera, wholeCamera } from './opening.ts'
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
const within = (behaviour: ZoomBehavior<HTMLElement, unknown>, room: ChartSpace, area: ChartArea) =>
  behaviour
    .scaleExtent([Math.min(smallest(room, area.box) / (area.open ? FARTHER : 1), 1), MOST])
    // The middle of it is the fixed point of a zoom by steps.
    .extent([
      [0, 0],
      [room.width, 2 * middleOfSpace(room).y],
    ])
    .constrain((transform) => {
      const { x, y, k } = framed(transform, room, area)
      return zoomIdentity.translate(x, y).scale(k)
    })
    .clickDistance(6)

export interface ZoomOptions {
  /** The element that receives gestures; it does not move. */
  readonly chart: RefObject<HTMLElement | null>
  readonly layers: DragLayers
  readonly room: ChartSpace
  readonly area: ChartArea
  readonly turn: QuarterTurn
  /** The counters and places on which the chart opens. */
  readonly focus: Focus
  readonly moment: MapMoment
}

/**
 * The part that the camera keeps in view when room, chart or turn change: the ships, the whole chart, a place that was asked for,
 * or the view that the player has chosen by hand. Only the last one stays at the start of a turn.
 */
type KeptInView = 'ships' | 'whole' | 'place' | 'hand'

/** The camera before a change, and the middle of the screen as a point of the chart that is not turned. */
interface Before {
  readonly room: ChartSpace
  readonly turn: QuarterTurn
  readonly middle: Point
}

/** Binds d3-zoom to the chart. Dragging shifts layers; only a new scale or the end of a drag draws the chart again. */
export function useZoom({ chart, layers, room, area, turn, focus, moment }: ZoomOptions): Zoom {
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, k: 1 })
  const drawn = useRef(camera)
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null)
  const held = useRef<KeptInView>('ships')
  const { pressed, hold, release, released } = useHold()

  useLayoutEffect(() => {
    drawn.current = camera
    layers.reset()
  }, [camera, layers])

  const go = useCallback(
    (to: Camera) => {
      const { x, y, k } = framed(to, room, area)
      if (chart.current && behaviour.current) select(chart.current).call(behaviour.current.transform, zoomIdentity.translate(x, y).scale(k))
    },
    [chart, room, area],
  )

  useEffect(() => {
    const element = chart.current
    if (!element || room.width === 0) return
    const made = within(zoom<HTMLElement, unknown>(), room, area)
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
  }, [chart, layers, room, area, hold, release])

  const { scale, pan } = useSteps(chart, behaviour, held)
  const show = useShow(chart, room, { go, held })
  useKept({ room, area, turn, focus, moment, held, pressed, released, go, camera })
  const fit = () => {
    held.current = held.current === 'whole' ? 'ships' : 'whole'
    go(held.current === 'whole' ? wholeCamera(room, area, focus) : openingCamera(room, area, focus))
  }
  const showOnScreen = ({ x, y }: Point) => {
    const before = held.current
    const middle = middleOfSpace(room)
    pan(middle.x - x, middle.y - y)
    if (before !== 'hand') held.current = 'place'
  }
  return { camera, fit, nearer: () => scale(STEP), farther: () => scale(1 / STEP), pan, show, showOnScreen }
}

/** The object before if nothing changed, so that nothing is drawn again. */
const sameCamera = (before: Camera, now: Camera): Camera => (before.x === now.x && before.y === now.y && before.k === now.k ? before : now)

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

interface KeptOptions extends Pick<ZoomOptions, 'room' | 'area' | 'turn' | 'focus' | 'moment'> {
  readonly held: RefObject<KeptInView>
  readonly pressed: RefObject<boolean>
  readonly released: number
  readonly camera: Camera
  go(to: Camera): void
}
/** Changes when something that the chart should show moves or is drawn in another way. */
const drawnOf = ({ first, others }: Focus): string => JSON.stringify([first, others].map((items) => items.map(({ boxesAt }) => boxesAt(1))))

/** Keeps the same things in view when the room, the chart, the turn or the ships change, and fits the ships at the start of a turn. */
function useKept(kept: KeptOptions): void {
  const latest = useRef(kept)
  latest.current = kept
  const before = useRef<Before | null>(null)
  const follower = useRef<Follower>(NO_MOMENT)
  const { room, area, turn, camera, moment, released } = kept
  const ships = useMemo(() => drawnOf(kept.focus), [kept.focus])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ships are compared by value
  useEffect(() => {
    const { focus, held, pressed, go, camera } = latest.current
    if (room.width === 0) return
    const last = before.current
    const same = last !== null && last.room === room && last.turn === turn
    const { next, may, fits } = afterMoment(follower.current, moment, { pressed: pressed.current, byHand: held.current === 'hand' })
    follower.current = next
    if (fits) held.current = 'ships'
    if (held.current === 'whole') go(wholeCamera(room, area, focus))
    else if (held.current === 'ships' && (may || !same))
      go(same && !fits ? calmCamera(camera, room, area, focus) : openingCamera(room, area, focus))
    else if (last && !same) go(looking(room, turnedPoint(last.middle, turn), camera.k))
  }, [room, turn, area, ships, moment.occasion, moment.appeared, moment.moving, moment.animation, released])
  useEffect(() => {
    if (room.width === 0) return
    const { x, y } = middleOfSpace(room)
    const middle = { x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k }
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

/** Half the size of the square around a point that is brought into view, in pixels. */
const SHOWN = 35
function useShow(chart: RefObject<HTMLElement | null>, room: ChartSpace, { go, held }: Pick<KeptOptions, 'go' | 'held'>): Zoom['show'] {
  return useCallback(
    (point: Point) => {
      if (!chart.current || room.width === 0) return
      const { x, y, k } = zoomTransform(chart.current)
      const half = SHOWN / k
      const square = { left: point.x - half, right: point.x + half, top: point.y - half, bottom: point.y + half }
      if (isVisible({ x, y, k }, room, square)) return
      if (held.current !== 'hand') held.current = 'place'
      go(looking(room, point, k))
    },
    [chart, room, go, held],
  )
}
