// A sealed order and an entry as one statement each: one atomic round trip to PostgreSQL. If the revision has changed, `claimed` is
// empty and the other parts write nothing. An entry with which a seat passes on is rare, and takes a transaction.
import { type Kysely, type QueryCreator, sql } from 'kysely'
import { askedText } from './asked-seats.ts'
import { type FastWrites, type SealRequest, StaleWrite } from './backend.ts'
import type { Errand } from './errand-store.ts'
import { headColumn, LOOKED_AT, markAfter, standingColumn } from './matches.ts'
import type { PublishChange } from './postgres-change-feed.ts'
import { isUnreachable } from './postgres-errors.ts'
import { sealedContent } from './rows.ts'
import { spentBy } from './sealed-orders.ts'
import { votesAmong } from './social.ts'
import type { AppendRequest, RequestRecord } from './store.ts'
import type { Tables } from './tables.ts'
import { wakeColumns } from './wakes.ts'

/** `publish` announces each change after its commit. `appendSlowly` appends an entry in a transaction. */
export function postgresFastWrites(db: Kysely<Tables>, publish: PublishChange, appendSlowly: FastWrites['append']): FastWrites {
  /** Publishes the change. Also after a lost connection, because the write may have succeeded. */
  const published = async (match: string, known: number, write: Promise<{ readonly revision: number } | undefined>): Promise<number> => {
    const claimed = await write.catch((error: unknown) => {
      if (isUnreachable(error)) publish(match, known + 1)
      throw error
    })
    if (!claimed) throw new StaleWrite(match)
    publish(match, claimed.revision)
    return claimed.revision
  }
  return {
    seal: (match, request, known) => published(match, known, sealStatement(db, match, request, known).executeTakeFirst()),
    append: (request, known) =>
      request.newHolder
        ? appendSlowly(request, known)
        : published(request.match, known, appendStatement(db, request, known).executeTakeFirst()),
  }
}

type Claimed = Tables & { readonly claimed: { readonly id: string; readonly revision: number } }

/** Stores the order, or replaces the seat's earlier order of the same call. */
function sealStatement(db: Kysely<Tables>, match: string, { sealed, request, wake }: SealRequest, known: number) {
  return db
    .with('claimed', (open) =>
      open
        .updateTable('matches')
        .set(({ eb }) => ({ revision: eb('revision', '+', 1), ...wakeColumns(wake) }))
        .where('id', '=', match)
        .where('revision', '=', known)
        .returning(['id', 'revision']),
    )
    .with('stored', (open) => insertSealed(open, sealed))
    .with('noted', (open) => insertRequest(open, request))
    .selectFrom('claimed')
    .select('revision')
}

function insertSealed(open: QueryCreator<Claimed>, sealed: SealRequest['sealed']) {
  const { call, seat } = sealed
  const content = sealedContent(sealed)
  return open
    .insertInto('sealed')
    .columns(['match', 'call', 'seat', 'time', 'saved', 'order', 'signature', 'why'])
    .expression(
      open
        .selectFrom('claimed')
        .select(({ val }) => [
          'id',
          val(call).as('call'),
          val(seat).as('seat'),
          val(content.time).as('time'),
          val(content.saved).as('saved'),
          val(content.order).as('order'),
          val<string | null>(content.signature).as('signature'),
          val<string | null>(content.why).as('why'),
        ]),
    )
    .onConflict((same) => same.columns(['match', 'call', 'seat']).doUpdateSet(content))
}

/** Adds the entry, and deletes the sealed orders and votes that it settles. */
function appendStatement(db: Kysely<Tables>, request: AppendRequest, known: number) {
  const { match, entry, status, moment, time, head, settledVotes, wake, standing } = request
  return db
    .with('claimed', (open) =>
      open
        .updateTable('matches')
        .set(({ eb }) => ({
          revision: eb('revision', '+', 1),
          status,
          moment,
          updated: time,
          wake,
          ...LOOKED_AT,
          ...headColumn(head),
          ...standingColumn(standing),
          ...markAfter(entry),
        }))
        .where('id', '=', match)
        .where('revision', '=', known)
        .returning(['id', 'revision']),
    )
    .with('added', (open) => insertEntry(open, request))
    .with('spent', (open) => {
      const sealed = open.deleteFrom('sealed').where('match', 'in', open.selectFrom('claimed').select('id'))
      return status === 'over' ? sealed : sealed.where(({ eb }) => spentBy(entry, eb))
    })
    .with('settled', (open) =>
      open
        .deleteFrom('votes')
        .where('match', 'in', open.selectFrom('claimed').select('id'))
        .where(({ eb }) => votesAmong(settledVotes, eb)),
    )
    .with('noted', (open) => insertRequest(open, request.request))
    .with('asking', (open) => updateAsked(open, request))
    .with('left', (open) => insertErrands(open, request.errands))
    .selectFrom('claimed')
    .select('revision')
}

/** Changes the seats that are asked from now on, or no longer. A seat that is asked already keeps the time since when it is. */
const updateAsked = (open: QueryCreator<Claimed>, { asked, time }: AppendRequest) =>
  open
    .updateTable('seats')
    .from((from) =>
      from
        .selectFrom('seats as old')
        .leftJoin(
          sql<NowAsked>`(select * from json_to_recordset(${askedText(asked)}::json) as row(seat text, call text, owes integer, due bigint, quiet integer))`.as(
            'now',
          ),
          'now.seat',
          'old.seat',
        )
        .where('old.match', 'in', open.selectFrom('claimed').select('id'))
        .select([
          'old.match',
          'old.seat',
          'now.call',
          'now.due',
          sql<number>`coalesce(now.owes, 0)`.as('owes'),
          sql<number>`coalesce(now.quiet, 0)`.as('quiet'),
        ])
        .as('next'),
    )
    .set({
      asked: sql`next.call`,
      owes: sql`next.owes`,
      due: sql`next.due`,
      quiet: sql`next.quiet`,
      asked_since: sql`case when next.call is null then null when next.call = seats.asked then seats.asked_since else ${time}::bigint end`,
    })
    .whereRef('seats.match', '=', 'next.match')
    .whereRef('seats.seat', '=', 'next.seat')
    .where(sql<boolean>`(seats.asked, seats.owes, seats.due, seats.quiet) is distinct from (next.call, next.owes, next.due, next.quiet)`)
interface NowAsked {
  readonly seat: string
  readonly call: string
  readonly owes: number
  readonly due: number | null
  readonly quiet: number
}

const insertEntry = (open: QueryCreator<Claimed>, { entry, text, chain }: AppendRequest) =>
  open
    .insertInto('entries')
    .columns(['match', 'seq', 'entry', 'chain'])
    .expression(
      open
        .selectFrom('claimed')
        .select(({ val, cast }) => [
          'id',
          cast<number>(val(entry.seq), 'integer').as('seq'),
          val(text).as('entry'),
          val(chain).as('chain'),
        ]),
    )

/** Inserts the errands that the entry leaves. */
const insertErrands = (open: QueryCreator<Claimed>, errands: readonly Errand[]) =>
  open
    .insertInto('errands')
    .columns(['key', 'kind', 'match', 'seq', 'call', 'seat', 'person', 'due'])
    .expression(
      open
        .selectFrom('claimed')
        .innerJoin(errandRows(errands), (all) => all.on(sql<boolean>`true`))
        .select(['left.key', 'left.kind', 'claimed.id', 'left.seq', 'left.call', 'left.seat', 'left.person', 'left.due']),
    )
    .onConflict((known) => known.column('key').doNothing())
const errandRows = (errands: readonly Errand[]) =>
  sql<Errand>`(select * from json_to_recordset(${JSON.stringify(errands)}::json)
    as row(key text, kind text, seq integer, call text, seat text, person text, due bigint))`.as('left')

/** Inserts the request, if there is one. */
const insertRequest = (open: QueryCreator<Claimed>, request: RequestRecord | null) =>
  open
    .insertInto('requests')
    .columns(['person', 'key', 'match', 'call', 'digest', 'time'])
    .expression(
      open
        .selectFrom('claimed')
        .select(({ val, cast }) => [
          val(request?.person ?? '').as('person'),
          val(request?.key ?? '').as('key'),
          'id',
          val(request?.call ?? '').as('call'),
          val(request?.digest ?? '').as('digest'),
          cast<number>(val(request?.time ?? 0), 'bigint').as('time'),
        ])
        .where(sql.lit(request !== null)),
    )
