// Errands as an operator sees them: which wait, which are parked and why, and a new try of those that are parked.
import type { ListedErrand } from './errand-store.ts'
import { parseKind } from './errands.ts'
import type { Db } from './group-commit.ts'
import { currentStep, LAST_STEP } from './migrations.ts'
import { CannotOpen } from './postgres-errors.ts'
import { openRawDatabase, type RawDatabase, type StoreLocation } from './raw-database.ts'

/** The errands that are not done: parked ones first, then by the time at which they are run. At most `limit`. Throws `FolderInUse` or `CannotOpen`. */
export const listErrands = (location: StoreLocation, limit: number): Promise<readonly ListedErrand[]> =>
  onErrands(location, ({ read }) =>
    read(async (open) => {
      const rows = await open
        .selectFrom('errands')
        .select(['key', 'kind', 'match', 'seat', 'due', 'tries', 'parked', 'why'])
        .where('done_at', 'is', null)
        .orderBy((is) => is.case().when('parked', 'is', null).then(1).else(0).end())
        .orderBy('due')
        .orderBy('key')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...row, kind: parseKind(row.kind) }))
    }),
  )

/** Which parked errands to try again: those with these keys, or all. */
export type RetriedErrands = readonly string[] | 'all'

/** Tries parked errands again from `now` on. Returns the keys of those that were parked. Throws `FolderInUse` or `CannotOpen`. */
export const retryErrands = (location: StoreLocation, which: RetriedErrands, now: number): Promise<readonly string[]> =>
  onErrands(location, ({ db }) => db.transaction().execute((open) => retry(open, which, now)))

async function retry(open: Db, which: RetriedErrands, now: number): Promise<readonly string[]> {
  const parked = open.updateTable('errands').set({ parked: null, tries: 0, due: now }).where('parked', 'is not', null)
  const rows = await (which === 'all' ? parked : parked.where('key', 'in', [...which])).returning('key').execute()
  return rows.map(({ key }) => key).sort()
}

async function onErrands<T>(location: StoreLocation, job: (raw: RawDatabase) => Promise<T>): Promise<T> {
  const raw = openRawDatabase(location)
  try {
    if ((await raw.read(() => currentStep(raw.db))) !== LAST_STEP)
      throw new CannotOpen('This database was made by another version of Admiralty. Start the server once, then retry.')
    return await job(raw)
  } finally {
    await raw.close()
  }
}
