import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { groupCommit } from '../src/group-commit.ts'
import { openRawDatabase, openSqlite, storageFailure } from '../src/index.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'admiralty-trouble-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
const troubleOf = (job: () => unknown): string | undefined => {
  try {
    job()
  } catch (error) {
    return storageFailure(error)
  }
  return 'nothing happened'
}

test('a full disk and one that can only be read are said in words, as SQLite finds them', () => {
  const path = join(folder(), 'a.sqlite')
  const database = new DatabaseSync(path)
  database.exec('create table words (word text); pragma max_page_count = 3')
  expect(troubleOf(() => database.prepare('insert into words values (?)').run('x'.repeat(100_000)))).toContain('the disk is full')
  database.close()
  const reader = new DatabaseSync(path, { readOnly: true })
  expect(troubleOf(() => reader.exec("insert into words values ('x')"))).toContain('it can only be read')
  expect(troubleOf(() => reader.exec('select nothing'))).toBe(undefined)
  reader.close()
})

test('a data folder that is a file, lies in one, or holds something else is said in words', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, 'hello')
  expect(storageFailure(await openSqlite(file).catch((error: unknown) => error))).toContain('it is a file')
  expect(storageFailure(await openSqlite(join(file, 'inner')).catch((error: unknown) => error))).toContain('is a file')
  const other = folder()
  writeFileSync(join(other, 'admiralty.sqlite'), 'hello'.repeat(1000))
  expect(storageFailure(await openSqlite(other).catch((error: unknown) => error))).toContain('none of ours')
})

test('where SQLite undoes a whole transaction because the disk is full, who wrote hears of the disk, and the next one writes', async () => {
  const place = { folder: folder() }
  await (await openSqlite(place.folder)).close()
  const { db, close } = openRawDatabase(place)
  const write = groupCommit(db)
  const session = (id: string) => write((open) => open.insertInto('sessions').values({ id, token: id, name: id, created: 1 }).execute())
  const full = write(async (open) => {
    await sql`rollback`.execute(open)
    throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  })
  const told = await Promise.allSettled([session('before'), full, session('after')])
  for (const outcome of told) expect(outcome.status === 'rejected' && storageFailure(outcome.reason)).toContain('the disk is full')
  await session('later')
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'later' }])
  await close()
})
