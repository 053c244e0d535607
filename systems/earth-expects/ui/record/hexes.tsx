// The interactive record: a focusable drawing with a keyboard cursor, clicks, and strokes over several boxes.
import { centre, hexesPath, hexUnder, InOrder, type SideStyle, useElementKeys } from '@admiralty/board'
import { ahead, type Direction, type Hex, hexKey } from '@admiralty/space'
import { type PointerEvent, useId, useMemo, useRef, useState } from 'react'
import { BOXES } from '../../data/tables.ts'
import type { Armoured } from '../../src/record/adjacency.ts'
import { type BoxId, sideId } from '../../src/record/box.ts'
import type { Layout, Levels } from '../../src/record/layout.ts'
import type { RowOfFire } from '../../src/record/rows.ts'
import { extentOfPoints, RecordDrawing, SNUG, viewBox } from './drawing.tsx'
import { lineOn, middleOf } from './drawn-rows.ts'
import { MarkedBoxes } from './marked-boxes.tsx'
import { trailPath } from './trail.ts'
import './record.css'

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

const ARROWS: Readonly<Record<string, readonly [even: Direction, odd: Direction]>> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  ArrowRight: [2, 1],
  ArrowLeft: [4, 5],
}
export const ARROW_KEYS = Object.keys(ARROWS)
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

function useStroke(layout: Layout, onBoxes: RecordHexesProps['onBoxes']) {
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

/** The distance between a line and its label. */
const LABEL = 22
function Row({ row, layout, levels }: { readonly row: DrawnRow; readonly layout: Layout; readonly levels: Levels }) {
  const { from, to } = lineOn(layout, levels, row)
  const way = Math.atan2(to.y - from.y, to.x - from.x)
  return (
    <g className={`ee-row ${row.look}`} {...(row.onPick ? { onClick: row.onPick } : {})}>
      <path className="touch" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="head" d="M-12 -7L0 0L-12 7" transform={`translate(${to.x} ${to.y}) rotate(${(way * 180) / Math.PI})`} />
      <text x={from.x - LABEL * Math.cos(way)} y={from.y - LABEL * Math.sin(way)} dy="10">
        {row.label}
      </text>
    </g>
  )
}

/** The path of damage. A new one is animated point by point. */
function Trail({ layout, trail }: Pick<RecordHexesProps, 'layout' | 'trail'>) {
  const points = trail.filter((box) => layout.byId.has(box)).map((box) => middleOf(layout, box))
  if (points.length === 0) return null
  return (
    <g className="ee-trail" key={trail.join(' ')}>
      <path pathLength={1} d={trailPath(points)} style={{ animationDuration: `${160 + 220 * points.length}ms` }} />
      <InOrder of={points}>
        {({ x, y }, index) => <circle cx={x} cy={y} r={index === 0 ? 6.5 : 4.5} style={{ animationDelay: `${220 * index}ms` }} />}
      </InOrder>
    </g>
  )
}

export function RecordHexes({ layout, levels, sideStyle, label, looks, notes, rows, trail, nameOf, onBoxes }: RecordHexesProps) {
  const help = useId()
  const { svg, passed, on } = useStroke(layout, onBoxes)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const hexes = useMemo(() => layout.places.map(({ box }) => box.at), [layout])
  const lines = rows.flatMap((row) => Object.values(lineOn(layout, levels, row)))
  const extent = extentOfPoints([...hexes.map(centre), ...lines], SNUG)
  const home = hexes[Math.floor(hexes.length / 2)] ?? [0, 0]
  const under = cursor ? layout.byId.get(hexKey(cursor))?.box : undefined
  const here = under?.id
  const drawn = useMemo(
    () => (passed.length === 0 ? looks : new Map([...looks, ...passed.map((id) => [id, `${looks.get(id) ?? ''} passed`] as const)])),
    [looks, passed],
  )
  const move = (key: string) => {
    const next = stepped(cursor ?? home, key)
    if (next) setCursor(layout.byId.has(hexKey(next)) || cursor === null ? next : cursor)
  }
  const arrows = { keys: ARROW_KEYS, does: 'Move between boxes', run: move }
  const change = { keys: ['Enter', ' '], does: 'Change the box', run: () => here !== undefined && onBoxes?.([here]) }
  const onKeyDown = useElementKeys({ title: 'Record, while it has the focus', bindings: onBoxes ? [arrows, change] : [arrows] })
  const picture = (
    <svg
      ref={svg}
      className={`ee-record-svg side-${sideStyle}${onBoxes ? ' works' : ''}`}
      viewBox={viewBox(extent)}
      role="img"
      aria-label={label}
      {...on}
    >
      <RecordDrawing layout={layout} levels={levels} looks={drawn} notes={notes} />
      {rows.map((row) => (
        <Row key={row.key} row={row} layout={layout} levels={levels} />
      ))}
      <Trail layout={layout} trail={trail} />
      {cursor && <path className="ee-cursor" d={hexesPath([cursor], 3)} />}
    </svg>
  )
  return (
    <>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: one focusable drawing with arrow keys, like the chart */}
      <div
        className="ee-record-keys"
        role="application"
        aria-label={label}
        aria-describedby={help}
        data-clause={under && BOXES[under.type].rule}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
        {picture}
        <p id={help} className="unseen">
          Arrow keys move between boxes{onBoxes ? ', space changes one. Drag over boxes to change several.' : '.'}
        </p>
        <output className="unseen">{here ? nameOf(here) : ''}</output>
      </div>
      <MarkedBoxes layout={layout} levels={levels} nameOf={nameOf} />
    </>
  )
}
