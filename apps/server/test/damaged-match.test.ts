// A match whose stored journal is damaged is stopped with a message, and no other match is affected.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DamagedMatch, type MatchHandle, openSqlite, type StoredMatch } from '@admiralty/store'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { openJournal } from '../src/match/stored-journal.ts'
import type { Client } from './client.ts'
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

test('only entries that this server has not proven before are proven', async () => {
  const folder = freshFolder()
  const server = await localServer({ folder })
  const { id, red, blue } = await duel(server.client)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  for (const stream of streams) stream.close()
  await server.close()
  const store = await openSqlite(folder)
  const finished = await store.handle(id).read(-1)
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
  const proven = { seq: 1, chain: stored.entries[1]?.chain ?? '' }
  const unaided = { proven: null, snapshot: null }
  const whole = openJournal(system, stored, unaided)
  expect(whole?.seq).toBe(stored.entries.length - 1)
  expect(openJournal(system, stored, { proven, snapshot: null })).toEqual(whole)
  expect(openJournal(system, changedAt(1), { proven, snapshot: null })).toEqual(whole)
  for (const seq of [0, 1, 2]) expect(() => openJournal(system, changedAt(seq), unaided)).toThrow(DamagedMatch)
  expect(() => openJournal(system, changedAt(2), { proven, snapshot: null })).toThrow(DamagedMatch)
  expect(() => openJournal(system, changedAt(1), { proven: { ...proven, chain: 'another' }, snapshot: null })).toThrow(DamagedMatch)
  const gap = { ...stored, entries: stored.entries.toSpliced(2, 1) }
  expect(() => openJournal(system, gap, { proven, snapshot: null })).toThrow(DamagedMatch)
  expect(() => openJournal(system, { ...stored, entries: [] }, unaided)).toThrow(DamagedMatch)
})
