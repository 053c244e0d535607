// Earlier entries of a match as one viewer received them, a page at a time, the latest first.
import type { Viewer } from '@admiralty/kernel'
import type { HistoryPage } from '@admiralty/match'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** The perspective of a history. */
export interface HistoryOf {
  readonly match: string
  readonly viewer: Viewer
}

/** The page before an entry; null: the latest page. */
export function historyPage({ match, viewer }: HistoryOf, before: number | null, limit: number): Promise<HistoryPage> {
  const end = before === null ? '' : `&before=${before}`
  return call<HistoryPage>(`/matches/${encodeURIComponent(match)}/history?as=${encodeURIComponent(viewer)}&limit=${limit}${end}`)
}

/** Entries of a page. */
const PAGE = 100

/** All pages before an entry. They leave the cache with the page that shows them, because they may be secret to the next player. */
export const historyQuery = (of: HistoryOf, before: number | null) =>
  infiniteQueryOptions({
    queryKey: ['history', of.match, of.viewer, before],
    queryFn: ({ pageParam }) => historyPage(of, pageParam, PAGE),
    initialPageParam: before,
    getNextPageParam: ({ more, first }) => (more ? first : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  })
