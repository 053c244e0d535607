// The differences between databases: transactions, and how processes that share a database avoid overwriting each other's changes.
import type { SealedOrder } from '@admiralty/match'
import type { Db, RunTransaction } from './group-commit.ts'
import type { AppendRequest, ChangeListener, RequestRecord } from './store.ts'

/** The database below a store. */
export interface Backend {
  /** `Store.losses`. */
  readonly losses: readonly string[]
  /** `Store.isShared`. */
  readonly isShared: boolean
  /** Runs a job in a transaction. The promise resolves when the data is durable. */
  readonly write: RunTransaction
  /** Runs reads in one consistent snapshot. */
  readonly read: RunTransaction
  /** Raises the revision of a match within a transaction, and returns it. Throws `StaleWrite` unless it was `known`; null accepts any. */
  claim(open: Db, match: string, known: number | null): Promise<number>
  /** Throws `StaleWrite` unless the revision of a match is `known`. The match does not change until the transaction ends. */
  requireRevision(open: Db, match: string, known: number): Promise<void>
  /** The current revision of a match. */
  revision(match: string): Promise<number>
  /** The two most frequent writes, in the fastest way that this database offers. */
  readonly fastWrites: FastWrites
  /** Announces to other processes which people are connected here. */
  announcePresence(match: string, people: readonly string[]): void
  /** Adds a listener for changes by all processes. */
  subscribe(listener: ChangeListener): void
  close(): Promise<void>
}

/** Both check that the match has the revision `known`, and return its new revision. */
export interface FastWrites {
  seal(match: string, request: SealRequest, known: number): Promise<number>
  append(request: AppendRequest, known: number): Promise<number>
}
/** An order to be sealed, with the request that brought it. */
export interface SealRequest {
  readonly sealed: SealedOrder
  readonly request: RequestRecord | null
  /** When a server must look at the match; null changes nothing. */
  readonly wake: number | null
}

/** The match has changed since this writer last read it. Read it again, then retry. */
export class StaleWrite extends Error {
  constructor(match: string) {
    super(`match ${match} has changed since it was read: read it again, then retry`)
    this.name = 'StaleWrite'
  }
}
