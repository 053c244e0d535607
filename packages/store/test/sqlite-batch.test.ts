// Batches of writes: one commit for all, a failed write is rolled back alone, and a full disk leaves nothing half done.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { CommitRecord } from '../src/commit-record.ts'
import { openSqlite, storageFailure } from '../src/index.ts'
import { readCommitRecord } from '../src/recorded-commits.ts'
import { type BatchWrite, BatchWriter, packBatch, unpackBatch } from '../src/sqlite-batch.ts'
import { SQLITE_FILE } from '../src/sqlite-connection.ts'
import { match } from './samples.ts'

/** A database with the match m1, whose writer counts commits from 0. */
async function fixture() {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-batch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openSqlite(folder)
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'digest')
  await store.addMatch(match('m1'), [])
  await store.close()
  const database = new DatabaseSync(join(folder, SQLITE_FILE))
  const record = new CommitRecord(folder, 0, [])
  onTestFinished(() => {
    record.close()
    database.close()
  })
  const rows = (table: string): unknown => database.prepare(`select count(*) as rows from ${table}`).get()?.rows
  return { folder, database, writer: new BatchWriter(database, record), rows }
}
const entry = (seq: number, size = 1): BatchWrite => [
  ['entry', 'm1', seq, JSON.stringify('x'.repeat(size)), `hash ${seq}`],
  ['progress', 'playing', `moment ${seq}`, seq, null, 'm1'],
]
const withKey = (key: string, ...write: BatchWrite): BatchWrite => [...write, ['request', 'anna', key, 'm1', '1/fire', 'digest', 1]]

test('the writes of a batch are one commit, which is recorded with its last entries', async () => {
  const { folder, writer, rows } = await fixture()
  expect(writer.write([entry(0), withKey('key-1', ...entry(1))])).toEqual(['written', 'written'])
  expect([rows('entries'), rows('requests')]).toEqual([2, 1])
  expect(readCommitRecord(folder)).toEqual({ number: 1, entries: [{ match: 'm1', seq: 1, chain: 'hash 1' }], intact: true })
})

test('an entry that is not the next one and a key that was used fail alone, with all that belongs to them', async () => {
  const { folder, writer, rows, database } = await fixture()
  const outcomes = writer.write([entry(0), withKey('key-1', ...entry(2)), withKey('key-1', ...entry(1)), withKey('key-1', ...entry(2))])
  expect(outcomes).toEqual([
    'written',
    'stale',
    'written',
    { failed: expect.objectContaining({ message: expect.stringContaining('UNIQUE') }) },
  ])
  expect([rows('entries'), rows('requests')]).toEqual([2, 1])
  expect(database.prepare('select moment from matches').get()).toEqual({ moment: 'moment 1' })
  expect(readCommitRecord(folder)).toMatchObject({ number: 1, entries: [{ seq: 1 }] })
})

test('on a full disk a write fails with the reason and leaves nothing, and it succeeds when there is room', async () => {
  const { writer, rows, database } = await fixture()
  const pages = Number(database.prepare('pragma page_count').get()?.page_count)
  database.exec(`pragma max_page_count = ${pages}`)
  const [large, next] = writer.write([entry(0, 1e6), entry(1)])
  expect(typeof large === 'object' && storageFailure(large.failed)).toBe('the disk is full: make room')
  expect([next, rows('entries')]).toEqual(['stale', 0])
  database.exec(`pragma max_page_count = ${pages + 1000}`)
  expect(writer.write([entry(0, 1e6), entry(1)])).toEqual(['written', 'written'])
})

test('every write of a batch fails when its transaction cannot begin, and no commit is recorded', async () => {
  const { folder, writer, rows, database } = await fixture()
  database.exec('begin')
  const outcomes = writer.write([entry(0), entry(1)])
  expect(outcomes).toEqual([{ failed: expect.any(Error) }, { failed: expect.any(Error) }])
  database.exec('rollback')
  expect([rows('entries'), readCommitRecord(folder)?.number]).toEqual([0, 0])
  expect(writer.write([entry(0)])).toEqual(['written'])
})

test('a packed batch has the writes that were packed', () => {
  const writes = [
    entry(0),
    withKey('key-1', ['seal', 'm1', '1/fire', 'red', '{}', null, null]),
    withKey('key-2', ...entry(1), ['unseal', 'm1', '1/fire']),
  ]
  expect(unpackBatch(packBatch(writes))).toEqual(writes)
  expect(unpackBatch(packBatch([]))).toEqual([])
})
