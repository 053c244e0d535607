// Backup and restore: a restore gives back everything, or refuses and names the damaged part.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_FORMATS } from '@admiralty/kernel'
import { commitmentOf, entryText } from '@admiralty/match'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashOf, makeLine } from '../src/backup-lines.ts'
import { BACKUP_TABLES } from '../src/backup-parts.ts'
import {
  type BackupSource,
  CannotOpen,
  CannotRestore,
  checkBackup,
  DEFAULT_CHOICE,
  FolderInUse,
  type MatchRecord,
  makeBackup,
  openPostgres,
  openSqlite,
  restoreBackup,
  type Store,
  type StoreLocation,
  waitingSince,
} from '../src/index.ts'
import { openRawDatabase } from '../src/raw-database.ts'
import { type RealPostgres, startPostgres } from './real-postgres.ts'
import { redemption, match as sample, seat, TOKEN } from './samples.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
})
afterAll(() => postgres?.stop())

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'admiralty-backup-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const match = (id: string): MatchRecord =>
  sample(id, {
    title: 'A duel “of two\u2028lines”',
    secret: `secret of ${id}`,
    creator: 'Bob',
    ...waitingSince(1_700_000_000_000),
    position: { at: [{ step: 'round' }], squads: {} },
    seats: ['red', 'blue'].map((name) => seat(name, { person: 'anna', name: 'Anna', value: 'a', auto: true })),
  })

const NOTICE = {
  key: 'k',
  channel: 'mail',
  person: 'Bob',
  kind: 'move',
  match: 'm1',
  seat: 'red',
  time: 5,
  address: 'bob@example.org',
  state: 'sent',
  why: null,
} as const

/** Writes at least one row into every table. */
async function fill(store: Store): Promise<void> {
  for (const id of ['anna', 'Bob', 'émile']) await store.addPerson({ id, name: id, created: 1 }, `token of ${id}`)
  await store.serverKey('ab'.repeat(32))
  await store.addMatch(match('m1'), [{ token: 'come', match: 'm1', seat: 'blue', used: false }])
  await store.addMatch(match('M2'), [])
  await store.seal('m1', { call: '1/fire', seat: 'red', order: { order: 'pass' }, why: 'no target' }, null, null)
  await store.seal(
    'm1',
    { call: '1/fire', seat: 'blue', order: { order: 'fire' } },
    { person: 'anna', key: 'k', match: 'm1', call: '1/fire', digest: 'd', time: 5 },
    null,
  )
  await store.addNote('m1', { time: 5, seat: 'red', name: 'Anna', text: 'well\u2028met', signal: null }, 200)
  await store.addVote('m1', { kind: 'draw', voter: 'red' }, null, null)
  await store.putHandover('m1', { token: 't', seat: 'red', by: 'holder', taker: null, former: null, drafts: [] }, [], null)
  await store.addDesign({ id: 'd1', person: 'anna', system: 'easystar', name: 'Gulls', design: {}, updated: 3 }, 10)
  await store.addLink({ token: 'one', person: 'anna', expires: 50, address: 'anna@example.org' })
  await store.redeemLink({ ...redemption('one', 'a phone', 40), kind: 'mail' })
  await store.addLink({ token: 'two', person: 'Bob', expires: 50, address: null })
  await store.addToken({ ...TOKEN, person: 'Bob' }, 9)
  await store.setNoticeChoice('Bob', { ...DEFAULT_CHOICE, hour: 7 })
  await store.noteNotice(NOTICE, 'a name')
  await store.setCalendar({ person: 'Bob', token: 'of Bob', created: 4 })
  await store.setWebhook({ person: 'Bob', url: 'https://hook.example.org/', salt: 'salt', created: 4, failing: null, ended: null })
  await store.noteDelivery({ id: 'd', person: 'Bob', time: 5, kind: 'move', status: 204, why: null }, 'salt', null)
  const browser = { endpoint: 'https://push.example.org/1', p256dh: 'key', auth: 'secret', device: 'Firefox on Linux' }
  await store.addPushDevice({ id: 'p', person: 'Bob', ...browser, created: 4, failing: null }, 9)
  await store.pushKey('a key for push services')
  const first = { seq: 0, time: 1, version: 1, format: 1, call: null, orders: {}, events: [], rolls: [] }
  await store.append({
    match: 'M2',
    entry: first,
    text: entryText(first),
    chain: 'a wrong hash',
    status: 'playing',
    moment: 'turn 1',
    time: 2,
    settledVotes: [],
    request: null,
    wake: null,
    asked: [],
    standing: null,
    newHolder: null,
    errands: [{ key: 'move m1 0 red', kind: 'move', match: 'm1', seq: 0, call: '1/fire', seat: 'red', person: 'anna', due: 50 }],
    head: {
      journal: FILE_FORMATS.journal,
      id: 'M2',
      system: 'skirmish',
      version: 1,
      format: 1,
      setup: {},
      position: null,
      commitment: commitmentOf('secret of M2'),
      seatValues: {},
      closing: 'open',
      parent: null,
      clock: { kind: 'none' },
      created: 1,
      playedHere: true,
    },
  })
}

async function backup(
  location: StoreLocation,
): Promise<{ readonly bytes: Buffer; readonly source: BackupSource; readonly findings: readonly string[] }> {
  const lines: string[] = []
  const { findings } = await makeBackup({ location, now: 99, write: async (line) => void lines.push(line) })
  const bytes = Buffer.from(lines.join(''))
  return { bytes, source: sourceOf(bytes), findings }
}
/** Gives the bytes in pieces that do not end at line breaks. */
const sourceOf = (bytes: Buffer): BackupSource =>
  async function* () {
    for (let first = 0; first < bytes.length; first += 997) yield bytes.subarray(first, first + 997)
  }
/** Appends the entry that a restored match is marked for. */
async function recordRestoration(store: Store, id: string): Promise<void> {
  const handle = store.handle(id)
  const { restored, entries = [] } = (await handle.read(-1)) ?? {}
  if (typeof restored !== 'string') throw new Error('the match is not marked')
  const nothing = { time: 1, version: 1, format: 1, call: null, orders: {}, events: [], rolls: [] }
  const entry = { ...nothing, seq: entries.length, action: { kind: 'restored', value: restored } } as const
  const progress = { status: 'playing', moment: '', time: 3 } as const
  await handle.append({
    match: id,
    entry,
    text: entryText(entry),
    chain: 'h',
    ...progress,
    settledVotes: [],
    request: null,
    wake: null,
    asked: [],
    standing: null,
    newHolder: null,
    errands: [],
    head: null,
  })
  expect((await handle.read(-1))?.restored).toBeNull()
}

/** The parts of a backup, and the marks of restored matches, which are random. */
function partsWithoutMarks(bytes: Buffer): { readonly parts: readonly unknown[]; readonly marks: readonly string[] } {
  const marks: string[] = []
  const lines = bytes.toString().split('\n').slice(1, -2)
  const parts = lines.map((line): unknown =>
    JSON.parse(line.slice(65), (key, value: unknown) => {
      if (key !== 'restored') return value
      if (typeof value === 'string') marks.push(value)
      return null
    }),
  )
  return { parts, marks }
}
async function filled(): Promise<StoreLocation> {
  const place = { folder: folder() }
  const store = await openSqlite(place.folder)
  await fill(store)
  await store.close()
  return place
}

test('a backup covers every table', async () => {
  const raw = openRawDatabase(await filled())
  const tables = (await raw.db.introspection.getTables()).map(({ name }) => name)
  // Snapshots are a cache, which a host makes again.
  expect(tables.toSorted()).toEqual([...BACKUP_TABLES, 'snapshots'].toSorted())
  for (const table of BACKUP_TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(raw.db)
    expect(rows, table).not.toHaveLength(0)
  }
  await raw.close()
})

test.each(['SQLite', 'PostgreSQL'])(
  'a backup of %s can be restored to either database, and its backup has the same parts',
  async (from) => {
    const url = await postgres.database(`from_${from.toLowerCase()}`)
    const location: StoreLocation = from === 'SQLite' ? await filled() : { url }
    if (from === 'PostgreSQL') {
      const store = await openPostgres(url)
      await fill(store)
      await store.close()
    }
    const { bytes, source } = await backup(location)
    const others: readonly StoreLocation[] = [
      { folder: join(folder(), 'new') },
      { url: await postgres.database(`to_${from.toLowerCase()}`) },
    ]
    const marks: unknown[] = []
    for (const other of others) {
      expect(await restoreBackup(source, other)).toMatchObject({ matches: 2, entries: 1, sealed: 2, made: 99 })
      const again = partsWithoutMarks((await backup(other)).bytes)
      expect(again.parts).toEqual(partsWithoutMarks(bytes).parts)
      expect(again.marks).toHaveLength(2)
      marks.push(...again.marks)
      const store = await ('url' in other ? openPostgres(other.url) : openSqlite(other.folder))
      expect(await store.sealed('m1')).toMatchObject([{ seat: 'blue' }, { seat: 'red', why: 'no target' }])
      await recordRestoration(store, 'M2')
      await store.close()
      await expect(restoreBackup(source, other)).rejects.toThrow(CannotRestore)
    }
    expect(new Set(marks).size).toBe(4)
  },
)

test('a PostgreSQL database can be backed up while a store has it open', async () => {
  const url = await postgres.database('in_use')
  const store = await openPostgres(url)
  await fill(store)
  expect((await backup({ url })).bytes.toString()).toContain('well\u2028met')
  await store.close()
})

test('a folder in use and a folder without a database are refused', async () => {
  const location = await filled()
  if (!('folder' in location)) throw new Error('the location is not a folder')
  const store = await openSqlite(location.folder)
  await expect(backup(location)).rejects.toThrow(FolderInUse)
  await store.close()
  await expect(backup({ folder: folder() })).rejects.toThrow(CannotOpen)
})

test('a journal that does not match its chain is reported by backup and by check', async () => {
  const { source, findings } = await backup(await filled())
  expect(findings).toEqual(['match M2: entry 0 does not match its hash in the chain'])
  expect((await checkBackup(source)).findings).toEqual(findings)
})

test('a backup with a changed byte is refused with the name of the part, and nothing is written', async () => {
  const { bytes } = await backup(await filled())
  const lines = bytes.toString('latin1').split('\n').slice(0, -1)
  const names = ['beginning', 'the server', 'people 1 to 3', 'match M2', 'match m1', 'the list of parts']
  expect(lines).toHaveLength(names.length)
  let line = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0x0a) line += 1
    else if (at % 7 !== 0) continue
    const damaged = Buffer.from(bytes)
    damaged[at] = (bytes[at] ?? 0) ^ 1
    const target = join(folder(), 'new')
    const refusal: unknown = await restoreBackup(sourceOf(damaged), { folder: target }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CannotRestore)
    if (bytes[at] !== 0x0a) expect(String(refusal), `byte ${at}`).toContain(names[line])
    expect(readdirSync(join(target, '..'))).toEqual([])
  }
})

test('a backup with a part that is missing, doubled or moved, or without its end, is refused', async () => {
  const { bytes } = await backup(await filled())
  const [first = '', server = '', people = '', one = '', two = '', last = ''] = bytes.toString().split('\n')
  const refused = (...lines: readonly string[]) =>
    expect(checkBackup(sourceOf(Buffer.from(lines.map((line) => `${line}\n`).join(''))))).rejects
  await refused(first, server, people, one, last).toThrow('match m1: damaged or missing')
  await refused(first, server, people, one, two, two, last).toThrow('differ from the list')
  await refused(first, server, people, two, one, last).toThrow('differ from the list')
  await refused(first, server, people, one, two).toThrow('its end is missing')
  await refused('hello').toThrow('This file is not a backup')
  await expect(checkBackup(sourceOf(Buffer.alloc(0)))).rejects.toThrow('This file is not a backup')
  await expect(checkBackup(sourceOf(bytes))).resolves.toMatchObject({ matches: 2 })
})

test.each([
  [{ format: FILE_FORMATS.backup + 1, lines: 'of another kind' }, 'made by a newer version of Admiralty'],
  [{ format: FILE_FORMATS.backup - 1 }, 'made before the first release of Admiralty'],
  [{ step: '999-later' }, 'made by a newer version of Admiralty'],
  [{ step: '012-visibility' }, 'made before the first release of Admiralty'],
])('a backup whose first line has %o is refused, and nothing is written: %s', async (change, reason) => {
  const { bytes } = await backup(await filled())
  const [first = '', ...parts] = bytes.toString().split('\n').slice(0, -2)
  const texts = [JSON.stringify({ ...JSON.parse(first.slice(65)), ...change }), ...parts.map((line) => line.slice(65))]
  const list = texts.map((text, index) => ({ part: `part ${index}`, hash: hashOf(text) }))
  texts.push(JSON.stringify({ parts: list, matches: 2, entries: 1, sealed: 2 }))
  const source = sourceOf(Buffer.from(texts.map((text) => makeLine(hashOf(text), text)).join('')))
  const target = join(folder(), 'new')
  await expect(restoreBackup(source, { folder: target })).rejects.toThrow(`This backup was ${reason}.`)
  expect(readdirSync(join(target, '..'))).toEqual([])
})

test.for([
  'hello',
  'null',
  '[]',
  '{}',
  '{"part":"match m1","rows":1}',
  '{"part":"match m1","rows":{"kysely_migration":[{"name":"x"}]}}',
  '{"part":"match m1","rows":{"matches":[{"id":{"deep":1}}]}}',
  '['.repeat(100_000),
  `{"part":${'['.repeat(100_000)}${']'.repeat(100_000)},"rows":{}}`,
])('a part with a correct hash but an unknown form is refused, and nothing is written (%#)', async (part) => {
  const { bytes } = await backup(await filled())
  const [first = ''] = bytes.toString().split('\n')
  const texts = [first.slice(65), part]
  const list = texts.map((text, index) => ({ part: `part ${index}`, hash: hashOf(text) }))
  texts.push(JSON.stringify({ parts: list, matches: 1, entries: 0, sealed: 0 }))
  const source = sourceOf(Buffer.from(texts.map((text) => makeLine(hashOf(text), text)).join('')))
  const target = join(folder(), 'new')
  await expect(restoreBackup(source, { folder: target })).rejects.toThrow('Part 1 of this backup has an unknown format')
  expect(readdirSync(join(target, '..'))).toEqual([])
})
