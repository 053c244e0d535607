// `admiralty doctor`: checks whether a server would run well here with these settings. Each line says what to do.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseSettings, type Settings, settingsLines, storeLocationOf, webFolderOf } from '@admiralty/server'
import { examineDisk } from './doctor-disk.ts'
import { examineDatabase } from './examine-database.ts'
import { failureOf } from './fail.ts'
import { type Finding, failure, ok, warning } from './finding.ts'
import { NEEDED_NODE, nodeComplaint } from './node-version.mjs'

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
