// The pointer on the chart: converts screen positions, hovers with the mouse, presses with mouse or touch.
import type { Place } from '@admiralty/kernel'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { Camera } from './camera.ts'
import type { ChartTarget } from './choosing.ts'
import { type PlacedCounter, passedWith, targetUnder } from './counter-places.ts'
import type { CursorMap } from './cursor.ts'
import type { Point } from './geometry.ts'
import type { Scene } from './scene.ts'
import { type QuarterTurn, unturnedPoint } from './turn.ts'

export interface PointerOptions {
  readonly chart: RefObject<HTMLElement | null>
  readonly camera: Camera
  readonly turn: QuarterTurn
  readonly placed: readonly PlacedCounter[]
  readonly map: CursorMap
  readonly marked: Scene['marked']
  /** The marked places that a finger has tapped one after another. */
  readonly tapped: RefObject<readonly Place[]>
  /** Whether a press on the place picks something that a further press may change. */
  isOpen(place: ChartTarget): boolean
  /** The pointer of a mouse moved to a point of the chart; null outside the map. */
  onHover(place: ChartTarget | null, point: Point | null): void
  /** A press; null outside the map. */
  onPress(place: ChartTarget | null, by: 'touch' | 'mouse'): void
}
export interface PointerHandlers {
  onClick(event: MouseEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
}

/** Half the width of what a device points at, in pixels. */
const REACH = { touch: 22, mouse: 8 } as const

/** Whether the player moved a mouse. A page that moves under a resting mouse makes the same event without a movement. */
export const isMouseMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)

/** The event handlers of the chart. */
export function pointerOn({ chart, camera, turn, placed, map, marked, tapped, isOpen, onHover, onPress }: PointerOptions): PointerHandlers {
  const pointOf = ({ clientX, clientY }: MouseEvent): Point | null => {
    const rect = chart.current?.getBoundingClientRect()
    if (!rect) return null
    return unturnedPoint({ x: (clientX - rect.left - camera.x) / camera.k, y: (clientY - rect.top - camera.y) / camera.k }, turn)
  }
  const placeAt = (point: Point | null, by: 'touch' | 'mouse', passed: readonly Place[]): ChartTarget | null => {
    const place = point && targetUnder({ placed, marked, chart: map.chart, reach: REACH[by] / camera.k, passed }, point)
    return place && map.has(place.at) ? place : null
  }
  /** A finger is wider than the gap between places: a further tap near the last ones takes the next place. */
  const placeTapped = (point: Point | null): ChartTarget | null => {
    const place = placeAt(point, 'touch', tapped.current)
    const goesOn = place !== null && place.thing === null && isOpen(place)
    tapped.current = goesOn ? passedWith(tapped.current, place.at, { chart: map.chart, reach: REACH.touch / camera.k }) : []
    return place
  }
  return {
    onClick(event) {
      const byTouch = event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch'
      const point = pointOf(event)
      onPress(byTouch ? placeTapped(point) : placeAt(point, 'mouse', []), byTouch ? 'touch' : 'mouse')
    },
    /** A drag goes on beyond the chart, and the browser need not look for the element under it. */
    onPointerDown({ pointerId, button, currentTarget }) {
      if (button === 0) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove(event) {
      if (!isMouseMoved(event) || event.buttons !== 0) return
      const point = pointOf(event)
      onHover(placeAt(point, 'mouse', []), point)
    },
    onPointerLeave(event) {
      if (event.pointerType === 'mouse') onHover(null, null)
    },
  }
}
