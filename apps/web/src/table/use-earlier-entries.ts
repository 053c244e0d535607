// The entries before a stream began, for the log. The current and the previous turn are loaded at once, the others when they are wanted.
import type { Viewer, Words } from '@admiralty/kernel'
import type { HistoryPage } from '@admiralty/match'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { historyQuery } from '../api/history.ts'
import type { EarlierEntries } from '../match-view/log.tsx'
import { type ObservedMatch, withEarlier } from '../match-view/observed-match.ts'
import { recordMessages } from '../proof/recorder.ts'

/** Pages that are loaded without being asked for. */
const AT_ONCE = 3
const NO_PAGES: readonly HistoryPage[] = []

interface HistoryInput {
  readonly match: { readonly id: string }
  readonly viewer: Viewer
  readonly game: { readonly words: Words }
}

/** The match with the earlier log lines that are loaded. `latest` is what the stream has sent; null before it begins. */
export function useEarlierEntries({ match, viewer, game: { words } }: HistoryInput, latest: ObservedMatch | null) {
  const { data, fetchNextPage, hasNextPage, isFetching, isError } = useInfiniteQuery({
    ...historyQuery({ match: match.id, viewer }, latest?.logStart ?? 0),
    enabled: latest !== null,
  })
  const pages = data?.pages ?? NO_PAGES
  const observed = useMemo(() => latest && withEarlier(latest, pages, words), [latest, pages, words])
  const newest = pages.at(-1)
  useEffect(() => {
    if (newest) recordMessages({ match: match.id, viewer }, newest.messages)
  }, [newest, match.id, viewer])
  const wanted = latest !== null && newest !== undefined && pages.length < AT_ONCE && coversNewTurns(newest, latest.view, words)
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage])
  const earlier = useMemo((): EarlierEntries => {
    const state = isFetching ? 'loading' : isError ? 'failed' : hasNextPage ? 'more' : 'none'
    return { state, load: () => void fetchNextPage() }
  }, [isFetching, isError, hasNextPage, fetchNextPage])
  return { observed, earlier }
}

/** Whether the page begins in the current or the previous turn, so that it may lack a part of them. */
const coversNewTurns = ({ view }: HistoryPage, now: unknown, words: Words): boolean =>
  view !== null && words.phase(view).turn >= words.phase(now).turn - 1
