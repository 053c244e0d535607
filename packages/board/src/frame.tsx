// The frame of the chart, as on a printed one: columns numbered along the top, rows along the left, checkered bars between.
import { cellOf, type Hex, hexAt } from '@admiralty/hex'
import { useMemo } from 'react'
import { centre, RISE, SIZE } from './geometry.ts'
import type { Room } from './room.ts'
import { type Camera, MARGIN } from './zoom.ts'

const twoDigits = (n: number): string => String(n + 1).padStart(2, '0')
const span = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, index) => least + index)

interface Mark {
  readonly index: number
  readonly at: number
}
/** What lies within the frame; every second number where they stand too close. */
const visible = (marks: readonly Mark[], most: number): readonly Mark[] => marks.filter(({ at }) => at > MARGIN && at < most - MARGIN)
const thinned = (marks: readonly Mark[], step: number): readonly Mark[] =>
  step < 17 ? marks.filter(({ index }) => index % 2 === 0) : marks

function Bars({
  marks,
  step,
  room,
  along,
}: {
  readonly marks: readonly Mark[]
  readonly step: number
  readonly room: Room
  readonly along: 'x' | 'y'
}) {
  const most = along === 'x' ? room.width : room.height
  const across = along === 'x' ? room.height : room.width
  return marks
    .filter(({ index }) => index % 2 === 0)
    .map(({ index, at }) => {
      const start = Math.max(MARGIN, at - step / 2)
      const length = Math.min(most - MARGIN, at + step / 2) - start
      if (length <= 0) return null
      const d = [MARGIN - 4, across - MARGIN + 1].map((side) =>
        along === 'x' ? `M${start} ${side}h${length}v3h${-length}Z` : `M${side} ${start}v${length}h3v${-length}Z`,
      )
      return <path key={index} className="frame-b" d={d.join('')} />
    })
}

function spans(hexes: readonly Hex[]): { readonly columns: readonly number[]; readonly rows: readonly number[] } {
  const cells = hexes.map(cellOf)
  const over = (of: readonly number[]) => (of.length === 0 ? [] : span(Math.min(...of), Math.max(...of)))
  return { columns: over(cells.map(({ column }) => column)), rows: over(cells.map(({ row }) => row)) }
}

export function Frame({ hexes, room, camera }: { readonly hexes: readonly Hex[]; readonly room: Room; readonly camera: Camera }) {
  const { columns, rows } = useMemo(() => spans(hexes), [hexes])
  if (columns.length === 0) return null
  const across = columns.map((index) => ({ index, at: centre(hexAt({ column: index, row: 0 })).x * camera.k + camera.x }))
  const down = rows.map((index) => ({ index, at: centre(hexAt({ column: 0, row: index })).y * camera.k + camera.y }))
  const [stepX, stepY] = [SIZE * 1.5 * camera.k, RISE * 2 * camera.k]
  const { width, height } = room
  return (
    <g className="frame">
      <path
        className="frame-ground"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${MARGIN} ${MARGIN}V${height - MARGIN}H${width - MARGIN}V${MARGIN}Z`}
      />
      <rect
        className="frame-l"
        x={MARGIN - 4.5}
        y={MARGIN - 4.5}
        width={Math.max(0, width - 2 * MARGIN + 9)}
        height={Math.max(0, height - 2 * MARGIN + 9)}
      />
      <rect
        className="frame-l"
        x={MARGIN - 0.5}
        y={MARGIN - 0.5}
        width={Math.max(0, width - 2 * MARGIN + 1)}
        height={Math.max(0, height - 2 * MARGIN + 1)}
      />
      <Bars marks={across} step={stepX} room={room} along="x" />
      <Bars marks={down} step={stepY} room={room} along="y" />
      {thinned(visible(across, width), stepX).map(({ index, at }) => (
        <text key={index} className="fn" x={at} y="8.5">
          {twoDigits(index)}
        </text>
      ))}
      {thinned(visible(down, height), stepY).map(({ index, at }) => (
        <text key={index} className="fn" transform={`translate(8.5 ${at}) rotate(-90)`}>
          {twoDigits(index)}
        </text>
      ))}
    </g>
  )
}
