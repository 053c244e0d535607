// Splits a database into parts of moderate size: the server, up to 200 people with their rows, then each match with its rows.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './group-commit.ts'
import { LAST_STEP } from './migrations.ts'
import { OUTAGE_ROWS } from './outages.ts'
import type { Tables } from './tables.ts'

type TableName = keyof Tables
/** A row of a table, by column. */
export type BackupRow = Readonly<Record<string, string | number | null>>
/** A part of a backup: the server, some people, or one match, with all of their rows. */
export interface BackupPart {
  /** Its name for people: 'match m1'. */
  readonly part: string
  /** Rows by table. The tables come in the order in which they must be written. */
  readonly rows: Partial<Readonly<Record<TableName, readonly BackupRow[]>>>
}

/** Tables with a row of a person or a match, and their key columns. */
const OF_PEOPLE = { addresses: ['address'], sessions: ['token'], tokens: ['token'], designs: ['id'], links: ['token'] } as const
const OF_MATCHES = {
  seats: ['seat'],
  invitations: ['token'],
  entries: ['seq'],
  sealed: ['call', 'seat'],
  requests: ['person', 'key'],
  notes: ['seq'],
  votes: ['kind', 'about', 'voter'],
  handovers: ['token'],
} as const

/** Where a database keeps people. */
interface PeopleLayout {
  /** The table of people, and the column that names one in other tables. */
  readonly people: 'people' | 'sessions'
  readonly owner: 'person' | 'session'
  readonly ofPeople: Readonly<Record<string, readonly string[]>>
  readonly ofMatches: Readonly<Record<string, readonly string[]>>
}
const LAYOUT: PeopleLayout = { people: 'people', owner: 'person', ofPeople: OF_PEOPLE, ofMatches: OF_MATCHES }
/** Version 0.2.0: a person is a session, and further cookies are devices. */
const FIRST_LAYOUT: PeopleLayout = {
  people: 'sessions',
  owner: 'session',
  ofPeople: { designs: ['id'], links: ['token'], devices: ['token'] },
  ofMatches: { ...OF_MATCHES, requests: ['session', 'key'] },
}
/** The tables that step `105-errands` has added, and those that replace them from `106-notices` on. */
const ERRANDS = { errands: ['key'] }
const [FIRST_NOTICES, NOTICES] = [
  { notices: ['key'], notice_modes: ['person'] },
  { notices: ['key', 'channel'], notice_choices: ['person'] },
]
const OUTLETS = { calendars: ['person'], webhooks: ['person'], deliveries: ['id', 'time'], push_devices: ['id'] }
/** The layout after a migration. */
function layoutOf(step: string): PeopleLayout {
  if (step < '104-people') return FIRST_LAYOUT
  if (step < '105-errands') return LAYOUT
  const notices = step < '106-notices' ? FIRST_NOTICES : NOTICES
  const outlets = step < '107-outlets' ? {} : OUTLETS
  return { ...LAYOUT, ofPeople: { ...LAYOUT.ofPeople, ...notices, ...outlets }, ofMatches: { ...LAYOUT.ofMatches, ...ERRANDS } }
}

const tablesOf = ({ people, ofPeople, ofMatches }: PeopleLayout): readonly string[] => [
  'server',
  'matches',
  people,
  ...Object.keys(ofPeople),
  ...Object.keys(ofMatches),
]
/** The names of all tables in a backup of this version. */
export const BACKUP_TABLES: readonly string[] = tablesOf(layoutOf(LAST_STEP))
const ALL_TABLES: readonly string[] = [...BACKUP_TABLES, ...tablesOf(FIRST_LAYOUT), ...Object.keys(FIRST_NOTICES)]

/** The schema of a part from a file. Its hash proves that it is unchanged, not who wrote it. */
export const backupPartSchema: z.ZodType<BackupPart> = z.strictObject({
  part: z.string(),
  rows: z.record(
    z.string().refine((table) => ALL_TABLES.includes(table)),
    z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  ),
})

/** People in one part. */
const PEOPLE_PER_PART = 200

/** All parts of a database whose last migration is `step`, in an order that does not depend on the database. */
export async function* partsOf(db: Db, step: string): AsyncGenerator<BackupPart> {
  const { people, owner, ofPeople } = layoutOf(step)
  yield {
    part: 'the server',
    rows: { server: await rowsWhere(db, 'server', { name: ['key', 'push', ...Object.values(OUTAGE_ROWS)] }, ['name']) },
  }
  const all = await idsOf(db, people)
  for (let first = 0; first < all.length; first += PEOPLE_PER_PART) {
    const ids = all.slice(first, first + PEOPLE_PER_PART)
    const themselves: Record<string, readonly BackupRow[]> = { [people]: await rowsWhere(db, people, { id: ids }, ['id']) }
    yield {
      part: `people ${first + 1} to ${first + ids.length}`,
      rows: Object.assign(themselves, await ownedRows(db, ofPeople, { [owner]: ids })),
    }
  }
  for (const id of await idsOf(db, 'matches')) yield await matchPart(db, id, step)
}

/** A match with its rows. */
export const matchPart = async (db: Db, id: string, step: string): Promise<BackupPart> => ({
  part: `match ${id}`,
  rows: {
    matches: await rowsWhere(db, 'matches', { id: [id] }, ['id']),
    ...(await ownedRows(db, layoutOf(step).ofMatches, { match: [id] })),
  },
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

async function idsOf(db: Db, table: PeopleLayout['people'] | 'matches'): Promise<readonly string[]> {
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
