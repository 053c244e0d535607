// The tables and indexes of a database, as steps. From version 0.2.0 on a step is never edited; a change adds a step.
import { otherVersion } from '@admiralty/kernel'
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { errandTables } from './errands-step.ts'
import { noticeTables } from './notices-step.ts'
import { outletTables } from './outlets-step.ts'
import { peopleTables } from './people-step.ts'
import { CannotOpen } from './postgres-errors.ts'
import type { Tables } from './tables.ts'

const [TEXT, INTEGER, BIGINT] = ['text not null', 'integer not null', 'bigint not null']
const OF_SESSION = 'text not null references sessions (id)'
const OF_MATCH = 'text not null references matches (id)'

/** The columns of a table with their SQL, and its primary key. */
interface FirstTable {
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, string>>
}

/** The tables of version 0.2.0. A table comes after those that it refers to. */
const FIRST_TABLES: Readonly<Record<string, FirstTable>> = {
  sessions: { key: ['id'], columns: { id: TEXT, token: 'text not null unique', name: TEXT, created: BIGINT } },
  matches: {
    key: ['id'],
    columns: {
      id: TEXT,
      system: TEXT,
      scenario: TEXT,
      title: TEXT,
      setup: TEXT,
      format: INTEGER,
      position: 'text',
      secret: TEXT,
      creator: OF_SESSION,
      created: BIGINT,
      updated: BIGINT,
      status: TEXT,
      moment: TEXT,
      head: 'text',
      rematch: 'text',
      closing: TEXT,
      watch: TEXT,
      clock: TEXT,
      revision: 'integer not null default 0',
      restored: 'text',
      fixed: 'text',
      wake: 'bigint',
      wake_lease: 'bigint',
      standing: 'text',
    },
  },
  seats: {
    key: ['match', 'seat'],
    columns: {
      match: OF_MATCH,
      place: INTEGER,
      seat: TEXT,
      session: 'text references sessions (id)',
      bot: 'text',
      seed: INTEGER,
      name: 'text',
      value: 'text',
      key: 'text',
      link_end: 'text',
      auto: INTEGER,
      offers: 'integer not null default 0',
      offered: 'integer',
      asked: 'text',
      asked_since: 'bigint',
      owes: 'integer not null default 0',
      due: 'bigint',
    },
  },
  invitations: { key: ['token'], columns: { token: TEXT, match: OF_MATCH, seat: TEXT, used: INTEGER } },
  entries: { key: ['match', 'seq'], columns: { match: OF_MATCH, seq: INTEGER, entry: TEXT, chain: TEXT } },
  snapshots: {
    key: ['match', 'seq'],
    columns: { match: OF_MATCH, seq: INTEGER, format: INTEGER, version: INTEGER, state: TEXT, digest: TEXT },
  },
  sealed: {
    key: ['match', 'call', 'seat'],
    columns: { match: OF_MATCH, call: TEXT, seat: TEXT, time: BIGINT, saved: INTEGER, order: TEXT, signature: 'text', why: 'text' },
  },
  requests: {
    key: ['session', 'key'],
    columns: { session: TEXT, key: TEXT, match: TEXT, call: TEXT, digest: TEXT, time: BIGINT },
  },
  designs: { key: ['id'], columns: { id: TEXT, session: OF_SESSION, system: TEXT, name: TEXT, design: TEXT, updated: BIGINT } },
  notes: {
    key: ['match', 'seq'],
    columns: { match: OF_MATCH, seq: INTEGER, time: BIGINT, seat: TEXT, name: TEXT, text: 'text', signal: 'text' },
  },
  votes: {
    key: ['match', 'kind', 'about', 'voter'],
    columns: { match: OF_MATCH, kind: TEXT, about: TEXT, voter: TEXT, detail: 'text', signature: 'text' },
  },
  handovers: {
    key: ['token'],
    columns: {
      token: TEXT,
      match: OF_MATCH,
      seat: TEXT,
      by: TEXT,
      session: 'text references sessions (id)',
      name: 'text',
      key: 'text',
      link_end: 'text',
      taken: 'bigint',
      former: 'text',
      drafts: TEXT,
    },
  },
  links: { key: ['token'], columns: { token: TEXT, session: OF_SESSION, expires: BIGINT } },
  server: { key: ['name'], columns: { name: TEXT, value: TEXT } },
  devices: { key: ['token'], columns: { token: TEXT, session: OF_SESSION } },
}

/** The indexes of each table, by name. */
const FIRST_INDEXES = {
  matches: { matches_creator: ['creator'], matches_status: ['status'] },
  seats: { seats_held: ['session', 'match'] },
  invitations: { invitations_match: ['match'] },
  handovers: { handovers_match: ['match'], handovers_session: ['session'] },
  requests: { requests_time: ['time'] },
  designs: { designs_session: ['session'] },
  links: { links_expires: ['expires'] },
} as const
/**
 * The visibility of a match is read from these indexes alone, so its time does not depend on the size of the row. SQLite prefers the primary key to
 * an index that is not unique.
 */
const FIRST_UNIQUE_INDEXES = { matches_watch: ['id', 'watch'], matches_created: ['id', 'creator'] } as const

async function firstTables(db: Kysely<Tables>): Promise<void> {
  for (const [table, { key, columns }] of Object.entries(FIRST_TABLES)) {
    let made: CreateTableBuilder<string, string> = db.schema.createTable(table)
    for (const [column, type] of Object.entries(columns)) made = made.addColumn(column, sql.raw(type))
    await made.addPrimaryKeyConstraint(`${table}_key`, [...key]).execute()
  }
  for (const [table, indexes] of Object.entries(FIRST_INDEXES))
    for (const [name, columns] of Object.entries(indexes)) await db.schema.createIndex(name).on(table).columns(columns).execute()
  for (const [name, columns] of Object.entries(FIRST_UNIQUE_INDEXES))
    await db.schema
      .createIndex(name)
      .unique()
      .on('matches')
      .columns([...columns])
      .execute()
  // Most matches wait for their players, so they have no place in this index.
  await db.schema.createIndex('matches_wake').on('matches').columns(['wake', 'wake_lease']).where(sql.ref('wake'), 'is not', null).execute()
}

/** Version 0.2.0 has released the first step, so its name stays. A step is run in the order of the names. */
const migrations: Readonly<Record<string, Migration>> = {
  '103-tables': { up: firstTables },
  '104-people': { up: peopleTables },
  '105-errands': { up: errandTables },
  '106-notices': { up: noticeTables },
  '107-outlets': { up: outletTables },
}

const migratorOf = (db: Kysely<Tables>): Migrator => new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** Runs all migrations that this database lacks. Throws `CannotOpen` if another version of Admiralty has made it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const other = otherVersionOf(await currentStep(db))
  if (other !== undefined) throw new CannotOpen(`This database was ${other}. ${OTHER_VERSION_REMEDY}`)
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw error
}

/** Migrates up to and including this step. */
export async function migrateTo(db: Kysely<Tables>, step: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(step)
  if (error) throw error
}

/** The names of all migrations, in order. */
const migrationSteps: readonly string[] = Object.keys(migrations)
export const LAST_STEP = migrationSteps.at(-1) ?? ''
export const OTHER_VERSION_REMEDY = 'Start the version that made it, or use an empty folder or database (DATA_DIR, DATABASE_URL).'

/** Says that another version made a database with this last step: 'made by a newer version of Admiralty'. Undefined if this version knows it. */
export const otherVersionOf = (step: string | undefined): string | undefined =>
  step !== undefined && migrationSteps.includes(step) ? undefined : otherVersion(step, LAST_STEP)

/** The last migration of this database; undefined if it has no tables of Admiralty. Changes nothing. */
export async function currentStep(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return undefined
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc limit 1`.execute(
    db,
  )
  return rows[0]?.name
}
