// Overlays: fields with bands, regions, tiles and hit sides. Lines, hatching and printed labels tell them apart, so that none needs colour.
import { type Hex, hexKey } from '@admiralty/space'
import type { Chart } from './chart.ts'
import { border, centre, hexesPath, linePath, type Point, RISE, sidePath } from './geometry.ts'
import { markKeys } from './mark-keys.ts'
import { type OverlayZone, zonesOf } from './overlay-zones.ts'
import { groupOutline, tapeTicks } from './plane-zones.ts'
import type { Overlay, Scene } from './scene.ts'

/** The centre of the hex that is nearest to the middle of several; undefined for none. */
function middleOf(hexes: readonly Hex[]): Point | undefined {
  const all = hexes.map(centre)
  const mean = (of: (point: Point) => number): number => all.reduce((sum, point) => sum + of(point), 0) / all.length
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y)
  return all.toSorted((a, b) => far(a) - far(b))[0]
}

interface AreaLabelProps {
  readonly at: Point | undefined
  readonly label: string
  /** Text size in chart units. */
  readonly text: number
}
/** An upright text, centred on a point. */
export const AreaLabel = ({ at, label, text }: AreaLabelProps) =>
  at && (
    <g transform={`translate(${at.x} ${at.y})`}>
      <text className="area-label upright" y={text * 0.35} style={{ fontSize: text }}>
        {label}
      </text>
    </g>
  )

/** Just above the topmost hex. */
function topOf(hexes: readonly Hex[]): Point | undefined {
  const [top] = hexes.map(centre).toSorted((a, b) => a.y - b.y)
  return top && { x: top.x, y: top.y - RISE * 1.3 }
}

interface ZoneProps {
  readonly zone: OverlayZone
  readonly look: Overlay['look']
  /** One of several, so it needs an outline of its own. */
  readonly banded: boolean
  readonly text: number
}
const Zone = ({ zone: { label, hexes, strength }, look, banded, text }: ZoneProps) => (
  <>
    <path className="overlay-wash" d={hexesPath(hexes)} style={look === 'field' ? { fill: `var(--background-${strength})` } : undefined} />
    {banded && <path className="contour" d={border(hexes)} />}
    {label !== '' && <AreaLabel at={middleOf(hexes)} label={label} text={text * 0.85} />}
  </>
)

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

interface TapeMarkProps {
  readonly overlay: Overlay
  readonly ends: readonly Point[]
  /** Whether it has a tick at each movement unit. */
  readonly ticked: boolean
  readonly text: number
}
/** A measuring tape: a line, and what was measured. */
export function TapeMark({ overlay: { look, legend, printed }, ends, ticked, text }: TapeMarkProps) {
  const [from, to] = ends
  if (!from || !to) return null
  return (
    <g className={`overlay-tape overlay-${look}`}>
      <path className="tape" d={linePath(ends)} />
      {ticked && <path className="tape-ticks" d={tapeTicks(from, to)} />}
      {printed && <AreaLabel at={meanOf(ends)} label={legend} text={text} />}
    </g>
  )
}

interface LinksMarkProps {
  readonly pairs: readonly (readonly [Point, Point])[]
}
/** Lines between pairs of places. */
export const LinksMark = ({ pairs }: LinksMarkProps) => <path className="link" d={pairs.map(linePath).join('')} />

interface GroupMarkProps {
  readonly overlay: Overlay
  readonly members: readonly Point[]
  readonly text: number
}
/** An outline around things that belong together. */
export const GroupMark = ({ overlay: { look, legend, printed }, members, text }: GroupMarkProps) => (
  <g className={`overlay-group overlay-${look}`}>
    <path className="overlay-edge" d={groupOutline(members)} />
    {printed && <AreaLabel at={topmost(members)} label={legend} text={text} />}
  </g>
)
/** Above the outline of a group. */
function topmost(members: readonly Point[]): Point | undefined {
  const [top] = members.toSorted((a, b) => a.y - b.y)
  return top && { x: top.x, y: top.y - 42 }
}

const MARK_INSET = { may: 3, refused: 3, look: 0.8 } as const
/** The least and the greatest half width of a marked place on the plane, in chart units. */
const [LEAST_MARK, MOST_MARK] = [6, 27] as const
/** Half the width of each marked place, so that close ones do not cover each other: half the gap to the nearest other one. */
export function markRadii(marked: Scene['marked'], chart: Chart): readonly number[] {
  const points = marked.map(({ at: hex }) => chart.pointOf(hex))
  return points.map(({ x, y }, index) => {
    const gaps = points.flatMap((other, at) => (at === index ? [] : [Math.hypot(other.x - x, other.y - y)]))
    return Math.max(LEAST_MARK, Math.min(MOST_MARK, ...gaps.map((gap) => gap / 2)))
  })
}
interface MarkedPlacesProps {
  readonly marked: Scene['marked']
  readonly chart: Chart
  readonly text: number
}
export function MarkedPlaces({ marked, chart, text }: MarkedPlacesProps) {
  const keys = markKeys(marked, ({ at: hex, kind }) => `${kind} ${hexKey(hex)}`)
  const radii = chart.kind === 'plane' ? markRadii(marked, chart) : []
  return marked.map(({ at: hex, kind, note }, index) => {
    const { x, y } = chart.pointOf(hex)
    const inset = MARK_INSET[kind] + MOST_MARK - (radii[index] ?? MOST_MARK)
    return (
      <g key={keys[index]} className={`mark-${kind}`}>
        <path d={chart.outlineOf(hex, inset)} />
        {kind === 'refused' && <path className="cross" d={`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`} />}
        {note !== null && (
          <g transform={`translate(${x} ${y})`}>
            <text className="note upright" y={RISE - 5} style={{ fontSize: text * 0.85 }}>
              {note}
            </text>
          </g>
        )}
      </g>
    )
  })
}

function OverlayMark({ overlay, map, text }: { readonly overlay: Overlay; readonly map: ReadonlySet<string>; readonly text: number }) {
  const { shape, look, legend, printed } = overlay
  if (shape.kind === 'tape') return <TapeMark overlay={overlay} ends={[shape.from, shape.to].map(centre)} ticked={false} text={text} />
  if (shape.kind === 'group') return <GroupMark overlay={overlay} members={shape.places.map(centre)} text={text} />
  if (shape.kind === 'links') return <LinksMark pairs={shape.pairs.map(([from, to]) => [centre(from), centre(to)])} />
  const zones = zonesOf(shape, map)
  const all = zones.flatMap(({ hexes }) => hexes)
  return (
    <g className={`overlay-${shape.kind} overlay-${look}`}>
      {shape.kind === 'sides'
        ? all.flatMap((hex) => shape.sides.map((side) => <path key={side} className="overlay-side" d={sidePath(hex, side)} />))
        : zones.map((zone) => (
            <Zone key={`${zone.label} ${zone.hexes.map(hexKey).join(' ')}`} zone={zone} look={look} banded={zones.length > 1} text={text} />
          ))}
      {shape.kind !== 'sides' && <path className="overlay-edge" d={border(all)} />}
      {printed && <AreaLabel at={look === 'field' ? topOf(all) : middleOf(all)} label={legend} text={text} />}
    </g>
  )
}

/** Overlays of the same text and shape are distinguished by their number; see `markKeys`. */
export const overlayKey = ({ legend, shape }: Overlay): string => `${legend} ${JSON.stringify(shape)}`

interface ChartOverlaysProps {
  readonly overlays: readonly Overlay[]
  /** Every hex of the map. */
  readonly hexes: readonly Hex[]
  /** Text size in chart units. */
  readonly text: number
}
export function ChartOverlays({ overlays, hexes, text }: ChartOverlaysProps) {
  const map = new Set(hexes.map(hexKey))
  const keys = markKeys(overlays, overlayKey)
  return overlays.map((overlay, index) => <OverlayMark key={keys[index]} {...{ overlay, map, text }} />)
}
