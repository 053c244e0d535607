// Splits a database into parts of moderate size: the server, up to 200 sessions with their rows, then each match with its rows.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './group-commit.ts'
import { OUTAGE_ROWS } from './outages.ts'
import type { Tables } from './tables.ts'

type TableName = keyof Tables
/** A row of a table, by column. */
export type BackupRow = Readonly<Record<string, string | number | null>>
/** A part of a backup: the server, some sessions, or one match, with all of their rows. */
export interface BackupPart {
  /** Its name for people: 'match m1'. */
  readonly part: string
  /** Rows by table. The tables come in the order in which they must be written. */
  readonly rows: Partial<Readonly<Record<TableName, readonly BackupRow[]>>>
}

/** Tables with a row of a session or a match, and their key columns. */
const OF_SESSIONS = { designs: ['id'], links: ['token'], devices: ['token'] } as const
const OF_MATCHES = {
  seats: ['seat'],
  invitations: ['token'],
  entries: ['seq'],
  sealed: ['call', 'seat'],
  requests: ['session', 'key'],
  notes: ['seq'],
  votes: ['kind', 'about', 'voter'],
  handovers: ['token'],
} as const
/** The names of all tables in a backup. */
export const ALL_TABLES: readonly string[] = ['server', 'sessions', 'matches', ...Object.keys(OF_SESSIONS), ...Object.keys(OF_MATCHES)]

/** The schema of a part from a file. Its hash proves that it is unchanged, not who wrote it. */
export const backupPartSchema: z.ZodType<BackupPart> = z.strictObject({
  part: z.string(),
  rows: z.record(
    z.string().refine((table) => ALL_TABLES.includes(table)),
    z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  ),
})

/** Sessions in one part. */
const SESSIONS_PER_PART = 200

/** All parts of a database, in an order that does not depend on the database. */
export async function* partsOf(db: Db): AsyncGenerator<BackupPart> {
  yield { part: 'the server', rows: { server: await rowsWhere(db, 'server', { name: ['key', ...Object.values(OUTAGE_ROWS)] }, ['name']) } }
  const sessions = await idsOf(db, 'sessions')
  for (let first = 0; first < sessions.length; first += SESSIONS_PER_PART) {
    const ids = sessions.slice(first, first + SESSIONS_PER_PART)
    yield {
      part: `people ${first + 1} to ${first + ids.length}`,
      rows: { sessions: await rowsWhere(db, 'sessions', { id: ids }, ['id']), ...(await ownedRows(db, OF_SESSIONS, { session: ids })) },
    }
  }
  for (const id of await idsOf(db, 'matches')) yield await matchPart(db, id)
}

/** A match with its rows. */
export const matchPart = async (db: Db, id: string): Promise<BackupPart> => ({
  part: `match ${id}`,
  rows: { matches: await rowsWhere(db, 'matches', { id: [id] }, ['id']), ...(await ownedRows(db, OF_MATCHES, { match: [id] })) },
})

/** Rows per insert statement. */
const BATCH = 500

/** Inserts the rows of a part. */
export async function writePart(db: Db, { rows }: BackupPart): Promise<void> {
  for (const [table, all] of Object.entries(rows)) {
    const [one] = all
    if (!one) continue
    const columns = Object.keys(one)
    for (let first = 0; first < all.length; first += BATCH) {
      const some = all.slice(first, first + BATCH)
      const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
        db,
      )
    }
  }
}

async function idsOf(db: Db, table: 'sessions' | 'matches'): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db)
  return rows.map(({ id }) => id).sort()
}

/** A column, and the ids that it must have. */
type Owners = Readonly<Record<string, readonly string[]>>

/** The rows of these owners in several tables. */
async function ownedRows(
  db: Db,
  tables: Readonly<Record<string, readonly string[]>>,
  owners: Owners,
): Promise<Record<string, readonly BackupRow[]>> {
  const all: Record<string, readonly BackupRow[]> = {}
  for (const [table, key] of Object.entries(tables)) all[table] = await rowsWhere(db, table, owners, key)
  return all
}

/** The rows of these owners. They are sorted here, because databases differ in collation. */
async function rowsWhere(db: Db, table: string, owners: Owners, key: readonly string[]): Promise<readonly BackupRow[]> {
  const [[column = '', values = []] = []] = Object.entries(owners)
  const query = sql<BackupRow>`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`
  return (await query.execute(db)).rows.toSorted((one, other) => byKey(one, other, key))
}

function byKey(one: BackupRow, other: BackupRow, key: readonly string[]): number {
  for (const column of key) {
    const [a, b] = [one[column] ?? '', other[column] ?? '']
    if (a !== b) return a < b ? -1 : 1
  }
  return 0
}
