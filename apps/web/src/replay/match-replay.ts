// The data of a replay. Stops are computed once for each perspective.

import type { HistoryPage, Journal, Verdict } from '@admiralty/match'
import { queryOptions } from '@tanstack/react-query'
import { base } from '../api/base.ts'
import { call } from '../api/client.ts'
import type { GameRules } from '../api/games.ts'
import { journalHref } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { isPublished } from '../parts/terms.ts'
import { withBotReasons } from './bot-reasons.ts'
import { type Perspective, type ReceivedMessages, stepsFromJournal, stepsFromMessages } from './observations.ts'
import { viewerOf } from './perspective.ts'
import { type Stop, stopsOf } from './stops.ts'

/** The published journal of a match, or the messages to one viewer that are loaded. */
export type ReplaySource = Journal | ReceivedMessages
const isWhole = (source: ReplaySource): source is Journal => 'entries' in source

/** A match that can be replayed from several perspectives. */
export interface MatchReplay {
  stops(perspective: Perspective): readonly Stop[]
  /** Null if it is not published. */
  readonly journal: Journal | null
  /** The verification of an imported journal; null for a match of this server. */
  readonly foreign: Verdict | null
}

export function replayOf({ system, words }: GameRules, source: ReplaySource, foreign: Verdict | null = null): MatchReplay {
  const known = new Map<Perspective, readonly Stop[]>()
  const stopsFor = (perspective: Perspective) =>
    isWhole(source)
      ? withBotReasons(stopsOf(words, stepsFromJournal(system, source, perspective)), source.entries, perspective)
      : stopsOf(words, stepsFromMessages(source))
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
export function fileOf(match: Pick<MatchInfo, 'id' | 'status' | 'closing'>, perspective: Perspective): string {
  const href = journalHref(match.id)
  return isPublished(match) ? href : `${href}?as=${encodeURIComponent(viewerOf(perspective))}`
}

/** The messages of these pages, of which the latest comes first. */
export const joinPages = (pages: readonly HistoryPage[]): ReceivedMessages => ({
  view: pages.at(-1)?.view ?? null,
  messages: pages.toReversed().flatMap(({ messages }) => messages),
})

/** The published journal of a match. */
export const journalQuery = (match: Pick<MatchInfo, 'id'>) =>
  queryOptions({
    queryKey: ['replay', match.id],
    queryFn: () => call<Journal>(journalHref(match.id).slice(base.length + '/api'.length)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  })
