import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderInUse, openSqlite } from '../src/index.ts'
import { describeStore, type StoreSite } from './describe-store.ts'

async function freshFolder(): Promise<StoreSite & { readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-store-'))
  return { folder, open: () => openSqlite(folder), remove: async () => rmSync(folder, { recursive: true }) }
}

describeStore('SQLite', freshFolder)

test('one process at a time: the second is told so, and may come when the first has gone', async () => {
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

test('a data folder that is made here is nobody else’s to read', async () => {
  const { folder, remove } = await freshFolder()
  const store = await openSqlite(join(folder, 'inner', 'data'))
  expect(statSync(join(folder, 'inner', 'data')).mode & 0o077).toBe(0)
  await store.close()
  await remove()
})
