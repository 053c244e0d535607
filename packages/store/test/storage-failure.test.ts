import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { groupCommit } from '../src/group-commit.ts'
import { openRawDatabase, openSqlite, storageFailure } from '../src/index.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'admiralty-failure-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
const failureOf = (job: () => unknown): string | undefined => {
  try {
    job()
  } catch (error) {
    return storageFailure(error)
  }
  return 'nothing happened'
}

test('SQLite’s errors about a full and a read-only disk are explained', () => {
  const path = join(folder(), 'a.sqlite')
  const database = new DatabaseSync(path)
  database.exec('create table words (word text); pragma max_page_count = 3')
  expect(failureOf(() => database.prepare('insert into words values (?)').run('x'.repeat(100_000)))).toContain('the disk is full')
  database.close()
  const reader = new DatabaseSync(path, { readOnly: true })
  expect(failureOf(() => reader.exec("insert into words values ('x')"))).toContain('it is read-only')
  expect(failureOf(() => reader.exec('select nothing'))).toBe(undefined)
  reader.close()
})

test('a data folder that is a file, is inside a file, or has another file in place of the database is explained', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, 'hello')
  expect(storageFailure(await openSqlite(file).catch((error: unknown) => error))).toContain('it is a file')
  expect(storageFailure(await openSqlite(join(file, 'inner')).catch((error: unknown) => error))).toContain('is a file')
  const other = folder()
  writeFileSync(join(other, 'admiralty.sqlite'), 'hello'.repeat(1000))
  expect(storageFailure(await openSqlite(other).catch((error: unknown) => error))).toContain('is not a database')
})

test('all writes that a full disk rolls back report the full disk, and the next write succeeds', async () => {
  const location = { folder: folder() }
  await (await openSqlite(location.folder)).close()
  const { db, close } = openRawDatabase(location)
  const write = groupCommit(db)
  const person = (id: string) => write((open) => open.insertInto('people').values({ id, name: id, created: 1 }).execute())
  const full = write(async (open) => {
    await sql`rollback`.execute(open)
    throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  })
  const outcomes = await Promise.allSettled([person('before'), full, person('after')])
  for (const outcome of outcomes) expect(outcome.status === 'rejected' && storageFailure(outcome.reason)).toContain('the disk is full')
  await person('later')
  expect(await db.selectFrom('people').select('id').execute()).toEqual([{ id: 'later' }])
  await close()
})
