// What a table will need, asked for while the code of its page is still under way.
import { cache } from './cache.ts'
import { loadedQuery } from './games.ts'
import { matchQuery } from './queries.ts'

/** Nobody waits for it. If it goes wrong, the page asks again and says so. */
export function prefetchMatch(match: string): void {
  cache
    .fetchQuery(matchQuery(match))
    .then(({ system }) => cache.prefetchQuery(loadedQuery(system)))
    .catch(() => undefined)
}
