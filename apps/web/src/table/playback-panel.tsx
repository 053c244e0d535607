// Replaces the question during an animation, with a button that skips it.
import type { Viewer } from '@admiralty/kernel'
import { callOf } from '../match-view/observed-match.ts'
import type { PlaybackState } from '../match-view/use-playback-queue.ts'

interface PlaybackPanelProps {
  readonly showing: PlaybackState
  readonly viewer: Viewer
}

export function PlaybackPanel({ showing, viewer }: PlaybackPanelProps) {
  const isNext = callOf(showing.latest.calls, viewer) !== undefined
  return (
    <section className="ask idle happening" aria-label="Animation">
      <div className="who">Now playing</div>
      <h2 className="what">{isNext ? 'Your move is next' : 'Watch the map'}</h2>
      <div className="acts">
        <button type="button" className="btn" onClick={showing.skip}>
          Skip to the end <kbd>⏎</kbd>
        </button>
      </div>
    </section>
  )
}
