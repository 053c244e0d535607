// Failures around a match: a full disk, a match that cannot be read, rules that throw, and more matches than fit in memory.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MatchHandle, Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { DUEL, duel, freshFolder, localServer, manualClock, play, skirmishWith } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
type Disk = { full: boolean; readonly wrapStore: (store: Store) => Store }

/** A disk without room for entries while `full` is set. */
function makeDisk(): Disk {
  const disk: Disk = {
    full: false,
    wrapStore: (store) => ({
      ...store,
      handle(id) {
        const handle = store.handle(id)
        const append: MatchHandle['append'] = (request) =>
          disk.full ? Promise.reject(new Error('database or disk is full')) : handle.append(request)
        return Object.assign(Object.create(handle), { append })
      },
    }),
  }
  return disk
}

test('a retried order completes its call when the disk has room again', async () => {
  const disk = makeDisk()
  const { client } = await localServer({ wrapStore: disk.wrapStore })
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', '1/muster', CARDS)
  disk.full = true
  expect((await blue.order(id, 'blue', '1/muster', CARDS, 'the-same-key')).status).toBe(500)
  disk.full = false
  expect((await blue.order(id, 'blue', '1/muster', CARDS, 'the-same-key')).body).toEqual({ sealed: true, seq: 1 })
})

test('a bot answers again after its entry could not be stored', async () => {
  const disk = makeDisk()
  const clock = manualClock()
  const { client } = await localServer({ wrapStore: disk.wrapStore, clock, delays: { bot: 500, auto: 0 } })
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await me.order(id, 'blue', '1/muster', CARDS)
  await clock.timerSet()
  disk.full = true
  clock.advance(500)
  await clock.timerSet()
  disk.full = false
  clock.advance(30_000)
  // The bot decides again, on the same call with the same seed.
  await clock.timerSet()
  clock.advance(500)
  expect(JSON.parse((await stream.entry(1)).data).seq).toBe(1)
  stream.close()
})

test('reads the changes of another server when the database is back', async () => {
  const database: { store?: Store; listener?: Parameters<Store['subscribe']>[0]; unreachable: boolean } = { unreachable: false }
  const clock = manualClock()
  const { client } = await localServer({
    clock,
    wrapStore: (store) => {
      database.store = store
      return {
        ...store,
        subscribe: (listener) => void Object.assign(database, { listener }),
        handle(id) {
          const handle = store.handle(id)
          const error = Object.assign(new Error('not there'), { code: '08001' })
          const read: MatchHandle['read'] = (after) => (database.unreachable ? Promise.reject(error) : handle.read(after))
          return Object.assign(Object.create(handle), { read })
        },
      }
    },
  })
  const { id, red } = await duel(client)
  const stream = await red.listen(id, 'red')
  await stream.entry(0)
  await database.store?.addNote(id, { seat: 'blue', name: 'Bertha', text: 'Ahoy', signal: null, time: 1 }, 10)
  database.unreachable = true
  database.listener?.missed()
  await clock.timerSet()
  database.unreachable = false
  expect(stream.all.some(({ event }) => event === 'note')).toBe(false)
  clock.advance(2000)
  await expect.poll(() => stream.all.some(({ data }) => data.includes('Ahoy'))).toBe(true)
  stream.close()
})

test('lists all matches, even one that cannot be read and one whose game is not installed', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const anna = first.client()
  const seats = { red: 'me', blue: 'me' } as const
  const [broken, whole, unknownGame] = [
    await anna.open({ ...DUEL, seats }),
    await anna.open({ ...DUEL, seats }),
    await anna.open({ ...DUEL, seats }),
  ]
  await first.close()
  const database = new DatabaseSync(join(folder, 'admiralty.sqlite'))
  database.prepare('update entries set entry = ? where match = ?').run('{"seq":', broken)
  database.prepare('update matches set system = ? where id = ?').run('chess', unknownGame)
  database.close()
  const { client } = await localServer({ folder })
  const user = client()
  user.cookie = anna.cookie
  // A list opens no match, so it is this request that finds the damage.
  expect((await user.get(`/api/matches/${broken}`)).status).toBe(507)
  const { status, body } = await user.get<readonly { id: string; owed: string[] }[]>('/api/matches')
  expect(status).toBe(200)
  expect(Object.fromEntries(body.map((match) => [match.id, match.owed]))).toEqual({
    [broken]: [],
    [whole]: ['red', 'blue'],
    [unknownGame]: [],
  })
  expect((await user.get(`/api/matches/${broken}`)).status).toBe(507)
  expect((await user.get(`/api/matches/${unknownGame}`)).status).toBe(404)
  expect((await user.order(whole, 'red', '1/muster', CARDS)).status).toBe(200)
})

test('plays every match once when more are in play than fit in memory', async () => {
  const { client } = await localServer({ maxIdleMatches: 1 })
  const busy = await duel(client)
  const elsewhere = await busy.red.listen(busy.id, 'red')
  const { id, red, blue } = await duel(client)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  for (const stream of streams) expect(stream.table().message.outcome).not.toBeNull()
  for (const stream of [...streams, elsewhere]) stream.close()
})

test('keeps the sealed orders when the rules throw', async () => {
  let broken = true
  const system: typeof skirmish.system = {
    ...skirmish.system,
    resolve(...call) {
      if (broken) throw new Error('not foreseen')
      return skirmish.system.resolve(...call)
    },
  }
  const games = skirmishWith(system)
  const { client } = await localServer({ games })
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', '1/muster', CARDS)
  expect((await blue.order(id, 'blue', '1/muster', CARDS)).status).toBe(500)
  broken = false
  const other = { order: 'muster', gear: ['decoy', 'shield'] }
  expect((await red.order(id, 'red', '1/muster', other)).body).toEqual({ sealed: true, seq: 1 })
})
