// What a store stands on: how a database writes, and how it keeps processes that share it from overtaking each other.
import type { SealedOrder } from '@admiralty/match'
import type { Kysely } from 'kysely'
import type { Db, RunTransaction, TransactionJob } from './group-commit.ts'
import type { AppendRequest, ChangeListener, RequestRecord } from './store.ts'
import type { Tables } from './tables.ts'

export interface Backend {
  readonly write: RunTransaction
  /** All that is read in it is of one moment. */
  readonly read: RunTransaction
  /** Counts a change of a match, within the transaction that makes it; throws `StaleWrite` where others have changed it since `known`. */
  claim(open: Db, match: string, known: number | null): Promise<number>
  /** The last number that was claimed. */
  revision(match: string): Promise<number>
  /** The verbs that a match lives on, as this database does them fastest. */
  readonly fastWrites: FastWrites
  announcePresence(match: string, sessions: readonly string[]): void
  subscribe(ear: ChangeListener): void
  close(): Promise<void>
}

/** They give the new revision of the match. */
export interface FastWrites {
  seal(match: string, coming: SealRequest, known: number): Promise<number>
  append(wish: AppendRequest, known: number): Promise<number>
}
export interface SealRequest {
  readonly sealed: SealedOrder
  readonly request: RequestRecord | null
}

/** Another process has changed this match: what was to be written was thought out too early. */
export class StaleWrite extends Error {
  constructor(match: string) {
    super(`match ${match} has gone on elsewhere`)
    this.name = 'StaleWrite'
  }
}

/** For one process that has the database to itself: nobody else changes anything. */
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
