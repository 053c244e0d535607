import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FolderInUse, openSqlite } from '../src/index.ts'
import { migrateTo } from '../src/migrations.ts'
import { openRawFolder } from '../src/raw-database.ts'
import { SQLITE_FILE } from '../src/sqlite-connection.ts'
import { describeStore, type StoreSite } from './describe-store.ts'
import { match } from './samples.ts'

async function freshFolder(): Promise<StoreSite & { readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-store-'))
  return { folder, location: { folder }, open: () => openSqlite(folder), remove: async () => rmSync(folder, { recursive: true }) }
}

describeStore('SQLite', freshFolder)

test('a second process is refused until the first has closed the folder', async () => {
  const { folder, open, remove } = await freshFolder()
  const first = await open()
  await expect(open()).rejects.toThrow(FolderInUse)
  await expect(open()).rejects.toThrow(folder)
  await first.close()
  const second = await open()
  expect(await second.activeMatches()).toEqual([])
  await second.close()
  await remove()
})

test('only its owner may read a data folder that the store creates', async () => {
  const { folder, remove } = await freshFolder()
  const store = await openSqlite(join(folder, 'inner', 'data'))
  expect(statSync(join(folder, 'inner', 'data')).mode & 0o077).toBe(0)
  await store.close()
  await remove()
})

test('only the owner may read the database files, also in an open folder and also those of an older version', async () => {
  const { folder, open, remove } = await freshFolder()
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, SQLITE_FILE), '', { mode: 0o644 })
  const store = await open()
  const files = readdirSync(folder)
  expect(files).toContain(`${SQLITE_FILE}-wal`)
  expect(files.map((file) => statSync(join(folder, file)).mode & 0o077)).toEqual(files.map(() => 0))
  await store.close()
  await remove()
})

test('a match that was stored before it had terms is open at its end, and anyone may watch it', async () => {
  const { folder, open, remove } = await freshFolder()
  const { db, close } = openRawFolder(folder)
  await migrateTo(db, '008-links')
  const { seats: _, closing: __, watch: ___, position: ____, ...older } = match('old')
  const columns = Object.entries({ ...older, setup: '{}' })
  await sql`insert into sessions values ('anna', 'a token', 'Anna', 1)`.execute(db)
  await sql`insert into matches (${sql.join(columns.map(([name]) => sql.ref(name)))}) values (${sql.join(columns.map(([, value]) => value))})`.execute(
    db,
  )
  await close()
  const store = await open()
  expect(await store.match('old')).toMatchObject({ id: 'old', closing: 'open', watch: 'anyone', position: null })
  await store.close()
  await remove()
})
