// What is drawn of a step of a replay while it happens: only where one comes to it from the step before.
import { type ActiveMotions, joinGlides, longestDuration } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import { useMemo, useState } from 'react'
import { useMotionStretch } from '../playback/motion-stretch.ts'
import type { Stop } from './stops.ts'

interface Stand {
  readonly at: number
  /** ms there are until the next step; null: as long as it takes. */
  readonly within: number | null
}

export function useStepMotions(ui: GameUi, stops: readonly Stop[], { at, within }: Stand): ActiveMotions | null {
  const stretch = useMotionStretch()
  const [came, setCame] = useState({ stops, from: at, at })
  if (came.at !== at || came.stops !== stops) setCame({ stops, from: came.stops === stops ? came.at : at, at })
  const onward = came.stops === stops && came.at === at && came.from === at - 1
  return useMemo(() => {
    const stop = onward && stretch > 0 ? stops[at] : undefined
    if (!stop) return null
    const motions = joinGlides(stop.changes.flatMap(({ observation, before, after }) => ui.motions(observation, before, after)))
    const length = longestDuration(motions)
    if (length === 0) return null
    return { key: `${stop.seq}.${stop.step}`, motions, stretch: within === null ? stretch : Math.min(stretch, within / length) }
  }, [ui, stops, at, onward, stretch, within])
}
