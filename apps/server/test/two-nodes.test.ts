// Two servers on one PostgreSQL are one table: whoever is asked, everybody hears of it once, and either may be killed.
import { type Journal, verifyJournal } from '@admiralty/match'
import { openPostgres } from '@admiralty/store'
import { type RealPostgres, startPostgres } from '@admiralty/store/real-postgres'
import { system } from '@admiralty/systems/skirmish'
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { Client, type Stream } from './client.ts'
import { launch, type Spawned, spawnServer } from './spawn-server.ts'
import { DUEL, duel, play } from './tables.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
}, 120_000)
afterAll(() => postgres?.stop(), 60_000)

let names = 0
async function twoNodes(environment: Readonly<Record<string, string>> = {}): Promise<readonly [Spawned, Spawned, string]> {
  names += 1
  const DATABASE_URL = await postgres.database(`nodes${names}`)
  const nodes = await Promise.all([spawnServer({ DATABASE_URL, ...environment }), spawnServer({ DATABASE_URL, ...environment })])
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
  const [one, other] = nodes
  if (!one || !other) throw new Error('two were asked for')
  return [one, other, DATABASE_URL]
}
/** The same person with the same cookie, asking another node. */
function via({ url }: Spawned, client: Client): Client {
  const there = new Client(url)
  there.cookie = client.cookie
  return there
}
/** Asks now here, now there. */
function wandering(client: Client, nodes: readonly Spawned[]): Client {
  const there = nodes.map((node) => via(node, client))
  const wanderer = new Client(there[0]?.base ?? '')
  wanderer.cookie = client.cookie
  let turn = 0
  wanderer.send = (...asked) => {
    turn += 1
    return (there[turn % there.length] ?? client).send(...asked)
  }
  return wanderer
}
const seen = (stream: Stream): readonly (string | null)[] => stream.all.flatMap(({ id }) => (id === null ? [] : [id]))
const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'flare'] }

test('a match is played with each order at another node; streams at both hear every entry once, in order, and the journal is proven', async () => {
  const [a, b] = await twoNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  const watching = await Promise.all([via(a, red).listen(id, 'red'), via(b, red).listen(id, 'red'), via(b, blue).listen(id, 'public')])
  const players = [
    play({ client: wandering(red, [a, b]), match: id, seat: 'red' }),
    play({ client: wandering(blue, [b, a]), match: id, seat: 'blue' }),
  ]
  const streams = [...watching, ...(await Promise.all(players))]
  const journal = (await via(b, red).get<Journal>(`/api/matches/${id}/journal`)).body
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
  for (const stream of streams) {
    await stream.entry(journal.entries.length - 1)
    expect(seen(stream)).toEqual(journal.entries.map(({ seq }) => String(seq)))
    stream.close()
  }
  expect((await via(a, red).get<Journal>(`/api/matches/${id}/journal`)).body).toEqual(journal)
}, 180_000)

test('one node is killed in the middle and the other goes on; when it is back both know the same', async () => {
  const [a, b] = await twoNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  expect((await via(a, red).order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).body).toEqual({ sealed: true, seq: null })
  await a.kill()
  expect((await via(b, red).order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).body).toEqual({ sealed: true, seq: null })
  expect((await via(b, blue).order(id, 'blue', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: 1 })
  await a.restart()
  expect((await via(a, red).order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).body).toEqual({ sealed: true, seq: 1 })
  const streams = await Promise.all([
    play({ client: via(a, red), match: id, seat: 'red' }),
    play({ client: via(b, blue), match: id, seat: 'blue' }),
  ])
  const [here, there] = await Promise.all(
    [a, b].map(async (node) => (await via(node, red).get<Journal>(`/api/matches/${id}/journal`)).body),
  )
  expect(here).toEqual(there)
  expect(here?.entries[1]?.orders).toEqual({ red: FLEET_CHOICE, blue: FLEET_CHOICE })
  if (here) expect(verifyJournal(system, here)).toMatchObject({ ok: true })
  for (const stream of streams) {
    expect(seen(stream)).toEqual(here?.entries.map(({ seq }) => String(seq)))
    stream.close()
  }
}, 180_000)

test('two seats that answer in the same moment at two nodes are both heard, and lead to one entry', async () => {
  const [a, b] = await twoNodes()
  const tables = await Promise.all(Array.from({ length: 12 }, () => duel(() => new Client(a.url))))
  const streams = await Promise.all(tables.map(({ id, blue }) => via(b, blue).listen(id, 'blue')))
  const answers = await Promise.all(
    tables.flatMap(({ id, red, blue }) => [
      via(a, red).order(id, 'red', '1/muster', FLEET_CHOICE),
      via(b, blue).order(id, 'blue', '1/muster', FLEET_CHOICE),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const [index, { id, red }] of tables.entries()) {
    const stream = streams[index]
    await stream?.entry(1)
    expect(stream && seen(stream)).toEqual(['0', '1'])
    const told = (await via(a, red).get<{ messages: readonly { seq: number }[] }>(`/api/matches/${id}/journal?as=red`)).body
    expect(told.messages.map(({ seq }) => seq)).toEqual([0, 1])
    stream?.close()
  }
}, 180_000)

test('an order that comes at two nodes in the same moment under one key is one order, and both say so', async () => {
  const [a, b] = await twoNodes()
  const tables = await Promise.all(Array.from({ length: 24 }, () => duel(() => new Client(a.url))))
  // Open at both, so that neither reads it anew.
  await Promise.all(tables.map(({ id, red }) => via(b, red).table(id)))
  const answers = await Promise.all(
    tables.flatMap(({ id, red }, number) =>
      [a, b, a, b].map((node) => via(node, red).order(id, 'red', '1/muster', FLEET_CHOICE, `the-same-key-for-${number}`)),
    ),
  )
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ sealed: true, seq: null })))
}, 180_000)

test('notes, names, offers and sitting down at one node are heard at the other, and a draw that is agreed on at two', async () => {
  const [a, b] = await twoNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  const stream = await via(b, blue).listen(id, 'blue')
  await stream.entry(0)
  await Promise.all(
    [a, b, a, b].map((node, index) => via(node, red).post(`/api/matches/${id}/notes`, { as: 'red', text: `the ${index + 1}. word` })),
  )
  const notes = () => stream.all.flatMap(({ event, data }) => (event === 'note' ? [JSON.parse(data).seq] : []))
  await expect.poll(notes, { timeout: 20_000 }).toEqual([1, 2, 3, 4])
  await via(a, red).put('/api/me', { name: 'Annika' })
  expect((await via(b, blue).table(id)).seats[0]).toMatchObject({ name: 'Annika' })
  await via(a, red).post(`/api/matches/${id}/draw`, { as: 'red', agree: true })
  await stream.status(({ draw }) => draw.join() === 'red')
  expect((await via(b, blue).post(`/api/matches/${id}/draw`, { as: 'blue', agree: true })).status).toBe(200)
  await stream.entry(1)
  expect((await via(a, red).table(id)).outcome?.why).toBe('MATCH-DRAWN')
  const again = (await via(a, red).post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'red', value: 'r' })).body.id
  await stream.status(({ rematch }) => rematch === again)
  expect((await via(b, blue).post(`/api/matches/${again}/sit`, { seat: 'red', value: 'b' })).status).toBe(200)
  const next = await via(a, blue).listen(again, 'red')
  await next.entry(0)
  for (const one of [stream, next]) one.close()
}, 180_000)

test('bots go on at the other node when theirs is killed, though nobody asked for their match there', async () => {
  const [a, b, url] = await twoNodes({ PACE_BOT: '1000' })
  const store = await openPostgres(url)
  onTestFinished(() => store.close())
  const host = new Client(a.url)
  const id = await host.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'bot:captain' } })
  const stream = await host.listen(id, 'public')
  await stream.entry(1)
  // Time enough for the other to have noticed that this one is there.
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect((await store.match(id))?.status).toBe('playing')
  await a.kill()
  await expect.poll(async () => (await store.match(id))?.status, { timeout: 60_000, interval: 500 }).toBe('over')
  const journal = (await via(b, host).get<Journal>(`/api/matches/${id}/journal`)).body
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
}, 180_000)

test('while the database is away orders are put off and streams stay; when it is back, within five seconds all goes on', async () => {
  const [a, b] = await twoNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  const streams = await Promise.all([via(a, red).listen(id, 'red'), via(b, blue).listen(id, 'blue')])
  await Promise.all(streams.map((stream) => stream.entry(0)))
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: null })
  await postgres.kill()
  onTestFailed(() => console.log(a.output(), b.output()))
  const response = await fetch(`${b.url}api/matches/${id}/orders`, {
    method: 'POST',
    headers: { cookie: blue.cookie, 'content-type': 'application/json', 'idempotency-key': 'put-off-for-a-while' },
    body: JSON.stringify({ as: 'blue', call: '1/muster', order: FLEET_CHOICE }),
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await response.json()).toMatchObject({ type: 'urn:admiralty:unavailable', status: 503 })
  await postgres.restart()
  const back = Date.now()
  const order = () => via(b, blue).order(id, 'blue', '1/muster', FLEET_CHOICE, 'put-off-for-a-while')
  await expect.poll(async () => (await order()).body, { timeout: 5000, interval: 100 }).toEqual({ sealed: true, seq: 1 })
  await Promise.all(streams.map((stream) => stream.entry(1)))
  expect(Date.now() - back).toBeLessThan(5000)
  for (const stream of streams) {
    expect(seen(stream)).toEqual(['0', '1'])
    stream.close()
  }
}, 120_000)

test('a database that is silent holds nobody up for long, and all goes on when it speaks again', async () => {
  const [a, b] = await twoNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  expect((await via(b, blue).table(id)).status).toBe('playing')
  const speak = await postgres.silence()
  onTestFinished(speak)
  onTestFailed(() => console.log(a.output(), b.output()))
  const from = performance.now()
  const seconds = (): number => (performance.now() - from) / 1000
  const order = (key: string) => via(b, blue).order(id, 'blue', '1/muster', FLEET_CHOICE, key)
  const answers = await Promise.all([...Array(20).keys()].map((number) => order(`one-of-twenty-orders-${number}`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(seconds()).toBeLessThan(10)
  expect((await red.get('/readyz')).status).toBe(503)
  speak()
  const back = Date.now()
  await expect.poll(async () => (await order('one-of-twenty-orders-0')).status, { timeout: 10_000, interval: 100 }).toBe(200)
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: 1 })
  expect(Date.now() - back).toBeLessThan(10_000)
}, 120_000)

test('a server that is started while its database is away says so, waits, and then serves', async () => {
  const [a, , DATABASE_URL] = await twoNodes()
  const { id } = await duel(() => new Client(a.url))
  await postgres.kill()
  const starting = spawnServer({ DATABASE_URL })
  await a.kill()
  await postgres.restart()
  const late = await starting
  onTestFinished(async () => void (await late.stop()))
  expect((await new Client(late.url).table(id)).status).toBe('playing')
  expect((await new Client(late.url).get('/readyz')).status).toBe(200)
}, 120_000)

test('what is wrong with the database is said in words, and where matches are kept without a password', async () => {
  const [a] = await twoNodes()
  expect(a.output()).toMatch(/Matches are stored in PostgreSQL, postgres:\/\/localhost:\d+\/nodes\d+/)
  expect(a.output()).not.toContain('sesame')
  const wrong = (DATABASE_URL: string) => launch(a.folder, { DATABASE_URL, DATABASE_WAIT: '0' })
  await expect(wrong('postgres://anna:secret@localhost:1/none')).rejects.toThrow('check that PostgreSQL runs')
  await expect(wrong('mysql://localhost/none')).rejects.toThrow('DATABASE_URL: must be an address like postgres://')
}, 60_000)
