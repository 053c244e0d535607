import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '@admiralty/store'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../../server/test/client.ts'
import { launch } from '../../server/test/spawn-server.ts'
import { duel } from '../../server/test/tables.ts'
import { examineAll } from './doctor.ts'
import type { Finding } from './finding.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'admiralty-doctor-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
const examine = (environment: Readonly<Record<string, string>>) => examineAll({ PORT: '0', ...environment })
const of = (findings: readonly Finding[], about: string) => findings.find((finding) => finding.about === about)

test('a new data folder has no failures and is not created', async () => {
  const inner = join(folder(), 'data')
  const findings = await examine({ DATA_DIR: inner })
  expect(findings.filter(({ state }) => state === 'failure')).toEqual([])
  expect(findings.map(({ about }) => about)).toEqual(['settings', 'Node', 'web', 'folder', 'room', 'disk', 'database', 'clock', 'port'])
  expect(existsSync(inner)).toBe(false)
  expect(readdirSync(join(inner, '..'))).toEqual([])
})

test('invalid settings are named, and passwords are not', async () => {
  const wrong = await examine({ LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://anna:sesame@db' })
  expect(of(wrong, 'settings')).toMatchObject({ state: 'failure', words: expect.stringContaining('LOG_LEVEL') })
  const away = await examine({ DATABASE_URL: 'postgres://anna:sesame@127.0.0.1:1/games' })
  expect(of(away, 'database')).toMatchObject({ state: 'failure', words: expect.stringContaining('The connection was refused') })
  expect(JSON.stringify([wrong, away])).not.toContain('sesame')
})

test('a file as folder, a folder that others may read, and a port in use are reported', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  expect(of(await examine({ DATA_DIR: file }), 'folder')).toMatchObject({ state: 'failure', words: expect.stringContaining('is a file') })
  const open = folder()
  chmodSync(open, 0o755)
  expect(of(await examine({ DATA_DIR: open }), 'folder')).toMatchObject({ state: 'warning', words: expect.stringContaining('chmod 700') })
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  onTestFinished(() => void server.close())
  expect(of(await examine({ DATA_DIR: open, HOST: '127.0.0.1', PORT: String(port) }), 'port')).toMatchObject({ state: 'warning' })
})

test('a changed journal and a slow clock are found, and a running server is not disturbed', async () => {
  const place = folder()
  const server = await launch(place, {})
  const { id } = await duel(() => new Client(server.url))
  expect(of(await examine({ DATA_DIR: place }), 'database')).toMatchObject({
    state: 'warning',
    words: expect.stringContaining('a server uses'),
  })
  expect((await new Client(server.url).get(`/api/matches/${id}`)).status).toBe(200)
  await server.end('SIGTERM')
  const sound = await examine({ DATA_DIR: place })
  expect(of(sound, 'database')).toMatchObject({ state: 'ok', words: expect.stringContaining('1 match') })
  expect(of(sound, 'journals')).toMatchObject({ state: 'ok', words: expect.stringContaining('latest match') })

  const database = new DatabaseSync(join(place, 'admiralty.sqlite'))
  database.exec(
    `update entries set entry = replace(entry, '"time":1', '"time":2'); update matches set updated = ${Date.now() + 3 * 24 * 3600 * 1000}`,
  )
  database.close()
  const wrong = await examine({ DATA_DIR: place })
  expect(of(wrong, 'journals')).toMatchObject({
    state: 'failure',
    words: expect.stringContaining(`match ${id}: entry 0 does not match its hash in the chain`),
  })
  expect(of(wrong, 'clock')).toMatchObject({ state: 'failure' })
})

test('a damaged database, one of another version and one with a loss are distinguished', async () => {
  const [other, broken, shortened] = [folder(), folder(), folder()]
  for (const place of [other, broken, shortened]) await (await openSqlite(place)).close()
  for (const [step, reason] of [
    ['012-visibility', 'made before the first release of Admiralty'],
    ['999-later', 'made by a newer version of Admiralty'],
  ] as const) {
    const database = new DatabaseSync(join(other, 'admiralty.sqlite'))
    // Its steps are one that this version does not know.
    database.exec('delete from kysely_migration where name > (select min(name) from kysely_migration)')
    database.exec(`update kysely_migration set name = '${step}'`)
    database.close()
    const words = expect.stringContaining(`the database was ${reason}; start that version`)
    expect(of(await examine({ DATA_DIR: other }), 'database')).toMatchObject({ state: 'failure', words })
  }
  const older = readFileSync(join(shortened, 'admiralty.sqlite'))
  const store = await openSqlite(shortened)
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'token')
  await store.close()
  writeFileSync(join(shortened, 'admiralty.sqlite'), older)
  expect(of(await examine({ DATA_DIR: shortened }), 'database')).toMatchObject({
    state: 'failure',
    words: expect.stringContaining('the last acknowledged change is missing'),
  })
  rmSync(join(shortened, 'admiralty.sqlite'))
  const gone = of(await examine({ DATA_DIR: shortened }), 'database')
  expect(gone).toMatchObject({ state: 'failure', words: expect.stringContaining('the last acknowledged change is missing') })
  const server = await launch(shortened, {})
  await server.end('SIGTERM')
  expect(gone?.words.split('\n').slice(0, 2)).toEqual(
    server
      .output()
      .match(/Data are missing.*\n.*/)?.[0]
      .split('\n'),
  )
  writeFileSync(join(broken, 'admiralty.sqlite'), 'hello '.repeat(1000))
  expect(of(await examine({ DATA_DIR: broken }), 'database')).toMatchObject({
    state: 'failure',
    words: expect.stringContaining('is not a database'),
  })
})
