// A database without a store upon it, for who copies or examines the whole of it: nothing is migrated and nothing is made.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { TransactionJob } from './group-commit.ts'
import { makePool } from './postgres.ts'
import { CannotOpen, explainError } from './postgres-errors.ts'
import { SQLITE_FILE, sqliteIn } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Where matches are kept. */
export type StoreLocation = { readonly folder: string } | { readonly url: string }

export interface RawDatabase {
  readonly db: Kysely<Tables>
  /** All that is read in it is of one moment. */
  read<T>(job: TransactionJob<T>): Promise<T>
  close(): Promise<void>
}

/** Throws `FolderInUse` or `CannotOpen`. */
export function openRawDatabase(location: StoreLocation): RawDatabase {
  if ('folder' in location) {
    if (!existsSync(join(location.folder, SQLITE_FILE)))
      throw new CannotOpen(`No matches are kept in the folder ${location.folder} (DATA_DIR).`)
    return openRawFolder(location.folder)
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: makePool(location.url) }) })
  const read = async <T>(job: TransactionJob<T>): Promise<T> => {
    try {
      return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job)
    } catch (error) {
      throw explainError(error, location.url)
    }
  }
  return { db, read, close: () => db.destroy() }
}

/** The file is made if it is not there. */
export function openRawFolder(folder: string): RawDatabase {
  const db = sqliteIn(folder)
  return { db, read: <T>(job: TransactionJob<T>) => job(db), close: () => db.destroy() }
}
