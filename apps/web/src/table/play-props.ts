// The props of the match page and its panels.
import type { Seat, Viewer } from '@admiralty/kernel'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import type { PlaybackState } from '../playback/use-playback-queue.ts'
import type { TableState } from './connection.ts'
import type { ObservedMatch } from './observed-match.ts'
import type { EarlierEntries } from './use-earlier-entries.ts'

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
