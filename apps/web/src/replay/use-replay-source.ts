// A replay is made of the published journal of a match, or of the messages to one viewer, which are loaded page by page.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { historyQuery } from '../api/history.ts'
import type { MatchInfo } from '../api/types.ts'
import { isPublished } from '../parts/terms.ts'
import { joinPages, journalQuery, type ReplaySource } from './match-replay.ts'
import type { Perspective } from './observations.ts'
import { viewerOf } from './perspective.ts'

/** The steps before the first one that is loaded. */
export interface EarlierSteps {
  readonly more: boolean
  /** Loads one more page, unless one is being loaded or could not be loaded. */
  load(): void
  /** Loads everything. */
  all(): Promise<ReplaySource>
}

export interface LoadedSource {
  readonly source: ReplaySource | undefined
  readonly error: Error | null
  readonly earlier: EarlierSteps
  refetch(): void
}

export function useReplaySource(match: MatchInfo, perspective: Perspective): LoadedSource {
  const published = isPublished(match)
  const whole = useQuery({ ...journalQuery(match), enabled: published })
  const paged = useInfiniteQuery({ ...historyQuery({ match: match.id, viewer: viewerOf(perspective) }, null), enabled: !published })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = paged
  const loaded = useMemo(() => data && joinPages(data.pages), [data])
  const earlier = useMemo(
    (): EarlierSteps => ({
      more: !published && hasNextPage,
      load: () => {
        if (hasNextPage && !isFetching && !isError) void fetchNextPage()
      },
      async all() {
        let result = await fetchNextPage()
        while (result.hasNextPage && !result.isError) result = await result.fetchNextPage()
        if (result.error) throw result.error
        return joinPages(result.data?.pages ?? [])
      },
    }),
    [published, hasNextPage, isFetching, isError, fetchNextPage],
  )
  const { error, refetch } = published ? whole : paged
  return { source: published ? whole.data : loaded, error, earlier, refetch: () => void refetch() }
}

/** A replay that is loaded whole, from a file. */
export const wholeReplay = (source: ReplaySource): EarlierSteps => ({ more: false, load: () => undefined, all: async () => source })
