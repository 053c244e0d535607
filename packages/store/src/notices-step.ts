// The fourth migration: notices by several channels, with what became of them, and choices by kind of notice and hour of day.
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The choices of people who had chosen between each notice and none, as JSON. */
const CHOICE = `'{"move":{"answer":"' || answer || '","calendar":"' || calendar || '"},"last":{"answer":"' || answer || '","calendar":"' || calendar ||
  '"},"reminder":{"answer":"' || answer || '","calendar":"' || calendar || '"},"hour":18,"zone":"UTC"}'`

const STATEMENTS: readonly string[] = [
  'alter table notices rename to notices_before',
  `create table notices ("key" text not null, channel text not null, person text not null references people (id), kind text not null,
    "match" text, seat text, "time" bigint not null, address text not null, state text not null, why text, bounce text,
    constraint notices_by_channel primary key ("key", channel))`,
  `insert into notices select "key", 'mail', person, kind, "match", seat, "time", address,
    case when refused is null then 'sent' else 'refused' end, refused, null from notices_before`,
  'drop table notices_before',
  'create index notices_of on notices (person, "time")',
  'create unique index notices_bounce on notices (bounce)',
  `create table notice_choices (person text not null constraint notice_choices_key primary key references people (id), choice text not null)`,
  `insert into notice_choices select person, ${CHOICE} from notice_modes`,
  'drop table notice_modes',
  'alter table addresses add column bounces integer not null default 0',
]

/** Makes the tables of notices from those of step `105-errands`. */
export async function noticeTables(db: Kysely<Tables>): Promise<void> {
  for (const text of STATEMENTS) await sql.raw(text).execute(db)
}
