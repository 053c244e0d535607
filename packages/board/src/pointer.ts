// The pointer on the chart: converts screen positions, hovers with the mouse, presses with mouse or touch.
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { Camera } from './camera.ts'
import type { ChartTarget } from './choosing.ts'
import { type PlacedCounter, targetUnder } from './counter-places.ts'
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

/** The event handlers of the chart. */
export function pointerOn({ chart, camera, turn, placed, map, marked, onHover, onPress }: PointerOptions): PointerHandlers {
  const pointOf = ({ clientX, clientY }: MouseEvent): Point | null => {
    const rect = chart.current?.getBoundingClientRect()
    if (!rect) return null
    return unturnedPoint({ x: (clientX - rect.left - camera.x) / camera.k, y: (clientY - rect.top - camera.y) / camera.k }, turn)
  }
  const placeAt = (point: Point | null): ChartTarget | null => {
    const place = point && targetUnder({ placed, marked, chart: map.chart }, point)
    return place && map.has(place.hex) ? place : null
  }
  return {
    onClick(event) {
      const byTouch = event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch'
      onPress(placeAt(pointOf(event)), byTouch ? 'touch' : 'mouse')
    },
    /** A drag goes on beyond the chart, and the browser need not look for the element under it. */
    onPointerDown({ pointerId, button, currentTarget }) {
      if (button === 0) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove(event) {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      const point = pointOf(event)
      onHover(placeAt(point), point)
    },
    onPointerLeave(event) {
      if (event.pointerType === 'mouse') onHover(null, null)
    },
  }
}
