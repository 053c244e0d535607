// The store on Kysely. Its queries are the same for every database.
import type { Snapshot } from '@admiralty/match'
import type { Kysely } from 'kysely'
import type { Backend } from './backend.ts'
import { designStore } from './designs.ts'
import type { Db } from './group-commit.ts'
import { matchOfHandover } from './handovers.ts'
import { makeHandle, matchWrites } from './matches.ts'
import { markRunning } from './outages.ts'
import { personStore } from './people.ts'
import { readableEntries, withSeats } from './read-match.ts'
import { sealedOf } from './sealed-orders.ts'
import { serverValue } from './server-values.ts'
import { signInStore } from './sign-in.ts'
import { addMatch, socialStore } from './social.ts'
import type { InvitationAcceptance, MatchRecord, RequestRecord, Store } from './store.ts'
import type { Tables } from './tables.ts'
import { visibilityOf } from './visibility.ts'
import { waitingStores } from './waiting-stores.ts'
import { wakeIfFull } from './wakes.ts'

/** The store on a database and its backend. */
export function makeKyselyStore(db: Kysely<Tables>, backend: Backend): Store {
  const { write, claim } = backend
  return {
    losses: backend.losses,
    isShared: backend.isShared,
    ...personStore(db, backend),
    ...signInStore(db, backend),
    ...socialStore(db, backend),
    ...designStore(db, write),
    ...matchWrites(backend),
    ...waitingStores(db, backend),
    serverKey: (fresh) => write((open) => serverValue(open, 'key', fresh)),
    markRunning: (now) => write((open) => markRunning(open, now)),
    handle: (match) => makeHandle(backend, match),
    subscribe: (listener) => backend.subscribe(listener),

    addMatch: (match, invitations) => write((open) => addMatch(open, match, invitations)),
    async match(id) {
      const [match] = await withSeats(db, await db.selectFrom('matches').selectAll().where('id', '=', id).execute())
      return match
    },
    visibility: (match, person) => visibilityOf(db, match, person),
    matchesOf: (person, limit) => matchesOf(db, person, limit),
    async invitation(token) {
      const row = await db.selectFrom('invitations').selectAll().where('token', '=', token).executeTakeFirst()
      return row && { ...row, used: row.used === 1 }
    },
    async invitationsOf(match) {
      const rows = await db.selectFrom('invitations').selectAll().where('match', '=', match).orderBy('seat').execute()
      return rows.map((row) => ({ ...row, used: row.used === 1 }))
    },
    matchOfHandover: (token) => matchOfHandover(db, token),
    acceptInvitation: (acceptance) =>
      write(async (open) => {
        const match = await acceptInvitation(open, acceptance)
        if (match !== undefined) await claim(open, match, null)
        return match !== undefined
      }),

    entries: (match, range) => readableEntries(db, match, range),
    addSnapshot: (match, snapshot) => write((open) => addSnapshot(open, match, snapshot)),
    snapshot: (match, { before, format, version }) =>
      db
        .selectFrom('snapshots')
        .select(['seq', 'format', 'version', 'state', 'digest'])
        .where('match', '=', match)
        .where('seq', '<', before)
        .where('format', '=', format)
        .where('version', '=', version)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst(),
    sealed: (match) => sealedOf(db, match),
    request: (person, key) => db.selectFrom('requests').selectAll().where('person', '=', person).where('key', '=', key).executeTakeFirst(),
    checkWrites: (time) => write((open) => writeProbe(open, time)),
    rememberRequest: (request) => write((open) => rememberRequest(open, request)),
    forgetRequests: (before) => write(async (open) => void (await open.deleteFrom('requests').where('time', '<', before).execute())),

    close: () => backend.close(),
  }
}

async function matchesOf(db: Db, person: string, limit: number): Promise<readonly MatchRecord[]> {
  const seated = db.selectFrom('seats').select('match').where('person', '=', person)
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where((is) => is.or([is('creator', '=', person), is('id', 'in', seated)]))
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return withSeats(db, rows)
}

async function addSnapshot(open: Db, match: string, snapshot: Snapshot): Promise<void> {
  await open
    .insertInto('snapshots')
    .values({ match, ...snapshot })
    .onConflict((known) => known.columns(['match', 'seq']).doUpdateSet(snapshot))
    .execute()
}

/** A request of nobody, which is deleted like other requests. */
const PROBE = { person: '', key: 'probe', match: '', call: '', digest: '' }
async function writeProbe(open: Db, time: number): Promise<void> {
  await open
    .insertInto('requests')
    .values({ ...PROBE, time })
    .onConflict((known) => known.columns(['person', 'key']).doUpdateSet({ time }))
    .execute()
}

async function rememberRequest(open: Db, request: RequestRecord): Promise<string> {
  await open
    .insertInto('requests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['person', 'key']).doNothing())
    .execute()
  const stored = await open
    .selectFrom('requests')
    .select('digest')
    .where('person', '=', request.person)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
  return stored.digest
}

/** Returns the id of the match; undefined if the invitation is unknown or used. */
async function acceptInvitation(
  open: Db,
  { token, person, name, value, keys, linkEnds, time }: InvitationAcceptance,
): Promise<string | undefined> {
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
    .set({ person, name, value, key: keys[taken.seat] ?? null, link_end: linkEnds[taken.seat] ?? null })
    .where('match', '=', taken.match)
    .where('seat', '=', taken.seat)
    .where('person', 'is', null)
    .execute()
  await open.updateTable('matches').set({ updated: time }).where('id', '=', taken.match).execute()
  await wakeIfFull(open, taken.match, time)
  return taken.match
}
