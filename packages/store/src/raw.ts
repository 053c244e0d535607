// A database without a store upon it, for who copies or examines the whole of it: nothing is migrated and nothing is made.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Job } from './group-commit.ts'
import { makePool } from './postgres.ts'
import { CannotOpen, inWords } from './postgres-trouble.ts'
import { SQLITE_FILE, sqliteIn } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Where matches are kept. */
export type Place = { readonly folder: string } | { readonly url: string }

export interface Raw {
  readonly db: Kysely<Tables>
  /** All that is read in it is of one moment. */
  look<T>(job: Job<T>): Promise<T>
  close(): Promise<void>
}

/** Throws `FolderInUse` or `CannotOpen`. */
export function openRaw(place: Place): Raw {
  if ('folder' in place) {
    if (!existsSync(join(place.folder, SQLITE_FILE))) throw new CannotOpen(`No matches are kept in the folder ${place.folder} (DATA_DIR).`)
    return rawIn(place.folder)
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: makePool(place.url) }) })
  const look = async <T>(job: Job<T>): Promise<T> => {
    try {
      return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job)
    } catch (error) {
      throw inWords(error, place.url)
    }
  }
  return { db, look, close: () => db.destroy() }
}

/** The file is made if it is not there. */
export function rawIn(folder: string): Raw {
  const db = sqliteIn(folder)
  return { db, look: <T>(job: Job<T>) => job(db), close: () => db.destroy() }
}
