// Cover art for the list of games: two squads face two others, and a shot crosses the chart.
import type { Cover } from '@admiralty/game-ui'

interface Squad {
  readonly side: 1 | 2
  readonly at: readonly [x: number, y: number]
  /** Degrees. */
  readonly turn: number
}
const SQUADS: readonly Squad[] = [
  { side: 2, at: [54, 233], turn: 0 },
  { side: 2, at: [162, 233], turn: 0 },
  { side: 1, at: [54, 78], turn: 180 },
  { side: 1, at: [162, 78], turn: 180 },
]
const SIZE = 40

export const cover: Cover = {
  color: 5,
  Art: () => (
    <g>
      <g className="side-2">
        <path className="shot" d="M54 233L162 78" />
      </g>
      {SQUADS.map(({ side, at: [x, y], turn }) => (
        <g key={`${x}/${y}`} className={`side-${side}`}>
          <use href="#s-fighter" x={x - SIZE / 2} y={y - SIZE / 2} width={SIZE} height={SIZE} transform={`rotate(${turn} ${x} ${y})`} />
        </g>
      ))}
    </g>
  ),
}
