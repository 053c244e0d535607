// A circuit breaker for the connection pool. After a failure, new requests fail at once for a short time instead of waiting in turn.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isUnreachable } from './postgres-errors.ts'

/** Milliseconds after a failure in which no connection is tried. */
const OPEN_FOR = 500
/** PostgreSQL's code for a failed connection. */
const CONNECTION_FAILURE = '08001'

/** No connection was tried, because one has just failed. */
class CircuitOpen extends Error {
  readonly code = CONNECTION_FAILURE
}

/** Wraps a pool in the shape that Kysely uses. */
export function withCircuitBreaker(pool: Pool): PostgresPool {
  let failed = Number.NEGATIVE_INFINITY
  const note = (error: unknown): void => {
    if (isUnreachable(error)) failed = performance.now()
  }
  return {
    async connect() {
      if (performance.now() - failed < OPEN_FOR) throw new CircuitOpen('the database could not be reached a moment ago')
      try {
        return guarded(await pool.connect(), note)
      } catch (error) {
        note(error)
        throw error
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** A connection that is not used again after it has failed, not even for a rollback. */
function guarded(client: PoolClient, note: (error: unknown) => void): PostgresPoolClient {
  let broken: unknown
  const query = async (...args: Parameters<PoolClient['query']>) => {
    if (broken !== undefined) throw broken
    try {
      return await client.query(...args)
    } catch (error) {
      note(error)
      if (isUnreachable(error)) broken = error
      throw error
    }
  }
  // The type of `query` has an overload for cursors too, which is not used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken !== undefined) }
}
