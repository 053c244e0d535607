// Limits on requests: docs/api.md describes them, and the server enforces them.
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { LIMITS, PROBLEM_MEDIA_TYPE } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { parseSettings } from '../src/platform/settings.ts'
import { DESIGN, games } from './design-games.ts'
import { DUEL, duel, localServer, manualClock } from './tables.ts'

const apiPage = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const JSON_TYPE = { 'content-type': 'application/json' }
const REQUEST = { ...DUEL, seats: { red: 'me', blue: 'me' } } as const

test('docs/api.md lists every limit with its value, and every route with its summary', async () => {
  const { server } = await localServer()
  for (const [name, value] of Object.entries(LIMITS)) expect.soft(apiPage).toContain(`| \`${name}\` | ${value} |`)
  for (const [path, methods] of Object.entries(server.swagger().paths ?? {}))
    for (const [method, { summary }] of Object.entries(methods as Record<string, { summary: string }>))
      expect.soft(apiPage).toContain(`| ${method.toUpperCase()} | \`${path}\` | ${summary} |`)
})

test('RATE_LIMIT is by default the limit on the page', () => {
  expect(parseSettings({})).toMatchObject({ RATE_LIMIT: LIMITS.requests })
})

test('answers a body that is too large, too deep or of the wrong type with its own problem, and changes nothing', async () => {
  const { client } = await localServer()
  const anna = client()
  await anna.get('/api/me')
  const send = (body: string, headers: Readonly<Record<string, string>> = JSON_TYPE) => anna.send('POST', '/api/matches', body, headers)
  const answers = [
    [413, await send(`{"title":"${'x'.repeat(LIMITS.body)}"}`)],
    [415, await send('system=skirmish', { 'content-type': 'application/x-www-form-urlencoded' })],
    [415, await send('{}', { 'content-type': 'text/plain' })],
    [400, await send(`{"system":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
    [400, await send('{"system":"skirmish","__proto__":{"seats":1}}')],
    [400, await send(JSON.stringify({ ...REQUEST, title: 'x'.repeat(LIMITS.title + 1) }))],
    [400, await send(JSON.stringify({ ...REQUEST, value: 'x'.repeat(LIMITS.value + 1) }))],
    [400, await send(JSON.stringify(REQUEST), { ...JSON_TYPE, 'idempotency-key': 'x'.repeat(LIMITS.key + 1) })],
    [400, await send('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' })],
    [400, await send('', JSON_TYPE)],
  ] as const
  for (const [index, [expected, { status, type }]] of answers.entries())
    expect.soft({ index, status, type }).toEqual({ index, status: expected, type: expect.stringContaining(PROBLEM_MEDIA_TYPE) })
  expect((await anna.get('/api/matches')).body).toEqual([])
})

/** Sends raw text to the server and returns everything it sends until it closes the connection. */
function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })
}

test('answers malformed HTTP and oversized headers with a problem, and closes the connection', async () => {
  const { url } = await localServer()
  const large = await sendRaw(url, `GET /api/me HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(LIMITS.headers)}\r\n\r\n`)
  const garbage = await sendRaw(url, '\u0000\u0001 what?\r\n\r\n')
  for (const answer of [large, garbage]) expect(answer).toContain(`content-type: ${PROBLEM_MEDIA_TYPE}`)
  expect(large).toMatch(/^HTTP\/1.1 431 /)
  expect(garbage).toMatch(/^HTTP\/1.1 400 /)
})

test('ends a request whose headers or body arrive too slowly, and not before its time', async () => {
  const arrival = 300
  const { url } = await localServer({ arrival })
  const put = 'PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  // Each would be complete and answered after many times the limit.
  const requests = {
    headers: [put, `x: ${'x'.repeat(400)}\r\ncontent-length: 15\r\n\r\n{"name":"Anna"}`],
    body: [`${put}content-length: 415\r\n\r\n`, `${' '.repeat(400)}{"name":"Anna"}`],
    order: [
      `POST /api/matches/m1/orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nidempotency-key: 12345678\r\ncookie: admiralty=a\r\ncontent-length: 402\r\n\r\n`,
      `${' '.repeat(400)}{}`,
    ],
  } as const
  const answers = await Promise.all(
    Object.entries(requests).map(async ([part, [first, second]]) => ({ part, ...(await sendSlowly(url, first, second)) })),
  )
  for (const { part, answer, ms } of answers) {
    expect.soft(answer, part).toMatch(/^HTTP\/1.1 408 /)
    expect.soft(ms, part).toBeGreaterThanOrEqual(arrival)
  }
})

/** Milliseconds between two characters of a slow client. */
const CHARACTER_EVERY = 10
/** Sends the second text one character at a time. Returns what the server has sent, and after how many milliseconds it closed the connection. */
function sendSlowly(url: string, first: string, second: string): Promise<{ readonly answer: string; readonly ms: number }> {
  return new Promise((resolve) => {
    const began = performance.now()
    const rest = [...second]
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(first))
    const timer = setInterval(() => {
      const next = rest.shift()
      if (next !== undefined && socket.writable) socket.write(next)
    }, CHARACTER_EVERY)
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      // An answer that the limit did not cause does not close the connection.
      socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ answer, ms: performance.now() - began })
    })
  })
}

test('answers an upgrade request over HTTP and closes the connection, so no later request is lost', async () => {
  const { url } = await localServer()
  const head = 'PUT /api/me HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\ncontent-type: application/json\r\n'
  const answer = await sendRaw(url, `${head}content-length: 15\r\n\r\n{"name":"Anna"}GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer.toLowerCase()).toContain('connection: close')
})

test('answers 429 with Retry-After above the rate limit', async () => {
  const { url } = await localServer({ rate: 3 })
  const answers = []
  for (let count = 0; count < 4; count += 1) answers.push(await fetch(`${url}/healthz`))
  const last = answers.at(-1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last?.headers.get('content-type')).toContain(PROBLEM_MEDIA_TYPE)
  // Counters would show one player how many requests another one behind the same address sends.
  expect(answers.flatMap(({ headers }) => [...headers.keys()]).filter((name) => name.includes('ratelimit'))).toEqual([])
})

test('the minute of the rate limit follows the clock of the server, which is never set back', async () => {
  const clock = manualClock()
  const { url } = await localServer({ rate: 2, clock })
  const ask = async (): Promise<number> => (await fetch(`${url}/healthz`)).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  clock.advance(59_999)
  expect(await ask()).toBe(429)
  clock.advance(1)
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
})

test('limits the streams of one user and of one address, and counts a closed stream no longer', async () => {
  const { client } = await localServer({ rate: 1_000_000 })
  const anna = client()
  const id = await anna.open(REQUEST)
  const open = await Promise.all(Array.from({ length: LIMITS.streams }, () => anna.listen(id, 'red')))
  await expect(anna.listen(id, 'red')).rejects.toThrow('429')
  const watcher = client()
  const watched = await watcher.listen(id, 'public')
  expect(watched.headers.get('content-type')).toContain('text/event-stream')
  open[0]?.close()
  await expect.poll(() => anna.listen(id, 'red').then(() => 'open')).toBe('open')
  for (const stream of [...open, watched]) stream.close()
})

test('creates a match, a design or a note once for each idempotency key', async () => {
  const { client } = await localServer({ games })
  const { id, red } = await duel(client)
  const send = (path: string, body: object, key: string) =>
    red.ask<{ id: string }>('POST', path, body, { 'idempotency-key': key }).then((answer) => answer.body.id)
  const keys = ['first key', 'first key', 'first key', 'other key']
  const countCreated = async (path: string, body: object): Promise<number> =>
    new Set(await Promise.all(keys.map((key) => send(path, body, `${key} ${path.slice(0, 12)}`)))).size
  expect(await countCreated('/api/matches', REQUEST)).toBe(2)
  expect((await red.get<readonly unknown[]>('/api/matches')).body).toHaveLength(3)
  expect(await countCreated('/api/designs', { system: 'easystar', name: 'Gulls', design: DESIGN })).toBe(2)
  expect((await red.get<{ designs: readonly unknown[] }>('/api/designs')).body.designs).toHaveLength(2)
  await countCreated(`/api/matches/${id}/notes`, { as: 'red', text: 'Once' })
  const stream = await red.listen(id, 'red')
  await stream.status(() => true)
  expect(stream.all.filter(({ event }) => event === 'note')).toHaveLength(2)
  stream.close()
})

test('refuses a key that was used for another request, and creates nothing', async () => {
  const { client } = await localServer({ games })
  const { id, red } = await duel(client)
  const send = (path: string, body: object, key: string) => red.ask('POST', path, body, { 'idempotency-key': key })
  const design = { system: 'easystar', name: 'Gulls', design: DESIGN }
  const pairs = [
    ['/api/matches', REQUEST, { ...REQUEST, title: 'Another' }],
    ['/api/designs', design, { ...design, name: 'Terns' }],
    [`/api/matches/${id}/notes`, { as: 'red', text: 'Once' }, { as: 'red', text: 'Twice' }],
  ] as const
  for (const [path, first, other] of pairs) {
    const key = `the key for ${path.slice(-7)}`
    const answers = [await send(path, first, key), ...(await Promise.all([other, first].map((body) => send(path, body, key))))]
    expect.soft(answers.map(({ status }) => status >= 400)).toEqual([false, true, false])
    expect
      .soft(answers[1])
      .toMatchObject({ status: 422, type: expect.stringContaining(PROBLEM_MEDIA_TYPE), body: { type: 'urn:admiralty:key-reused' } })
  }
  const [{ status: match }, { status: order }] = [
    await send('/api/matches', REQUEST, 'the key for designs'),
    await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] }, 'the key for matches'),
  ]
  expect([match, order]).toEqual([422, 422])
  expect((await red.get<readonly unknown[]>('/api/matches')).body).toHaveLength(2)
  expect((await red.get<{ designs: readonly unknown[] }>('/api/designs')).body.designs).toHaveLength(1)
})

test('a failed request leaves its key free', async () => {
  const { client } = await localServer()
  const anna = client()
  const send = (body: object) => anna.ask('POST', '/api/matches', body, { 'idempotency-key': 'once more with feeling' })
  expect((await send({ ...REQUEST, scenario: 'none such' })).status).toBe(400)
  expect((await send(REQUEST)).status).toBe(201)
  expect((await send({ ...REQUEST, title: 'Another' })).status).toBe(422)
})
