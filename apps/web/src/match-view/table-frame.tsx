// The frame of a match, a lesson and a replay: page title, links from the log to the map, panels and live region.
import type { CSSProperties, ReactNode } from 'react'
import { WindowTitle } from '../shell/window-title.tsx'
import { type Pointing, PointingContext } from './line.tsx'
import './table.css'

interface TableFrameProps {
  /** In the browser's title bar. */
  readonly title: string
  /** The match in play on the screen, whose questions the title names by itself. */
  readonly match?: string
  /** CSS classes of the page's grid. */
  readonly layout: 'table' | 'table paged' | 'table learning' | 'replay'
  readonly style?: CSSProperties
  /** The tab that a narrow screen shows. */
  readonly tab?: string
  /** An order is partly chosen. */
  readonly drafting?: boolean
  /** The sequence number of the entry that is shown, for tests and tools that wait for it. */
  readonly seq?: number
  readonly pointing: Pointing
  /** The live region for screen readers. */
  readonly announcer: ReactNode
  readonly children: ReactNode
}

export function TableFrame({ title, match, layout, style, tab, drafting, seq, pointing, announcer, children }: TableFrameProps) {
  return (
    <PointingContext value={pointing}>
      <WindowTitle title={title} match={match ?? null} />
      <div className={layout} style={style} data-tab={tab} data-drafting={drafting} data-seq={seq}>
        {children}
      </div>
      {announcer}
    </PointingContext>
  )
}
