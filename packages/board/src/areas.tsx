// Outlined areas: where enemy weapons reach, where a ship must go, where none may go. Each look has its own line and hatching, so that it needs no colour.
import { hexKey } from '@admiralty/space'
import { border, centre, hexesPath, type Point } from './geometry.ts'
import type { OutlinedArea } from './scene.ts'

/** The centre of the hex that is nearest to the middle of an area. */
function middleOf({ hexes }: OutlinedArea): Point | undefined {
  const all = hexes.map(centre)
  const mean = (of: (point: Point) => number): number => all.reduce((sum, point) => sum + of(point), 0) / all.length
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y)
  return all.toSorted((a, b) => far(a) - far(b))[0]
}

function AreaLabel({ area, text }: { readonly area: OutlinedArea; readonly text: number }) {
  const at = middleOf(area)
  if (area.label === null || !at) return null
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <text className="area-label upright" y={text * 0.35} style={{ fontSize: text }}>
        {area.label}
      </text>
    </g>
  )
}

/** `text`: text size in chart units. */
export const Areas = ({ areas, text }: { readonly areas: readonly OutlinedArea[]; readonly text: number }) =>
  areas.map((area) => (
    <g key={`${area.look} ${area.label} ${area.hexes.map(hexKey).join(' ')}`} className={`area-${area.look}`}>
      <path className="area-wash" d={hexesPath(area.hexes)} />
      <path className="area-edge" d={border(area.hexes)} />
      <AreaLabel area={area} text={text} />
    </g>
  ))
