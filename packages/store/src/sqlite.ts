// The embedded store on Node's built-in SQLite. Every commit is durable, and only one process may use a data folder.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Backend } from './backend.ts'
import { CommitRecord } from './commit-record.ts'
import { type CommitCounter, groupCommit, type TransactionJob } from './group-commit.ts'
import { makeKyselyStore } from './kysely-store.ts'
import { markRestored } from './matches.ts'
import { migrate } from './migrations.ts'
import { CannotOpen } from './postgres-errors.ts'
import { commitNumberOf, damageIn, lastEntriesOf, lossesIn } from './sqlite-damage.ts'
import { sqliteFastWrites } from './sqlite-fast-writes.ts'
import type { AppendRequest, Store } from './store.ts'
import type { Tables } from './tables.ts'

/** The name of the database file in a data folder. */
export const SQLITE_FILE = 'admiralty.sqlite'

/** Another process is using the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Admiralty server is using the data folder ${folder}. Stop it first, or give this one a folder of its own (DATA_DIR).`)
    this.name = 'FolderInUse'
  }
}

/** Opens the store in a data folder and migrates it. Creates the folder if needed. Throws `FolderInUse` or `CannotOpen`. */
export async function openSqlite(folder: string): Promise<Store> {
  // Other users of the machine must not read sealed orders.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = openDatabase(folder)
  const db = kyselyOn(database)
  try {
    await migrate(db)
    const losses = await markedLosses(db, folder)
    const record = new CommitRecord(folder, await commitNumberOf(db), await lastEntriesOf(db))
    return storeOn({ database, db, record, losses })
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** What the database has lost. If it has, no die that was seen may be rolled again. Throws `CannotOpen` if its rest cannot be used. */
async function markedLosses(db: Kysely<Tables>, folder: string): Promise<readonly string[]> {
  const losses = await lossesIn(db, folder)
  if (losses.length === 0) return losses
  const damage = await damageIn(db)
  if (damage.length > 0) throw new CannotOpen(`The database in the folder ${folder} is damaged. ${REMEDY}\n  ${damage.join('\n  ')}`)
  await db.transaction().execute(markRestored)
  return losses
}
const REMEDY = 'Move the folder away and restore a backup into a new one (admiralty restore).'

interface Opened {
  readonly database: DatabaseSync
  readonly db: Kysely<Tables>
  readonly record: CommitRecord
  readonly losses: readonly string[]
}

/** The store of a database that only this process uses. Revisions are not needed there, so they stay 0. */
function storeOn({ database, db, record, losses }: Opened): Store {
  const counter: CommitCounter = {
    beforeCommit: () => database.exec(`pragma user_version = ${record.next}`),
    afterCommit: () => record.committed(),
  }
  const write = groupCommit(db, counter)
  const recorded = ({ match, entry, chain, status }: AppendRequest): void =>
    record.appended({ match, seq: entry.seq, chain }, status === 'over')
  const fastWrites = sqliteFastWrites(database, db, write)
  const backend: Backend = {
    losses,
    write,
    read: <T>(job: TransactionJob<T>) => job(db),
    claim: () => Promise.resolve(0),
    revision: () => Promise.resolve(0),
    fastWrites: {
      ...fastWrites,
      async append(request, known) {
        const revision = await fastWrites.append(request, known)
        recorded(request)
        return revision
      },
    },
    announcePresence: () => undefined,
    subscribe: () => undefined,
    async close() {
      await db.destroy()
      record.close()
    },
  }
  const store = makeKyselyStore(db, backend)
  return {
    ...store,
    async append(request) {
      await store.append(request)
      recorded(request)
    },
  }
}

/** Opens the database of an existing folder without migrating it. */
export const sqliteIn = (folder: string): Kysely<Tables> => kyselyOn(openDatabase(folder))

const kyselyOn = (database: DatabaseSync): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: asBetterSqlite3(database) }) })

/** Sealed orders are for the owner of the files only, also in a folder that others can read. SQLite gives its log the mode of the database. */
const OWNER_ONLY = 0o600
const LOGS = ['-wal', '-shm'] as const

function protectFiles(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const path of [file, ...LOGS.map((ending) => `${file}${ending}`)]) if (existsSync(path)) chmodSync(path, OWNER_ONLY)
}

function openDatabase(folder: string): DatabaseSync {
  const file = join(folder, SQLITE_FILE)
  protectFiles(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // The operating system holds the lock, so it ends with the process, even after a crash.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    database.exec('begin immediate; commit')
  } catch (error) {
    database.close()
    throw isLocked(error) ? new FolderInUse(folder) : error
  }
  return database
}

const isLocked = (error: unknown): boolean => error instanceof Error && /database is locked/.test(error.message)

const NOTHING = { changes: 0, lastInsertRowid: 0 }

/** The most prepared statements in the cache. The least recently used one is dropped first. */
const MAX_PREPARED = 200

/** Gives the database the interface of better-sqlite3, which Kysely's dialect expects. */
function asBetterSqlite3(database: DatabaseSync): SqliteDatabase {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(inputValue)
  const prepared = new Map<string, Prepared>()
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text) ?? prepare(database, text)
      prepared.delete(text)
      prepared.set(text, known)
      for (const [oldest] of prepared) if (prepared.size > MAX_PREPARED) prepared.delete(oldest)
      const { statement, reader } = known
      return {
        reader,
        all: (parameters) => statement.all(...values(parameters)),
        // SQLite itself rolls back on errors such as a full disk. A second rollback would fail.
        run: (parameters) => (text === 'rollback' && !database.isTransaction ? NOTHING : statement.run(...values(parameters))),
        // A separate statement, because other queries may run while rows are read.
        iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
      }
    },
  }
}

interface Prepared {
  readonly statement: StatementSync
  /** Whether the statement returns rows. */
  readonly reader: boolean
}
function prepare(database: DatabaseSync, text: string): Prepared {
  const statement = database.prepare(text)
  return { statement, reader: statement.columns().length > 0 }
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  throw new Error(`a value of type ${typeof value} cannot be stored`)
}
