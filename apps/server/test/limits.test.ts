// How much anybody may send and ask for: what docs/api.md says is what happens.
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { LIMITS, PROBLEM_MEDIA_TYPE } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { parseSettings } from '../src/platform/settings.ts'
import { DESIGN, games } from './drawn.ts'
import { DUEL, duel, localServer } from './tables.ts'

const apiPage = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const JSON_TYPE = { 'content-type': 'application/json' }
const WISH = { ...DUEL, seats: { red: 'me', blue: 'me' } } as const

test('docs/api.md names every limit with its figure, and every route', async () => {
  const { server } = await localServer()
  for (const [name, figure] of Object.entries(LIMITS)) expect.soft(apiPage).toContain(`| \`${name}\` | ${figure} |`)
  for (const [path, methods] of Object.entries(server.swagger().paths ?? {}))
    for (const [method, { summary }] of Object.entries(methods as Record<string, { summary: string }>))
      expect.soft(apiPage).toContain(`| ${method.toUpperCase()} | \`${path}\` | ${summary} |`)
})

test('the rate of the settings is the rate of the page', () => {
  expect(parseSettings({})).toMatchObject({ RATE_LIMIT: LIMITS.requests })
})

test('what is too large, too deep or in another form is a problem of its own, and changes nothing', async () => {
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
    [400, await send(JSON.stringify({ ...WISH, title: 'x'.repeat(LIMITS.title + 1) }))],
    [400, await send(JSON.stringify({ ...WISH, value: 'x'.repeat(LIMITS.value + 1) }))],
    [400, await send(JSON.stringify(WISH), { ...JSON_TYPE, 'idempotency-key': 'x'.repeat(LIMITS.key + 1) })],
    [400, await send('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' })],
    [400, await send('', JSON_TYPE)],
  ] as const
  for (const [index, [wanted, { status, type }]] of answers.entries())
    expect.soft({ index, status, type }).toEqual({ index, status: wanted, type: expect.stringContaining(PROBLEM_MEDIA_TYPE) })
  expect((await anna.get('/api/matches')).body).toEqual([])
})

/** What a server writes to whoever speaks no HTTP. */
function speak(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      heard += chunk.toString()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}

test('what is no HTTP, or has headers without end, is answered in the same form and let go', async () => {
  const { url } = await localServer()
  const large = await speak(url, `GET /api/me HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(LIMITS.headers)}\r\n\r\n`)
  const garbage = await speak(url, '\u0000\u0001 what?\r\n\r\n')
  for (const answer of [large, garbage]) expect(answer).toContain(`content-type: ${PROBLEM_MEDIA_TYPE}`)
  expect(large).toMatch(/^HTTP\/1.1 431 /)
  expect(garbage).toMatch(/^HTTP\/1.1 400 /)
})

test('who asks for another protocol is answered in this one and let go, so that no later request of theirs is lost', async () => {
  const { url } = await localServer()
  const wish = 'PUT /api/me HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\ncontent-type: application/json\r\n'
  const answer = await speak(url, `${wish}content-length: 15\r\n\r\n{"name":"Anna"}GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer.toLowerCase()).toContain('connection: close')
})

test('who asks too often is told when to come back', async () => {
  const { url } = await localServer({ rate: 3 })
  const answers = []
  for (let count = 0; count < 4; count += 1) answers.push(await fetch(`${url}/healthz`))
  const last = answers.at(-1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last?.headers.get('content-type')).toContain(PROBLEM_MEDIA_TYPE)
})

test('a person has so many streams, an address has more, and one that is closed makes room', async () => {
  const { client } = await localServer({ rate: 1_000_000 })
  const anna = client()
  const id = await anna.open(WISH)
  const open = await Promise.all(Array.from({ length: LIMITS.streams }, () => anna.listen(id, 'red')))
  await expect(anna.listen(id, 'red')).rejects.toThrow('429')
  const watcher = client()
  const watched = await watcher.listen(id, 'public')
  expect(watched.headers.get('content-type')).toContain('text/event-stream')
  open[0]?.close()
  await expect.poll(() => anna.listen(id, 'red').then(() => 'open')).toBe('open')
  for (const stream of [...open, watched]) stream.close()
})

test('tables, designs and notes that are sent again with the same key are there once', async () => {
  const { client } = await localServer({ games })
  const { id, red } = await duel(client)
  const send = (path: string, body: object, key: string) =>
    red.ask<{ id: string }>('POST', path, body, { 'idempotency-key': key }).then((answer) => answer.body.id)
  const keys = ['first key', 'first key', 'first key', 'other key']
  const made = async (path: string, body: object): Promise<number> =>
    new Set(await Promise.all(keys.map((key) => send(path, body, `${key} ${path.slice(0, 12)}`)))).size
  expect(await made('/api/matches', WISH)).toBe(2)
  expect((await red.get<readonly unknown[]>('/api/matches')).body).toHaveLength(3)
  expect(await made('/api/designs', { system: 'easystar', name: 'Gulls', design: DESIGN })).toBe(2)
  expect((await red.get<{ designs: readonly unknown[] }>('/api/designs')).body.designs).toHaveLength(2)
  await made(`/api/matches/${id}/notes`, { as: 'red', text: 'Once' })
  const stream = await red.listen(id, 'red')
  await stream.status(() => true)
  expect(stream.all.filter(({ event }) => event === 'note')).toHaveLength(2)
  stream.close()
})

test('a key that was used for another request is refused, and nothing is made of it', async () => {
  const { client } = await localServer({ games })
  const { id, red } = await duel(client)
  const send = (path: string, body: object, key: string) => red.ask('POST', path, body, { 'idempotency-key': key })
  const design = { system: 'easystar', name: 'Gulls', design: DESIGN }
  const pairs = [
    ['/api/matches', WISH, { ...WISH, title: 'Another' }],
    ['/api/designs', design, { ...design, name: 'Terns' }],
    [`/api/matches/${id}/notes`, { as: 'red', text: 'Once' }, { as: 'red', text: 'Twice' }],
  ] as const
  for (const [path, one, other] of pairs) {
    const key = `the key for ${path.slice(-7)}`
    const answers = [await send(path, one, key), ...(await Promise.all([other, one].map((body) => send(path, body, key))))]
    expect.soft(answers.map(({ status }) => status >= 400)).toEqual([false, true, false])
    expect
      .soft(answers[1])
      .toMatchObject({ status: 422, type: expect.stringContaining(PROBLEM_MEDIA_TYPE), body: { type: 'urn:admiralty:key-reused' } })
  }
  const [{ status: table }, { status: order }] = [
    await send('/api/matches', WISH, 'the key for designs'),
    await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] }, 'the key for matches'),
  ]
  expect([table, order]).toEqual([422, 422])
  expect((await red.get<readonly unknown[]>('/api/matches')).body).toHaveLength(2)
  expect((await red.get<{ designs: readonly unknown[] }>('/api/designs')).body.designs).toHaveLength(1)
})

test('a request that could not be met leaves its key free', async () => {
  const { client } = await localServer()
  const anna = client()
  const send = (body: object) => anna.ask('POST', '/api/matches', body, { 'idempotency-key': 'once more with feeling' })
  expect((await send({ ...WISH, scenario: 'none such' })).status).toBe(400)
  expect((await send(WISH)).status).toBe(201)
  expect((await send({ ...WISH, title: 'Another' })).status).toBe(422)
})
