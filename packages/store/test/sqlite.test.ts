import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CannotOpen, FolderInUse, inspectDatabase, makeBackup, openSqlite } from '../src/index.ts'
import { openRawFolder } from '../src/raw-database.ts'
import { SQLITE_FILE } from '../src/sqlite-connection.ts'
import { describeStore, type StoreSite } from './describe-store.ts'

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
  expect(await second.nextWake()).toBeNull()
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

test.each([
  ['012-visibility', 'made before the first release of Admiralty'],
  ['999-later', 'made by a newer version of Admiralty'],
])('a database whose last step is %s is refused with a reason, and stays as it is: %s', async (step, reason) => {
  const { folder, location, open, remove } = await freshFolder()
  const { db, close } = openRawFolder(folder)
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db)
  await sql`insert into kysely_migration values (${step}, '2026')`.execute(db)
  await close()
  await expect(open()).rejects.toThrow(CannotOpen)
  await expect(open()).rejects.toThrow(`This database was ${reason}.`)
  expect(await inspectDatabase(location, 20)).toMatchObject({ shape: 'other', otherVersion: reason, matches: 0, findings: [] })
  await expect(makeBackup({ location, now: 1, write: () => Promise.resolve() })).rejects.toThrow(`This database was ${reason}.`)
  const raw = openRawFolder(folder)
  expect((await raw.db.introspection.getTables()).map(({ name }) => name)).not.toContain('matches')
  await raw.close()
  await remove()
})
