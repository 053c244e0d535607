// The props of the match page and its panels.
import type { Seat, Viewer } from '@admiralty/kernel'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import type { EarlierEntries } from '../match-view/log.tsx'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import type { PlaybackState } from '../match-view/use-playback-queue.ts'
import type { TableState } from './connection.ts'

export interface PlayProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly viewer: Viewer
  /** The match comes from Play now: default orders answer the questions before turn 1. */
  readonly quick: boolean
  onHandOver(seat: Seat): void
}

export interface TableViewProps extends PlayProps {
  readonly state: TableState
  /** The match at the moment that is shown. */
  readonly observed: ObservedMatch
  readonly showing: PlaybackState
  readonly earlier: EarlierEntries
}
