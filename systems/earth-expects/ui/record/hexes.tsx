// The interactive record: a focusable drawing with a keyboard cursor.
import { centre, hexesPath, InOrder, useElementKeys } from '@admiralty/board'
import { type Hex, hexKey } from '@admiralty/space'
import { useId, useMemo, useState } from 'react'
import { BOXES } from '../../data/tables.ts'
import type { Layout, Levels } from '../../src/record/layout.ts'
import { extentOfPoints, RecordDrawing, SNUG, viewBox } from './drawing.tsx'
import { lineOn, middleOf } from './drawn-rows.ts'
import { MarkedBoxes } from './marked-boxes.tsx'
import { trailPath } from './trail.ts'
import './record.css'
import { ARROWS, type DrawnRow, type RecordHexesProps, stepped, useStroke } from './use-stroke.ts'

export const ARROW_KEYS = Object.keys(ARROWS)

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
