// What others did since the viewer last answered. It is shown until the viewer answers again.
import { NO_RECAP, plainMoment, type Recap, recapOf } from '@admiralty/game-ui'
import type { Viewer } from '@admiralty/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { PlaybackState } from '../playback/use-playback-queue.ts'
import { lastAnswered, storeLastAnswered } from './last-read.ts'
import type { EventFrame } from './observed-match.ts'
import type { TableViewProps } from './play-props.ts'
import type { Decision } from './use-decision.ts'

interface Since {
  readonly viewer: Viewer
  /** The last entry before the viewer's last answer. */
  readonly seq: number
}
/** The recap of the frames after an entry. */
function recapAfter({ ui }: Pick<LoadedGame, 'ui'>, frames: readonly EventFrame[], { viewer, seq }: Since): Recap {
  const since = frames.filter((frame) => frame.seq > seq)
  const view = since.at(-1)?.after
  if (view === undefined || viewer === 'public') return NO_RECAP
  const motions = since.flatMap(({ observation, before, after }) => ui.motions(observation, before, after))
  return recapOf(motions, ui.scene(plainMoment(view)).counters, ui.sideStyle(view, viewer))
}

/** The last entry before the viewer's last answer; without one, the last entry before the page was loaded. A reload keeps it. */
function useLastAnswered(match: string, viewer: Viewer, { latest }: PlaybackState, { call, answers, given }: Decision): number {
  const { seq } = latest
  const [answered, setAnswered] = useState(() => ({ call: '', seq: lastAnswered(match, viewer) ?? seq }))
  if (call && (answers.busy || given) && answered.call !== call.id) setAnswered({ call: call.id, seq })
  useEffect(() => {
    if (answered.call !== '') storeLastAnswered(match, viewer, answered.seq)
  }, [match, viewer, answered])
  return answered.seq
}

/** Nothing during an animation, which shows the same. */
export function useRecap({ game, match, viewer, showing }: TableViewProps, decision: Decision): Recap {
  const seq = useLastAnswered(match.id, viewer, showing, decision)
  const { frames, earlierFrames } = showing.latest
  const isMoving = showing.moving !== null
  return useMemo(
    () => (isMoving ? NO_RECAP : recapAfter(game, [...earlierFrames, ...frames], { viewer, seq })),
    [isMoving, game, frames, earlierFrames, viewer, seq],
  )
}
