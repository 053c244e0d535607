// News that comes while one looks is shown piece by piece. Only the showing waits: what is true is in the stream's own state.
import type { ActiveMotions } from '@admiralty/board'
import type { Viewer } from '@admiralty/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { ObservedMatch } from '../table/observed-match.ts'
import { useMotionStretch } from './motion-stretch.ts'
import { type EventPosition, isAskedThroughout, matchAsShown, type QueuedFrame, queueOf, queueStretch } from './queue.ts'
import { useSkip } from './use-skip.ts'

export interface PlaybackState {
  /** As far as it has been shown. */
  readonly observed: ObservedMatch
  /** As far as it has come. */
  readonly truth: ObservedMatch
  /** Null: nothing is on its way. */
  readonly moving: ActiveMotions | null
  skip(): void
}

const endOf = ({ seq }: Pick<ObservedMatch, 'seq'>): EventPosition => ({ seq, step: Number.POSITIVE_INFINITY })
const NOTHING: readonly QueuedFrame[] = []

export function usePlaybackQueue({ ui }: Pick<LoadedGame, 'ui'>, viewer: Viewer, following: ObservedMatch): PlaybackState {
  const stretch = useMotionStretch()
  const [done, setDone] = useState<EventPosition>(() => endOf(following))
  const { frames, seq } = following
  const queue = useMemo(() => {
    const waiting = stretch === 0 ? NOTHING : queueOf(ui.motions, frames, done)
    const waitingFrames = waiting.map(({ frame }) => frame)
    return isAskedThroughout(following, waitingFrames, viewer) ? NOTHING : waiting
  }, [ui, frames, done, stretch, following, viewer])
  const [first] = queue
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being drawn keeps the pace it began with
  const now = useMemo(() => (first ? movingOf(first, queueStretch(queue, stretch)) : null), [first])
  const idle = now === null
  const skip = useCallback(() => setDone(endOf({ seq })), [seq])
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setDone(now.mark), now.ms)
    return () => clearTimeout(timer)
  }, [now])
  useEffect(() => {
    // A frame that was skipped on arrival is not shown later.
    if (idle) skip()
  }, [idle, skip])
  useSkip(!idle, skip)
  const shown = useMemo(() => (first ? matchAsShown(following, first.frame) : following), [following, first])
  return { observed: shown, truth: following, moving: now?.moving ?? null, skip }
}

interface Now {
  readonly moving: ActiveMotions
  readonly mark: EventPosition
  readonly ms: number
}
function movingOf({ frame: { seq, step }, motions, length }: QueuedFrame, stretch: number): Now {
  return { moving: { key: `${seq}.${step}`, motions, stretch }, mark: { seq, step }, ms: length * stretch }
}
