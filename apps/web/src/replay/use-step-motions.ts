// The animation of a step of a replay. It runs only when the position moves one step forward.
import { type ActiveMotions, joinGlides, longestDuration } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import { useMemo, useState } from 'react'
import { useMotionStretch } from '../playback/motion-stretch.ts'
import type { Stop } from './stops.ts'

interface PlaybackPosition {
  readonly at: number
  /** ms until the next step; null without a limit. */
  readonly within: number | null
}

export function useStepMotions(ui: GameUi, stops: readonly Stop[], { at, within }: PlaybackPosition): ActiveMotions | null {
  const stretch = useMotionStretch()
  const [move, setMove] = useState({ stops, from: at, at })
  if (move.at !== at || move.stops !== stops) setMove({ stops, from: move.stops === stops ? move.at : at, at })
  const onward = move.stops === stops && move.at === at && move.from === at - 1
  return useMemo(() => {
    const stop = onward && stretch > 0 ? stops[at] : undefined
    if (!stop) return null
    const motions = joinGlides(stop.changes.flatMap(({ observation, before, after }) => ui.motions(observation, before, after)))
    const length = longestDuration(motions)
    if (length === 0) return null
    return { key: `${stop.seq}.${stop.step}`, motions, stretch: within === null ? stretch : Math.min(stretch, within / length) }
  }, [ui, stops, at, onward, stretch, within])
}
