// Says on top of the table that the match is paused, and when the pause ends by itself.
import type { ClockState } from '@admiralty/clocks'
import type { MatchInfo } from '../api/types.ts'
import { zoneOf } from './clock-facts.ts'
import { dateWords } from './times.ts'

export function PauseNote({ match, clock }: { readonly match: MatchInfo; readonly clock: ClockState | null }) {
  if (!clock?.paused) return null
  const { until } = clock.paused
  return (
    <div className="link-said">
      Paused: all clocks stand still. The match goes on by itself{' '}
      <time dateTime={new Date(until).toISOString()}>{dateWords(until, zoneOf(match.clock))}</time>. You may still give orders.
    </div>
  )
}
