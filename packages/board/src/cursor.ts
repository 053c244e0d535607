// The keyboard cursor of the chart: where the arrow keys move it.
import type { Place } from '@admiralty/kernel'
import { ARROWS, type Arrow, type Chart } from './chart.ts'
import type { QuarterTurn } from './turn.ts'

/** A chart with its extent. */
export interface CursorMap {
  readonly chart: Chart
  has(place: Place): boolean
}

/** How an arrow key is read. */
interface CursorMove {
  readonly turn: QuarterTurn
  /** Whether it moves by the smallest step of the chart. */
  readonly fine: boolean
}

/** The next place in a direction of the screen. A cursor at the edge stays in its place. */
export function cursorAfter(arrow: Arrow, cursor: Place, { chart, has }: CursorMap, { turn, fine }: CursorMove): Place {
  const to = chart.step(cursor, ARROWS[(ARROWS.indexOf(arrow) - turn + 4) % 4] ?? arrow, fine)
  return has(to) ? to : cursor
}
