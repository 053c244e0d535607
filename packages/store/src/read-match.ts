// A stored match with its seats and its entries, parsed.
import { z } from 'zod'
import { askedSeatsOf } from './asked-seats.ts'
import type { Db } from './group-commit.ts'
import { handoversOf } from './handovers.ts'
import { parseFixed, parseMatch, parseStoredEntry } from './rows.ts'
import { answersIn } from './sealed-orders.ts'
import { notesOf, offersOf, votesOf } from './social.ts'
import { DamagedMatch } from './storage-failure.ts'
import type { EntryRange, MatchRecord, StoredEntry, StoredMatch } from './store.ts'
import type { MatchRow } from './tables.ts'

/** Rejects with `DamagedMatch` if a row of the match could not be parsed. */
export const readableMatch = <T>(id: string, reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof SyntaxError || error instanceof z.ZodError ? new DamagedMatch(id) : error
  })

export async function readMatch(
  db: Db,
  id: string,
  after: number,
): Promise<{ readonly revision: number; readonly stored: StoredMatch } | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
  const [record] = await withSeats(db, row ? [row] : [])
  if (!row || !record) return undefined
  const stored: StoredMatch = {
    record,
    entries: await entriesOf(db, id, { ...ALL_ENTRIES, after }),
    sealed: await answersIn(db, id),
    restored: row.restored,
    fixed: parseFixed(row.fixed),
    wake: row.wake,
    asked: await askedSeatsOf(db, id),
    notes: await notesOf(db, id),
    votes: await votesOf(db, id),
    offers: await offersOf(db, id),
    handovers: await handoversOf(db, id),
  }
  return { revision: row.revision, stored }
}

/** Records of matches from their rows. */
export async function withSeats(db: Db, rows: readonly MatchRow[]): Promise<readonly MatchRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('place').execute()
  return rows.map((row) => parseMatch(row, seats))
}

const ALL_ENTRIES: EntryRange = { after: -1, last: 2 ** 31 - 1 }

/** The entries of a match, in sequence. Throws `DamagedMatch` if one cannot be read. */
export const readableEntries = (db: Db, match: string, range?: EntryRange): Promise<readonly StoredEntry[]> =>
  readableMatch(match, entriesOf(db, match, range))

async function entriesOf(db: Db, match: string, { after, last } = ALL_ENTRIES): Promise<readonly StoredEntry[]> {
  const rows = db.selectFrom('entries').select(['entry', 'chain']).where('match', '=', match)
  const some = rows.where('seq', '>', after).where('seq', '<=', last)
  return (await some.orderBy('seq').execute()).map(parseStoredEntry)
}
