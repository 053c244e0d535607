// Inspects a database that no server uses: its schema, its integrity, and the proofs of recent journals.
import { sql } from 'kysely'
import { findingsIn } from './backup.ts'
import { matchPart } from './backup-parts.ts'
import type { Db } from './group-commit.ts'
import { currentStep, migrationSteps } from './migrations.ts'
import { openRawDatabase, type StoreLocation } from './raw-database.ts'

export interface DatabaseInspection {
  /** `behind` is migrated at the next start, `newer` was made by a later version, `none` has no tables of ours. */
  readonly shape: 'up to date' | 'behind' | 'newer' | 'none'
  /** Integrity errors that the database reports. */
  readonly damage: readonly string[]
  readonly matches: number
  /** How many recent journals were verified, and what was wrong with them. */
  readonly journals: number
  readonly findings: readonly string[]
  /** The time of the latest change, in ms since 1970. */
  readonly latest: number | null
}

/** Changes nothing. Throws `FolderInUse` or `CannotOpen`. */
export async function inspectDatabase(place: StoreLocation, journals: number): Promise<DatabaseInspection> {
  const { db, read, close } = openRawDatabase(place)
  try {
    return await read(async (open) => {
      const shape = shapeOf(await currentStep(db))
      const damage = 'folder' in place ? await damageIn(open) : []
      const nothing = { shape, damage, matches: 0, journals: 0, findings: [], latest: null }
      return shape === 'none' || damage.length > 0 ? nothing : { shape, damage, ...(await sampled(open, journals)) }
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

async function damageIn(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db)
  const loose = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  const found = rows.map((row) => row.integrity_check).filter((words) => words !== 'ok')
  return [...found, ...loose.rows.slice(0, 5).map(({ table }) => `a row of ${table} refers to a missing row`)]
}

async function sampled(db: Db, most: number): Promise<Pick<DatabaseInspection, 'matches' | 'journals' | 'findings' | 'latest'>> {
  const { matches } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number | string>().as('matches'))
    .executeTakeFirstOrThrow()
  const some = await db.selectFrom('matches').select(['id', 'updated']).orderBy('updated', 'desc').limit(most).execute()
  const findings: string[] = []
  for (const { id } of some) findings.push(...findingsIn(await matchPart(db, id)))
  return { matches: Number(matches), journals: some.length, findings, latest: some[0]?.updated ?? null }
}
