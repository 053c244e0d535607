// While a hand drags the chart, its layers are shifted as they are; they are drawn anew where they lie when it lets go.
import { type RefObject, useRef } from 'react'
import type { Point } from './geometry.ts'

type LayerRef = RefObject<HTMLDivElement | null>
export interface DragLayers {
  /** What moves with the chart, across and along. */
  readonly sheet: LayerRef
  /** What moves across only. */
  readonly columns: LayerRef
  /** What moves along only. */
  readonly rows: LayerRef
  /** So far from where it is drawn, in pixels. */
  to(shift: Point): void
  /** It is drawn where it lies. */
  down(): void
}

/** Straight on the elements: drawing the page anew sixty times a second is too slow. */
export function useDragLayers(): DragLayers {
  const [sheet, columns, rows] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const carry = useRef<DragLayers>(null)
  carry.current ??= {
    ...{ sheet, columns, rows },
    to({ x, y }) {
      shift(sheet, x, y)
      shift(columns, x, 0)
      shift(rows, 0, y)
    },
    down() {
      for (const { current } of [sheet, columns, rows]) {
        current?.classList.remove('carried')
        current?.style.removeProperty('transform')
      }
    },
  }
  return carry.current
}

function shift({ current }: LayerRef, x: number, y: number): void {
  current?.classList.add('carried')
  current?.style.setProperty('transform', `translate(${x}px,${y}px)`)
}
