// An order under seal, and an entry, as one statement each: PostgreSQL makes it whole or not at all, in one round trip. If the match has
// gone on elsewhere nothing is claimed, and what hangs on the claim does nothing.
import { type Kysely, sql } from 'kysely'
import { votesAmong } from './company.ts'
import { type AtOnce, Stale } from './ground.ts'
import { spentBy } from './matches.ts'
import { CHANNEL } from './postgres-news.ts'
import type { Tables } from './tables.ts'

export const atOnceOn = (db: Kysely<Tables>): AtOnce => ({
  async seal(match, { sealed, request }, known) {
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
    const noted = kept.with('noted', (open) =>
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
        ),
    )
    const claimed = await noted.selectFrom('claimed').select(['revision', told]).executeTakeFirst()
    return claimed?.revision ?? stale(match)
  },

  async append({ match, entry, chain, status, moment, time, head, fallen }, known) {
    const claimed = await db
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
      .with('fallen', (open) =>
        open
          .deleteFrom('votes')
          .where('match', 'in', open.selectFrom('claimed').select('id'))
          .where(({ eb }) => votesAmong(fallen, eb)),
      )
      .selectFrom('claimed')
      .select(['revision', told])
      .executeTakeFirst()
    return claimed?.revision ?? stale(match)
  },
})

const told = sql`pg_notify(${CHANNEL}, id || ' ' || revision)`.as('told')
function stale(match: string): never {
  throw new Stale(match)
}
