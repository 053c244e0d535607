// The props of the panels beside the map.
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import type { Selection } from '../match-view/use-selection.ts'
import type { MatchReplay } from './match-replay.ts'
import type { Perspective } from './observations.ts'
import type { Stop } from './stops.ts'
import type { EarlierSteps } from './use-replay-source.ts'

export type SideTab = 'log' | 'record' | 'dice' | 'share'

export interface SideProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly replay: MatchReplay
  readonly earlier: EarlierSteps
  readonly perspective: Perspective
  readonly stops: readonly Stop[]
  readonly at: number
  /** The replay is playing. The log scrolls smoothly only when it is not. */
  readonly playing: boolean
  readonly selection: Selection<SideTab>
  onGo(to: number): void
  /** Changes the perspective. */
  onSee(perspective: Perspective): void
  /** Loads what has happened since, while the match is in play. */
  onAgain(): void
}
