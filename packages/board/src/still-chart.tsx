// A chart of hexes that nobody moves or presses, for printed sheets: each hex has its number.
import { hexKey } from '@admiralty/space'
import { useMemo } from 'react'
import { Background } from './background.tsx'
import { hexChart } from './chart.ts'
import { centre, extent, RISE, SIZE } from './geometry.ts'
import type { Scene } from './scene.ts'

/** Text sizes in chart units. */
const [TEXT, NUMBER] = [14, 8.5] as const
const NOTHING: ReadonlySet<never> = new Set()

interface StillChartProps {
  readonly scene: Scene
  /** Accessible name of the picture. */
  readonly label: string
}
export function StillChart({ scene, label }: StillChartProps) {
  const { left, top, width, height } = useMemo(() => extent(scene.hexes), [scene.hexes])
  return (
    <svg className="chart still" viewBox={`${left - 2} ${top - 2} ${width + 4} ${height + 4}`} role="img" aria-label={label}>
      <Background scene={scene} text={TEXT} words={NOTHING} occupied={NOTHING} />
      {scene.hexes.map((hex) => {
        const { x, y } = centre(hex)
        return (
          <text key={hexKey(hex)} className="hex-number" x={x - SIZE * 0.42} y={y - RISE + NUMBER + 1.5} style={{ fontSize: NUMBER }}>
            {hexChart.nameOf(hex)}
          </text>
        )
      })}
    </svg>
  )
}
