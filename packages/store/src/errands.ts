// The rows of errands: written with an entry, claimed under a lease, and tried again after pauses.
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Backend } from './backend.ts'
import { type ClaimedErrand, ERRAND_KINDS, type Errand, type ErrandClaim, type ErrandEnd, type ErrandStore } from './errand-store.ts'
import type { Db } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** The part of the store for errands. */
export const errandStore = (db: Kysely<Tables>, { write, isShared }: Backend): ErrandStore => ({
  addErrand: (errand) => write((open) => addErrands(open, [errand])),
  nextErrand: () => nextErrand(db),
  claimErrands: (claim) => write((open) => claimErrands(open, claim, isShared ? 'shared' : 'alone')),
  endErrand: (key, lease, end) =>
    write(async (open) => {
      const ended = open.updateTable('errands').set(columnsAfter(end)).where('key', '=', key).where('lease', '=', lease)
      return (await ended.executeTakeFirst()).numUpdatedRows > 0n
    }),
  countErrands: async (now) => ({
    due: await count(waiting(db).where('due', '<=', now)),
    parked: await count(db.selectFrom('errands').where('parked', 'is not', null)),
  }),
  forgetErrands: (before) => write(async (open) => void (await open.deleteFrom('errands').where('done_at', '<', before).execute())),
})

/** Errands that are neither done nor parked. */
const waiting = (db: Db) => db.selectFrom('errands').where('done_at', 'is', null).where('parked', 'is', null)

async function count(rows: ReturnType<typeof waiting>): Promise<number> {
  const row = await rows.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}

async function nextErrand(db: Db): Promise<number | null> {
  const ready = sql<number | null>`min(case when lease_until > due then lease_until else due end)`
  return (await waiting(db).select(ready.as('next')).executeTakeFirst())?.next ?? null
}

/** Adds the errands of an entry. One that is known already is not added again. */
export async function addErrands(open: Db, errands: readonly Errand[]): Promise<void> {
  if (errands.length === 0) return
  await open
    .insertInto('errands')
    .values([...errands])
    .onConflict((known) => known.column('key').doNothing())
    .execute()
}

async function claimErrands(
  open: Db,
  { now, leased, until, lease, limit }: ErrandClaim,
  database: 'shared' | 'alone',
): Promise<readonly ClaimedErrand[]> {
  const query = waiting(open)
    .select('key')
    .where('due', '<=', now)
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', leased)]))
    .orderBy('due')
    .orderBy('key')
    .limit(limit)
  // A row that another server claims at the moment is left to it.
  const keys = (await (database === 'shared' ? query.forUpdate().skipLocked() : query).execute()).map(({ key }) => key)
  if (keys.length === 0) return []
  const rows = await open
    .updateTable('errands')
    .set({ lease, lease_until: until })
    .where('key', 'in', keys)
    .returning(['key', 'kind', 'match', 'seq', 'call', 'seat', 'person', 'due', 'tries'])
    .execute()
  return rows
    .map((row) => ({ ...row, kind: parseKind(row.kind) }))
    .toSorted((one, other) => one.due - other.due || (one.key < other.key ? -1 : 1))
}

const kindSchema = z.enum(ERRAND_KINDS)
/** The kind of an errand, from its row. */
export const parseKind = (kind: string): Errand['kind'] => kindSchema.parse(kind)

const UNLEASED = { lease: null, lease_until: null }
/** The columns of an errand when its lease ends. */
function columnsAfter(end: ErrandEnd) {
  if (end.kind === 'done') return { ...UNLEASED, done_at: end.time }
  if (end.kind === 'released') return { ...UNLEASED, due: end.due }
  const failed = { ...UNLEASED, why: end.why, tries: sql<number>`tries + 1` }
  return end.kind === 'again' ? { ...failed, due: end.due } : { ...failed, parked: end.time }
}

/** Deletes the errands about persons who are deleted. */
export async function dropErrandsOf(open: Db, persons: readonly string[]): Promise<void> {
  if (persons.length > 0) await open.deleteFrom('errands').where('person', 'in', persons).execute()
}
