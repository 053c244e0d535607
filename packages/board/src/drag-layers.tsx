// While the player drags the chart, its drawn layers are only scrolled. They are drawn again when the player releases it.
import { type ReactNode, type RefObject, useRef } from 'react'
import type { AvailableSize } from './available-size.ts'
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
  /** Shifts the layers from their drawn position, in pixels, by less than the size of the room. */
  shiftTo(shift: Point): void
  /** Ends the shift, after the layers were drawn at the new position. */
  reset(room: AvailableSize): void
}

/** Works directly on the elements, because rendering the page sixty times a second is too slow. */
export function useDragLayers(): DragLayers {
  const [sheet, columns, rows] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const home = useRef({ width: 0, height: 0 })
  const layers = useRef<DragLayers>(null)
  const scroll = ({ current }: LayerRef, { x, y }: Point, isDragged: boolean): void => {
    current?.classList.toggle('dragged', isDragged)
    current?.scrollTo(home.current.width - x, home.current.height - y)
  }
  layers.current ??= {
    ...{ sheet, columns, rows },
    shiftTo({ x, y }) {
      scroll(sheet, { x, y }, true)
      scroll(columns, { x, y: 0 }, true)
      scroll(rows, { x: 0, y }, true)
    },
    reset(room) {
      home.current = room
      for (const layer of [sheet, columns, rows]) scroll(layer, { x: 0, y: 0 }, false)
    },
  }
  return layers.current
}

interface DragLayerProps {
  readonly layer: LayerRef
  readonly room: AvailableSize
  readonly children: ReactNode
}
/** A drawing with the size of the room around it on each side, because a drag brings that into view. */
export const DragLayer = ({ layer, room: { width, height }, children }: DragLayerProps) => (
  <div ref={layer} className="drag-layer">
    <div style={{ width: 3 * width, height: 3 * height }}>
      <svg width={width} height={height} style={{ left: width, top: height }} aria-hidden="true">
        {children}
      </svg>
    </div>
  </div>
)
