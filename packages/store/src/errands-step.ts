// The third migration: errands, which entries leave.
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
]

/** Makes the tables of errands. */
export async function errandTables(db: Kysely<Tables>): Promise<void> {
  for (const text of STATEMENTS) await sql.raw(text).execute(db)
}
