// What doctor finds in the database: its state, losses, and the clock of its newest entry.
import { plural } from '@admiralty/kernel'
import { locationName, lossReport } from '@admiralty/server'
import { CannotOpen, type DatabaseInspection, FolderInUse, inspectDatabase, type StoreLocation, storageFailure } from '@admiralty/store'
import { systemFailure } from '@admiralty/store/system-failure'
import { type Finding, failure, ok, warning } from './finding.ts'

/** Number of recent journals to verify. */
const JOURNALS = 20

const DAY = 24 * 3600 * 1000

/** When this check was written. A clock that shows an earlier time is wrong. */
const WRITTEN = Date.UTC(2026, 10, 1)

export async function examineDatabase(place: StoreLocation): Promise<readonly Finding[]> {
  const about = 'database'
  try {
    const examined = await inspectDatabase(place, JOURNALS)
    return [...databaseFindings(examined, place), examineClock(examined.latest)]
  } catch (error) {
    if (error instanceof FolderInUse)
      return [warning(about, `a server uses ${locationName(place)}; stop it to check the database`), examineClock(null)]
    const words = error instanceof CannotOpen ? error.message : (storageFailure(error) ?? systemFailure(error))
    return [failure(about, words ?? `the database cannot be read (${error instanceof Error ? error.message : error})`), examineClock(null)]
  }
}

function databaseFindings(inspection: DatabaseInspection, place: StoreLocation): readonly Finding[] {
  const { shape, otherVersion, damage, losses, matches, journals, findings } = inspection
  const about = 'database'
  const name = locationName(place)
  if (damage.length > 0)
    return [failure(about, `the database is damaged; restore a backup into a new folder (admiralty restore)\n${damage.join('\n')}`)]
  if (otherVersion !== null)
    return [failure(about, `the database was ${otherVersion}; start that version, or use an empty folder or database`)]
  if (losses.length > 0)
    return [failure(about, `${lossReport(losses, place)}\nRestore a backup, or start the server to continue without them.`)]
  if (shape === 'none') return [ok(about, `${name} has no data of Admiralty yet; the first start makes the database`)]
  const opened =
    shape === 'up to date'
      ? ok(about, `${name} is intact, with ${plural(matches, 'match', 'matches')}`)
      : warning(about, `${name} is intact, with ${plural(matches, 'match', 'matches')}; the next start migrates it, so make a backup first`)
  const verified =
    findings.length === 0
      ? ok('journals', `hash chains and dice of the latest ${journals === 1 ? 'match' : `${journals} matches`} are correct`)
      : failure('journals', `journals are wrong; compare them with a backup\n${findings.join('\n')}`)
  return [opened, verified]
}

function examineClock(latest: number | null): Finding {
  const now = Date.now()
  const shown = new Date(now).toISOString()
  if (now < WRITTEN) return failure('clock', `the clock shows ${shown}, which is in the past; set it`)
  if (latest !== null && latest > now + DAY)
    return failure(
      'clock',
      `the clock shows ${shown}, but a match was played at ${new Date(latest).toISOString()}; find out which is wrong`,
    )
  return ok('clock', shown)
}
