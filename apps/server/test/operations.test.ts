// Operators rely on readiness, metrics, a log without secrets, and a stop that loses nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '@admiralty/store'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from './client.ts'
import { launch } from './spawn-server.ts'
import { duel, freshFolder, localServer, manualClock, play } from './tables.ts'

const TOKEN = 'open-sesame-open-sesame'
const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'flare'] }

test('/healthz answers while the process runs, /readyz only while the store can be written', async () => {
  let full = false
  const { client } = await localServer({
    wrapStore: (store) => ({ ...store, checkWrites: (time) => (full ? Promise.reject(new Error('full')) : store.checkWrites(time)) }),
  })
  expect((await client().get('/readyz')).body).toEqual({ ok: true })
  full = true
  expect(await client().get('/readyz')).toMatchObject({ status: 503, body: { type: 'urn:admiralty:unavailable' } })
  expect((await client().get('/healthz')).status).toBe(200)
  full = false
  expect((await client().get('/readyz')).status).toBe(200)
})

test('deletes expired idempotency keys at the start and every hour, even after a deletion that failed', async () => {
  const clock = manualClock()
  const deletedBefore: number[] = []
  await localServer({
    clock,
    wrapStore: (store) => ({
      ...store,
      forgetRequests(before) {
        deletedBefore.push(before)
        return deletedBefore.length === 2 ? Promise.reject(new Error('gone')) : store.forgetRequests(before)
      },
    }),
  })
  const [start = 0] = deletedBefore
  for (const hour of [1, 2]) {
    await clock.timerSet(3_600_000)
    clock.advance(3_600_000)
    await expect.poll(() => deletedBefore.length).toBe(hour + 1)
  }
  expect(deletedBefore).toEqual([start, start + 3_600_000, start + 7_200_000])
})

test('reports a full disk to the client and in the log, without the order', async () => {
  let full = false
  const log: string[] = []
  const { client } = await localServer({
    logger: { level: 'debug', stream: { write: (line: string) => void log.push(line) } },
    wrapStore: (store) => ({
      ...store,
      handle(id) {
        const handle = store.handle(id)
        const error = Object.assign(new Error('database or disk is full: muster'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
        return Object.assign(Object.create(handle), {
          seal: (...order: Parameters<typeof handle.seal>) => (full ? Promise.reject(error) : handle.seal(...order)),
        })
      },
    }),
  })
  const { id, red } = await duel(client)
  full = true
  expect(await red.order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).toMatchObject({
    status: 507,
    body: { type: 'urn:admiralty:cannot-keep' },
  })
  expect(log.join('')).toContain('the disk is full: make room')
  expect(log.join('')).not.toContain('muster')
  full = false
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).status).toBe(200)
})

test('/metrics needs the token and contains no id and no name', async () => {
  const { client } = await localServer({ metricsToken: TOKEN })
  const { id, red, blue } = await duel(client)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  const metrics = (authorization: string) => client().ask<string>('GET', '/metrics', undefined, { authorization })
  for (const wrong of ['', 'Bearer', 'Bearer open-sesame', `Basic ${TOKEN}`]) expect((await metrics(wrong)).status).toBe(404)
  const { status, body } = await metrics(`Bearer ${TOKEN}`)
  expect(status).toBe(200)
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
  const entries = streams[0].all.filter(({ event }) => event === 'begin' || event === 'entry').length
  expect(figure('admiralty_entries_total')).toBe(entries)
  expect(figure('admiralty_streams_open')).toBe(2)
  expect(figure('admiralty_matches_open')).toBe(1)
  expect(figure('admiralty_calls_stuck')).toBe(0)
  expect(figure('admiralty_commit_seconds_count')).toBeGreaterThan(entries)
  expect(body).toContain('admiralty_request_seconds_count{method="POST",route="/api/matches/:id/orders",status="200"}')
  const labels = new Set(
    [...body.matchAll(/^admiralty_\w+\{([^}]*)\}/gm)].flatMap(([, all = '']) => all.split(',').map((label) => label.split('=')[0])),
  )
  expect([...labels].toSorted()).toEqual(['le', 'method', 'route', 'status'])
  for (const secret of [id, 'muster', 'Guest', red.cookie]) expect(body).not.toContain(secret)
  for (const stream of streams) stream.close()
})

test('/metrics is disabled without a token', async () => {
  const { client } = await localServer()
  for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined'])
    expect((await client().ask('GET', '/metrics', undefined, { authorization })).status).toBe(404)
})

/** Every string of at least 16 characters in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length >= 16 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('the debug log of a whole match contains no order, secret, token, cookie, name or address', async () => {
  const folder = freshFolder()
  const server = await launch(folder, { LOG_LEVEL: 'debug', METRICS_TOKEN: TOKEN })
  const { id, red, blue } = await duel(() => new Client(server.url))
  await red.put('/api/me', { name: 'Anna Karenina of the fleet' })
  await red.post(`/api/matches/${id}/notes`, { as: 'red', text: 'a word across the table' })
  const { body: link } = await red.post<{ token: string }>('/api/me/link', {})
  expect((await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['a wish that is no gear'] })).status).toBe(422)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  await red.get('/api/matches/no-such-match-as-this-one')
  await red.send('POST', '/api/matches', '{"not": json', { 'content-type': 'application/json' })
  for (const stream of streams) stream.close()
  // The log is complete only now: requests for streams are logged when the streams close.
  await server.end('SIGTERM')
  const log = server.output()

  const database = new DatabaseSync(join(folder, 'admiralty.sqlite'))
  const rows = (table: string) => database.prepare(`select * from ${table}`).all()
  const stored = ['sessions', 'matches', 'seats', 'invitations', 'requests', 'notes', 'links', 'entries'].flatMap(rows).flatMap(textsIn)
  const orders = rows('entries').flatMap(({ entry }) =>
    Object.values<unknown>(JSON.parse(String(entry)).orders).map((order) => JSON.stringify(order)),
  )
  database.close()
  const secrets = [
    ...stored,
    ...orders,
    link.token,
    TOKEN,
    red.cookie,
    blue.cookie,
    red.cookie.split('=')[1] ?? '',
    'a wish that is no gear',
  ]
  expect(orders.length).toBeGreaterThan(4)
  // Each order was a request.
  expect(log.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThan(orders.length)
  for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)
  for (const word of ['muster', 'shield', 'no-such-match', '"not"', '127.0.0.1:']) expect(log, word).not.toContain(`"${word}`)
})

test('a stop loses no acknowledged order', async () => {
  const folder = freshFolder()
  const server = await launch(folder, {})
  const matches = await Promise.all(Array.from({ length: 12 }, () => duel(() => new Client(server.url))))
  const requests = matches.map(({ id, red }) =>
    red.order(id, 'red', '1/muster', FLEET_CHOICE).then(
      ({ status }) => ({ id, done: status === 200 }),
      () => ({ id, done: false }),
    ),
  )
  await Promise.race(requests)
  const [answers, code] = await Promise.all([Promise.all(requests), server.end('SIGTERM')])
  expect(code).toBe(0)
  expect(readdirSync(folder)).toEqual(['admiralty.commits', 'admiralty.sqlite'])
  const database = new DatabaseSync(join(folder, 'admiralty.sqlite'))
  const sealed = new Set(
    database
      .prepare('select match from sealed')
      .all()
      .map(({ match }) => match),
  )
  database.close()
  const acknowledged = answers.filter(({ done }) => done)
  expect(acknowledged.length).toBeGreaterThan(0)
  for (const { id } of acknowledged) expect(sealed).toContain(id)
})

test('a server announces at its start that acknowledged changes are missing, once', async () => {
  const folder = freshFolder()
  const file = join(folder, 'admiralty.sqlite')
  const store = await openSqlite(folder)
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'token')
  await store.close()
  const older = readFileSync(file)
  const again = await openSqlite(folder)
  await again.addPerson({ id: 'ben', name: 'Ben', created: 1 }, 'another')
  await again.close()
  writeFileSync(file, older)
  const outputs: string[] = []
  for (let start = 0; start < 2; start += 1) {
    const server = await launch(folder, { LOG_LEVEL: 'silent' })
    outputs.push(server.output())
    await server.end('SIGTERM')
  }
  expect(outputs[0]).toContain('the last acknowledged change is missing')
  expect(outputs[1]).not.toContain('missing')
})

test('a server prints its settings, and explains why it cannot start', async () => {
  const folder = freshFolder()
  const server = await launch(folder, { METRICS_TOKEN: TOKEN })
  onTestFinished(async () => void (await server.end('SIGTERM')))
  expect(server.output()).toContain(`DATA_DIR=${folder}\n`)
  expect(server.output()).toContain('METRICS_TOKEN=(set)')
  await expect(launch(new URL(import.meta.url).pathname, {})).rejects.toThrow('it is a file, not a folder')
  await expect(launch(freshFolder(), { PORT: 'eighty', LOG_LEVEL: 'loud' })).rejects.toThrow(/Invalid settings:\s+PORT: .*\s+LOG_LEVEL: /)
})
