// A match as it can be told again: the whole journal when it is over, until then what one viewer was told. Each pair of eyes is worked out once.

import type { Journal, PartialExport, Verdict } from '@admiralty/match'
import { queryOptions } from '@tanstack/react-query'
import { base } from '../api/base.ts'
import { call } from '../api/client.ts'
import type { GameRules } from '../api/games.ts'
import { journalHref } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { withBotReasons } from './bot-reasons.ts'
import { type Perspective, stepsFromJournal, stepsFromMessages, stepsOfEverybody } from './observations.ts'
import { viewerOf } from './perspective.ts'
import { type Stop, stopsOf } from './stops.ts'

export type ReplaySource = Journal | PartialExport
const isWhole = (kept: ReplaySource): kept is Journal => 'entries' in kept

export interface MatchReplay {
  stops(perspective: Perspective): readonly Stop[]
  /** Null while it is in play. */
  readonly journal: Journal | null
  /** Of a journal from elsewhere: what was found when it was opened. Null: it was played here. */
  readonly foreign: Verdict | null
}

export function replayOf({ system, words }: GameRules, kept: ReplaySource, foreign: Verdict | null = null): MatchReplay {
  const known = new Map<Perspective, readonly Stop[]>()
  const heard = (perspective: Perspective) => {
    if (!isWhole(kept)) return stepsFromMessages(kept.messages)
    return perspective === 'open' ? stepsOfEverybody(system, kept) : stepsFromJournal(system, kept, perspective)
  }
  return {
    journal: isWhole(kept) ? kept : null,
    foreign,
    stops(perspective) {
      const stops =
        known.get(perspective) ??
        (isWhole(kept) ? withBotReasons(stopsOf(words, heard(perspective)), kept.entries, perspective) : stopsOf(words, heard(perspective)))
      known.set(perspective, stops)
      return stops
    },
  }
}

/** The file that may be taken now. */
export function fileOf({ id, status }: Pick<MatchInfo, 'id' | 'status'>, perspective: Perspective): string {
  return status === 'over' ? journalHref(id) : `${journalHref(id)}?as=${encodeURIComponent(viewerOf(perspective))}`
}

/** What a seat was told is not kept once the page is left. */
export function replaySourceQuery(match: Pick<MatchInfo, 'id' | 'status'>, perspective: Perspective) {
  const over = match.status === 'over'
  return queryOptions({
    queryKey: ['kept', match.id, over ? 'whole' : viewerOf(perspective)],
    queryFn: () => call<ReplaySource>(fileOf(match, perspective).slice(`${base}/api`.length)),
    staleTime: over ? Number.POSITIVE_INFINITY : 0,
    gcTime: over ? 300_000 : 0,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  })
}
