// The acts of others since the viewer last answered. They are shown until the viewer answers again.
import { NO_RECAP, plainMoment, type Recap, recapOf } from '@admiralty/game-ui'
import type { Viewer } from '@admiralty/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import type { PlaybackState } from '../match-view/use-playback-queue.ts'
import { lastAnswered, storeLastAnswered } from './last-read.ts'
import type { TableViewProps } from './play-props.ts'
import type { Decision } from './use-decision.ts'

interface Since {
  readonly viewer: Viewer
  /** The last entry before the viewer's last answer. */
  readonly seq: number
}
type Observed = Pick<ObservedMatch, 'log' | 'frames' | 'earlierFrames'>

type RecapUi = Pick<LoadedGame['ui'], 'motions' | 'scene' | 'sideStyle'>

/** The log shows at least so many of its last lines. */
const IN_SIGHT = 4
/** The recap of events observed after an entry. It does not repeat a move that one of the last lines of the log shows. */
export function recapAfter(ui: RecapUi, { log, frames, earlierFrames }: Observed, { viewer, seq }: Since): Recap {
  const since = [...earlierFrames, ...frames].filter((frame) => frame.seq > seq)
  const view = since.at(-1)?.after
  if (view === undefined || viewer === 'public') return NO_RECAP
  const inSight = log.slice(-IN_SIGHT)
  const seen = since.map((frame) => ({
    motions: ui.motions(frame.observation, frame.before, frame.after),
    isInSight: inSight.some((line) => line.seq === frame.seq && line.step === frame.step),
  }))
  const told = new Set(
    seen.flatMap(({ motions, isInSight }) =>
      isInSight ? motions.flatMap((motion) => (motion.kind === 'glide' ? [motion.thing] : [])) : [],
    ),
  )
  const recap = recapOf(
    seen.flatMap(({ motions }) => motions),
    ui.scene(plainMoment(view)).counters,
    ui.sideStyle(view, viewer),
  )
  return { ...recap, lines: recap.lines.filter(({ thing, onlyMoved }) => !onlyMoved || !told.has(thing)) }
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
  const { log, frames, earlierFrames } = showing.latest
  const isMoving = showing.moving !== null
  return useMemo(
    () => (isMoving ? NO_RECAP : recapAfter(game.ui, { log, frames, earlierFrames }, { viewer, seq })),
    [isMoving, game, log, frames, earlierFrames, viewer, seq],
  )
}
