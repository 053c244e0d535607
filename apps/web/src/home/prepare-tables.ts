// Loads the code of the player's open games while the home page is idle, so that a click shows a match and waits for nothing but the match.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
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

/** Prepares the page of a match, the receipts and the games of these matches. Without open matches it loads nothing. */
export function usePreparedTables(matches: readonly MatchSummary[] | undefined): void {
  const router = useRouter()
  const open = matches?.filter(({ status }) => status === 'playing') ?? []
  const systems = [...new Set(open.map(({ system }) => system))].toSorted().join(' ')
  useEffect(() => {
    if (systems === '') return
    return whenIdle(() => {
      // A failure is ignored: the page of the match loads its code again, and shows what is wrong.
      const page = router.routesById['/table/$id']
      if (page) router.loadRouteChunk(page)?.catch(() => undefined)
      import('../proof/receipts.ts').catch(() => undefined)
      for (const system of systems.split(' ')) void cache.prefetchQuery(loadedQuery(system))
    })
  }, [router, systems])
}
