// The hex sheet of the designer: a ship with empty hexes around it, edited by pointer, touch or keyboard.
import { centre, hexesPath, hexUnder, type KeyGroup, keyNames, type SideStyle, sidePath, useElementKeys } from '@admiralty/board'
import { ahead, DIRECTIONS, type Direction, type Hex, hexKey, within } from '@admiralty/space'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { BOX_TYPES } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import { armoured, boxAt, isPlated, put, take } from '../../src/design/edit.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { partName } from '../../src/record/names.ts'
import { type Extent, extentOf, PLAIN, RecordDrawing, SNUG, viewBox } from '../record/drawing.tsx'
import { ARROW_KEYS, pointOn, stepped } from '../record/hexes.tsx'
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

function useStrokes({ design, pen, onDesign }: HexSheetProps) {
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

/** The design after a key: letters place boxes, digits set armour on sides, clockwise from the top. */
function typed(design: Design, at: Hex, key: string): Design | undefined {
  if (isType(key)) return put(design, at, key)
  const upper = key.toUpperCase()
  if (key.length === 1 && isType(upper)) return put(design, at, upper)
  if (key === 'Delete' || key === 'Backspace') return take(design, at)
  const side = DIRECTIONS[Number(key) - 1]
  return /^[1-6]$/.test(key) && side !== undefined ? armoured(design, at, side, { on: !isPlated(design, at, side) }) : undefined
}

const Under = ({ over, pen }: { readonly over: Touch; readonly pen: Pen }) => (
  <path className="ee-under" d={pen.tool === 'armour' ? sidePath(over.at, over.side) : hexesPath([over.at], 2)} />
)
const Paper = ({ hexes, extent }: { readonly hexes: readonly Hex[]; readonly extent: Extent }) => (
  <>
    <path className="ee-paper" d={hexesPath(hexes)} />
    <path className="ee-keel" d={`M0 ${extent.top}V${extent.top + extent.height}`} />
  </>
)

/** `at` is the hex of the cursor. */
function sheetKeys({ design, pen, onDesign }: HexSheetProps, at: Hex, setCursor: (hex: Hex) => void): KeyGroup {
  const change = (next: Design | undefined) => {
    if (next) onDesign(next)
    setCursor(at)
  }
  const move = (key: string) => setCursor(stepped(at, key) ?? at)
  // 'E' and 'e' are two boxes.
  const type = (_: string, event: KeyboardEvent) => change(typed(design, at, keyNames(event)[0] ?? ''))
  return {
    title: 'Hex sheet, while it has the focus',
    bindings: [
      { keys: ARROW_KEYS, does: 'Move between hexes', run: move },
      { keys: ['Enter', ' '], does: 'Use the tool', run: () => change(drawn(design, pen, { at, side: 0 }, { on: true })) },
      { keys: BOX_TYPES, does: 'Place a box', run: type },
      { keys: ['Delete', 'Backspace'], does: 'Remove the box', run: type },
      { keys: ['1', '2', '3', '4', '5', '6'], does: 'Armour of a side, clockwise from the top', run: type },
    ],
  }
}

export function HexSheet(props: HexSheetProps) {
  const { design, pen, sideStyle, refused } = props
  const help = useId()
  const { svg, on, over, paper } = useStrokes(props)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const extent = extentOf(paper, SNUG)
  const layout = layoutOf(design)
  const onKeyDown = useElementKeys(sheetKeys(props, cursor ?? [0, 0], setCursor))
  const here = cursor && boxAt(design, cursor)
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: one focusable sheet with arrow keys, like the chart
    <div
      className="ee-sheet"
      role="application"
      aria-label="Hex sheet"
      aria-describedby={help}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setCursor(null)}
    >
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
      <svg
        ref={svg}
        className={`ee-record-svg works side-${sideStyle}`}
        viewBox={viewBox(extent)}
        role="img"
        aria-label={design.name}
        {...on}
      >
        <Paper hexes={paper} extent={extent} />
        <RecordDrawing layout={layout} levels={{}} looks={refused} notes={PLAIN} />
        {over && <Under over={over} pen={pen} />}
        {cursor && <path className="ee-cursor" d={hexesPath([cursor], 3)} />}
      </svg>
      <p id={help} className="unseen">
        Arrow keys move between hexes. A letter places a box, Delete removes it, 1 to 6 armour a side clockwise from the top, Enter uses the
        tool.
      </p>
      <output className="unseen">{cursor ? (here ? (partName(design, hexKey(cursor)) ?? here.type) : 'empty') : ''}</output>
    </div>
  )
}
