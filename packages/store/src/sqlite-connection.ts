// The only connection to the database of a data folder. Every commit is durable.
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** The name of the database file in a data folder. */
export const SQLITE_FILE = 'admiralty.sqlite'

/** Another process is using the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Admiralty server is using the data folder ${folder}. Stop it first, or give this one a folder of its own (DATA_DIR).`)
    this.name = 'FolderInUse'
  }
}

/** The rows that a statement returns, and the effect of the statement. */
export interface SqlResult {
  readonly rows: readonly unknown[]
  /** Rows that it has inserted, updated or deleted. */
  readonly changes: number
}

/** Sealed orders are for the owner of the files only, also in a folder that others can read. SQLite gives its log the mode of the database. */
const OWNER_ONLY = 0o600
const LOGS = ['-wal', '-shm'] as const

function protectFiles(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const path of [file, ...LOGS.map((ending) => `${file}${ending}`)]) if (existsSync(path)) chmodSync(path, OWNER_ONLY)
}

/** Opens the database of an existing folder, and creates its file if needed. Throws `FolderInUse`. */
export function openDatabase(folder: string): DatabaseSync {
  const file = join(folder, SQLITE_FILE)
  protectFiles(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // The operating system holds the lock, so it ends with the process, even after a crash.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    database.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`)
    database.exec('begin immediate; commit')
  } catch (error) {
    database.close()
    throw isLocked(error) ? new FolderInUse(folder) : error
  }
  return database
}

/** Pages of the log, 32 MB, after which it is copied into the database. Orders change the same pages again and again, which are copied once. */
const LOG_PAGES = 8_000

const isLocked = (error: unknown): boolean => error instanceof Error && /database is locked/.test(error.message)

/** The most prepared statements in the cache. The least recently used one is dropped first. */
const MAX_PREPARED = 200

interface Prepared {
  readonly statement: StatementSync
  /** Whether the statement returns rows. */
  readonly reader: boolean
}

/** Runs a statement by its text. */
export type StatementRunner = (text: string, parameters: readonly unknown[]) => SqlResult

/** Makes the function that runs any statement of a database. */
export function statementRunner(database: DatabaseSync): StatementRunner {
  const prepared = new Map<string, Prepared>()
  const prepare = (text: string): Prepared => {
    const known = prepared.get(text) ?? prepareIn(database, text)
    prepared.delete(text)
    prepared.set(text, known)
    for (const [oldest] of prepared) if (prepared.size > MAX_PREPARED) prepared.delete(oldest)
    return known
  }
  return (text, parameters) => {
    // SQLite itself rolls back on errors such as a full disk. A second rollback would fail.
    if (text === 'rollback' && !database.isTransaction) return { rows: [], changes: 0 }
    const { statement, reader } = prepare(text)
    const values = parameters.map(inputValue)
    if (reader) return { rows: statement.all(...values), changes: 0 }
    return { rows: [], changes: Number(statement.run(...values).changes) }
  }
}

function prepareIn(database: DatabaseSync, text: string): Prepared {
  const statement = database.prepare(text)
  return { statement, reader: statement.columns().length > 0 }
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  throw new Error(`a value of type ${typeof value} cannot be stored`)
}
