// News that comes while one looks is shown piece by piece. Only the showing waits: what is true is in the stream's own state.
import type { ActiveMotions } from '@admiralty/board'
import type { Viewer } from '@admiralty/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { Following } from '../table/observed-match.ts'
import { useStretch } from './calm.ts'
import { hurried, isAskedMeanwhile, type Mark, queueOf, type Shown, upTo } from './queue.ts'
import { useSkipping } from './use-skipping.ts'

export interface Showing {
  /** As far as it has been shown. */
  readonly following: Following
  /** As far as it has come. */
  readonly truth: Following
  /** Null: nothing is on its way. */
  readonly moving: ActiveMotions | null
  skip(): void
}

const endOf = ({ seq }: Pick<Following, 'seq'>): Mark => ({ seq, step: Number.POSITIVE_INFINITY })
const NOTHING: readonly Shown[] = []

export function useShowing({ ui }: Pick<LoadedGame, 'ui'>, viewer: Viewer, following: Following): Showing {
  const stretch = useStretch()
  const [done, setDone] = useState<Mark>(() => endOf(following))
  const { frames, seq } = following
  const queue = useMemo(() => {
    const waiting = stretch === 0 ? NOTHING : queueOf(ui.motions, frames, done)
    const news = waiting.map(({ frame }) => frame)
    return isAskedMeanwhile(following, news, viewer) ? NOTHING : waiting
  }, [ui, frames, done, stretch, following, viewer])
  const [first] = queue
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being drawn keeps the pace it began with
  const now = useMemo(() => (first ? movingOf(first, hurried(queue, stretch)) : null), [first])
  const idle = now === null
  const skip = useCallback(() => setDone(endOf({ seq })), [seq])
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setDone(now.mark), now.ms)
    return () => clearTimeout(timer)
  }, [now])
  useEffect(() => {
    // What was not shown when it came is not shown later.
    if (idle) skip()
  }, [idle, skip])
  useSkipping(!idle, skip)
  const shown = useMemo(() => (first ? upTo(following, first.frame) : following), [following, first])
  return { following: shown, truth: following, moving: now?.moving ?? null, skip }
}

interface Now {
  readonly moving: ActiveMotions
  readonly mark: Mark
  readonly ms: number
}
function movingOf({ frame: { seq, step }, motions, length }: Shown, stretch: number): Now {
  return { moving: { key: `${seq}.${step}`, motions, stretch }, mark: { seq, step }, ms: length * stretch }
}
