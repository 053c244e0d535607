// The frame of the chart, as on a printed map: column numbers at the top, row numbers at the left, checkered bars.
import { cellOf, type Hex, hexAt, makeCellNumber } from '@admiralty/space'
import { memo, useMemo } from 'react'
import type { AvailableSize } from './available-size.ts'
import { type Camera, MARGIN } from './camera.ts'
import type { DragLayers } from './drag-layers.ts'
import { centre, RISE, SIZE } from './geometry.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

const span = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, index) => least + index)

interface AxisLabel {
  readonly index: number
  readonly at: number
}
interface BarsProps {
  readonly marks: readonly AxisLabel[]
  readonly step: number
  readonly room: AvailableSize
  readonly along: 'x' | 'y'
}
const Bars = ({ marks, step, room, along }: BarsProps) =>
  marks
    .filter(({ index }) => index % 2 === 0)
    .map(({ index, at }) => {
      const start = at - step / 2
      const d = [MARGIN - 4, (along === 'x' ? room.height : room.width) - MARGIN + 1].map((side) =>
        along === 'x' ? `M${start} ${side}h${step}v3h${-step}Z` : `M${side} ${start}v${step}h3v${-step}Z`,
      )
      return <path key={index} className="frame-b" d={d.join('')} />
    })

/** Half the width of a number, in pixels. */
const HALF = 5
/** Every second number if all would be too close. Numbers outside the frame become visible when the chart is dragged. */
const numbered = (marks: readonly AxisLabel[], step: number, most: number) =>
  marks
    .filter(({ index }) => step >= 17 || index % 2 === 0)
    .map(({ index, at }) => ({ index, at, className: at > MARGIN + HALF && at < most - MARGIN - HALF ? 'fn' : 'fn beyond' }))

function spans(hexes: readonly Hex[]): { readonly columns: readonly number[]; readonly rows: readonly number[] } {
  const cells = hexes.map(cellOf)
  const over = (of: readonly number[]) => (of.length === 0 ? [] : span(Math.min(...of), Math.max(...of)))
  return { columns: over(cells.map(({ column }) => column)), rows: over(cells.map(({ row }) => row)) }
}

const Line = ({ room: { width, height }, inset }: { readonly room: AvailableSize; readonly inset: number }) => (
  <rect className="frame-l" x={inset} y={inset} width={Math.max(0, width - 2 * inset)} height={Math.max(0, height - 2 * inset)} />
)

interface ChartFrameProps {
  readonly hexes: readonly Hex[]
  readonly room: AvailableSize
  readonly camera: Camera
  readonly turn: QuarterTurn
  readonly layers: DragLayers
}

interface Axis {
  readonly marks: readonly AxisLabel[]
  /** Pixels between two marks. */
  readonly step: number
}
/** The labels of the top and the left of the frame: columns and rows, exchanged after a quarter turn. */
function axesOf(hexes: readonly Hex[], { x, y, k }: Camera, turn: QuarterTurn): { readonly across: Axis; readonly down: Axis } {
  const { columns, rows } = spans(hexes)
  const [columnStep, rowStep] = [SIZE * 1.5 * k, RISE * 2 * k]
  const column = (index: number) => turnedPoint({ x: centre(hexAt({ column: index, row: 0 })).x, y: 0 }, turn)
  const row = (index: number) => turnedPoint({ x: 0, y: centre(hexAt({ column: 0, row: index })).y }, turn)
  return turn % 2 === 0
    ? {
        across: { marks: columns.map((index) => ({ index, at: column(index).x * k + x })), step: columnStep },
        down: { marks: rows.map((index) => ({ index, at: row(index).y * k + y })), step: rowStep },
      }
    : {
        across: { marks: rows.map((index) => ({ index, at: row(index).x * k + x })), step: rowStep },
        down: { marks: columns.map((index) => ({ index, at: column(index).y * k + y })), step: columnStep },
      }
}

export const ChartFrame = memo(function ChartFrame({ hexes, room, camera, turn, layers }: ChartFrameProps) {
  const { across, down } = useMemo(() => axesOf(hexes, camera, turn), [hexes, camera, turn])
  if (hexes.length === 0) return null
  const { width, height } = room
  return (
    <div className="board-frame">
      <svg width={width} height={height} aria-hidden="true">
        <path
          className="frame-ground"
          fillRule="evenodd"
          d={`M0 0H${width}V${height}H0ZM${MARGIN} ${MARGIN}V${height - MARGIN}H${width - MARGIN}V${MARGIN}Z`}
        />
        <Line room={room} inset={MARGIN - 4.5} />
        <Line room={room} inset={MARGIN - 0.5} />
      </svg>
      <div style={{ clipPath: `inset(0 ${MARGIN}px)` }}>
        <div ref={layers.columns}>
          <svg width={width} height={height} aria-hidden="true">
            <Bars marks={across.marks} step={across.step} room={room} along="x" />
            {numbered(across.marks, across.step, width).map(({ index, at, className }) => (
              <text key={index} className={className} x={at} y="8.5">
                {makeCellNumber(index)}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <div style={{ clipPath: `inset(${MARGIN}px 0)` }}>
        <div ref={layers.rows}>
          <svg width={width} height={height} aria-hidden="true">
            <Bars marks={down.marks} step={down.step} room={room} along="y" />
            {numbered(down.marks, down.step, height).map(({ index, at, className }) => (
              <text key={index} className={className} transform={`translate(8.5 ${at}) rotate(-90)`}>
                {makeCellNumber(index)}
              </text>
            ))}
          </svg>
        </div>
      </div>
    </div>
  )
})
