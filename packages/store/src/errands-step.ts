// The third migration: errands, which entries leave, and notices, which errands send.
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

const STATEMENTS: readonly string[] = [
  `create table errands ("key" text not null constraint errands_key primary key, kind text not null,
    "match" text not null references matches (id), seq integer not null, "call" text not null, seat text not null, person text not null,
    due bigint not null, lease_until bigint, lease text, tries integer not null default 0, why text, done_at bigint, parked bigint)`,
  // Errands that are done or parked have no place in this index.
  'create index errands_due on errands (due, lease_until) where done_at is null and parked is null',
  'create index errands_match on errands ("match")',
  'create index errands_person on errands (person)',
  'create index errands_done on errands (done_at)',
  `create table notices ("key" text not null constraint notices_key primary key, person text not null references people (id), kind text not null,
    "match" text not null, seat text not null, "time" bigint not null, address text not null, refused text)`,
  'create index notices_person on notices (person, "time")',
  `create table notice_modes (person text not null constraint notice_modes_key primary key references people (id), answer text not null,
    calendar text not null)`,
]

/** Makes the tables of errands and notices. */
export async function errandTables(db: Kysely<Tables>): Promise<void> {
  for (const text of STATEMENTS) await sql.raw(text).execute(db)
}
