// Two servers on one PostgreSQL serve the same matches: clients may use either, and either may be killed.
import { verifyJournal } from '@admiralty/match'
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
})
afterAll(async () => {
  for (const node of (await undisturbed) ?? []) await node.stop()
  await postgres?.stop()
})

let databases = 0
async function startNodes(environment: Readonly<Record<string, string>> = {}) {
  databases += 1
  const DATABASE_URL = await postgres.database(`nodes${databases}`)
  const start = () => spawnServer({ DATABASE_URL, ...environment })
  return { nodes: await Promise.all([start(), start()] as const), DATABASE_URL }
}
async function twoNodes(environment: Readonly<Record<string, string>> = {}): Promise<readonly [Spawned, Spawned, string]> {
  const { nodes, DATABASE_URL } = await startNodes(environment)
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
  return [...nodes, DATABASE_URL]
}
let undisturbed: Promise<readonly [Spawned, Spawned]> | undefined
/** The nodes of all tests that stop neither a node nor the database. */
function undisturbedNodes(): Promise<readonly [Spawned, Spawned]> {
  undisturbed ??= startNodes().then(({ nodes }) => nodes)
  return undisturbed
}
/** The same user, by cookie, at another node. */
function via({ url }: Spawned, client: Client): Client {
  const other = new Client(url)
  other.cookie = client.cookie
  return other
}
/** The same user, who sends each request to the next node in turn. */
function alternating(client: Client, nodes: readonly Spawned[]): Client {
  const clients = nodes.map((node) => via(node, client))
  const alternator = new Client(clients[0]?.base ?? '')
  alternator.cookie = client.cookie
  let requests = 0
  alternator.send = (...request) => {
    requests += 1
    return (clients[requests % clients.length] ?? client).send(...request)
  }
  return alternator
}
const entriesIn = (stream: Stream): readonly (string | null)[] => stream.all.flatMap(({ id }) => (id === null ? [] : [id]))
const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'flare'] }

test('streams at both nodes receive every entry once when orders alternate between the nodes', async () => {
  const [a, b] = await undisturbedNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  const watching = await Promise.all([via(a, red).listen(id, 'red'), via(b, red).listen(id, 'red'), via(b, blue).listen(id, 'public')])
  const players = [
    play({ client: alternating(red, [a, b]), match: id, seat: 'red' }),
    play({ client: alternating(blue, [b, a]), match: id, seat: 'blue' }),
  ]
  const streams = [...watching, ...(await Promise.all(players))]
  const journal = await via(b, red).journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
  for (const stream of streams) {
    await stream.entry(journal.entries.length - 1)
    expect(entriesIn(stream)).toEqual(journal.entries.map(({ seq }) => String(seq)))
    stream.close()
  }
  expect(await via(a, red).journal(id)).toEqual(journal)
})

test('a match continues at the other node when one is killed, and both agree after its restart', async () => {
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
  const [here, there] = await Promise.all([a, b].map(async (node) => await via(node, red).journal(id)))
  expect(here).toEqual(there)
  expect(here?.entries[1]?.orders).toEqual({ red: FLEET_CHOICE, blue: FLEET_CHOICE })
  if (here) expect(verifyJournal(system, here)).toMatchObject({ ok: true })
  for (const stream of streams) {
    // A stream began after the first call, or after what the other player did at once.
    const [first = ''] = entriesIn(stream)
    expect(['1', '2']).toContain(first)
    expect(entriesIn(stream)).toEqual(here?.entries.slice(Number(first)).map(({ seq }) => String(seq)))
    stream.close()
  }
})

test('two seats that answer at two nodes at the same time lead to one entry', async () => {
  const [a, b] = await undisturbedNodes()
  const matches = await Promise.all(Array.from({ length: 12 }, () => duel(() => new Client(a.url))))
  const streams = await Promise.all(matches.map(({ id, blue }) => via(b, blue).listen(id, 'blue')))
  const answers = await Promise.all(
    matches.flatMap(({ id, red, blue }) => [
      via(a, red).order(id, 'red', '1/muster', FLEET_CHOICE),
      via(b, blue).order(id, 'blue', '1/muster', FLEET_CHOICE),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const [index, { id, red }] of matches.entries()) {
    const stream = streams[index]
    await stream?.entry(1)
    expect(stream && entriesIn(stream)).toEqual(['0', '1'])
    const partial = (await via(a, red).get<{ messages: readonly { seq: number }[] }>(`/api/matches/${id}/journal?as=red`)).body
    expect(partial.messages.map(({ seq }) => seq)).toEqual([0, 1])
    stream?.close()
  }
})

test('an order sent to two nodes at the same time under one key counts once, and both acknowledge it', async () => {
  const [a, b] = await undisturbedNodes()
  const matches = await Promise.all(Array.from({ length: 24 }, () => duel(() => new Client(a.url))))
  // Open every match at both nodes first, so that neither reads it from the store during the requests.
  await Promise.all(matches.map(({ id, red }) => via(b, red).table(id)))
  const answers = await Promise.all(
    matches.flatMap(({ id, red }, number) =>
      [a, b, a, b].map((node) => via(node, red).order(id, 'red', '1/muster', FLEET_CHOICE, `the-same-key-for-${number}`)),
    ),
  )
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ sealed: true, seq: null })))
})

test('notes, names, draw offers and rematches at one node reach the other', async () => {
  const [a, b] = await undisturbedNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  const stream = await via(b, blue).listen(id, 'blue')
  await stream.entry(0)
  await Promise.all(
    [a, b, a, b].map((node, index) => via(node, red).post(`/api/matches/${id}/notes`, { as: 'red', text: `note ${index + 1}` })),
  )
  const notes = () => stream.all.flatMap(({ event, data }) => (event === 'note' ? [JSON.parse(data).seq] : []))
  await expect.poll(notes).toEqual([1, 2, 3, 4])
  await via(a, red).put('/api/me', { name: 'Annika' })
  expect((await via(b, blue).table(id)).seats[0]).toMatchObject({ name: 'Annika' })
  await via(a, red).post(`/api/matches/${id}/draw`, { as: 'red', agree: true })
  await stream.status(({ draw }) => draw.join() === 'red')
  expect((await via(b, blue).post(`/api/matches/${id}/draw`, { as: 'blue', agree: true })).status).toBe(200)
  await stream.entry(1)
  expect((await via(a, red).table(id)).outcome?.why).toBe('MATCH-DRAWN')
  const rematchId = (await via(a, red).post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'red', value: 'r' })).body.id
  await stream.status(({ rematch }) => rematch === rematchId)
  expect((await via(b, blue).post(`/api/matches/${rematchId}/sit`, { seat: 'red', value: 'b' })).status).toBe(200)
  const next = await via(a, blue).listen(rematchId, 'red')
  await next.entry(0)
  for (const one of [stream, next]) one.close()
})

test('bots continue at the other node when theirs is killed, even if nobody has opened the match there', async () => {
  const [a, b, url] = await twoNodes({ PACE_BOT: '1000', LOG_LEVEL: 'info' })
  await expect.poll(() => b.output()).toContain('another server uses this database')
  const store = await openPostgres(url)
  onTestFinished(() => store.close())
  const host = new Client(a.url)
  const id = await host.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'bot:captain' } })
  const stream = await host.listen(id, 'public')
  await stream.entry(1)
  expect((await store.match(id))?.status).toBe('playing')
  await a.kill()
  await expect.poll(async () => (await store.match(id))?.status, { interval: 500 }).toBe('over')
  const journal = await via(b, host).journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
})

test('while the database is down orders get 503 and streams stay open; both recover when it is back', async () => {
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
  const order = () => via(b, blue).order(id, 'blue', '1/muster', FLEET_CHOICE, 'put-off-for-a-while')
  await expect.poll(async () => (await order()).body, { interval: 100 }).toEqual({ sealed: true, seq: 1 })
  await Promise.all(streams.map((stream) => stream.entry(1)))
  for (const stream of streams) {
    expect(entriesIn(stream)).toEqual(['0', '1'])
    stream.close()
  }
})

test('a database that does not answer delays no request for ever, and play continues when it answers again', async () => {
  const [a, b] = await twoNodes()
  const { id, red, blue } = await duel(() => new Client(a.url))
  expect((await via(b, blue).table(id)).status).toBe('playing')
  const endSilence = await postgres.silence()
  onTestFinished(endSilence)
  onTestFailed(() => console.log(a.output(), b.output()))
  const order = (key: string) => via(b, blue).order(id, 'blue', '1/muster', FLEET_CHOICE, key)
  const answers = await Promise.all([...Array(20).keys()].map((number) => order(`one-of-twenty-orders-${number}`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect((await red.get('/readyz')).status).toBe(503)
  endSilence()
  await expect.poll(async () => (await order('one-of-twenty-orders-0')).status, { interval: 100 }).toBe(200)
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: 1 })
})

test('a server that starts while its database is down waits for it, then serves', async () => {
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
})

test('explains what is wrong with the database, and prints its address without the password', async () => {
  const [a] = await undisturbedNodes()
  expect(a.output()).toMatch(/Matches are stored in PostgreSQL, postgres:\/\/localhost:\d+\/nodes\d+/)
  expect(a.output()).not.toContain('sesame')
  const wrong = (DATABASE_URL: string) => launch(a.folder, { DATABASE_URL, DATABASE_WAIT: '0' })
  await expect(wrong('postgres://anna:secret@localhost:1/none')).rejects.toThrow('check that PostgreSQL runs')
  await expect(wrong('mysql://localhost/none')).rejects.toThrow('DATABASE_URL: must be an address like postgres://')
})
