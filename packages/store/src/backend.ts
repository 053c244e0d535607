// What differs between databases: transactions, and how processes that share a database avoid overwriting each other.
import type { SealedOrder } from '@admiralty/match'
import type { Kysely } from 'kysely'
import type { Db, RunTransaction, TransactionJob } from './group-commit.ts'
import type { AppendRequest, ChangeListener, RequestRecord } from './store.ts'
import type { Tables } from './tables.ts'

export interface Backend {
  readonly write: RunTransaction
  /** Runs reads in one consistent snapshot. */
  readonly read: RunTransaction
  /** Raises the revision of a match within a transaction. Throws `StaleWrite` if it differs from `known`. */
  claim(open: Db, match: string, known: number | null): Promise<number>
  /** The current revision of a match. */
  revision(match: string): Promise<number>
  /** The two most frequent writes, optimized for this database. */
  readonly fastWrites: FastWrites
  announcePresence(match: string, sessions: readonly string[]): void
  subscribe(ear: ChangeListener): void
  close(): Promise<void>
}

/** Both return the new revision of the match. */
export interface FastWrites {
  seal(match: string, coming: SealRequest, known: number): Promise<number>
  append(wish: AppendRequest, known: number): Promise<number>
}
export interface SealRequest {
  readonly sealed: SealedOrder
  readonly request: RequestRecord | null
}

/** The match has changed since the writer last read it. Read again, then retry. */
export class StaleWrite extends Error {
  constructor(match: string) {
    super(`match ${match} has changed since it was read`)
    this.name = 'StaleWrite'
  }
}

/** The backend of a database that one process has to itself. */
export const embeddedBackend = (db: Kysely<Tables>, write: RunTransaction, fastWrites: FastWrites): Backend => ({
  write,
  read: <T>(job: TransactionJob<T>) => job(db),
  claim: () => Promise.resolve(0),
  revision: () => Promise.resolve(0),
  fastWrites,
  announcePresence: () => undefined,
  subscribe: () => undefined,
  close: () => db.destroy(),
})
