// Inspects a database: its schema, its integrity, and the proofs of recent journals.
import { findingsIn } from './backup.ts'
import { matchPart } from './backup-parts.ts'
import type { Db } from './group-commit.ts'
import { currentStep, migrationSteps } from './migrations.ts'
import { openRawDatabase, type StoreLocation } from './raw-database.ts'
import { damageIn, lossesIn } from './sqlite-damage.ts'

/** The condition of a database. */
export interface DatabaseInspection {
  /** `behind`: migrated at the next start. `newer`: made by a later version. `none`: without tables of Admiralty. */
  readonly shape: 'up to date' | 'behind' | 'newer' | 'none'
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

/** Inspects a database and the latest `journals` journals. Changes nothing. Throws `FolderInUse` or `CannotOpen`. */
export async function inspectDatabase(location: StoreLocation, journals: number): Promise<DatabaseInspection> {
  const { db, read, close } = openRawDatabase(location)
  try {
    return await read(async (open) => {
      const shape = shapeOf(await currentStep(db))
      const damage = 'folder' in location ? await damageIn(open) : []
      const unread = { shape, damage, losses: [], matches: 0, journals: 0, findings: [], latest: null }
      if (shape === 'none' || damage.length > 0) return unread
      const losses = 'folder' in location ? await lossesIn(open, location.folder) : []
      return { shape, damage, losses, ...(await sampled(open, journals)) }
    })
  } finally {
    await close()
  }
}

function shapeOf(step: string | undefined): DatabaseInspection['shape'] {
  if (step === undefined) return 'none'
  if (!migrationSteps.includes(step)) return 'newer'
  return step === migrationSteps.at(-1) ? 'up to date' : 'behind'
}

async function sampled(db: Db, limit: number): Promise<Pick<DatabaseInspection, 'matches' | 'journals' | 'findings' | 'latest'>> {
  const { matches } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number | string>().as('matches'))
    .executeTakeFirstOrThrow()
  const recent = await db.selectFrom('matches').select(['id', 'updated']).orderBy('updated', 'desc').limit(limit).execute()
  const findings: string[] = []
  for (const { id } of recent) findings.push(...findingsIn(await matchPart(db, id)))
  return { matches: Number(matches), journals: recent.length, findings, latest: recent[0]?.updated ?? null }
}
