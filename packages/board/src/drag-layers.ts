// While the player drags the chart, its drawn layers are only shifted. They are drawn again when the player releases it.
import { type RefObject, useRef } from 'react'
import type { Point } from './geometry.ts'

type LayerRef = RefObject<HTMLDivElement | null>
/** References to the layers that a drag shifts. */
export interface DragLayers {
  /** Moves in both directions. */
  readonly sheet: LayerRef
  /** Moves horizontally only. */
  readonly columns: LayerRef
  /** Moves vertically only. */
  readonly rows: LayerRef
  /** Shifts the layers from their drawn position, in pixels. */
  shiftTo(shift: Point): void
  /** Ends the shift, after the layers were drawn at the new position. */
  reset(): void
}

/** Works directly on the elements, because rendering the page sixty times a second is too slow. */
export function useDragLayers(): DragLayers {
  const [sheet, columns, rows] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const layers = useRef<DragLayers>(null)
  layers.current ??= {
    ...{ sheet, columns, rows },
    shiftTo({ x, y }) {
      shift(sheet, x, y)
      shift(columns, x, 0)
      shift(rows, 0, y)
    },
    reset() {
      for (const { current } of [sheet, columns, rows]) {
        current?.classList.remove('dragged')
        current?.style.removeProperty('transform')
      }
    },
  }
  return layers.current
}

function shift({ current }: LayerRef, x: number, y: number): void {
  current?.classList.add('dragged')
  current?.style.setProperty('transform', `translate(${x}px,${y}px)`)
}
