// Schema migrations. Never edit a released step; add a new one.
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

async function sessionsAndMatches(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('scenario', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('creator', 'text', (column) => column.notNull().references('sessions.id'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('head', 'text')
    .execute()
  await db.schema.createIndex('matches_creator').on('matches').column('creator').execute()
  await db.schema.createIndex('matches_status').on('matches').column('status').execute()
}
async function seatsAndInvitations(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.references('sessions.id'))
    .addColumn('bot', 'text')
    .addColumn('seed', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('value', 'text')
    .addColumn('auto', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute()
  await db.schema.createIndex('seats_session').on('seats').column('session').execute()
  await db.schema
    .createTable('invitations')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('invitations_match').on('invitations').column('match').execute()
}
async function entriesAndOrders(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'seq'])
    .execute()
  await db.schema
    .createTable('sealed')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('order', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sealed_key', ['match', 'call', 'seat'])
    .execute()
  await db.schema
    .createTable('requests')
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('requests_key', ['session', 'key'])
    .execute()
  await db.schema.createIndex('requests_time').on('requests').column('time').execute()
}

const migrations: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<Tables>) {
      await sessionsAndMatches(db)
      await seatsAndInvitations(db)
      await entriesAndOrders(db)
    },
  },
  '002-company-and-designs': {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('matches').addColumn('rematch', 'text').execute()
      await db.schema.alterTable('sealed').addColumn('why', 'text').execute()
      await db.schema
        .createTable('designs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session', 'text', (column) => column.notNull().references('sessions.id'))
        .addColumn('system', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('design', 'text', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('designs_session').on('designs').column('session').execute()
      await db.schema
        .createTable('notes')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text')
        .addColumn('signal', 'text')
        .addPrimaryKeyConstraint('notes_key', ['match', 'seq'])
        .execute()
      await db.schema
        .createTable('votes')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('voter', 'text', (column) => column.notNull())
        .addColumn('rank', 'text')
        .addPrimaryKeyConstraint('votes_key', ['match', 'kind', 'about', 'voter'])
        .execute()
      await db.schema
        .createTable('links')
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('session', 'text', (column) => column.notNull().references('sessions.id'))
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('links_expires').on('links').column('expires').execute()
      await db.schema
        .createTable('devices')
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('session', 'text', (column) => column.notNull().references('sessions.id'))
        .execute()
    },
  },
  '003-revisions': {
    async up(db: Kysely<Tables>) {
      await db.schema
        .alterTable('matches')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
  '004-setup-format': {
    async up(db: Kysely<Tables>) {
      // No format before this step changed a setup, so format 1 is right for every older row.
      await db.schema
        .alterTable('matches')
        .addColumn('format', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    },
  },
  '005-restored': {
    async up(db: Kysely<Tables>) {
      await db.schema.alterTable('matches').addColumn('restored', 'text').execute()
    },
  },
  '006-signatures': {
    async up(db: Kysely<Tables>) {
      // The server signs for seats without a key, so older seats need none.
      await db.schema.alterTable('seats').addColumn('key', 'text').execute()
      await db.schema.alterTable('sealed').addColumn('signature', 'text').execute()
      await db.schema.alterTable('votes').addColumn('signature', 'text').execute()
      await db.schema
        .createTable('server')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '007-snapshots': {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('snapshots')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('format', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshots_key', ['match', 'seq'])
        .execute()
    },
  },
  '008-links': {
    async up(db: Kysely<Tables>) {
      // Older seats have no link chain.
      await db.schema.alterTable('seats').addColumn('link_end', 'text').execute()
      await db.schema.alterTable('matches').addColumn('fixed', 'text').execute()
    },
  },
  '009-closing-and-watch': {
    async up(db: Kysely<Tables>) {
      // Before this step every match was open to anyone.
      for (const [name, value] of [
        ['closing', 'open'],
        ['watch', 'anyone'],
      ] as const)
        await db.schema
          .alterTable('matches')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
          .execute()
    },
  },
  '010-positions': {
    async up(db: Kysely<Tables>) {
      // Older matches had the normal beginning.
      await db.schema.alterTable('matches').addColumn('position', 'text').execute()
    },
  },
  '011-draw-offers': {
    async up(db: Kysely<Tables>) {
      // Earlier offers of a draw were not counted.
      await db.schema
        .alterTable('seats')
        .addColumn('offers', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('seats').addColumn('offered', 'integer').execute()
    },
  },
  '012-visibility': {
    async up(db: Kysely<Tables>) {
      // The visibility of a match is read from indexes alone, so its time does not depend on the size of the row. SQLite prefers the
      // primary key to an index that is not unique.
      await db.schema.createIndex('matches_watch').unique().on('matches').columns(['id', 'watch']).execute()
      await db.schema.createIndex('matches_created').unique().on('matches').columns(['id', 'creator']).execute()
      await db.schema.createIndex('seats_held').on('seats').columns(['session', 'match']).execute()
      await db.schema.dropIndex('seats_session').execute()
    },
  },
}

const migratorOf = (db: Kysely<Tables>): Migrator => new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** Runs all migrations that this database lacks. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw error
}

/** Migrates up to and including this step. */
export async function migrateTo(db: Kysely<Tables>, step: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(step)
  if (error) throw error
}

/** The names of all migrations, in order. */
export const migrationSteps: readonly string[] = Object.keys(migrations)

/** The last migration of this database; undefined if it has no tables of Admiralty. Changes nothing. */
export async function currentStep(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return undefined
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc limit 1`.execute(
    db,
  )
  return rows[0]?.name
}
