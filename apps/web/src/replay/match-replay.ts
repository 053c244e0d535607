// The data of a replay. Stops are computed once for each perspective.

import type { Journal, PartialExport, Verdict } from '@admiralty/match'
import { queryOptions } from '@tanstack/react-query'
import { base } from '../api/base.ts'
import { call } from '../api/client.ts'
import type { GameRules } from '../api/games.ts'
import { journalHref } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { withBotReasons } from './bot-reasons.ts'
import { type Perspective, stepsFromJournal, stepsFromMessages } from './observations.ts'
import { viewerOf } from './perspective.ts'
import { type Stop, stopsOf } from './stops.ts'

/** The journal of a finished match, or the messages to one viewer so far. */
export type ReplaySource = Journal | PartialExport
const isWhole = (source: ReplaySource): source is Journal => 'entries' in source

/** A match that can be replayed from several perspectives. */
export interface MatchReplay {
  stops(perspective: Perspective): readonly Stop[]
  /** Null during play. */
  readonly journal: Journal | null
  /** The verification of an imported journal; null for a match of this server. */
  readonly foreign: Verdict | null
}

export function replayOf({ system, words }: GameRules, source: ReplaySource, foreign: Verdict | null = null): MatchReplay {
  const known = new Map<Perspective, readonly Stop[]>()
  const stopsFor = (perspective: Perspective) =>
    isWhole(source)
      ? withBotReasons(stopsOf(words, stepsFromJournal(system, source, perspective)), source.entries, perspective)
      : stopsOf(words, stepsFromMessages(source.messages))
  return {
    journal: isWhole(source) ? source : null,
    foreign,
    stops(perspective) {
      const stops = known.get(perspective) ?? stopsFor(perspective)
      known.set(perspective, stops)
      return stops
    },
  }
}

/** Address of the file that may be downloaded now. */
export function fileOf({ id, status }: Pick<MatchInfo, 'id' | 'status'>, perspective: Perspective): string {
  return status === 'over' ? journalHref(id) : `${journalHref(id)}?as=${encodeURIComponent(viewerOf(perspective))}`
}

/** The messages to one seat are dropped from the cache when the player leaves the page. */
export function replaySourceQuery(match: Pick<MatchInfo, 'id' | 'status'>, perspective: Perspective) {
  const over = match.status === 'over'
  return queryOptions({
    queryKey: ['replay', match.id, over ? 'whole' : viewerOf(perspective)],
    queryFn: () => call<ReplaySource>(fileOf(match, perspective).slice(`${base}/api`.length)),
    staleTime: over ? Number.POSITIVE_INFINITY : 0,
    gcTime: over ? 300_000 : 0,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  })
}
