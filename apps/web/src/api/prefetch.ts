// Loads what a match needs while the code of its page is still loading.
import { cache } from './cache.ts'
import { loadedQuery } from './games.ts'
import { matchQuery } from './queries.ts'

/** Ignores errors: the page loads the same data again and shows them. */
export function prefetchMatch(match: string): void {
  cache
    .fetchQuery(matchQuery(match))
    .then(({ system }) => cache.prefetchQuery(loadedQuery(system)))
    .catch(() => undefined)
}
