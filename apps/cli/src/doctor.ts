// `admiralty doctor`: checks whether a server would run well here with these settings. Each line says what to do.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { plural } from '@admiralty/kernel'
import { locationName, lossReport, parseSettings, type Settings, settingsLines, storeLocationOf, webFolderOf } from '@admiralty/server'
import { CannotOpen, type DatabaseInspection, FolderInUse, inspectDatabase, type StoreLocation, storageFailure } from '@admiralty/store'
import { systemFailure } from '@admiralty/store/system-failure'
import { examineDisk } from './doctor-disk.ts'
import { failureOf } from './fail.ts'
import { type Finding, failure, ok, warning } from './finding.ts'
import { NEEDED_NODE, nodeComplaint } from './node-version.mjs'

/** Number of recent journals to verify. */
const JOURNALS = 20
const DAY = 24 * 3600 * 1000
/** When this check was written. A clock that shows an earlier time is wrong. */
const WRITTEN = Date.UTC(2026, 10, 1)

export async function doctor({ json }: { json?: boolean }): Promise<void> {
  const findings = await examineAll(process.env)
  if (json) console.log(JSON.stringify(findings, null, 2))
  else
    for (const { about, state, words } of findings)
      console.log(`${state.padEnd(8)} ${about}: ${words.replaceAll('\n', `\n${' '.repeat(9)}`)}`)
  if (findings.some(({ state }) => state === 'failure')) process.exitCode = 1
}

/** All findings for these environment variables. */
export async function examineAll(environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const settings = parseSettings(environment)
  const node = examineNode(process.versions.node)
  if ('wrong' in settings) return [failure('settings', `change or remove these settings:\n${settings.wrong.join('\n')}`), node]
  const place = storeLocationOf(settings)
  const lines = settingsLines(settings)
  return [
    ok('settings', lines.length > 0 ? lines.join('\n') : 'all have their defaults'),
    node,
    examineWeb(settings),
    ...('folder' in place ? examineDisk(place.folder) : []),
    ...(await examineDatabase(place)),
    await examinePort(settings),
  ]
}

const examineNode = (version: string): Finding =>
  nodeComplaint(version) === null
    ? ok('Node', version)
    : failure(
        'Node',
        `${version} is too old; use Node ${NEEDED_NODE} or later. npm start installs it, and npx admiralty uses it from then on`,
      )

function examineWeb(settings: Settings): Finding {
  const folder = webFolderOf(settings)
  return existsSync(join(folder, 'index.html'))
    ? ok('web', `the web app is in ${folder}`)
    : warning('web', `${folder} has no web app, so the server would serve the API only; build it with npm start or npm run build`)
}

async function examineDatabase(place: StoreLocation): Promise<readonly Finding[]> {
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

function examinePort({ PORT, HOST }: Settings): Promise<Finding> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const words = `the server cannot listen at ${HOST}:${PORT}: ${failureOf(error)} (PORT, HOST)`
      // It may be the server that the doctor examines.
      resolve('code' in error && error.code === 'EADDRINUSE' ? warning('port', words) : failure('port', words))
    })
    server.listen(PORT, HOST, () => server.close(() => resolve(ok('port', `${HOST}:${PORT} is free`))))
  })
}
