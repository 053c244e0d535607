// Sessions, the cookies of their devices, and personal links.
import type { Kysely } from 'kysely'
import type { Backend } from './backend.ts'
import type { Db } from './group-commit.ts'
import type { LinkRedemption, Session, Store } from './store.ts'
import type { Tables } from './tables.ts'

type Part = Pick<Store, 'addSession' | 'sessionOf' | 'forgetSessions' | 'rename' | 'namesBeside' | 'addLink' | 'redeemLink' | 'forgetLinks'>

/** The part of the store for sessions and links. */
export const sessionStore = (db: Kysely<Tables>, { write, claim }: Backend): Part => ({
  addSession: (session, token) =>
    write(
      async (open) =>
        void (await open
          .insertInto('sessions')
          .values({ ...session, token })
          .execute()),
    ),
  sessionOf: (token) =>
    db
      .selectFrom('sessions')
      .select(['id', 'name', 'created'])
      .where((is) =>
        is.or([is('token', '=', token), is('id', 'in', db.selectFrom('devices').select('session').where('token', '=', token))]),
      )
      .executeTakeFirst(),
  forgetSessions: async (before) => {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const from: string = after
      after = await write((open) => forgetSome(open, before, from))
    }
  },
  rename: (id, name) =>
    write(async (open) => {
      const seated = await open
        .selectFrom('seats')
        .select('match')
        .where('session', '=', id)
        .union(open.selectFrom('handovers').select('match').where('session', '=', id))
        .orderBy('match')
        .execute()
      for (const { match } of seated) await claim(open, match, null)
      await open.updateTable('sessions').set({ name }).where('id', '=', id).execute()
      await open.updateTable('seats').set({ name }).where('session', '=', id).execute()
      await open.updateTable('handovers').set({ name }).where('session', '=', id).execute()
    }),
  namesBeside: async (session) => {
    const tables = db.selectFrom('seats').select('match').where('session', '=', session)
    const others = db.selectFrom('seats').select('name').distinct().where('match', 'in', tables).where('session', '!=', session)
    return (await others.execute()).flatMap(({ name }) => name ?? [])
  },

  addLink: (link) =>
    write(async (open) => {
      await lockSession(open, link.session)
      await open.deleteFrom('links').where('session', '=', link.session).execute()
      await open.insertInto('links').values(link).execute()
    }),
  redeemLink: (redemption) => write((open) => redeemLink(open, redemption)),
  forgetLinks: (before) => write(async (open) => void (await open.deleteFrom('links').where('expires', '<=', before).execute())),
})

/** Sessions that are examined in one transaction, so that other writes do not wait long. */
const AT_ONCE = 500

/** Examines the next sessions after this id, and returns the id of the last one; undefined if there are no more. */
async function forgetSome(open: Db, before: number, after: string): Promise<string | undefined> {
  const next = await open.selectFrom('sessions').select(['id', 'created']).where('id', '>', after).orderBy('id').limit(AT_ONCE).execute()
  const old = next.flatMap(({ id, created }) => (created < before ? [id] : []))
  if (old.length > 0) {
    const used = await Promise.all([
      open.selectFrom('matches').select('creator as id').where('creator', 'in', old).execute(),
      open.selectFrom('seats').select('session as id').where('session', 'in', old).execute(),
      open.selectFrom('handovers').select('session as id').where('session', 'in', old).execute(),
      open.selectFrom('designs').select('session as id').where('session', 'in', old).execute(),
      open.selectFrom('devices').select('session as id').where('session', 'in', old).execute(),
      open.selectFrom('links').select('session as id').where('session', 'in', old).execute(),
    ])
    const kept = new Set(used.flat().map(({ id }) => id))
    const unused = old.filter((id) => !kept.has(id))
    if (unused.length > 0) await open.deleteFrom('sessions').where('id', 'in', unused).execute()
  }
  return next.length < AT_ONCE ? undefined : next.at(-1)?.id
}

/** Locks the session's row, so that other writes for it wait until this transaction ends. */
export async function lockSession(open: Db, session: string): Promise<void> {
  await open
    .updateTable('sessions')
    .set(({ ref }) => ({ id: ref('id') }))
    .where('id', '=', session)
    .execute()
}

async function redeemLink(open: Db, { token, time, device }: LinkRedemption): Promise<Session | undefined> {
  const link = await open.deleteFrom('links').where('token', '=', token).returning(['session', 'expires']).executeTakeFirst()
  if (!link || link.expires <= time) return undefined
  await open.insertInto('devices').values({ token: device, session: link.session }).execute()
  return open.selectFrom('sessions').select(['id', 'name', 'created']).where('id', '=', link.session).executeTakeFirst()
}
