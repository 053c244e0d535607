// Everything below the counters: terrain, tints with contours, mean figures, hatching, grid and marked hexes.
import { type Hex, hexKey } from '@admiralty/space'
import { memo } from 'react'
import { hexChart } from './chart.ts'
import { border, centre, grid, hexesPath, RISE, SIZE } from './geometry.ts'
import { ChartOverlays, MarkedPlaces } from './overlays.tsx'
import type { Scene, TerrainArea, Tint } from './scene.ts'
import { SiteGrounds, SiteMarks } from './sites.tsx'
import { wordSize } from './tint-words.ts'

const LEVELS = [1, 2, 3, 4, 5] as const

/** One path for each level, and a contour around each level and those above it. */
function Tints({ tints }: { readonly tints: readonly Tint[] }) {
  return (
    <>
      {LEVELS.map((level) => {
        const here = tints.filter((tint) => tint.level === level).map(({ hex }) => hex)
        return here.length > 0 && <path key={level} d={hexesPath(here)} style={{ fill: `var(--background-${level})` }} />
      })}
      {LEVELS.map((level) => {
        const from = tints.filter((tint) => tint.level >= level).map(({ hex }) => hex)
        const isOutermost = level === Math.min(...tints.map((tint) => tint.level).filter((least) => least > 0))
        return (
          tints.some((tint) => tint.level === level) && (
            <path key={level} className={isOutermost ? 'contour outermost' : 'contour'} d={border(from)} />
          )
        )
      })}
    </>
  )
}

const TerrainLayer = memo(({ areas }: { readonly areas: readonly TerrainArea[] }) =>
  areas.map(({ look, hexes }) => (
    <g key={look} className={`terrain-${look}`}>
      <path className="wash" d={hexesPath(hexes)} />
      <path className="brim" d={border(hexes)} />
    </g>
  )),
)

/** A mean of 1.7 is printed as 1₇ like a sounding on a sea chart, a mean of 0.5 as a small .5. */
export function MeanFigure({
  mean,
  x,
  y,
  text = 11,
}: {
  readonly mean: number
  readonly x: number
  readonly y: number
  readonly text?: number
}) {
  const tenths = Math.round(mean * 10)
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10]
  if (whole === 0)
    return (
      <text className="mean-figure" x={x} y={y} style={{ fontSize: text * 0.78 }}>
        .{rest}
      </text>
    )
  return (
    <text className="mean-figure" x={x} y={y} style={{ fontSize: text }}>
      {whole}
      {rest > 0 && (
        <tspan dy={text * 0.18} style={{ fontSize: text * 0.72 }}>
          {rest}
        </tspan>
      )}
    </text>
  )
}

interface ChartProps {
  readonly hexes: readonly Hex[]
}
// The hexes of a chart stay the same, so what is drawn of all of them is not computed again with every scene.
const Ground = memo(({ hexes }: ChartProps) => <path className="background" d={hexesPath(hexes)} />)
const Grid = memo(({ hexes }: ChartProps) => <path className="hexline" d={grid(hexes)} />)
const ChartBorder = memo(({ hexes }: ChartProps) => <path className="chart-border" d={border(hexes)} />)

interface MeanFiguresProps {
  readonly tints: readonly Tint[]
  readonly text: number
  /** The tints whose words have room. */
  readonly words: ReadonlySet<Tint>
  /** Keys of hexes with a counter; there the figure is printed beside the counter. */
  readonly beside: ReadonlySet<string>
  readonly which: 'open' | 'beside'
}
/** The mean figures of the tints, either of free hexes or of hexes with a counter. */
export const MeanFigures = ({ tints, text, words, beside, which }: MeanFiguresProps) =>
  tints
    .filter((tint) => beside.has(hexKey(tint.hex)) === (which === 'beside') && (typeof tint.mean !== 'string' || words.has(tint)))
    .map(({ hex, mean }) => {
      const { x, y } = centre(hex)
      const [dx, dy] = which === 'open' ? [0, RISE - 6] : [-SIZE * 0.72, -4]
      return (
        mean !== null && (
          <g key={hexKey(hex)} transform={`translate(${x} ${y})`}>
            <g className="upright">
              {typeof mean === 'string' ? (
                <text className="mean-figure" x={dx} y={dy} style={{ fontSize: wordSize(text) }}>
                  {mean}
                </text>
              ) : (
                <MeanFigure mean={mean} x={dx} y={dy} text={Math.min(text, 15)} />
              )}
            </g>
          </g>
        )
      )
    })

interface BackgroundProps {
  readonly scene: Scene
  readonly text: number
  readonly words: ReadonlySet<Tint>
  readonly occupied: ReadonlySet<string>
}
export const Background = memo(function Background({ scene, text, words, occupied }: BackgroundProps) {
  return (
    <>
      <Ground hexes={scene.hexes} />
      {scene.terrain && <TerrainLayer areas={scene.terrain} />}
      <Tints tints={scene.tints} />
      {scene.hatched.length > 0 && <path className="hatched" d={hexesPath(scene.hatched)} />}
      {scene.sites && <SiteGrounds sites={scene.sites} />}
      {scene.overlays && <ChartOverlays overlays={scene.overlays} hexes={scene.hexes} text={text} />}
      <Grid hexes={scene.hexes} />
      <ChartBorder hexes={scene.hexes} />
      {scene.sites && <SiteMarks sites={scene.sites} text={text} />}
      <MeanFigures tints={scene.tints} text={text} words={words} beside={occupied} which="open" />
      <MarkedPlaces marked={scene.marked} chart={hexChart} text={text} />
    </>
  )
})
