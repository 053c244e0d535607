// Prepared statements for the frequent writes on SQLite. Compiling a query takes longer than running it.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import { type FastWrites, type SealRequest, StaleWrite } from './backend.ts'
import type { RunTransaction } from './group-commit.ts'
import { appendEntry } from './matches.ts'
import { signatureText } from './rows.ts'
import type { AppendRequest } from './store.ts'
import type { Tables } from './tables.ts'

/** `write` runs the statements in a shared transaction. */
export function sqliteFastWrites(database: DatabaseSync, db: Kysely<Tables>, write: RunTransaction): FastWrites {
  const statements = prepare(database, db)
  const appendInPlay = appendWith(statements)
  return {
    seal: (match, request) =>
      write(async () => {
        seal(statements, match, request)
        return NO_REVISION
      }),
    append: (request) =>
      write(async (open) => {
        if (isInPlay(request)) appendInPlay(request)
        else await appendEntry(open, request)
        return NO_REVISION
      }),
  }
}

/** The revision of every match on SQLite, where no other process changes a match. */
const NO_REVISION = 0

/** Whether an entry answers a call, does not end the match and settles no vote. */
const isInPlay = ({ entry, head, status, settledVotes }: AppendRequest): boolean =>
  entry.call !== null && entry.action === undefined && head === null && status === 'playing' && settledVotes.length === 0

type Statements = Readonly<Record<'seal' | 'addRequest' | 'lastSeq' | 'addEntry' | 'deleteSealed' | 'updateMatch', StatementSync>>

const seal = (statements: Statements, match: string, { sealed, request }: SealRequest): void => {
  const { call, seat, order, why = null } = sealed
  statements.seal.run({ match, call, seat, order: JSON.stringify(order), signature: signatureText(sealed.signature), why })
  if (request) statements.addRequest.run({ ...request })
}

/** Appends an entry that answers a call. Throws `StaleWrite` unless it has the next sequence number. */
const appendWith =
  (statements: Statements) =>
  ({ match, entry, chain, status, moment, time, request }: AppendRequest): void => {
    const { seq, call } = entry
    const last = statements.lastSeq.get({ match })?.seq ?? -1
    if (seq !== Number(last) + 1) throw new StaleWrite(match)
    statements.addEntry.run({ match, seq, entry: JSON.stringify(entry), chain })
    statements.deleteSealed.run({ match, call: call?.id ?? '' })
    statements.updateMatch.run({ match, status, moment, time })
    if (request) statements.addRequest.run({ ...request })
  }

/** A named parameter of a prepared statement. */
const parameter = <T>(name: string): RawBuilder<T> => sql<T>`${sql.raw(`:${name}`)}`
const text = parameter<string>
const number = parameter<number>

function prepare(database: DatabaseSync, db: Kysely<Tables>): Statements {
  const statement = (query: Compilable): StatementSync => database.prepare(query.compile().sql)
  const match = text('match')
  const order = { order: text('order'), signature: parameter<string | null>('signature'), why: parameter<string | null>('why') }
  return {
    seal: statement(
      db
        .insertInto('sealed')
        .values({ match, call: text('call'), seat: text('seat'), ...order })
        .onConflict((taken) => taken.columns(['match', 'call', 'seat']).doUpdateSet(order)),
    ),
    addRequest: statement(
      db.insertInto('requests').values({
        session: text('session'),
        key: text('key'),
        match,
        call: text('call'),
        digest: text('digest'),
        time: number('time'),
      }),
    ),
    lastSeq: statement(
      db
        .selectFrom('entries')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .where('match', '=', match),
    ),
    addEntry: statement(db.insertInto('entries').values({ match, seq: number('seq'), entry: text('entry'), chain: text('chain') })),
    deleteSealed: statement(db.deleteFrom('sealed').where('match', '=', match).where('call', '=', text('call'))),
    updateMatch: statement(
      db
        .updateTable('matches')
        .set({ status: text('status'), moment: text('moment'), updated: number('time') })
        .where('id', '=', match),
    ),
  }
}
