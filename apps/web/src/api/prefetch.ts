// Loads what a page needs while its code or the answers of the server are still loading.
import { cache } from './cache.ts'
import { coverQuery, gameIds, loadedQuery } from './games.ts'
import { matchQuery } from './queries.ts'

/** Ignores errors: the page loads the same data again and shows them. */
export function prefetchMatch(match: string): void {
  cache
    .fetchQuery(matchQuery(match))
    .then(({ system }) => cache.prefetchQuery(loadedQuery(system)))
    .catch(() => undefined)
}

/** Loads the covers while the server lists its games, so that no card of the home page is empty at first. */
export function prefetchCovers(): void {
  for (const id of gameIds) void cache.prefetchQuery(coverQuery(id))
}
