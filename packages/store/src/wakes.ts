// When servers must look at matches: the next time, the claims, and the changes of one match.
import { sql } from 'kysely'
import type { Backend } from './backend.ts'
import type { Db } from './group-commit.ts'
import type { WaitingStore, WakeClaim } from './waiting-store.ts'

/** The part of the store for the times of all matches. */
export const wakeStore = (db: Db, { write, isShared }: Backend): Pick<WaitingStore, 'nextWake' | 'claimWakes' | 'setWake'> => ({
  nextWake: () => nextWake(db),
  claimWakes: (claim) => write((open) => claimWakes(open, claim, isShared ? 'shared' : 'alone')),
  setWake: (match, wake) => write((open) => setWake(open, match, wake)),
})

async function nextWake(db: Db): Promise<number | null> {
  const ready = sql<number | null>`min(case when wake_lease > wake then wake_lease else wake end)`
  const row = await db.selectFrom('matches').select(ready.as('next')).where('wake', 'is not', null).executeTakeFirst()
  return row?.next ?? null
}

/** Matches that are read in one look. Those of other processes may be among them. */
const CANDIDATES = 1000

async function claimWakes(
  open: Db,
  { due, leased, until, limit, mayClaim }: WakeClaim,
  database: 'shared' | 'alone',
): Promise<readonly string[]> {
  const query = open
    .selectFrom('matches')
    .select(['id', 'wake'])
    .where('wake', '<=', due)
    .where((is) => is.or([is('wake_lease', 'is', null), is('wake_lease', '<=', leased)]))
    .orderBy('wake')
    .limit(CANDIDATES)
  // A row that another server changes or claims at the moment is left to it.
  const rows = await (database === 'shared' ? query.forUpdate().skipLocked() : query).execute()
  const ids = rows.flatMap(({ id, wake }) => (wake !== null && mayClaim(id, wake) ? [id] : [])).slice(0, limit)
  if (ids.length > 0) await open.updateTable('matches').set({ wake_lease: until }).where('id', 'in', ids).execute()
  return ids
}

export async function setWake(open: Db, match: string, wake: number | null): Promise<void> {
  await open.updateTable('matches').set({ wake, wake_lease: null }).where('id', '=', match).execute()
}
/** The columns of a change that leaves work to be done; none for null. */
export const wakeColumns = (wake: number | null) => (wake === null ? {} : { wake, wake_lease: null })
/** Sets the time with another change, if it leaves work to be done. */
export async function wakeToo(open: Db, match: string, wake: number | null): Promise<void> {
  if (wake !== null) await setWake(open, match, wake)
}

/** Sets the time of a match that waits for its players, when the last seat is taken: it begins then. */
export async function wakeIfFull(open: Db, match: string, time: number): Promise<void> {
  await open
    .updateTable('matches')
    .set({ wake: time, wake_lease: null })
    .where('id', '=', match)
    .where('status', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seat').where('match', '=', match).where('value', 'is', null))),
    )
    .execute()
}
