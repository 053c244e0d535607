// A match as it can be told again: the whole journal when it is over, until then what one viewer was told. Each pair of eyes is worked out once.

import type { Journal, PartialExport, Verdict } from '@admiralty/match'
import { queryOptions } from '@tanstack/react-query'
import { base } from '../api/base.ts'
import { call } from '../api/client.ts'
import type { GameRules } from '../api/games.ts'
import { journalHref } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { type Eyes, heardAs, heardByAll, heardIn } from './observations.ts'
import { viewerOf } from './perspective.ts'
import { reasoned } from './reasoned.ts'
import { type Stop, stopsOf } from './stops.ts'

export type Kept = Journal | PartialExport
const isWhole = (kept: Kept): kept is Journal => 'entries' in kept

export interface Telling {
  stops(eyes: Eyes): readonly Stop[]
  /** Null while it is in play. */
  readonly journal: Journal | null
  /** Of a journal from elsewhere: what was found when it was opened. Null: it was played here. */
  readonly foreign: Verdict | null
}

export function tellingOf({ system, words }: GameRules, kept: Kept, foreign: Verdict | null = null): Telling {
  const known = new Map<Eyes, readonly Stop[]>()
  const heard = (eyes: Eyes) => {
    if (!isWhole(kept)) return heardIn(kept.messages)
    return eyes === 'open' ? heardByAll(system, kept) : heardAs(system, kept, eyes)
  }
  return {
    journal: isWhole(kept) ? kept : null,
    foreign,
    stops(eyes) {
      const stops =
        known.get(eyes) ?? (isWhole(kept) ? reasoned(stopsOf(words, heard(eyes)), kept.entries, eyes) : stopsOf(words, heard(eyes)))
      known.set(eyes, stops)
      return stops
    },
  }
}

/** The file that may be taken now. */
export function fileOf({ id, status }: Pick<MatchInfo, 'id' | 'status'>, eyes: Eyes): string {
  return status === 'over' ? journalHref(id) : `${journalHref(id)}?as=${encodeURIComponent(viewerOf(eyes))}`
}

/** What a seat was told is not kept once the page is left. */
export function keptQuery(match: Pick<MatchInfo, 'id' | 'status'>, eyes: Eyes) {
  const over = match.status === 'over'
  return queryOptions({
    queryKey: ['kept', match.id, over ? 'whole' : viewerOf(eyes)],
    queryFn: () => call<Kept>(fileOf(match, eyes).slice(`${base}/api`.length)),
    staleTime: over ? Number.POSITIVE_INFINITY : 0,
    gcTime: over ? 300_000 : 0,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  })
}
