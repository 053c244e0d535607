// A sealed order and an entry as one statement each: one atomic round trip to PostgreSQL. If the revision has changed, `claimed` is
// empty and the other parts write nothing.
import { type Kysely, type QueryCreator, sql } from 'kysely'
import { type FastWrites, type SealRequest, StaleWrite } from './backend.ts'
import { spentBy } from './matches.ts'
import type { PublishChange } from './postgres-change-feed.ts'
import { isUnreachable } from './postgres-errors.ts'
import { votesAmong } from './social.ts'
import type { AppendRequest, RequestRecord } from './store.ts'
import type { Tables } from './tables.ts'

export function postgresFastWrites(db: Kysely<Tables>, tell: PublishChange): FastWrites {
  /** Publishes the change. Also after a lost connection, because the write may have succeeded. */
  const told = async (match: string, known: number, claimed: Promise<{ readonly revision: number } | undefined>): Promise<number> => {
    const claim = await claimed.catch((error: unknown) => {
      if (isUnreachable(error)) tell(match, known + 1)
      throw error
    })
    if (!claim) throw new StaleWrite(match)
    tell(match, claim.revision)
    return claim.revision
  }
  const { seal, append } = statements(db)
  return {
    seal: (match, coming, known) => told(match, known, seal(match, coming, known).executeTakeFirst()),
    append: (wish, known) => told(wish.match, known, append(wish, known).executeTakeFirst()),
  }
}

const statements = (db: Kysely<Tables>) => ({
  seal(match: string, { sealed, request }: SealRequest, known: number) {
    const { call, seat, order } = sealed
    const [text, why] = [JSON.stringify(order), sealed.why ?? null]
    const kept = db
      .with('claimed', (open) =>
        open
          .updateTable('matches')
          .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
          .where('id', '=', match)
          .where('revision', '=', known)
          .returning(['id', 'revision']),
      )
      .with('kept', (open) =>
        open
          .insertInto('sealed')
          .columns(['match', 'call', 'seat', 'order', 'why'])
          .expression(
            open
              .selectFrom('claimed')
              .select(({ val }) => [
                'id',
                val(call).as('call'),
                val(seat).as('seat'),
                val(text).as('order'),
                val<string | null>(why).as('why'),
              ]),
          )
          .onConflict((taken) => taken.columns(['match', 'call', 'seat']).doUpdateSet({ order: text, why })),
      )
    return kept
      .with('noted', (open) => noted(open, request))
      .selectFrom('claimed')
      .select('revision')
  },

  append({ match, entry, chain, status, moment, time, head, settledVotes, request }: AppendRequest, known: number) {
    return db
      .with('claimed', (open) =>
        open
          .updateTable('matches')
          .set(({ eb }) => ({
            revision: eb('revision', '+', 1),
            status,
            moment,
            updated: time,
            ...(head && { head: JSON.stringify(head) }),
          }))
          .where('id', '=', match)
          .where('revision', '=', known)
          .returning(['id', 'revision']),
      )
      .with('added', (open) =>
        open
          .insertInto('entries')
          .columns(['match', 'seq', 'entry', 'chain'])
          .expression(
            open
              .selectFrom('claimed')
              .select(({ val, cast }) => [
                'id',
                cast<number>(val(entry.seq), 'integer').as('seq'),
                val(JSON.stringify(entry)).as('entry'),
                val(chain).as('chain'),
              ]),
          ),
      )
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
      .with('noted', (open) => noted(open, request))
      .selectFrom('claimed')
      .select('revision')
  },
})

type Claimed = Tables & { readonly claimed: { readonly id: string; readonly revision: number } }

/** Inserts the request, if there is one. */
const noted = (open: QueryCreator<Claimed>, request: RequestRecord | null) =>
  open
    .insertInto('requests')
    .columns(['session', 'key', 'match', 'call', 'digest', 'time'])
    .expression(
      open
        .selectFrom('claimed')
        .select(({ val, cast }) => [
          val(request?.session ?? '').as('session'),
          val(request?.key ?? '').as('key'),
          'id',
          val(request?.call ?? '').as('call'),
          val(request?.digest ?? '').as('digest'),
          cast<number>(val(request?.time ?? 0), 'bigint').as('time'),
        ])
        .where(sql.lit(request !== null)),
    )
