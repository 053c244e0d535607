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
  reset(): void
}

/** Works directly on the elements, because rendering the page sixty times a second is too slow. */
export function useDragLayers(room: AvailableSize): DragLayers {
  const [sheet, columns, rows] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const home = useRef(room)
  home.current = room
  const layers = useRef<DragLayers>(null)
  const all = [sheet, columns, rows]
  const shift = ({ current }: LayerRef, x: number, y: number): void => current?.scrollTo(home.current.width - x, home.current.height - y)
  layers.current ??= {
    sheet,
    columns,
    rows,
    shiftTo({ x, y }) {
      // All layers get the class before any scrolls, because a scroll makes the browser lay out the page at once.
      for (const { current } of all) current?.classList.add('dragged')
      shift(sheet, x, y)
      shift(columns, x, 0)
      shift(rows, 0, y)
    },
    reset() {
      const dragged = all.flatMap(({ current }) => (current?.classList.contains('dragged') ? [current] : []))
      for (const layer of dragged) layer.scrollTo(0, 0)
      for (const layer of dragged) layer.classList.remove('dragged')
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
