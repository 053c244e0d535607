// Connections that keep nobody waiting for a database that does not answer: what fails by waiting is waited for once, not by everybody in turn.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isUnreachable } from './postgres-errors.ts'

/** ms after a failure for which nobody tries again. */
const REST = 500
/** Of PostgreSQL's own: a connection could not be made. */
const UNABLE = '08001'

/** The database was out of reach a moment ago. */
class CircuitOpen extends Error {
  readonly code = UNABLE
}

/** A pool as Kysely uses it. */
export function withCircuitBreaker(pool: Pool): PostgresPool {
  let failed = Number.NEGATIVE_INFINITY
  const note = (error: unknown): void => {
    if (isUnreachable(error)) failed = performance.now()
  }
  return {
    async connect() {
      if (performance.now() - failed < REST) throw new CircuitOpen('the database was out of reach a moment ago')
      try {
        return whole(await pool.connect(), note)
      } catch (error) {
        note(error)
        throw error
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** A connection that is used no more once it has been silent or lost: not for the rollback, and by nobody else. */
function whole(client: PoolClient, note: (error: unknown) => void): PostgresPoolClient {
  let broken: unknown
  const ask = async (...asked: Parameters<PoolClient['query']>) => {
    if (broken !== undefined) throw broken
    try {
      return await client.query(...asked)
    } catch (error) {
      note(error)
      if (isUnreachable(error)) broken = error
      throw error
    }
  }
  // Of Kysely's two ways to ask only this one is used: nothing here is read by a cursor.
  return { query: ask as unknown as PostgresPoolClient['query'], release: () => client.release(broken !== undefined) }
}
