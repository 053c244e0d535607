// What the table's page and its panels receive.
import type { Seat, Viewer } from '@admiralty/kernel'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import type { Showing } from '../playback/use-showing.ts'
import type { TableState } from './connection.ts'
import type { Following } from './observed-match.ts'

export interface PlayProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly viewer: Viewer
  onHandOver(seat: Seat): void
  onRule(rule: string): void
}

export interface LaidProps extends PlayProps {
  readonly state: TableState
  /** As far as it has been shown. */
  readonly following: Following
  readonly showing: Showing
}
