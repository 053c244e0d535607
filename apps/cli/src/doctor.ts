// `admiralty doctor`: would a server run well here, with these settings? A line for each thing looked at, and what to do about it.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { locationName, parseSettings, type Settings, settingsLines, storeLocationOf, webFolderOf } from '@admiralty/server'
import { CannotOpen, type DatabaseInspection, FolderInUse, inspectDatabase, type StoreLocation, storageFailure } from '@admiralty/store'
import { examineDisk } from './doctor-disk.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

const NODE = 24
/** Journals that are proven. */
const JOURNALS = 20
const DAY = 24 * 3600 * 1000
/** Nobody runs this before it was written. */
const WRITTEN = Date.UTC(2026, 10, 1)

export async function doctor({ json }: { json?: boolean }): Promise<void> {
  const findings = await examineAll(process.env)
  if (json) console.log(JSON.stringify(findings, null, 2))
  else
    for (const { about, state, words } of findings)
      console.log(`${state.padEnd(8)} ${about}: ${words.replaceAll('\n', `\n${' '.repeat(9)}`)}`)
  if (findings.some(({ state }) => state === 'failure')) process.exitCode = 1
}

export async function examineAll(environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const settings = parseSettings(environment)
  const node = examineNode(process.versions.node)
  if ('wrong' in settings) return [failure('settings', `change or leave out:\n${settings.wrong.join('\n')}`), node]
  const place = storeLocationOf(settings)
  const lines = settingsLines(settings)
  return [
    ok('settings', lines.length > 0 ? lines.join('\n') : 'all as they are by themselves'),
    node,
    examineWeb(settings),
    ...('folder' in place ? examineDisk(place.folder) : []),
    ...(await examineDatabase(place)),
    await examinePort(settings),
  ]
}

const examineNode = (version: string): Finding =>
  Number(version.split('.')[0]) >= NODE
    ? ok('Node', version)
    : failure('Node', `${version} is too old, ${NODE} is needed: npm start brings its own, and so does npx admiralty after it`)

function examineWeb(settings: Settings): Finding {
  const folder = webFolderOf(settings)
  return existsSync(join(folder, 'index.html'))
    ? ok('web', `built, in ${folder}`)
    : warning('web', `not built in ${folder}, so that the API alone would be served: npm start builds it, and so does npm run build`)
}

async function examineDatabase(place: StoreLocation): Promise<readonly Finding[]> {
  const about = 'database'
  if ('folder' in place && !existsSync(join(place.folder, 'admiralty.sqlite')))
    return [ok(about, `none yet in ${locationName(place)}: the first start makes it`), examineClock(null)]
  try {
    const examined = await inspectDatabase(place, JOURNALS)
    return [...wordsFor(examined, locationName(place)), examineClock(examined.latest)]
  } catch (error) {
    if (error instanceof FolderInUse)
      return [warning(about, `a server is at work on ${locationName(place)}: stop it if a closer look is wanted`), examineClock(null)]
    const words = error instanceof CannotOpen ? error.message : storageFailure(error)
    return [failure(about, words ?? `it cannot be read (${error instanceof Error ? error.message : error})`), examineClock(null)]
  }
}

function wordsFor({ shape, damage, matches, journals, findings }: DatabaseInspection, name: string): readonly Finding[] {
  const about = 'database'
  if (damage.length > 0)
    return [failure(about, `it is damaged: put a backup back into a fresh folder (admiralty restore)\n${damage.join('\n')}`)]
  if (shape === 'newer') return [failure(about, 'it was made by a newer Admiralty: start that one, or put an older backup back')]
  if (shape === 'none') return [ok(about, `nothing of Admiralty’s yet in ${name}: the first start makes its tables`)]
  const opened =
    shape === 'up to date'
      ? ok(about, `${name}: sound, ${matches} matches`)
      : warning(about, `${name}: sound, ${matches} matches; the next start brings it up to date: make a backup first`)
  const proven =
    findings.length === 0
      ? ok('journals', `of the latest ${journals} matches chain and dice are proven`)
      : failure('journals', `not what they say: compare with a backup\n${findings.join('\n')}`)
  return [opened, proven]
}

function examineClock(latest: number | null): Finding {
  const now = Date.now()
  const said = new Date(now).toISOString()
  if (now < WRITTEN) return failure('clock', `it says ${said}, which is long ago: set it`)
  if (latest !== null && latest > now + DAY)
    return failure(
      'clock',
      `it says ${said}, but a match was played at ${new Date(latest).toISOString()}: set it, or find out which was wrong`,
    )
  return ok('clock', said)
}

function examinePort({ PORT, HOST }: Settings): Promise<Finding> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(warning('port', `somebody is at ${PORT}: a server that runs, or else choose another (PORT)`))
      else resolve(failure('port', `${HOST}:${PORT} cannot be listened at (${error.code}): choose another (PORT, HOST)`))
    })
    server.listen(PORT, HOST, () => server.close(() => resolve(ok('port', `${HOST}:${PORT} is free`))))
  })
}
