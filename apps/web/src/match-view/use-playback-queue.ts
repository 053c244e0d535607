// Shows new events one after another. Only the display waits; the state of the stream is always the latest.
import type { ActiveMotions } from '@admiralty/board'
import type { Viewer } from '@admiralty/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { useMotionStretch } from '../playback/motion-stretch.ts'
import type { EventPosition, ObservedMatch } from './observed-match.ts'
import { isAskedThroughout, matchAsShown, type QueuedFrame, queueOf, queueStretch } from './queue.ts'
import { useSkip } from './use-skip.ts'

export interface PlaybackState {
  /** The match at the moment that is shown. */
  readonly observed: ObservedMatch
  /** The match after all messages received. */
  readonly latest: ObservedMatch
  /** The animation that is running; null if there is none. */
  readonly moving: ActiveMotions | null
  /** Goes to the latest moment. */
  skip(): void
}

const endOf = ({ seq }: Pick<ObservedMatch, 'seq'>): EventPosition => ({ seq, step: Number.POSITIVE_INFINITY })
const NOTHING: readonly QueuedFrame[] = []

/** `shows`: 'nothing' skips what has happened so far, for good. */
export function usePlaybackQueue(
  { ui }: Pick<LoadedGame, 'ui'>,
  viewer: Viewer,
  latest: ObservedMatch,
  shows: 'all' | 'nothing' = 'all',
): PlaybackState {
  const usual = useMotionStretch()
  const stretch = shows === 'nothing' ? 0 : usual
  const [done, setDone] = useState<EventPosition>(() => endOf(latest))
  const { frames, seq } = latest
  const queue = useMemo(() => {
    const waiting = stretch === 0 ? NOTHING : queueOf(ui.motions, frames, done)
    const waitingFrames = waiting.map(({ frame }) => frame)
    return isAskedThroughout(latest, waitingFrames, viewer) ? NOTHING : waiting
  }, [ui, frames, done, stretch, latest, viewer])
  const [first] = queue
  // biome-ignore lint/correctness/useExhaustiveDependencies: a running animation keeps its speed
  const now = useMemo(() => (first ? movingOf(first, queueStretch(queue, stretch)) : null), [first])
  const idle = now === null
  const skip = useCallback(() => setDone(endOf({ seq })), [seq])
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setDone(now.position), now.ms)
    return () => clearTimeout(timer)
  }, [now])
  useEffect(() => {
    // A frame that was skipped on arrival is not shown later.
    if (idle) skip()
  }, [idle, skip])
  useSkip(!idle, skip)
  const shown = useMemo(() => (first ? matchAsShown(latest, first.frame) : latest), [latest, first])
  return { observed: shown, latest, moving: now?.moving ?? null, skip }
}

interface RunningFrame {
  readonly moving: ActiveMotions
  readonly position: EventPosition
  readonly ms: number
}
function movingOf({ frame: { seq, step }, motions, length }: QueuedFrame, stretch: number): RunningFrame {
  return { moving: { key: `${seq}.${step}`, motions, stretch }, position: { seq, step }, ms: length * stretch }
}
