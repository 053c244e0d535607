// A small chart of the mean damage that a ship does at each hex, bow up, on a screen or on paper.
import { distance, type Hex, hexKey, within } from '@admiralty/space'
import { MeanFigure } from './background.tsx'
import { centre, hexesPath, RISE, SIZE } from './geometry.ts'
import { Silhouette } from './marks.tsx'
import type { SideStyle, Tint } from './scene.ts'

const MIDDLE: Hex = [0, 0]

interface MeanChartProps {
  /** Mean points by the key of a hex, from the ship at 0, 0. */
  readonly means: ReadonlyMap<string, number>
  readonly symbol: string
  /** Null for black on white: outlines instead of tints, and only hexes that are reached. */
  readonly side: { readonly style: SideStyle; levelOf(mean: number): Tint['level'] } | null
  /** All hexes up to this distance are drawn, reached or not. */
  readonly near: number
  /** Hexes farther away are not drawn. */
  readonly most: number
  /** The size of a unit of the chart, at most. */
  readonly scale: readonly [size: number, unit: 'px' | 'mm']
  readonly label: string
}

/** The corners of the hexes, with a margin: left, top, width, height. */
function frameOf(hexes: readonly Hex[]) {
  const points = hexes.map(centre)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - SIZE - MARGIN, Math.min(...ys) - RISE - MARGIN]
  return { left, top, width: Math.max(...xs) + SIZE + MARGIN - left, height: Math.max(...ys) + RISE + MARGIN - top }
}
const MARGIN = 3

/** The chart as a picture. */
export function MeanChart({ means, symbol, side, near, most, scale: [size, unit], label }: MeanChartProps) {
  const meanAt = (hex: Hex): number => means.get(hexKey(hex)) ?? 0
  const reached = (hex: Hex): boolean => meanAt(hex) > 0 && distance(hex, MIDDLE) > 0
  const drawn = within(MIDDLE, most).filter((hex) => distance(hex, MIDDLE) <= near || reached(hex))
  const { left, top, width, height } = frameOf(drawn)
  return (
    <svg
      className={side ? 'chart mean-chart' : 'mean-chart outlined'}
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ maxWidth: `${width * size}${unit}`, maxHeight: `${height * size}${unit}` }}
      role="img"
      aria-label={label}
    >
      {side ? (
        drawn.map((hex) => {
          const mean = meanAt(hex)
          return (
            <path
              key={hexKey(hex)}
              className="hexline"
              d={hexesPath([hex])}
              style={{ fill: `var(--background-${mean > 0 ? side.levelOf(mean) : 0})` }}
            />
          )
        })
      ) : (
        <>
          <path className="hex" d={hexesPath(drawn)} />
          <path className="hex reached" d={hexesPath(drawn.filter(reached))} />
        </>
      )}
      {drawn.filter(reached).map((hex) => {
        const { x, y } = centre(hex)
        return <MeanFigure key={hexKey(hex)} mean={meanAt(hex)} x={x} y={y + 9} text={side ? 24 : 26} />
      })}
      <g transform="translate(-25 -25)">
        <Silhouette name={symbol} size={50} {...(side && { sideStyle: side.style })} />
      </g>
    </svg>
  )
}
