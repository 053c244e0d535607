// The pointer on the chart: converts screen positions, hovers with the mouse, presses with mouse or touch.

import type { Choice } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { ChartTarget } from './choosing.ts'
import { counterUnder, type PlacedCounter } from './counter-places.ts'
import type { Press } from './use-press.ts'
import type { Camera } from './zoom.ts'

export interface PointerOptions<C extends Choice> {
  readonly chart: RefObject<HTMLElement | null>
  readonly camera: Camera
  readonly placed: readonly PlacedCounter[]
  readonly map: ReadonlySet<string>
  readonly press: Press<C>
}
export interface PointerHandlers {
  onClick(event: MouseEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
}

/** The event handlers of the chart. */
export function pointerOn<C extends Choice>({ chart, camera, placed, map, press }: PointerOptions<C>): PointerHandlers {
  const placeAt = ({ clientX, clientY }: MouseEvent): ChartTarget | null => {
    const rect = chart.current?.getBoundingClientRect()
    if (!rect) return null
    const place = counterUnder(placed, { x: (clientX - rect.left - camera.x) / camera.k, y: (clientY - rect.top - camera.y) / camera.k })
    return map.has(hexKey(place.hex)) ? place : null
  }
  return {
    onClick(event) {
      const place = placeAt(event)
      const byTouch = event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch'
      if (place) press.press(place, byTouch ? 'touch' : 'mouse')
      else press.close()
    },
    onPointerMove(event) {
      if (event.pointerType === 'mouse' && event.buttons === 0) press.hover(placeAt(event))
    },
    onPointerLeave(event) {
      if (event.pointerType === 'mouse') press.hover(null)
    },
  }
}
