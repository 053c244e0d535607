// Loads the code of matches before the player opens one, so that a click waits for nothing but the match.
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { cache } from '../api/cache.ts'
import { loadedQuery } from '../api/games.ts'
import type { MatchSummary } from '../api/types.ts'

/** Milliseconds until browsers without idle callbacks count as idle. */
const PAUSE_MS = 1_000

/** Runs a function when the page is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}

/** Loads the page of a match, the proof of its dice and some games. */
function usePrepare(): (systems: readonly string[]) => void {
  const router = useRouter()
  return useCallback(
    (systems) => {
      // A failure is ignored: the page of the match loads its code again, and shows what is wrong.
      const page = router.routesById['/table/$id']
      if (page) router.loadRouteChunk(page)?.catch(() => undefined)
      for (const proof of [import('../proof/receipts.ts'), import('../proof/dice-links.ts'), import('../proof/keys.ts')])
        proof.catch(() => undefined)
      for (const system of systems) void cache.prefetchQuery(loadedQuery(system))
    },
    [router],
  )
}

/** Prepares the page of a match for these matches. Without open matches it loads nothing. */
export function usePreparedTables(matches: readonly MatchSummary[] | undefined): void {
  const prepare = usePrepare()
  const open = matches?.filter(({ status }) => status === 'playing') ?? []
  const systems = [...new Set(open.map(({ system }) => system))].toSorted().join(' ')
  useEffect(() => {
    if (systems === '') return
    return whenIdle(() => prepare(systems.split(' ')))
  }, [prepare, systems])
}

/** Prepares the page of a match when the player points at the button that starts one, before the press. */
export function usePreparedStart(system: string): { readonly onPointerEnter: () => void; readonly onFocus: () => void } {
  const prepare = usePrepare()
  const start = () => prepare([system])
  return { onPointerEnter: start, onFocus: start }
}
