// Prepared statements for the frequent writes on SQLite. Compiling the queries for each order would take longer than running them.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import { type FastWrites, type SealRequest, StaleWrite } from './backend.ts'
import type { RunTransaction } from './group-commit.ts'
import { appendEntry } from './matches.ts'
import type { AppendRequest } from './store.ts'
import type { Tables } from './tables.ts'

export function sqliteFastWrites(database: DatabaseSync, db: Kysely<Tables>, write: RunTransaction): FastWrites {
  const statements = prepare(database, db)
  const inPlay = middle(statements)
  return {
    seal: (match, coming) =>
      write(async () => {
        seal(statements, match, coming)
        return NO_REVISION
      }),
    append: (wish) =>
      write(async (open) => {
        if (isMiddle(wish)) inPlay(wish)
        else await appendEntry(open, wish)
        return NO_REVISION
      }),
  }
}

/** The revision on SQLite, where no other process changes a match. */
const NO_REVISION = 0

/** Whether an entry neither begins nor ends the match and ends no vote. */
const isMiddle = ({ entry, head, status, settledVotes }: AppendRequest): boolean =>
  entry.call !== null && entry.action === undefined && head === null && status === 'playing' && settledVotes.length === 0

type Statements = Readonly<Record<'seal' | 'note' | 'last' | 'add' | 'spend' | 'goOn', StatementSync>>

const seal = (statements: Statements, match: string, { sealed, request }: SealRequest): void => {
  const { call, seat, order, why = null } = sealed
  statements.seal.run({ match, call, seat, order: JSON.stringify(order), why })
  if (request) statements.note.run({ ...request })
}

const middle =
  (statements: Statements) =>
  ({ match, entry, chain, status, moment, time, request }: AppendRequest): void => {
    const { seq, call } = entry
    const last = statements.last.get({ match })?.seq ?? -1
    if (seq !== Number(last) + 1) throw new StaleWrite(match)
    statements.add.run({ match, seq, entry: JSON.stringify(entry), chain })
    statements.spend.run({ match, call: call?.id ?? '' })
    statements.goOn.run({ match, status, moment, time })
    if (request) statements.note.run({ ...request })
  }

/** A named parameter of a prepared statement. */
const given = <T>(name: string): RawBuilder<T> => sql<T>`${sql.raw(`:${name}`)}`
const text = given<string>
const number = given<number>

function prepare(database: DatabaseSync, db: Kysely<Tables>): Statements {
  const statement = (query: Compilable): StatementSync => database.prepare(query.compile().sql)
  const match = text('match')
  const order = { order: text('order'), why: given<string | null>('why') }
  return {
    seal: statement(
      db
        .insertInto('sealed')
        .values({ match, call: text('call'), seat: text('seat'), ...order })
        .onConflict((taken) => taken.columns(['match', 'call', 'seat']).doUpdateSet(order)),
    ),
    note: statement(
      db.insertInto('requests').values({
        session: text('session'),
        key: text('key'),
        match,
        call: text('call'),
        digest: text('digest'),
        time: number('time'),
      }),
    ),
    last: statement(
      db
        .selectFrom('entries')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .where('match', '=', match),
    ),
    add: statement(db.insertInto('entries').values({ match, seq: number('seq'), entry: text('entry'), chain: text('chain') })),
    spend: statement(db.deleteFrom('sealed').where('match', '=', match).where('call', '=', text('call'))),
    goOn: statement(
      db
        .updateTable('matches')
        .set({ status: text('status'), moment: text('moment'), updated: number('time') })
        .where('id', '=', match),
    ),
  }
}
