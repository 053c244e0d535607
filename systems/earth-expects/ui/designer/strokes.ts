// The pointer on the paper of a design: what it draws and removes.
import { centre, hexUnder, type SideStyle } from '@admiralty/board'
import { ahead, DIRECTIONS, type Direction, type Hex, hexKey, within } from '@admiralty/space'
import { type PointerEvent, useRef, useState } from 'react'
import type { Design } from '../../src/design/design.ts'
import { pointOn } from '../record/use-stroke.ts'
import { drawn, isType, type Pen, putsOn, type Touch, touchKey } from './tools.ts'

export interface HexSheetProps {
  readonly design: Design
  readonly pen: Pen
  readonly sideStyle: SideStyle
  /** Boxes and sides with faults. */
  readonly refused: ReadonlyMap<string, string>
  onDesign(design: Design, run?: string): void
}

/** Empty hexes around the ship. */
const ROOM = 2

/** The hexes of the ship and the empty ones around it. */
function paperOf({ boxes }: Design): readonly Hex[] {
  const hexes = new Map<string, Hex>()
  for (const { at } of [...boxes, { at: [0, 0] as const }])
    for (const hex of within(at, boxes.length < 8 ? ROOM + 2 : ROOM)) hexes.set(hexKey(hex), hex)
  return [...hexes.values()]
}

const nearestSide = (hex: Hex, x: number, y: number): Direction => {
  const middle = centre(hex)
  const along = (side: Direction): number => {
    const next = centre(ahead(hex, side))
    return (x - middle.x) * (next.x - middle.x) + (y - middle.y) * (next.y - middle.y)
  }
  return DIRECTIONS.reduce((best, side) => (along(side) > along(best) ? side : best))
}

function touchAt(svg: SVGSVGElement, event: PointerEvent): Touch {
  const { x, y } = pointOn(svg, event)
  const at = hexUnder({ x, y })
  return { at, side: nearestSide(at, x, y) }
}

interface Stroke {
  readonly design: Design
  readonly on: boolean
  readonly passed: ReadonlySet<string>
  readonly run: string
  /** The hexes of the sheet, which do not change during a stroke. */
  readonly paper: readonly Hex[]
}

let strokes = 0

export function useStrokes({ design, pen, onDesign }: HexSheetProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const [over, setOver] = useState<Touch | null>(null)
  const go = (from: Stroke, touch: Touch): void => {
    const key = touchKey(pen, touch)
    if (from.passed.has(key)) return
    const next = drawn(from.design, pen, touch, { on: from.on })
    setStroke({ ...from, design: next, passed: new Set([...from.passed, key]) })
    if (next !== from.design) onDesign(next, from.run)
  }
  const on = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || !svg.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const touch = touchAt(svg.current, event)
      strokes += 1
      go({ design, on: putsOn(design, touch), passed: new Set(), run: `stroke ${strokes}`, paper: paperOf(design) }, touch)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!svg.current) return
      const touch = touchAt(svg.current, event)
      setOver(touch)
      if (stroke && (isType(pen.tool) || pen.tool === 'rubber' || pen.tool === 'armour')) go(stroke, touch)
    },
    onPointerUp: () => setStroke(null),
    onPointerCancel: () => setStroke(null),
    onPointerLeave: () => setOver(null),
  }
  return { svg, on, over, paper: stroke?.paper ?? paperOf(design) }
}
