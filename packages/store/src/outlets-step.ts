// The fifth migration: calendar addresses, webhooks with their deliveries, and browsers that show notifications.
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

const PERSON = 'person text not null references people (id)'
const STATEMENTS: readonly string[] = [
  `create table calendars (${PERSON}, token text not null, created bigint not null, constraint calendars_key primary key (person))`,
  'create unique index calendars_token on calendars (token)',
  `create table webhooks (${PERSON}, url text not null, salt text not null, created bigint not null, failing bigint, ended text,
    constraint webhooks_key primary key (person))`,
  `create table deliveries (id text not null, ${PERSON}, "time" bigint not null, kind text not null, status integer, why text,
    constraint deliveries_key primary key (id, "time"))`,
  'create index deliveries_of on deliveries (person, "time")',
  `create table push_devices (id text not null, ${PERSON}, endpoint text not null, p256dh text not null, auth text not null, device text not null,
    created bigint not null, failing bigint, constraint push_devices_key primary key (id))`,
  'create unique index push_devices_endpoint on push_devices (endpoint)',
  'create index push_devices_of on push_devices (person)',
]

/** Makes the tables of outlets. */
export async function outletTables(db: Kysely<Tables>): Promise<void> {
  for (const text of STATEMENTS) await sql.raw(text).execute(db)
}
