// The frame of the chart, as on a printed map: numbers of columns and rows, or of movement units, and checkered bars.
import { memo, useMemo } from 'react'
import type { AvailableSize } from './available-size.ts'
import { type AxisLabel, hexAxes, planeAxes } from './axes.ts'
import { type Camera, MARGIN } from './camera.ts'
import { DragLayer, type DragLayers } from './drag-layers.tsx'
import { chartOf, type Scene } from './scene.ts'
import type { QuarterTurn } from './turn.ts'

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
    .map(({ index, name, at }) => ({ index, name, at, className: at > MARGIN + HALF && at < most - MARGIN - HALF ? 'fn' : 'fn beyond' }))

const Line = ({ room: { width, height }, inset }: { readonly room: AvailableSize; readonly inset: number }) => (
  <rect className="frame-l" x={inset} y={inset} width={Math.max(0, width - 2 * inset)} height={Math.max(0, height - 2 * inset)} />
)

interface ChartFrameProps {
  readonly scene: Scene
  readonly room: AvailableSize
  readonly camera: Camera
  readonly turn: QuarterTurn
  readonly layers: DragLayers
}

export const ChartFrame = memo(function ChartFrame({ scene, room, camera, turn, layers }: ChartFrameProps) {
  const { hexes } = scene
  const { kind, hasFrameNumbers } = chartOf(scene)
  const isPlane = kind === 'plane'
  const numbersOf = (marks: readonly AxisLabel[], step: number, most: number) => (hasFrameNumbers ? numbered(marks, step, most) : [])
  const { across, down } = useMemo(
    () => (isPlane ? planeAxes(camera, room, turn) : hexAxes(hexes, camera, turn)),
    [isPlane, hexes, camera, room, turn],
  )
  if (hexes.length === 0 && !isPlane) return null
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
        <DragLayer layer={layers.columns} room={room}>
          <Bars marks={across.marks} step={across.step} room={room} along="x" />
          {numbersOf(across.marks, across.step, width).map(({ index, name, at, className }) => (
            <text key={index} className={className} x={at} y="8.5">
              {name}
            </text>
          ))}
        </DragLayer>
      </div>
      <div style={{ clipPath: `inset(${MARGIN}px 0)` }}>
        <DragLayer layer={layers.rows} room={room}>
          <Bars marks={down.marks} step={down.step} room={room} along="y" />
          {numbersOf(down.marks, down.step, height).map(({ index, name, at, className }) => (
            <text key={index} className={className} transform={`translate(8.5 ${at}) rotate(-90)`}>
              {name}
            </text>
          ))}
        </DragLayer>
      </div>
    </div>
  )
})
