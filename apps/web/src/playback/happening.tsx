// In the place of the question while news is being shown: what goes on, and the way to its end.
import type { Viewer } from '@admiralty/kernel'
import { callOf } from '../table/observed-match.ts'
import type { Showing } from './use-showing.ts'

interface HappeningProps {
  readonly showing: Showing
  readonly viewer: Viewer
}

export function Happening({ showing, viewer }: HappeningProps) {
  const asked = callOf(showing.truth.calls, viewer) !== undefined
  return (
    <section className="ask idle happening" aria-label="As it happens">
      <div className="who">As it happens</div>
      <h2 className="what">{asked ? 'Yours comes next' : 'Watch the chart'}</h2>
      <div className="acts">
        <button type="button" className="btn" onClick={showing.skip}>
          Skip to the end <kbd>⏎</kbd>
        </button>
      </div>
    </section>
  )
}
