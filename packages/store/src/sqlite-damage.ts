// Finds out at the start what a SQLite database has lost: rows that do not fit together, and commits that the record knows.
import { sql } from 'kysely'
import { type LastEntry, RECORD_FILE } from './commit-record.ts'
import type { Db } from './group-commit.ts'
import { commitsMissing, type RecordedCommits, readCommitRecord } from './recorded-commits.ts'

/** Inconsistencies in the database, at most five lines. */
export async function damageIn(db: Db): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db)
    const found = rows.map((row) => row.integrity_check).filter((message) => message !== 'ok')
    if (found.length > 0) return found
    const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
    return orphans.rows.slice(0, 5).map(({ table }) => `a row of ${table} refers to a missing row`)
  } catch (error) {
    // Some damage ends the check itself.
    if (error instanceof Error && 'errcode' in error && error.errcode === CORRUPT) return [error.message]
    throw error
  }
}
/** SQLite's code for a damaged database. */
const CORRUPT = 11

/** The number of the last commit; 0 in a new database and in one of an earlier version. */
export async function commitNumberOf(db: Db): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return rows[0]?.user_version ?? 0
}

/** Changes that the server has acknowledged but the database of a folder lacks. `entries`: the last ones of all matches in play, in the database. */
export async function lossesIn(db: Db, folder: string, entries: readonly LastEntry[]): Promise<readonly string[]> {
  const recorded = readCommitRecord(folder)
  const losses = [...commitLosses(recorded, await commitNumberOf(db))]
  const last = new Map(entries.map(({ match, chain }) => [match, chain]))
  for (const entry of recorded?.entries ?? []) {
    const lost = last.get(entry.match) === entry.chain ? undefined : await lostOf(db, entry)
    if (lost !== undefined) losses.push(`match ${entry.match}: ${lost}`)
  }
  return losses
}

/** The losses of a folder that has no tables, or no database at all. `number` is the number of its last commit. */
export function lossesWithoutTables(folder: string, number: number): readonly string[] {
  const recorded = readCommitRecord(folder)
  const entries = recorded?.entries ?? []
  return [...commitLosses(recorded, number), ...entries.map(({ match, seq }) => `match ${match}: ${missingFrom(0, seq)}`)]
}

function commitLosses(recorded: RecordedCommits | undefined, number: number): readonly string[] {
  if (!recorded) return number === 0 ? [] : [`${RECORD_FILE} is missing, so it is unknown whether the latest changes are there`]
  const missing = commitsMissing(number, recorded.number)
  const losses: string[] = []
  if (!recorded.intact) losses.push(`${RECORD_FILE} is damaged, so it is unknown whether all of the latest changes are there`)
  if (missing > 0)
    losses.push(missing === 1 ? 'the last acknowledged change is missing' : `the last ${missing} acknowledged changes are missing`)
  return losses
}

const missingFrom = (next: number, seq: number): string =>
  next === seq ? `entry ${seq} is missing` : `entries ${next} to ${seq} are missing`

/** The loss of the last acknowledged entry of a match; undefined if it is there. */
async function lostOf(db: Db, { match, seq, chain }: LastEntry): Promise<string | undefined> {
  const { last } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('match', '=', match)
    .executeTakeFirstOrThrow()
  const next = (last ?? -1) + 1
  if (next <= seq) return missingFrom(next, seq)
  const stored = await db.selectFrom('entries').select('chain').where('match', '=', match).where('seq', '=', seq).executeTakeFirst()
  return stored?.chain === chain ? undefined : `entry ${seq} is not the one that was acknowledged`
}

/** The last entries of all matches in play. */
export const lastEntriesOf = (db: Db): Promise<readonly LastEntry[]> =>
  db
    .selectFrom('matches')
    .innerJoin('entries', (join) =>
      // With the match of the outer row, the subquery is asked once for each match and not for each of its entries.
      join.onRef('entries.match', '=', 'matches.id').on('entries.seq', '=', ({ selectFrom }) =>
        selectFrom('entries as other')
          .select(({ fn }) => fn.max('other.seq').as('last'))
          .whereRef('other.match', '=', 'matches.id'),
      ),
    )
    .where('matches.status', '=', 'playing')
    .select(['entries.match', 'entries.seq', 'entries.chain'])
    .execute()
