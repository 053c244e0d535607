// Nothing is open without a reason: a start opens what is due, and what a crash has interrupted goes on by itself.
import { openSqlite, type Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, onTestFinished, test } from 'vitest'
import type { Client } from './client.ts'
import { storedDuel } from './long-match.ts'
import { DUEL, type Duel, duel, freshFolder, localServer, manualClock, skirmishWith, type TestServerOptions } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const CALL = '1/muster'

/** The matches that a store reads whole, the ranges of entries that it reads, and how often a server has looked for what is due. */
function watched() {
  const opened: string[] = []
  const proven: string[] = []
  const looks = { count: 0 }
  const wrapStore = (store: Store): Store => ({
    ...store,
    match(id) {
      opened.push(id)
      return store.match(id)
    },
    entries(id, range) {
      proven.push(id)
      return store.entries(id, range)
    },
    async nextWake() {
      const next = await store.nextWake()
      looks.count += 1
      return next
    },
  })
  return { opened, proven, looks, wrapStore }
}

test('a start opens no match that waits for its players, and proves none before somebody opens it', async () => {
  const { folder, id, cookie } = await storedDuel()
  const first = await localServer({ folder })
  const others = [await duel(first.client), await duel(first.client)]
  // The history stores the snapshots of the long match.
  expect((await Object.assign(first.client(), { cookie }).history(id, 'red', null, 50)).first).toBeGreaterThan(0)
  await first.close()
  const { opened, proven, looks, wrapStore } = watched()
  const { client } = await localServer({ folder, wrapStore })
  await expect.poll(() => looks.count).toBe(1)
  expect([opened, proven]).toEqual([[], []])
  expect((await Object.assign(client(), { cookie }).get(`/api/matches/${id}`)).status).toBe(200)
  await expect.poll(() => proven.length).toBeGreaterThan(0)
  expect([new Set(opened), new Set(proven)]).toEqual([new Set([id]), new Set([id])])
  expect(others).toHaveLength(2)
})

/** A server that dies: from now on, or after some more entries, it appends none and sets no times. */
function dying() {
  let left = Number.POSITIVE_INFINITY
  const wrapStore = (store: Store): Store => ({
    ...store,
    setWake: (id, wake) => (left <= 0 ? Promise.reject(new Error('the server has died')) : store.setWake(id, wake)),
    handle(id) {
      const handle = store.handle(id)
      const append: typeof handle.append = (request) => {
        left -= 1
        return left < 0 ? Promise.reject(new Error('the server has died')) : handle.append(request)
      }
      return Object.assign(Object.create(handle), { append })
    },
  })
  const die = (after = 0): void => {
    left = after
  }
  return { wrapStore, die }
}

/** Skirmish, but the own view of a seat shows that it can only take these cards. */
const oneChoice: typeof skirmish.system = {
  ...skirmish.system,
  forcedOrder: (view, { kind }, seat) =>
    view.me === seat && kind === 'muster' ? { order: 'muster', gear: ['shield', 'flare'] } : undefined,
}
const DELAYS = { bot: 0, auto: 1500 }

interface Interrupted {
  readonly options?: TestServerOptions
  /** Plays up to a change after which the server dies. `die` comes before that change. Returns the match. */
  play(client: () => Client, die: (after?: number) => void): Promise<string>
  /** The kind of the entry that follows from the change. */
  readonly entry: unknown
}
const sealedBoth = async (client: () => Client, die: () => void): Promise<string> => {
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', CALL, CARDS)
  die()
  await blue.order(id, 'blue', CALL, CARDS)
  return id
}
/** Both players agree to a draw; the server dies before the second vote. */
async function agreeToDraw(client: () => Client, die: () => void): Promise<Duel> {
  const match = await duel(client)
  await match.red.post(`/api/matches/${match.id}/draw`, { as: 'red', agree: true })
  die()
  await match.blue.post(`/api/matches/${match.id}/draw`, { as: 'blue', agree: true })
  return match
}
const lapsing = manualClock()
const OF_CALL = { call: { id: CALL } }
const INTERRUPTED: Readonly<Record<string, Interrupted>> = {
  'the last seat was taken': {
    entry: { seq: 0 },
    async play(client, die) {
      const [red, blue] = [client(), client()]
      const id = await red.open({ ...DUEL, seats: { red: 'me', blue: 'invite' } })
      const [invitation] = (await red.table(id)).invitations
      die()
      await blue.post(`/api/invitations/${invitation?.token}`, { value: 'luck' })
      return id
    },
  },
  'the last vote for a draw was given': {
    entry: { action: { kind: 'drawn' } },
    async play(client, die) {
      return (await agreeToDraw(client, die)).id
    },
  },
  'an order was sealed beside a vote that settles a draw': {
    entry: { action: { kind: 'drawn' } },
    async play(client, die) {
      const { id, red } = await agreeToDraw(client, die)
      await red.order(id, 'red', CALL, CARDS)
      return id
    },
  },
  'an order had completed a call which the rules could not decide': {
    entry: OF_CALL,
    options: {
      games: skirmishWith({
        ...skirmish.system,
        resolve() {
          throw new Error('not foreseen')
        },
      }),
    },
    play: sealedBoth,
  },
  'orders were fixed and devices asked': {
    entry: OF_CALL,
    async play(client, die) {
      let devices = 0
      const { id, red, blue } = await duel(() => {
        devices += 1
        return Object.assign(client(), { device: `device ${devices}`, linked: true })
      })
      const stream = await red.listen(id, 'red')
      onTestFinished(() => stream.close())
      await stream.entry(0)
      await red.order(id, 'red', CALL, CARDS)
      die()
      await blue.order(id, 'blue', CALL, CARDS)
      return id
    },
  },
  'an order left only a seat with automatic answers': {
    entry: OF_CALL,
    options: { games: skirmishWith(oneChoice), delays: DELAYS, clock: manualClock() },
    async play(client, die) {
      const { id, red, blue } = await duel(client)
      await blue.put(`/api/matches/${id}/seats/blue`, { auto: true })
      die()
      await red.order(id, 'red', CALL, CARDS)
      return id
    },
  },
  'a seat was to answer automatically': {
    entry: OF_CALL,
    options: { games: skirmishWith(oneChoice), delays: DELAYS, clock: manualClock() },
    async play(client, die) {
      const { id, red, blue } = await duel(client)
      await red.order(id, 'red', CALL, CARDS)
      die()
      await blue.put(`/api/matches/${id}/seats/blue`, { auto: true })
      return id
    },
  },
  'a deadline had passed and the default order was missing': {
    entry: OF_CALL,
    options: { clock: lapsing },
    async play(client, die) {
      const { id, red, blue } = await duel(client, { clock: { kind: 'answer', days: 3 } })
      await red.order(id, 'red', CALL, CARDS)
      const stream = await blue.listen(id, 'blue')
      onTestFinished(() => stream.close())
      await stream.entry(0)
      die(1)
      lapsing.advance(3 * 24 * 3600_000 + 10_000)
      expect(JSON.parse((await stream.entry(1)).data)).toMatchObject({ action: { kind: 'lapsed', seats: ['blue'] } })
      return id
    },
  },
  'the order of a bot was missing': {
    entry: OF_CALL,
    options: { delays: { bot: 600_000, auto: 0 }, clock: manualClock() },
    async play(client) {
      return client().open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'bot:ensign' } })
    },
  },
}
test.each(Object.entries(INTERRUPTED))(
  'a server that died when %s is continued by the next one without a request',
  async (_, { options, play, entry }) => {
    const folder = freshFolder()
    const { wrapStore, die } = dying()
    const first = await localServer({ folder, wrapStore, ...options })
    const id = await play(first.client, die)
    await first.close()
    const closed = await openSqlite(folder)
    const before = (await closed.entries(id)).length
    await closed.close()
    let store: Store | undefined
    const games = options?.delays ? options.games : undefined
    await localServer({
      folder,
      ...(games && { games }),
      wrapStore(opened) {
        store = opened
        return opened
      },
    })
    await expect.poll(async () => (await store?.entries(id))?.[before]?.entry).toMatchObject(entry as object)
  },
)

test('a look is no visit: bots rest in a match that nobody has opened, and it is not looked at again', async () => {
  const folder = freshFolder()
  const clock = manualClock()
  const first = await localServer({ folder, clock, delays: { bot: 500, auto: 0 } })
  const id = await first.client().open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'bot:ensign' } })
  await first.close()
  const closed = await openSqlite(folder)
  await closed.setWake(id, clock.now() + 120_000)
  await closed.close()
  const { opened, looks, wrapStore } = watched()
  let store: Store | undefined
  await localServer({
    folder,
    clock,
    delays: { bot: 500, auto: 0 },
    wrapStore(plain) {
      store = plain
      return wrapStore(plain)
    },
  })
  await expect.poll(() => looks.count).toBe(1)
  expect(opened).toEqual([])
  clock.advance(120_000)
  await expect.poll(() => looks.count).toBe(2)
  expect(opened).toEqual([id])
  expect(await store?.nextWake()).toBeNull()
  clock.advance(600_000)
  expect(await store?.entries(id)).toHaveLength(1)
})
