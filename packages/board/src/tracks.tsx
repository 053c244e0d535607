// Lines on the chart: flown and planned movement, shots, aims.
import type { Chart } from './chart.ts'
import { linePath, type Point } from './geometry.ts'
import { markKeys } from './mark-keys.ts'
import type { Track } from './scene.ts'
import type { QuarterTurn } from './turn.ts'

/** The place of the arrow and the text of a leg, just past its middle. */
export const noteMiddle = (a: Point, b: Point): Point => ({ x: a.x + (b.x - a.x) * 0.56, y: a.y + (b.y - a.y) * 0.56 })
const between = (a: Point, b: Point): { readonly middle: Point; readonly angle: number } => ({
  middle: noteMiddle(a, b),
  angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
})
/** Keeps text from being upside down on a turned chart. */
function upright(angle: number, turn: QuarterTurn): number {
  const onScreen = (angle + turn * 90 + 360) % 360
  return onScreen > 90 && onScreen < 270 ? angle + 180 : angle
}

interface LegProps {
  readonly from: Point
  readonly to: Point
  readonly note: string
  readonly text: number
  readonly turn: QuarterTurn
}
function Leg({ from, to, note, text, turn }: LegProps) {
  const { middle, angle } = between(from, to)
  return (
    <>
      <path className="arrow" d="M-4 -4L3 0L-4 4" transform={`translate(${middle.x} ${middle.y}) rotate(${angle})`} />
      {note !== '' && (
        <text
          className="pts"
          style={{ fontSize: text * 0.9 }}
          transform={`translate(${middle.x} ${middle.y}) rotate(${upright(angle, turn)}) translate(0 ${-text * 0.5})`}
        >
          {note}
        </text>
      )}
    </>
  )
}

interface TrackMarkProps {
  readonly track: Track
  readonly chart: Chart
  readonly text: number
  readonly turn: QuarterTurn
}
/** A track with its arrows, texts and points. */
export function TrackMark({ track, chart, text, turn }: TrackMarkProps) {
  const points = track.places.map(chart.pointOf)
  const legs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to, note: track.notes[index] ?? '' }))
  const keys = markKeys(points, ({ x, y }) => `${x},${y}`)
  const isMovement = track.style === 'flown' || track.style === 'planned' || track.style === 'trail'
  return (
    <g className={`side-${track.sideStyle} track-${track.style}`}>
      <path className="track" d={linePath(points)} />
      {track.style === 'shot' &&
        legs.map(({ from, to }, index) => <Leg key={keys[index + 1]} from={from} to={to} note="" text={text} turn={turn} />)}
      {(track.style === 'planned' || track.style === 'earlier-shot') &&
        legs.map(({ from, to, note }, index) => (
          <Leg key={`${keys[index + 1]},${note}`} from={from} to={to} note={note} text={text} turn={turn} />
        ))}
      {isMovement &&
        points
          .slice(0, -1)
          .map(({ x, y }, index) => (
            <circle key={keys[index]} className={index === 0 ? 'start' : 'dot'} cx={x} cy={y} r={index === 0 ? 3.6 : 2.6} />
          ))}
    </g>
  )
}
