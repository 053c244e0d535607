// The second migration: a session of version 0.2.0 was a person with one cookie. People, their sessions, addresses and tokens are apart since.
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The tables whose column `session` named a person. */
const OF_PERSON = ['seats', 'requests', 'designs', 'handovers', 'links'] as const

const statements = (...texts: readonly string[]): readonly string[] => texts

/** The sessions of both former tables. When an additional device signed in is not known. */
const MOVE_COOKIES = statements(
  'alter table sessions rename to people',
  `create table sessions (token text not null constraint sessions_by_token primary key, person text not null references people (id),
    created bigint not null, seen bigint not null, device text not null)`,
  "insert into sessions select token, id, created, created, '' from people",
  "insert into sessions select devices.token, people.id, created, created, '' from devices join people on people.id = devices.session",
  'drop table devices',
)

/** SQLite drops no unique column, so the table is made again. References wait for its rows until the savepoint is released. */
const DROP_COLUMN_ON_SQLITE = statements(
  'create table people_before as select id, name, created from people',
  'drop table people',
  'create table people (id text not null constraint people_key primary key, name text not null, created bigint not null)',
  'insert into people select id, name, created from people_before',
  'drop table people_before',
)
const DROP_COLUMN = statements('alter table people drop column token')

const ADD_THE_REST = statements(
  'alter table people add column keys text',
  'alter table people add column deleted bigint',
  'alter table links add column address text',
  `create table addresses (address text not null constraint addresses_key primary key, person text not null references people (id),
    verified bigint not null)`,
  `create table tokens (token text not null constraint tokens_key primary key, id text not null, person text not null references people (id),
    name text not null, scope text not null, created bigint not null, expires bigint not null, seen bigint)`,
  ...['sessions', 'addresses', 'tokens', 'links'].map((table) => `create index ${table}_person on ${table} (person)`),
)

/** Makes the tables of people from those of step `103-tables`. */
export async function peopleTables(db: Kysely<Tables>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const run = (text: string) => sql.raw(text).execute(db)
  if (isSqlite) for (const text of ['savepoint people', 'pragma defer_foreign_keys = on']) await run(text)
  for (const text of [...MOVE_COOKIES, ...(isSqlite ? DROP_COLUMN_ON_SQLITE : DROP_COLUMN)]) await run(text)
  for (const table of OF_PERSON) await run(`alter table ${table} rename column session to person`)
  for (const text of ADD_THE_REST) await run(text)
  if (isSqlite) await run('release people')
}
