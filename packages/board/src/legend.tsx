// The legend of a chart: its drawings with their meanings. On a narrow chart it is folded.
import type { LegendEntry, Scene } from './scene.ts'
import { SiteShape } from './sites.tsx'

/** Below this width of the chart, in pixels, the legend starts folded. */
const NARROW = 560

interface LegendMarkProps {
  readonly mark: NonNullable<LegendEntry['mark']>
}
/** The drawing of an entry. */
export const LegendMark = ({ mark }: LegendMarkProps) => (
  <svg width="17" height="17" viewBox="-15 -15 30 30" aria-hidden="true" className="site free">
    {mark === 'link' ? <path className="link" d="M-14 0H14" /> : <SiteShape symbol={mark} />}
  </svg>
)

interface LegendProps {
  readonly entries: NonNullable<Scene['legend']>
  /** Width of the chart in pixels. */
  readonly width: number
}
export const Legend = ({ entries, width }: LegendProps) => (
  <details className="board-legend" key={width < NARROW ? 'folded' : 'open'} open={width >= NARROW}>
    <summary>Legend</summary>
    <ul>
      {entries.map(({ mark, text }) => (
        <li key={text}>
          {mark !== null && <LegendMark mark={mark} />}
          {text}
        </li>
      ))}
    </ul>
  </details>
)
