// The step that adds channels: what was noted and chosen before is kept, on both databases.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_CHOICE, openPostgres, openSqlite, type StoreLocation } from '../src/index.ts'
import { migrateTo } from '../src/migrations.ts'
import { openRawDatabase, openRawFolder } from '../src/raw-database.ts'
import { type RealPostgres, startPostgres } from './real-postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
})
afterAll(() => postgres?.stop())

const CONTENT = [
  "insert into people (id, name, created) values ('anna', 'Anna', 5), ('ben', 'Ben', 6)",
  "insert into addresses (address, person, verified) values ('anna@example.org', 'anna', 7)",
  `insert into notices ("key", person, kind, "match", seat, "time", address, refused)
    values ('a', 'anna', 'move', 'm1', 'red', 8, 'anna@example.org', null), ('b', 'anna', 'reminder', 'm1', 'red', 9, 'anna@example.org', '550')`,
  "insert into notice_modes (person, answer, calendar) values ('anna', 'none', 'each')",
]
function folder(): StoreLocation {
  const made = mkdtempSync(join(tmpdir(), 'admiralty-step-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return { folder: made }
}

test.each(['SQLite', 'PostgreSQL'])('notices and choices of before the channels on %s are kept, as mails', async (database) => {
  const location = database === 'SQLite' ? folder() : { url: await postgres.database('notices') }
  const raw = 'folder' in location ? openRawFolder(location.folder) : openRawDatabase(location)
  await migrateTo(raw.db, '105-errands')
  for (const text of CONTENT) await sql.raw(text).execute(raw.db)
  await raw.close()
  const store = await ('folder' in location ? openSqlite(location.folder) : openPostgres(location.url))
  const modes = { answer: 'none', calendar: 'each' }
  expect(await store.noticeChoice('anna')).toEqual({ ...DEFAULT_CHOICE, move: modes, last: modes, reminder: modes })
  expect(await store.noticeChoice('ben')).toEqual(DEFAULT_CHOICE)
  expect((await store.noticesOf('anna', 9)).map(({ key, channel, state, why }) => [key, channel, state, why])).toEqual([
    ['b', 'mail', 'refused', '550'],
    ['a', 'mail', 'sent', null],
  ])
  expect((await store.addressOf('anna'))?.bounces).toBe(0)
  await store.close()
})
