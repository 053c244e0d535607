// What goes wrong around a match: a disk without room, a match that cannot be read, more matches than are kept in memory.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MatchHandle, Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { DUEL, duel, freshFolder, localServer, play, stillClock } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
type Disk = { full: boolean; readonly between: (store: Store) => Store }

/** Full for entries, as long as it says so. */
function makeDisk(): Disk {
  const disk: Disk = {
    full: false,
    between: (store) => ({
      ...store,
      handle(id) {
        const held = store.handle(id)
        const append: MatchHandle['append'] = (wish) =>
          disk.full ? Promise.reject(new Error('database or disk is full')) : held.append(wish)
        return Object.assign(Object.create(held), { append })
      },
    }),
  }
  return disk
}

test('an order that was sealed while its entry found no room leads on when it is sent again', async () => {
  const disk = makeDisk()
  const { client } = await localServer({ disk: disk.between })
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', '1/muster', CARDS)
  disk.full = true
  expect((await blue.order(id, 'blue', '1/muster', CARDS, 'the-same-key')).status).toBe(500)
  disk.full = false
  expect((await blue.order(id, 'blue', '1/muster', CARDS, 'the-same-key')).body).toEqual({ sealed: true, seq: 1 })
})

test('a bot whose answer found no room tries again by itself', async () => {
  const disk = makeDisk()
  const clock = stillClock()
  const { client } = await localServer({ disk: disk.between, clock, delays: { bot: 500, auto: 1500 } })
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await me.order(id, 'blue', '1/muster', CARDS)
  await clock.asleep()
  disk.full = true
  clock.pass(500)
  await clock.asleep()
  disk.full = false
  clock.pass(30_000)
  // It thinks again, of the same question with the same luck.
  await clock.asleep()
  clock.pass(500)
  expect(JSON.parse((await stream.entry(1)).data).seq).toBe(1)
  stream.close()
})

test('news that could not be read are read when the database is back', async () => {
  const others: { store?: Store; ear?: Parameters<Store['subscribe']>[0]; away: boolean } = { away: false }
  const clock = stillClock()
  const { client } = await localServer({
    clock,
    disk: (store) => {
      others.store = store
      return {
        ...store,
        subscribe: (ear) => void Object.assign(others, { ear }),
        handle(id) {
          const held = store.handle(id)
          const away = Object.assign(new Error('not there'), { code: '08001' })
          const read: MatchHandle['read'] = (after) => (others.away ? Promise.reject(away) : held.read(after))
          return Object.assign(Object.create(held), { read })
        },
      }
    },
  })
  const { id, red } = await duel(client)
  const stream = await red.listen(id, 'red')
  await stream.entry(0)
  await others.store?.addNote(id, { seat: 'blue', name: 'Bertha', text: 'Ahoy', signal: null, time: 1 }, 10)
  others.away = true
  others.ear?.missed()
  await clock.asleep()
  others.away = false
  expect(stream.all.some(({ event }) => event === 'note')).toBe(false)
  clock.pass(2000)
  await expect.poll(() => stream.all.some(({ data }) => data.includes('Ahoy'))).toBe(true)
  stream.close()
})

test('a match that cannot be read hides no other, and a stranger’s game neither', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const anna = first.client()
  const seats = { red: 'me', blue: 'me' } as const
  const [broken, whole, strange] = [
    await anna.open({ ...DUEL, seats }),
    await anna.open({ ...DUEL, seats }),
    await anna.open({ ...DUEL, seats }),
  ]
  await first.close()
  const database = new DatabaseSync(join(folder, 'admiralty.sqlite'))
  database.prepare('update entries set entry = ? where match = ?').run('{"seq":', broken)
  database.prepare('update matches set system = ? where id = ?').run('chess', strange)
  database.close()
  const { client } = await localServer({ folder })
  const again = client()
  again.cookie = anna.cookie
  const { status, body } = await again.get<readonly { id: string; owed: string[] }[]>('/api/matches')
  expect(status).toBe(200)
  expect(Object.fromEntries(body.map((match) => [match.id, match.owed]))).toEqual({ [broken]: [], [whole]: ['red', 'blue'], [strange]: [] })
  expect((await again.get(`/api/matches/${broken}`)).status).toBe(500)
  expect((await again.get(`/api/matches/${strange}`)).status).toBe(404)
  expect((await again.order(whole, 'red', '1/muster', CARDS)).status).toBe(200)
})

test('with more matches at play than are kept in memory, every match is still one match', async () => {
  const { client } = await localServer({ maxIdleMatches: 1 })
  const busy = await duel(client)
  const elsewhere = await busy.red.listen(busy.id, 'red')
  const { id, red, blue } = await duel(client)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  for (const stream of streams) expect(stream.table().message.outcome).not.toBeNull()
  for (const stream of [...streams, elsewhere]) stream.close()
})

test('rules that fail once leave the sealed orders as they are', async () => {
  let broken = true
  const system: typeof skirmish.system = {
    ...skirmish.system,
    resolve(...asked) {
      if (broken) throw new Error('not foreseen')
      return skirmish.system.resolve(...asked)
    },
  }
  const games = { skirmish: { about: skirmish.about, rules: async () => ({ ...skirmish, system }), bots: async () => skirmish } }
  const { client } = await localServer({ games })
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', '1/muster', CARDS)
  expect((await blue.order(id, 'blue', '1/muster', CARDS)).status).toBe(500)
  broken = false
  const other = { order: 'muster', gear: ['decoy', 'shield'] }
  expect((await red.order(id, 'red', '1/muster', other)).body).toEqual({ sealed: true, seq: 1 })
})
