// A crash leaves a database with its log and the record of commits. The log may be damaged after that; the next start reports every loss.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CommitRecord, MAX_LINES, RECORD_FILE } from '../src/commit-record.ts'
import { CannotOpen, inspectDatabase, makeBackup, openSqlite, type Store } from '../src/index.ts'
import { readCommitRecord } from '../src/recorded-commits.ts'
import { SQLITE_FILE } from '../src/sqlite-connection.ts'
import { append, begin } from './crashed-match-for-tests.ts'

const PAGE = 4096
const DIGEST = 'the digest of a cookie'
const LOG = `${SQLITE_FILE}-wal`

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-losses-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
/** The folder as a crash would leave it now. */
function crashed(folder: string): string {
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

/** A store with the matches m1 and m2 in play, and the size of its log when m1 had entry 2. */
async function played(): Promise<{ readonly folder: string; readonly store: Store; readonly cut: number }> {
  const folder = freshFolder()
  const store = await openSqlite(folder)
  onTestFinished(() => store.close())
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, DIGEST)
  for (const id of ['m1', 'm2']) await begin(store, id)
  for (const seq of [1, 2]) await append(store, 'm1', seq)
  const cut = statSync(join(folder, LOG)).size
  for (const seq of [3, 4]) await append(store, 'm1', seq)
  await append(store, 'm2', 1)
  return { folder, store, cut }
}
async function lossesOf(folder: string): Promise<readonly string[]> {
  const store = await openSqlite(folder)
  await store.close()
  return store.losses
}

test('nothing is missing after a crash, after an orderly end, or in a folder of an earlier version', async () => {
  const { folder, store } = await played()
  expect(await lossesOf(crashed(folder))).toEqual([])
  const older = crashed(folder)
  await store.close()
  expect(await lossesOf(folder)).toEqual([])
  expect(await lossesOf(folder)).toEqual([])
  rmSync(join(older, RECORD_FILE))
  rmSync(join(older, LOG))
  rmSync(join(older, SQLITE_FILE))
  expect(await lossesOf(older)).toEqual([])
})

test('a log that was cut is announced with the lost entries, once, and the matches in play are marked', async () => {
  const { folder, cut } = await played()
  const damaged = crashed(folder)
  truncateSync(join(damaged, LOG), cut)
  const expected = ['the last 3 acknowledged changes are missing', 'match m2: entry 1 is missing', 'match m1: entries 3 to 4 are missing']
  const { losses } = await inspectDatabase({ folder: damaged }, 0)
  const { findings } = await makeBackup({ location: { folder: damaged }, now: 0, write: async () => undefined })
  expect(findings).toEqual(expect.arrayContaining([...losses]))
  expect(losses.toSorted()).toEqual(expected.toSorted())
  const store = await openSqlite(damaged)
  expect(store.losses).toEqual(losses)
  const marks = await Promise.all(['m1', 'm2'].map(async (id) => (await store.handle(id).read(-1))?.restored))
  expect(new Set(marks.map((mark) => typeof mark))).toEqual(new Set(['string']))
  await store.close()
  expect(await lossesOf(damaged)).toEqual([])
})

test('a log with a damaged byte, a log that is gone, and a loss of other changes than entries are announced', async () => {
  const { folder, store, cut } = await played()
  const byte = crashed(folder)
  const log = readFileSync(join(byte, LOG))
  log[cut + 100] = (log[cut + 100] ?? 0) ^ 1
  writeFileSync(join(byte, LOG), log)
  expect(await lossesOf(byte)).toContain('the last 3 acknowledged changes are missing')
  const { size } = statSync(join(folder, LOG))
  await store.addPerson({ id: 'ben', name: 'Ben', created: 1 }, 'another')
  const person = crashed(folder)
  truncateSync(join(person, LOG), size)
  expect(await lossesOf(person)).toEqual(['the last acknowledged change is missing'])
  const gone = crashed(folder)
  rmSync(join(gone, LOG))
  expect((await lossesOf(gone))[0]).toMatch(/^the last \d+ acknowledged changes are missing$/)
})

test('a log that was cut anywhere is opened again, also within the first migration, and the loss is announced before and at the start', async () => {
  const { folder } = await played()
  const { size } = statSync(join(folder, LOG))
  for (let share = 0; share < 1; share += 0.04) {
    const damaged = crashed(folder)
    truncateSync(join(damaged, LOG), Math.floor(size * share))
    const { losses } = await inspectDatabase({ folder: damaged }, 0)
    expect(losses[0], `cut at ${share}`).toMatch(/^the last .*changes? (is|are) missing$/)
    expect(await lossesOf(damaged), `cut at ${share}`).toEqual(losses)
  }
})

test('a database that is gone is announced with all its matches before a start and at it', async () => {
  const { folder, store } = await played()
  await store.close()
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, `${SQLITE_FILE}${ending}`), { force: true })
  const { shape, losses } = await inspectDatabase({ folder }, 0)
  expect([shape, ...losses.toSorted()]).toEqual([
    'none',
    'match m1: entries 0 to 4 are missing',
    'match m2: entries 0 to 1 are missing',
    expect.stringMatching(/^the last \d+ acknowledged changes are missing$/),
  ])
  expect(existsSync(join(folder, SQLITE_FILE))).toBe(false)
  expect(await lossesOf(folder)).toEqual(losses)
})

test('a store does not open if data are missing and the rest does not fit together', async () => {
  const { folder, store } = await played()
  await store.close()
  const { number = 0 } = readCommitRecord(folder) ?? {}
  new CommitRecord(folder, number + 1, []).close()
  const file = join(folder, SQLITE_FILE)
  const database = readFileSync(file)
  // The page of a table whose rows the start does not read.
  const page = database.indexOf(DIGEST) & -PAGE
  writeFileSync(file, database.fill(0, page, page + PAGE))
  for (let again = 0; again < 2; again += 1) await expect(openSqlite(folder)).rejects.toThrow(CannotOpen)
})

test('an entry that differs from the acknowledged one, and a record that is missing or damaged, are announced', async () => {
  const { folder, store } = await played()
  await append(store, 'm2', 2, { status: 'over' })
  const record = readFileSync(join(folder, RECORD_FILE), 'utf8')
  const withRecord = async (change: (text: string) => string): Promise<readonly string[]> => {
    const copy = crashed(folder)
    writeFileSync(join(copy, RECORD_FILE), change(record))
    return lossesOf(copy)
  }
  expect(await withRecord((text) => `${text}half a li`)).toEqual([])
  expect(await withRecord((text) => text.replace('"m2",2', '"m3",2'))).toEqual([expect.stringContaining('is damaged')])
  expect(await withRecord(() => '')).toEqual([expect.stringContaining('is damaged')])
  const missing = crashed(folder)
  rmSync(join(missing, RECORD_FILE))
  expect(await lossesOf(missing)).toEqual([expect.stringContaining('is missing, so it is unknown')])
  const other = crashed(folder)
  const { number = 0, entries = [] } = readCommitRecord(other) ?? {}
  new CommitRecord(
    other,
    number,
    entries.map((entry) => ({ ...entry, chain: 'another' })),
  ).close()
  expect(await lossesOf(other)).toEqual(
    ['m2: entry 2', 'm1: entry 4'].toSorted().map((text) => `match ${text} is not the one that was acknowledged`),
  )
})

test('the record stays small, and continues after a failure to write it', () => {
  const folder = freshFolder()
  const record = new CommitRecord(folder, 5, [])
  const file = join(folder, RECORD_FILE)
  record.appended({ match: 'm1', seq: 7, chain: 'a' }, false)
  record.appended({ match: 'm2', seq: 1, chain: 'b' }, true)
  for (let number = 2; number < MAX_LINES; number += 1) record.committed()
  const { size } = statSync(file)
  rmSync(folder, { recursive: true })
  record.committed()
  record.committed()
  cpSync(freshFolder(), folder, { recursive: true })
  record.committed()
  record.close()
  expect(statSync(file).size).toBeLessThan(size / 1000)
  expect(readCommitRecord(folder)).toEqual({ number: MAX_LINES + 6, entries: [{ match: 'm1', seq: 7, chain: 'a' }], intact: true })
})
