// Inspects a database: its schema, its integrity, and the proofs of recent journals.
import { findingsIn } from './backup.ts'
import { matchPart } from './backup-parts.ts'
import type { Db } from './group-commit.ts'
import { currentStep, LAST_STEP, otherVersionOf } from './migrations.ts'
import { hasDatabase, openRawDatabase, type StoreLocation } from './raw-database.ts'
import { commitNumberOf, damageIn, lastEntriesOf, lossesIn, lossesWithoutTables } from './sqlite-damage.ts'

/** The condition of a database. */
export interface DatabaseInspection {
  /** `behind`: migrated at the next start. `other`: made by another version, and not read. `none`: without tables of Admiralty. */
  readonly shape: 'up to date' | 'behind' | 'other' | 'none'
  /** 'made by a newer version of Admiralty' or another such phrase; null unless the shape is `other`. */
  readonly otherVersion: string | null
  /** Integrity errors that SQLite reports. Always empty for PostgreSQL. */
  readonly damage: readonly string[]
  /** Acknowledged changes that a data folder has lost. Always empty for PostgreSQL. */
  readonly losses: readonly string[]
  readonly matches: number
  /** How many recent journals were verified, and what is wrong with them. */
  readonly journals: number
  readonly findings: readonly string[]
  /** The time of the latest change, in ms since 1970. */
  readonly latest: number | null
}

/** Inspects a database and the latest `journals` journals. Changes and creates nothing. Throws `FolderInUse` or `CannotOpen`. */
export async function inspectDatabase(location: StoreLocation, journals: number): Promise<DatabaseInspection> {
  if ('folder' in location && !hasDatabase(location.folder)) return { ...UNREAD, losses: lossesWithoutTables(location.folder, 0) }
  const { db, read, close } = openRawDatabase(location)
  try {
    return await read(async (open) => {
      const step = await currentStep(db)
      const shape = shapeOf(step)
      const damage = 'folder' in location ? await damageIn(open) : []
      if (damage.length > 0) return { ...UNREAD, shape, damage }
      if (shape === 'other') return { ...UNREAD, shape, otherVersion: otherVersionOf(step) ?? null }
      const losses = 'folder' in location ? await lossesOf(open, location.folder, shape) : []
      return { ...UNREAD, shape, losses, ...(step === undefined ? NOTHING_SAMPLED : await sampled(open, { step, limit: journals })) }
    })
  } finally {
    await close()
  }
}

const NOTHING_SAMPLED = { matches: 0, journals: 0, findings: [], latest: null }
const UNREAD: DatabaseInspection = { shape: 'none', otherVersion: null, damage: [], losses: [], ...NOTHING_SAMPLED }

/** A log that lost its first migration leaves a database without tables, but the record knows what was in them. */
const lossesOf = async (db: Db, folder: string, shape: DatabaseInspection['shape']): Promise<readonly string[]> =>
  shape === 'none' ? lossesWithoutTables(folder, await commitNumberOf(db)) : lossesIn(db, folder, await lastEntriesOf(db))

function shapeOf(step: string | undefined): DatabaseInspection['shape'] {
  if (step === undefined) return 'none'
  if (otherVersionOf(step) !== undefined) return 'other'
  return step === LAST_STEP ? 'up to date' : 'behind'
}

interface JournalSample {
  /** The last migration of the database. */
  readonly step: string
  readonly limit: number
}
async function sampled(
  db: Db,
  { step, limit }: JournalSample,
): Promise<Pick<DatabaseInspection, 'matches' | 'journals' | 'findings' | 'latest'>> {
  const { matches } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number | string>().as('matches'))
    .executeTakeFirstOrThrow()
  const recent = await db.selectFrom('matches').select(['id', 'updated']).orderBy('updated', 'desc').limit(limit).execute()
  const findings: string[] = []
  for (const { id } of recent) findings.push(...findingsIn(await matchPart(db, id, step)))
  return { matches: Number(matches), journals: recent.length, findings, latest: recent[0]?.updated ?? null }
}
