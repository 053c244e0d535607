// One user or address cannot keep a server from serving the others.
import { LIMITS } from '@admiralty/protocol'
import type { Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { BotRequest } from '../src/index.ts'
import type { Client } from './client.ts'
import { DUEL, duel, freshFolder, localServer, manualClock } from './tables.ts'

const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'flare'] }
const AGAINST_BOT = { ...DUEL, seats: { red: 'me', blue: 'bot:ensign' } } as const

test('a busy server refuses new matches, spectators and journals with Retry-After, and goes on with orders, players and health checks', async () => {
  const load = { busy: false }
  const { url, client } = await localServer({ load })
  const { id, red } = await duel(client)
  load.busy = true
  const headers = { cookie: red.cookie, 'content-type': 'application/json' }
  const refused = [
    await fetch(`${url}/api/matches`, { method: 'POST', headers, body: JSON.stringify(AGAINST_BOT) }),
    await fetch(`${url}/api/matches/${id}/stream`, { headers: { cookie: red.cookie } }),
    await fetch(`${url}/api/matches/${id}/journal`, { headers: { cookie: red.cookie } }),
  ]
  for (const response of refused) {
    expect.soft([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect.soft(await response.json()).toMatchObject({ type: 'urn:admiralty:unavailable', detail: expect.stringContaining('try again') })
  }
  const stream = await red.listen(id, 'red')
  await stream.entry(0)
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE)).status).toBe(200)
  expect((await red.get('/healthz')).status).toBe(200)
  stream.close()
})

test('limits matches by user and by address, whatever cookies the address sends', async () => {
  const { client } = await localServer({ rate: 1_000_000, clock: manualClock() })
  const anna = client()
  const open = async (user = client()): Promise<number> =>
    (await user.post('/api/matches', { ...DUEL, seats: { red: 'me', blue: 'me' } })).status
  const times = (count: number, act: () => Promise<number>): Promise<readonly number[]> => Promise.all(Array.from({ length: count }, act))
  await anna.get('/api/me')
  expect(new Set(await times(LIMITS.openings, () => open(anna)))).toEqual(new Set([201]))
  expect(await open(anna)).toBe(429)
  expect(new Set(await times(LIMITS.addressOpenings - LIMITS.openings, () => open()))).toEqual(new Set([201]))
  expect(await open()).toBe(429)
})

test('limits the new users of an address, and not those who are known', async () => {
  const { client } = await localServer({ rate: 1_000_000, clock: manualClock() })
  const rename = async (user = client()): Promise<number> => (await user.put('/api/me', { name: 'Anna' })).status
  const anna = client()
  expect(await rename(anna)).toBe(200)
  const others = await Promise.all(Array.from({ length: LIMITS.addressUsers - 1 }, () => rename()))
  expect(new Set(others)).toEqual(new Set([200]))
  expect([await rename(), await rename(anna)]).toEqual([429, 200])
})

test('stores a guest who does something, and only then; the guest keeps id and name', async () => {
  const stored: string[] = []
  const { client } = await localServer({
    wrapStore: (store) => ({
      ...store,
      addPerson(person, token) {
        stored.push(person.id)
        return store.addPerson(person, token)
      },
    }),
  })
  const anna = client()
  const me = (await anna.get<{ id: string; name: string }>('/api/me')).body
  expect((await anna.get('/api/me')).body).toEqual(me)
  expect((await anna.get('/api/matches')).body).toEqual([])
  expect((await anna.post('/api/matches', { ...AGAINST_BOT, scenario: 'none such' })).status).toBe(400)
  expect(stored).toEqual([])
  const answers = await Promise.all([1, 2, 3].map(() => anna.post('/api/matches', AGAINST_BOT)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await anna.get('/api/me')).body).toEqual(me)
  expect((await anna.get<readonly unknown[]>('/api/matches')).body).toHaveLength(3)
  expect(new Set(stored)).toEqual(new Set([me.id]))
})

test('forgets a guest to whom nothing belongs 30 days later, and no other', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder, clock: manualClock() })
  const [anna, ben] = [first.client(), first.client()]
  for (const user of [anna, ben]) await user.put('/api/me', { name: 'Here for long' })
  await ben.open(AGAINST_BOT)
  await first.close()
  const clock = manualClock()
  clock.advance(31 * 24 * 3600 * 1000)
  const later = await localServer({ folder, clock })
  const nameOf = async ({ cookie }: Client): Promise<unknown> =>
    (await later.client().ask<{ name: string }>('GET', '/api/me', undefined, { cookie })).body.name
  await expect.poll(() => nameOf(anna)).toMatch(/^Guest /)
  expect(await nameOf(ben)).toBe('Here for long')
})

test.each([
  { way: 'opens a stream', look: async (user: Client, id: string) => (await user.listen(id, 'public')).close() },
  { way: 'reads its page', look: (user: Client, id: string) => user.table(id) },
])('a match of bots rests when nobody has looked at it for a while, and goes on when somebody $way', async ({ look }) => {
  const clock = manualClock()
  let asked = 0
  const botWorker = {
    async decide({ view, call }: BotRequest) {
      asked += 1
      return { order: skirmish.system.defaultOrder(view as unknown as skirmish.View, call), why: null, ms: 0 }
    },
    agreesToDraw: async () => true,
    close: async () => undefined,
  }
  const opened: Store[] = []
  const { client } = await localServer({
    clock,
    botWorker,
    awayAfter: 10_000,
    delays: { bot: 500, auto: 0 },
    wrapStore(store) {
      opened.push(store)
      return store
    },
  })
  const host = client()
  const id = await host.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'bot:ensign' } })
  const entries = async (): Promise<number> => (await opened[0]?.entries(id))?.length ?? 0
  await expect.poll(() => asked).toBe(2)
  await clock.timerSet()
  clock.advance(10_000)
  await expect.poll(entries).toBe(2)
  // The list of matches is no look at one of them.
  expect((await host.get<readonly unknown[]>('/api/matches')).body).toHaveLength(1)
  expect(asked).toBe(2)
  await look(host, id)
  await expect.poll(() => asked).toBe(4)
})
