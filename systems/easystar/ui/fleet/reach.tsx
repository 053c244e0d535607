// A chart of the mean damage that all weapons of a design do to a ship at each hex.
import { centre, hexesPath, MeanFigure, RISE, SIZE, type SideStyle, Silhouette } from '@admiralty/board'
import { Section } from '@admiralty/game-ui/panel'
import { type Hex, hexKey, within } from '@admiralty/space'
import type { Item } from '../../src/state.ts'
import { depthOf, reachOfDesign } from '../reach.ts'

const RADIUS = 3
const SCALE = 0.5
const MIDDLE: Hex = [0, 0]

export interface ReachProps {
  readonly items: readonly Item[]
  readonly sideStyle: SideStyle
  readonly hull: string
}
export function Reach({ items, sideStyle, hull }: ReachProps) {
  const means = reachOfDesign(items)
  const farthest = Math.max(RADIUS, ...[...means.values()].map(({ far }) => far))
  const hexes = within(MIDDLE, Math.min(6, farthest))
  const [width, height] = [(3 * Math.min(6, farthest) + 2) * SIZE, (4 * Math.min(6, farthest) + 2) * RISE]
  return (
    <Section title="Reach" aside="mean damage on a ship">
      <svg
        className="chart es-reach"
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        style={{ maxWidth: width * SCALE }}
        role="img"
        aria-label={`Reaches ${Math.max(0, ...[...means.values()].map(({ far }) => far))} hexes`}
      >
        {hexes.map((hex) => {
          const mean = means.get(hexKey(hex))?.mean ?? 0
          const { x, y } = centre(hex)
          return (
            <g key={hexKey(hex)}>
              <path className="hexline" d={hexesPath([hex])} style={{ fill: `var(--background-${mean > 0 ? depthOf(mean) : 0})` }} />
              {mean > 0 && hexKey(hex) !== hexKey(MIDDLE) && <MeanFigure mean={mean} x={x} y={y + 9} text={24} />}
            </g>
          )
        })}
        <foreignObject x="-24" y="-24" width="48" height="48">
          <Silhouette name={hull} sideStyle={sideStyle} size={48} />
        </foreignObject>
      </svg>
    </Section>
  )
}
