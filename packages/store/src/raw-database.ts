// Direct access to a database, for backup, restore and inspection. Nothing is migrated or created.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { TransactionJob } from './group-commit.ts'
import { makePool } from './postgres.ts'
import { CannotOpen, explainError } from './postgres-errors.ts'
import { SQLITE_FILE } from './sqlite-connection.ts'
import { kyselyOn } from './sqlite-dialect.ts'
import { openDirectly } from './sqlite-link.ts'
import type { Tables } from './tables.ts'

/** Where a store keeps its data: a data folder, or the address of a PostgreSQL database. */
export type StoreLocation = { readonly folder: string } | { readonly url: string }

/** An open database without the interface of a store. */
export interface RawDatabase {
  readonly db: Kysely<Tables>
  /** Runs reads in one consistent snapshot. */
  read<T>(job: TransactionJob<T>): Promise<T>
  close(): Promise<void>
}

/** Whether a data folder has the file of a database. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, SQLITE_FILE))

/** Opens an existing database. Throws `FolderInUse` or `CannotOpen`. */
export function openRawDatabase(location: StoreLocation): RawDatabase {
  if ('folder' in location) {
    if (!hasDatabase(location.folder)) throw new CannotOpen(`There is no database in the folder ${location.folder} (DATA_DIR).`)
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

/** Opens the database of a data folder. Creates its file if it does not exist. */
export function openRawFolder(folder: string): RawDatabase {
  const db = kyselyOn(openDirectly(folder))
  return { db, read: <T>(job: TransactionJob<T>) => job(db), close: () => db.destroy() }
}
