// The pointer on a record: boxes that are pressed, and strokes over several of them.
import { centre, hexUnder, type SideStyle } from '@admiralty/board'
import { ahead, type Direction, type Hex, hexKey } from '@admiralty/space'
import { type PointerEvent, useRef, useState } from 'react'
import type { Armoured } from '../../src/record/adjacency.ts'
import { type BoxId, sideId } from '../../src/record/box.ts'
import type { Layout, Levels } from '../../src/record/layout.ts'
import type { RowOfFire } from '../../src/record/rows.ts'

/** A row of fire drawn over the record. */
export interface DrawnRow extends RowOfFire {
  readonly key: string
  readonly label: string
  /** Whether armour counts as a box. */
  readonly armour: Armoured
  readonly look: 'may' | 'aimed' | 'fixed'
  readonly onPick: (() => void) | null
}

export interface RecordHexesProps {
  readonly layout: Layout
  readonly levels: Levels
  readonly sideStyle: SideStyle
  readonly label: string
  readonly looks: ReadonlyMap<BoxId, string>
  readonly notes: ReadonlyMap<BoxId, string>
  readonly rows: readonly DrawnRow[]
  /** Boxes in the order of the points of damage. */
  readonly trail: readonly BoxId[]
  /** The name of a box, for screen readers. */
  nameOf(id: BoxId): string
  /** Receives the boxes of a click or stroke, in order; null if no box can be clicked. */
  readonly onBoxes: ((ids: readonly BoxId[]) => void) | null
}

export const ARROWS: Readonly<Record<string, readonly [even: Direction, odd: Direction]>> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  ArrowRight: [2, 1],
  ArrowLeft: [4, 5],
}

/** The hex that an arrow key leads to. Left and right zigzag, so that the cursor stays in a row. */
export function stepped(from: Hex, key: string): Hex | undefined {
  const [even, odd] = ARROWS[key] ?? []
  const way = from[0] % 2 === 0 ? even : odd
  return way === undefined ? undefined : ahead(from, way)
}

/** A side is hit beyond this share of the way from the centre of a hex to the next one. */
const NEAR = 0.3

/** The box under a point of the drawing. Close to an armoured side, it is the armour. */
function boxUnder(layout: Layout, x: number, y: number): BoxId | undefined {
  const hex = hexUnder({ x, y })
  const middle = centre(hex)
  for (const direction of [0, 1, 2, 3, 4, 5] as const) {
    const next = centre(ahead(hex, direction))
    const [dx, dy] = [next.x - middle.x, next.y - middle.y]
    const share = ((x - middle.x) * dx + (y - middle.y) * dy) / (dx * dx + dy * dy)
    const id = sideId(hex, direction)
    if (share > NEAR && layout.byId.has(id)) return id
  }
  return layout.byId.get(hexKey(hex))?.box.id
}

export const pointOn = (svg: SVGSVGElement, { clientX, clientY }: PointerEvent): DOMPoint =>
  new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())

export function useStroke(layout: Layout, onBoxes: RecordHexesProps['onBoxes']) {
  const svg = useRef<SVGSVGElement>(null)
  const [passed, setPassed] = useState<readonly BoxId[]>([])
  const under = (event: PointerEvent): BoxId | undefined => {
    if (!svg.current) return undefined
    const { x, y } = pointOn(svg.current, event)
    return boxUnder(layout, x, y)
  }
  const add = (id: BoxId | undefined) => {
    if (id !== undefined) setPassed((boxes) => (boxes.includes(id) ? boxes : [...boxes, id]))
  }
  const end = () => {
    if (passed.length > 0) onBoxes?.(passed)
    setPassed([])
  }
  const on = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      // Rows of fire handle their own clicks.
      if (!onBoxes || event.button !== 0 || (event.target instanceof Element && event.target.closest('.ee-row.may'))) return
      event.currentTarget.setPointerCapture(event.pointerId)
      add(under(event))
    },
    onPointerMove: (event: PointerEvent) => {
      if (passed.length > 0) add(under(event))
    },
    onPointerUp: end,
    onPointerCancel: () => setPassed([]),
  }
  return { svg, passed, on }
}
