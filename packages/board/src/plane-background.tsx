// Everything below the counters on the plane: the grid of movement units, overlays and marked points.
import { memo } from 'react'
import type { AvailableSize } from './available-size.ts'
import type { Camera } from './camera.ts'
import type { Bounds, Point } from './geometry.ts'
import { markKeys } from './mark-keys.ts'
import { AreaLabel, GroupMark, LinksMark, MarkedPlaces, overlayKey, TapeMark } from './overlays.tsx'
import { planeChart, UNIT } from './plane-chart.ts'
import { fieldEdge, isField, planeZones } from './plane-zones.ts'
import type { Overlay, Scene } from './scene.ts'
import { type QuarterTurn, turnedBounds, unturnedTurn } from './turn.ts'

/** Movement units between two strong lines, and at most between two thin ones. */
const STRONG = 12
/** Thin lines that would be nearer than this on the screen are left out, in pixels. */
const NEAREST = 7

/** The area on the screen and one screen around it, in chart units that are not turned: a drag shows no more. */
export function drawnBounds({ x, y, k }: Camera, { width, height }: AvailableSize, turn: QuarterTurn): Bounds {
  const seen = { left: (-width - x) / k, top: (-height - y) / k, width: (3 * width) / k, height: (3 * height) / k }
  return turnedBounds(seen, unturnedTurn(turn))
}
/** The multiples of a step in a range. */
const multiples = (start: number, length: number, step: number): readonly number[] => {
  const first = Math.ceil(start / step)
  return Array.from({ length: Math.max(0, Math.floor((start + length) / step) - first + 1) }, (_, index) => (first + index) * step)
}

interface GridLinesProps extends Bounds {
  readonly step: number
  readonly className: string
}
const GridLines = memo(({ left, top, width, height, step, className }: GridLinesProps) => {
  const down = multiples(left, width, step).map((x) => `M${x} ${top}v${height}`)
  const across = multiples(top, height, step).map((y) => `M${left} ${y}h${width}`)
  return <path className={className} d={[...down, ...across].join('')} />
})

interface PlaneGridProps {
  readonly camera: Camera
  readonly room: AvailableSize
  readonly turn: QuarterTurn
}
/** The sea and its grid, as far as a drag can show them. */
export function PlaneGrid({ camera, room, turn }: PlaneGridProps) {
  const seen = drawnBounds(camera, room, turn)
  // On whole steps, so that most changes of the camera draw the same grid again.
  const whole = STRONG * UNIT
  const [left, top] = [Math.floor(seen.left / whole) * whole, Math.floor(seen.top / whole) * whole]
  const box = { left, top, width: Math.ceil(seen.width / whole + 1) * whole, height: Math.ceil(seen.height / whole + 1) * whole }
  const thin = [1, 6].find((units) => units * UNIT * camera.k >= NEAREST)
  return (
    <>
      <rect className="background" x={box.left} y={box.top} width={box.width} height={box.height} />
      {thin !== undefined && <GridLines {...box} step={thin * UNIT} className="hexline thin" />}
      <GridLines {...box} step={whole} className="hexline strong" />
    </>
  )
}

function FieldMark({ overlay: { shape, look, legend, printed }, text }: { readonly overlay: Overlay; readonly text: number }) {
  if (!isField(shape)) return null
  const zones = planeZones(shape)
  const { path, beyond } = fieldEdge(shape)
  return (
    <g className={`overlay-${shape.kind} overlay-${look}`}>
      {zones.map(({ label, path: zone, strength }) => (
        <path
          key={`${label} ${zone}`}
          className="overlay-wash"
          fillRule="evenodd"
          d={zone}
          style={look === 'field' ? { fill: `var(--background-${strength})` } : undefined}
        />
      ))}
      {zones.length > 1 && zones.map(({ path: zone }) => <path key={zone} className="contour" d={zone} />)}
      <path className="overlay-edge" d={path} />
      {zones.map(({ label, middle, path: zone }) => label !== '' && <AreaLabel key={zone} at={middle} label={label} text={text * 0.85} />)}
      {printed && <AreaLabel at={beyond} label={legend} text={text} />}
    </g>
  )
}

interface PlaneBackgroundProps {
  readonly scene: Scene
  readonly text: number
}
/** Overlays in their order, and marked points. */
export const PlaneBackground = memo(function PlaneBackground({ scene: { overlays = [], marked }, text }: PlaneBackgroundProps) {
  const keys = markKeys(overlays, overlayKey)
  const pointsOf = (places: readonly (readonly [number, number])[]): readonly Point[] => places.map(planeChart.pointOf)
  return (
    <>
      {overlays.map((overlay, index) => {
        const { shape } = overlay
        const key = keys[index]
        if (shape.kind === 'tape')
          return <TapeMark key={key} overlay={overlay} ends={pointsOf([shape.from, shape.to])} ticked text={text} />
        if (shape.kind === 'group') return <GroupMark key={key} overlay={overlay} members={pointsOf(shape.places)} text={text} />
        if (shape.kind === 'links')
          return <LinksMark key={key} pairs={shape.pairs.map(([from, to]) => [planeChart.pointOf(from), planeChart.pointOf(to)])} />
        return <FieldMark key={key} overlay={overlay} text={text} />
      })}
      <MarkedPlaces marked={marked} chart={planeChart} text={text} />
    </>
  )
})
