// The step from version 0.2.0: every person, cookie, seat and design is kept, on both databases and in backups.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeBackup, openPostgres, openSqlite, restoreBackup, type Store, type StoreLocation } from '../src/index.ts'
import { migrateTo } from '../src/migrations.ts'
import { openRawDatabase, openRawFolder } from '../src/raw-database.ts'
import type { Tables } from '../src/tables.ts'
import { type RealPostgres, startPostgres } from './real-postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
})
afterAll(() => postgres?.stop())

const FIRST_STEP = '103-tables'
const CONTENT = [
  "insert into sessions (id, token, name, created) values ('anna', 'anna-cookie', 'Anna', 5), ('ben', 'ben-cookie', 'Ben', 6)",
  "insert into devices (token, session) values ('phone', 'anna')",
  "insert into links (token, session, expires) values ('link', 'ben', 90)",
  "insert into designs (id, session, system, name, design, updated) values ('d', 'anna', 'easystar', 'Gulls', '{}', 7)",
  `insert into matches (id, system, scenario, title, setup, format, secret, creator, created, updated, status, moment, closing, watch, clock)
    values ('m1', 'skirmish', 'duel', 'A duel', '{}', 1, 'secret', 'anna', 1, 1, 'waiting', '', 'open', 'anyone', '{"kind":"none"}')`,
  `insert into seats (match, place, seat, session, seed, name, value, auto) values ('m1', 0, 'red', 'anna', 1, 'Anna', 'v', 0)`,
  `insert into requests (session, "key", "match", "call", digest, time) values ('anna', 'k', 'm1', '1/fire', 'd', 3)`,
]

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'admiralty-step-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
async function fillFirst(db: Kysely<Tables>): Promise<void> {
  await migrateTo(db, FIRST_STEP)
  for (const text of CONTENT) await sql.raw(text).execute(db)
}
async function firstVersion(database: string, name: string): Promise<StoreLocation> {
  const location = database === 'SQLite' ? { folder: folder() } : { url: await postgres.database(name) }
  const raw = 'folder' in location ? openRawFolder(location.folder) : openRawDatabase(location)
  await fillFirst(raw.db)
  await raw.close()
  return location
}
const open = (location: StoreLocation): Promise<Store> => ('folder' in location ? openSqlite(location.folder) : openPostgres(location.url))

async function expectEverything(store: Store): Promise<void> {
  const people = await Promise.all(['anna-cookie', 'phone', 'ben-cookie', 'other'].map((cookie) => store.personOf(cookie)))
  expect(people.map((person) => person?.id)).toEqual(['anna', 'anna', 'ben', undefined])
  expect((await store.match('m1'))?.seats[0]).toMatchObject({ seat: 'red', person: 'anna', name: 'Anna' })
  expect(await store.visibility('m1', 'anna')).toMatchObject({ isCreator: true, seats: ['red'] })
  expect((await store.designs('anna')).map(({ id }) => id)).toEqual(['d'])
  expect(await store.request('anna', 'k')).toMatchObject({ match: 'm1' })
  expect(await store.link('link', 50)).toMatchObject({ address: null, owner: { id: 'ben' } })
  await store.rename('anna', 'Annika')
  await store.deletePerson('ben', 'gone', 9)
  expect((await store.match('m1'))?.seats[0]?.name).toBe('Annika')
  await store.close()
}

test.each(['SQLite', 'PostgreSQL'])(
  'a database of version 0.2.0 on %s keeps its people, and a match needs one as before',
  async (database) => {
    const location = await firstVersion(database, 'upgrade')
    await expectEverything(await open(location))
    const raw = openRawDatabase(location)
    const stranger = sql.raw(CONTENT[4]?.replace("'anna'", "'nobody'").replace("'m1'", "'m2'") ?? '').execute(raw.db)
    await expect(stranger).rejects.toThrow(/foreign key/i)
    await raw.close()
  },
)

test.each(['SQLite', 'PostgreSQL'])('a backup of a database of version 0.2.0 on %s is restored and migrated', async (database) => {
  const location = await firstVersion(database, 'kept')
  const lines: Buffer[] = []
  await makeBackup({
    location,
    now: 1,
    write: async (line) => {
      lines.push(Buffer.from(line))
    },
  })
  const target = database === 'SQLite' ? { folder: join(folder(), 'new') } : { url: await postgres.database('restored') }
  await restoreBackup(async function* () {
    yield Buffer.concat(lines)
  }, target)
  await expectEverything(await open(target))
})
