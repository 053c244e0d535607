// The store over Kysely: the same queries whatever database lies below.
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import { companyOn, dropVotes, insertMatch } from './company.ts'
import { designsOn } from './designs.ts'
import { type Db, groupCommit } from './group-commit.ts'
import { parseMatch, parseWritten } from './rows.ts'
import { sessionsOn } from './sessions.ts'
import type { Append, InvitationRecord, MatchRecord, SitDown, Store } from './store.ts'
import type { MatchRow, Tables } from './tables.ts'

export function storeOn(db: Kysely<Tables>): Store {
  const write = groupCommit(db)
  return {
    ...sessionsOn(db, write),
    ...companyOn(db, write),
    ...designsOn(db, write),

    addMatch: (match, invitations) => write((open) => addMatch(open, match, invitations)),
    async match(id) {
      const [match] = await withSeats(db, await db.selectFrom('matches').selectAll().where('id', '=', id).execute())
      return match
    },
    async matchesOf(session, most) {
      const seated = db.selectFrom('seats').select('match').where('session', '=', session)
      const rows = await db
        .selectFrom('matches')
        .selectAll()
        .where((is) => is.or([is('creator', '=', session), is('id', 'in', seated)]))
        .orderBy('updated', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
      return withSeats(db, rows)
    },
    async playing() {
      const rows = await db.selectFrom('matches').select('id').where('status', '=', 'playing').orderBy('updated', 'desc').execute()
      return rows.map(({ id }) => id)
    },
    setAuto: (match, seat, auto) =>
      write(async (open) => {
        await open
          .updateTable('seats')
          .set({ auto: auto ? 1 : 0 })
          .where('match', '=', match)
          .where('seat', '=', seat)
          .execute()
      }),

    async invitation(token) {
      const row = await db.selectFrom('invitations').selectAll().where('token', '=', token).executeTakeFirst()
      return row && { ...row, used: row.used === 1 }
    },
    async invitationsOf(match) {
      const rows = await db.selectFrom('invitations').selectAll().where('match', '=', match).orderBy('seat').execute()
      return rows.map((row) => ({ ...row, used: row.used === 1 }))
    },
    sitDown: (wish) => write((open) => sitDown(open, wish)),

    append: (wish) => write((open) => append(open, wish)),
    async entries(match) {
      const rows = await db.selectFrom('entries').select(['entry', 'chain']).where('match', '=', match).orderBy('seq').execute()
      return rows.map(parseWritten)
    },

    seal: (match, { call, seat, order, why = null }, request) =>
      write(async (open) => {
        const text = JSON.stringify(order)
        await open
          .insertInto('sealed')
          .values({ match, call, seat, order: text, why })
          .onConflict((taken) => taken.columns(['match', 'call', 'seat']).doUpdateSet({ order: text, why }))
          .execute()
        if (request) await open.insertInto('requests').values(request).execute()
      }),
    unseal: (match, call, seat) =>
      write(async (open) => {
        const rows = open.deleteFrom('sealed').where('match', '=', match).where('call', '=', call).where('seat', '=', seat)
        return (await rows.executeTakeFirst()).numDeletedRows > 0n
      }),
    async sealed(match) {
      const rows = await db
        .selectFrom('sealed')
        .select(['call', 'seat', 'order', 'why'])
        .where('match', '=', match)
        .orderBy('seat')
        .execute()
      return rows.map(({ call, seat, order, why }) => ({ call, seat, order: JSON.parse(order), ...(why !== null && { why }) }))
    },
    request: (session, key) =>
      db.selectFrom('requests').selectAll().where('session', '=', session).where('key', '=', key).executeTakeFirst(),
    forgetRequests: (before) => write(async (open) => void (await open.deleteFrom('requests').where('time', '<', before).execute())),

    close: () => db.destroy(),
  }
}

async function addMatch(open: Db, match: MatchRecord, invitations: readonly InvitationRecord[]): Promise<void> {
  await insertMatch(open, match)
  if (invitations.length === 0) return
  await open
    .insertInto('invitations')
    .values(invitations.map((invitation) => ({ ...invitation, used: invitation.used ? 1 : 0 })))
    .execute()
}

async function withSeats(db: Kysely<Tables>, rows: readonly MatchRow[]): Promise<readonly MatchRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('place').execute()
  return rows.map((row) => parseMatch(row, seats))
}

async function sitDown(open: Db, { token, session, name, value, time }: SitDown): Promise<boolean> {
  const taken = await open
    .updateTable('invitations')
    .set({ used: 1 })
    .where('token', '=', token)
    .where('used', '=', 0)
    .returning(['match', 'seat'])
    .executeTakeFirst()
  if (!taken) return false
  await open
    .updateTable('seats')
    .set({ session, name, value })
    .where('match', '=', taken.match)
    .where('seat', '=', taken.seat)
    .where('session', 'is', null)
    .execute()
  await open.updateTable('matches').set({ updated: time }).where('id', '=', taken.match).execute()
  return true
}

async function append(open: Db, { match, entry, chain, status, moment, time, head, fallen }: Append): Promise<boolean> {
  const { seq } = entry
  const last = await open
    .selectFrom('entries')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('match', '=', match)
    .executeTakeFirst()
  if (seq !== (last?.seq ?? -1) + 1) return false
  await open
    .insertInto('entries')
    .values({ match, seq, entry: JSON.stringify(entry), chain })
    .execute()
  const spent = open.deleteFrom('sealed').where('match', '=', match)
  await (status === 'over' ? spent : spent.where(({ eb }) => spentBy(entry, eb))).execute()
  await dropVotes(open, match, fallen)
  await open
    .updateTable('matches')
    .set({ status, moment, updated: time, ...(head && { head: JSON.stringify(head) }) })
    .where('id', '=', match)
    .execute()
  return true
}

/** The orders that led to an entry, or those of who has given up in it. */
function spentBy({ call, deed }: Append['entry'], eb: ExpressionBuilder<Tables, 'sealed'>): ExpressionWrapper<Tables, 'sealed', SqlBool> {
  return deed?.kind === 'conceded' ? eb('seat', '=', deed.seat) : eb('call', '=', call?.id ?? '')
}
