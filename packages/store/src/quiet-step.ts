// A migration: whether the call that asks a seat is quiet, so that lists do not tell who has answered it.
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Adds the column to the seats. A match in play gets its value when a server opens it. */
export async function quietColumn(db: Kysely<Tables>): Promise<void> {
  await sql.raw('alter table seats add column quiet integer not null default 0').execute(db)
}
