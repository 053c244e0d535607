// The store over Kysely: the same queries whatever database lies below.
import type { Kysely } from 'kysely'
import { companyOn, insertMatch } from './company.ts'
import { designsOn } from './designs.ts'
import type { Ground } from './ground.ts'
import type { Db } from './group-commit.ts'
import { entriesOf, hold, sealedOf, verbsOn, withSeats } from './matches.ts'
import { sessionsOn } from './sessions.ts'
import type { InvitationRecord, MatchRecord, RequestRecord, SitDown, Store } from './store.ts'
import type { Tables } from './tables.ts'

export function storeOn(db: Kysely<Tables>, ground: Ground): Store {
  const { write, claim } = ground
  return {
    ...sessionsOn(db, ground),
    ...companyOn(db, ground),
    ...designsOn(db, write),
    ...verbsOn(ground),
    hold: (match) => hold(ground, match),
    hear: (ear) => ground.hear(ear),

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
    async invitation(token) {
      const row = await db.selectFrom('invitations').selectAll().where('token', '=', token).executeTakeFirst()
      return row && { ...row, used: row.used === 1 }
    },
    async invitationsOf(match) {
      const rows = await db.selectFrom('invitations').selectAll().where('match', '=', match).orderBy('seat').execute()
      return rows.map((row) => ({ ...row, used: row.used === 1 }))
    },
    sitDown: (wish) =>
      write(async (open) => {
        const match = await sitDown(open, wish)
        if (match !== undefined) await claim(open, match, null)
        return match !== undefined
      }),

    entries: (match) => entriesOf(db, match),
    sealed: (match) => sealedOf(db, match),
    request: (session, key) =>
      db.selectFrom('requests').selectAll().where('session', '=', session).where('key', '=', key).executeTakeFirst(),
    remember: (request) => write((open) => remember(open, request)),
    forgetRequests: (before) => write(async (open) => void (await open.deleteFrom('requests').where('time', '<', before).execute())),

    close: () => ground.close(),
  }
}

async function remember(open: Db, request: RequestRecord): Promise<string> {
  await open
    .insertInto('requests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['session', 'key']).doNothing())
    .execute()
  const kept = await open
    .selectFrom('requests')
    .select('digest')
    .where('session', '=', request.session)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
  return kept.digest
}

async function addMatch(open: Db, match: MatchRecord, invitations: readonly InvitationRecord[]): Promise<void> {
  await insertMatch(open, match)
  if (invitations.length === 0) return
  await open
    .insertInto('invitations')
    .values(invitations.map((invitation) => ({ ...invitation, used: invitation.used ? 1 : 0 })))
    .execute()
}

/** Gives the match; undefined: somebody was there before. */
async function sitDown(open: Db, { token, session, name, value, time }: SitDown): Promise<string | undefined> {
  const taken = await open
    .updateTable('invitations')
    .set({ used: 1 })
    .where('token', '=', token)
    .where('used', '=', 0)
    .returning(['match', 'seat'])
    .executeTakeFirst()
  if (!taken) return undefined
  await open
    .updateTable('seats')
    .set({ session, name, value })
    .where('match', '=', taken.match)
    .where('seat', '=', taken.seat)
    .where('session', 'is', null)
    .execute()
  await open.updateTable('matches').set({ updated: time }).where('id', '=', taken.match).execute()
  return taken.match
}
