// Outlined areas: where enemy weapons reach, where a ship must go, where none may go. Each look has its own line and hatching, so that it needs no colour.
import { type Hex, hexKey } from '@admiralty/space'
import { border, centre, hexesPath, type Point } from './geometry.ts'
import type { OutlinedArea } from './scene.ts'

/** The centre of the hex that is nearest to the middle of several; undefined for none. */
export function middleOf(hexes: readonly Hex[]): Point | undefined {
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

/** `text`: text size in chart units. */
export const Areas = ({ areas, text }: { readonly areas: readonly OutlinedArea[]; readonly text: number }) =>
  areas.map((area) => (
    <g key={`${area.look} ${area.label} ${area.hexes.map(hexKey).join(' ')}`} className={`area-${area.look}`}>
      <path className="area-wash" d={hexesPath(area.hexes)} />
      <path className="area-edge" d={border(area.hexes)} />
      {area.label !== null && <AreaLabel at={middleOf(area.hexes)} label={area.label} text={text} />}
    </g>
  ))
