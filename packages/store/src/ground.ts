// What a store stands on: how a database writes, and how it keeps processes that share it from overtaking each other.
import type { SealedOrder } from '@admiralty/match'
import type { Kysely } from 'kysely'
import type { Db, Job, Write } from './group-commit.ts'
import type { Append, Ear, RequestRecord } from './store.ts'
import type { Tables } from './tables.ts'

export interface Ground {
  readonly write: Write
  /** All that is read in it is of one moment. */
  readonly look: Write
  /** Counts a change of a match, within the transaction that makes it; throws `Stale` where others have changed it since `known`. */
  claim(open: Db, match: string, known: number | null): Promise<number>
  /** The last number that was claimed. */
  revision(match: string): Promise<number>
  /** The verbs that a match lives on, as this database does them fastest. */
  readonly atOnce: AtOnce
  present(match: string, sessions: readonly string[]): void
  hear(ear: Ear): void
  close(): Promise<void>
}

/** They give the new revision of the match. */
export interface AtOnce {
  seal(match: string, coming: Coming, known: number): Promise<number>
  append(wish: Append, known: number): Promise<number>
}
export interface Coming {
  readonly sealed: SealedOrder
  readonly request: RequestRecord | null
}

/** Another process has changed this match: what was to be written was thought out too early. */
export class Stale extends Error {
  constructor(match: string) {
    super(`match ${match} has gone on elsewhere`)
    this.name = 'Stale'
  }
}

/** For one process that has the database to itself: nobody else changes anything. */
export const aloneOn = (db: Kysely<Tables>, write: Write, atOnce: AtOnce): Ground => ({
  write,
  look: <T>(job: Job<T>) => job(db),
  claim: () => Promise.resolve(0),
  revision: () => Promise.resolve(0),
  atOnce,
  present: () => undefined,
  hear: () => undefined,
  close: () => db.destroy(),
})
