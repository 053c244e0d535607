// The controls of a replay: its position, its speed and its perspective.
import type { Viewer } from '@admiralty/kernel'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import type { MatchReplay } from './match-replay.ts'
import { destinationOf, makeReplayPosition, type ReplayCommand, sameMoment, type Timeline } from './navigation.ts'
import type { Perspective } from './observations.ts'
import { perspectivesOffered } from './perspective.ts'
import type { Stop } from './stops.ts'
import { usePlaying } from './use-playing.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { useReplayPosition } from './use-replay-position.ts'
import type { EarlierSteps } from './use-replay-source.ts'

export interface ReplayProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly replay: MatchReplay
  readonly earlier: EarlierSteps
  readonly perspective: Perspective
  /** Loads the match again; for an imported replay, chooses another file. */
  onAgain(): void
}

/** The position in the replay. It changes by hand, by keys and by playing. */
export function useReplayControls(timeline: Timeline, earlier: EarlierSteps) {
  const { stops } = timeline
  const { at, go, goToStart } = useReplayPosition(stops, earlier)
  const playing = usePlaying(at, stops.length - 1, go)
  const { stop: stopPlaying } = playing
  const goByHand = useCallback(
    (to: number) => {
      stopPlaying()
      go(to)
    },
    [go, stopPlaying],
  )
  const onCommand = (command: ReplayCommand) => {
    if (command.kind === 'play') playing.flip()
    else goByHand(destinationOf(timeline, at, command))
    if (command.kind === 'first') goToStart()
  }
  useReplayKeys(onCommand)
  return { at, playing, goByHand, onCommand }
}

/** Changes the perspective and keeps the moment. */
export function usePerspectiveChange({ match, replay }: ReplayProps): (stop: Stop, other: Perspective) => void {
  const navigate = useNavigate()
  return (stop, other) => {
    const others = replay.journal ? replay.stops(other) : []
    const moment = others[sameMoment(others, stop)]
    const as: Viewer | undefined = other === perspectivesOffered(match)[0] ? undefined : other
    void navigate({
      to: '.',
      search: as === undefined ? {} : { as },
      hash: moment ? makeReplayPosition(moment) : String(stop.seq),
      replace: true,
    })
  }
}
