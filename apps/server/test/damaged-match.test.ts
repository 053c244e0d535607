// A match whose stored journal is damaged is stopped with a message, and no other match is affected.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Head, makeSnapshot, reopen } from '@admiralty/match'
import { DamagedMatch, type MatchHandle, openSqlite, type StoredEntry, type StoredMatch } from '@admiralty/store'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { openJournal, type ProvenEntry, readMatch } from '../src/match/stored-journal.ts'
import type { Client } from './client.ts'
import { storedDuel } from './long-match.ts'
import { DUEL, duel, freshFolder, localServer, play } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const STOPPED = { status: 507, body: { type: 'urn:admiralty:cannot-keep', detail: expect.stringContaining('this match is stopped') } }

/** Changes the time in an entry of a match, as a damaged disk or a person could. */
function damage(folder: string, match: string, seq: number): void {
  const database = new DatabaseSync(join(folder, 'admiralty.sqlite'))
  database.prepare(`update entries set entry = replace(entry, '"time":1', '"time":2') where match = ? and seq = ?`).run(match, seq)
  database.close()
}

test('a match in play with a changed entry is stopped with a message; other matches and finished ones are not', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const [damaged, sound, over] = [await duel(first.client), await duel(first.client), await duel(first.client)]
  for (const { id, red, blue } of [damaged, sound])
    for (const [seat, client] of [['red', red] as const, ['blue', blue] as const]) await client.order(id, seat, '1/muster', CARDS)
  await over.red.post(`/api/matches/${over.id}/concede`, { as: 'red' })
  await first.close()
  for (const { id } of [damaged, over]) damage(folder, id, 1)
  const log: string[] = []
  const { client } = await localServer({ folder, logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } } })
  const as = ({ cookie }: Client): Client => Object.assign(client(), { cookie })
  const anna = as(damaged.red)
  for (let again = 0; again < 2; again += 1) expect(await anna.get(`/api/matches/${damaged.id}`)).toMatchObject(STOPPED)
  expect(await anna.order(damaged.id, 'red', '2/plan', { order: 'plan' })).toMatchObject(STOPPED)
  expect((await anna.get('/api/matches')).body).toMatchObject([{ id: damaged.id, owed: [] }])
  expect(log.join()).toContain(damaged.id)
  expect(log.join()).not.toContain('shield')
  expect((await as(sound.red).get(`/api/matches/${sound.id}`)).status).toBe(200)
  expect((await as(over.red).get(`/api/matches/${over.id}`)).body).toMatchObject({ status: 'over' })
})

test('a damaged match for the seated does not exist for a stranger either', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const red = first.client()
  const id = await red.open({ ...DUEL, watch: 'seated', seats: { red: 'me', blue: 'bot:ensign' } })
  expect((await red.get(`/api/matches/${id}`)).body).toMatchObject({ status: 'playing' })
  await first.close()
  damage(folder, id, 0)
  const { client } = await localServer({ folder })
  expect(await client().get(`/api/matches/${id}`)).toEqual(await client().get('/api/matches/unknown'))
  expect(await Object.assign(client(), { cookie: red.cookie }).get(`/api/matches/${id}`)).toMatchObject(STOPPED)
})

test('a match is stopped when the database has lost an entry that was played, and stays stopped', async () => {
  let lagging = false
  const { client } = await localServer({
    wrapStore: (store) => ({
      ...store,
      handle(id) {
        const handle = store.handle(id)
        const isStale: MatchHandle['isStale'] = async () => lagging
        const read: MatchHandle['read'] = async (after) => {
          const stored = await handle.read(after)
          return stored && lagging ? { ...stored, entries: stored.entries.slice(0, -1) } : stored
        }
        return Object.assign(Object.create(handle), { isStale, read })
      },
    }),
  })
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', '1/muster', CARDS)
  await blue.order(id, 'blue', '1/muster', CARDS)
  lagging = true
  expect(await red.get(`/api/matches/${id}`)).toMatchObject(STOPPED)
  lagging = false
  expect(await red.post(`/api/matches/${id}/concede`, { as: 'red' })).toMatchObject(STOPPED)
})

/** A folder with a duel of this many entries, of which the server has stored snapshots, and the cookie of its player. */
async function duelWithSnapshots() {
  const { folder, id, entries, cookie } = await storedDuel()
  const log: string[] = []
  const open = async (options: Parameters<typeof localServer>[0] = {}) => {
    const logger = { level: 'warn', stream: { write: (line: string) => void log.push(line) } }
    const { client, close } = await localServer({ folder, logger, ...options })
    return { me: Object.assign(client(), { cookie }), close }
  }
  const second = await open()
  // A page of the history stores the snapshots that are missing.
  expect((await second.me.history(id, 'red', null, 50)).first).toBe(entries - 50)
  await second.close()
  return { folder, id, entries, open, log }
}
const journalOf = (head: Head, rows: readonly StoredEntry[]) => ({
  head,
  entries: rows.map(({ entry }) => entry),
  chain: rows.map(({ chain }) => chain),
})
const entriesIn = async (folder: string, id: string): Promise<number> => {
  const store = await openSqlite(folder)
  const { length } = await store.entries(id)
  await store.close()
  return length
}

describe('a match that is opened with a snapshot', () => {
  test('gets no entry, and gives nothing but an error, while an early entry is damaged', async () => {
    const { folder, id, entries, open, log } = await duelWithSnapshots()
    damage(folder, id, 11)
    const { me, close } = await open()
    expect(await me.concede(id, 'red')).toMatchObject(STOPPED)
    for (const path of ['', '/history?as=red', '/receipt', '/journal?as=red'])
      expect(await me.get(`/api/matches/${id}${path}`)).toMatchObject(STOPPED)
    expect(log.join()).toContain(id)
    await close()
    expect(await entriesIn(folder, id)).toBe(entries)
  })

  test('is shown while earlier entries are read; a change waits for them, and streams end if one is damaged', async () => {
    const { folder, id, entries, open } = await duelWithSnapshots()
    damage(folder, id, 11)
    const { promise: mayRead, resolve: read } = Promise.withResolvers<void>()
    const { me } = await open({
      wrapStore: (store) => ({
        ...store,
        entries: async (...query) => {
          await mayRead
          return store.entries(...query)
        },
      }),
    })
    const stream = await me.listen(id, 'red')
    expect((await stream.entry(0)).id).toBe(`${entries - 1}`)
    let isDone = false
    const conceded = me.concede(id, 'red').finally(() => {
      isDone = true
    })
    expect(await me.get(`/api/matches/${id}`)).toMatchObject({ status: 200, body: { status: 'playing' } })
    expect(isDone).toBe(false)
    read()
    expect(await conceded).toMatchObject(STOPPED)
    await expect(stream.entry(entries)).rejects.toThrow()
    expect(await me.get(`/api/matches/${id}`)).toMatchObject(STOPPED)
  })

  test('is stopped if the snapshot does not follow from the entries, and goes on with another one after a restart', async () => {
    const { folder, id, entries, open } = await duelWithSnapshots()
    const store = await openSqlite(folder)
    const stored = await store.handle(id).read(-1)
    const row = stored?.entries[200]
    if (!stored?.record.head || !row) throw new Error('the match is too short')
    const match = reopen(system, journalOf(stored.record.head, stored.entries.slice(0, 201)))
    // A person who can write to the database can compute its digest.
    await store.addSnapshot(id, makeSnapshot(system, { ...match, status: { ...match.status, conceded: ['blue'] } }))
    await store.close()
    const second = await open()
    expect(await second.me.concede(id, 'red')).toMatchObject(STOPPED)
    await second.close()
    expect(await entriesIn(folder, id)).toBe(entries)
    const third = await open()
    expect((await third.me.concede(id, 'red')).status).toBe(200)
    await third.close()
    expect(await entriesIn(folder, id)).toBe(entries + 1)
  })
})

test('only entries that this server has not proven before are proven', async () => {
  const folder = freshFolder()
  const server = await localServer({ folder })
  const { id, red, blue } = await duel(server.client)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  for (const stream of streams) stream.close()
  await server.close()
  const store = await openSqlite(folder)
  const finishedStore = store.handle(id)
  const finished = await finishedStore.read(-1)
  await store.close()
  if (!finished || finished.entries.length < 5) throw new Error('the match has too few entries')
  // Without its last entry it is still in play.
  const stored: StoredMatch = {
    ...finished,
    record: { ...finished.record, status: 'playing' },
    entries: finished.entries.slice(0, -1),
  }
  const changedAt = (seq: number): StoredMatch => ({
    ...stored,
    entries: stored.entries.map((row) => (row.entry.seq === seq ? { ...row, entry: { ...row.entry, time: 7 } } : row)),
  })
  const open = (changed: StoredMatch, proven: number) => openJournal(system, { stored: changed, snapshot: null, proven })
  const whole = open(stored, -1)
  expect(whole?.seq).toBe(stored.entries.length - 1)
  expect(open(stored, 1)).toEqual(whole)
  expect(open(changedAt(1), 1)).toEqual(whole)
  for (const seq of [0, 1, 2]) expect(() => open(changedAt(seq), -1)).toThrow(DamagedMatch)
  expect(() => open(changedAt(2), 1)).toThrow(DamagedMatch)
  const gap = { ...stored, entries: stored.entries.toSpliced(2, 1) }
  expect(() => open(gap, 1)).toThrow(DamagedMatch)
  expect(() => open({ ...stored, entries: [] }, -1)).toThrow(DamagedMatch)
  expect(() => open({ ...stored, record: { ...stored.record, secret: 'another' } }, -1)).toThrow(DamagedMatch)
  const read = async (known: ProvenEntry) => {
    const handle = { ...finishedStore, read: async () => stored }
    return readMatch({ snapshot: async () => undefined }, { handle, system, record: stored.record }, known)
  }
  expect(await read({ seq: 1, chain: stored.entries[1]?.chain ?? '' })).toMatchObject({ proven: 1, snapshot: null })
  expect(await read({ seq: 1, chain: 'another' })).toMatchObject({ proven: -1 })
})
