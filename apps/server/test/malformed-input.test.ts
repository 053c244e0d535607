// Malformed and malicious input is refused with a problem and changes nothing.
import { PROBLEM_MEDIA_TYPE } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { DUEL, duel, localServer } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const JSON_TYPE = { 'content-type': 'application/json' }

test('refuses orders with infinite numbers, broken strings or names that JavaScript reserves', async () => {
  const { client } = await localServer()
  const { id, red } = await duel(client)
  const before = await red.table(id)
  const send = (order: string, call = '1/muster', as = 'red') =>
    red.send('POST', `/api/matches/${id}/orders`, `{"as":"${as}","call":"${call}","order":${order}}`, {
      ...JSON_TYPE,
      'idempotency-key': red.key(),
    })
  const answers = await Promise.all([
    send('1e999'),
    send('{"order":"muster","gear":["shield",-1e999]}'),
    send('{"order":"constructor"}'),
    send('{"order":"muster","gear":["toString","flare"]}'),
    send('{"hasOwnProperty":1}'),
    send('{"constructor":{"prototype":{}}}'),
    send('"\\ud800\\u0000"'),
    send(`[${'1,'.repeat(100_000)}1]`),
    send(JSON.stringify(CARDS), '__proto__'),
    send(JSON.stringify(CARDS), '1/muster\\u0000'),
    send(JSON.stringify(CARDS), '1/muster', 'constructor'),
    send(JSON.stringify(CARDS), '1/muster', 'public'),
  ])
  for (const { status, type } of answers) {
    expect([400, 403, 409, 422]).toContain(status)
    expect(type).toContain(PROBLEM_MEDIA_TYPE)
  }
  expect(await red.table(id)).toEqual(before)
  expect((await red.get<readonly { owed: string[] }[]>('/api/matches')).body[0]?.owed).toEqual(['red'])
})

test('answers a malformed address with a problem', async () => {
  const { client } = await localServer()
  const anna = client()
  for (const path of [
    '/api/matches/%',
    '/api/invitations/%E0%A4%A',
    `/api/matches/${'x'.repeat(300)}`,
    '/api/matches/..%2f..%2fetc%2fpasswd',
  ]) {
    const { status, type, body } = await anna.get(path)
    expect([400, 404]).toContain(status)
    expect(type).toContain(PROBLEM_MEDIA_TYPE)
    expect(JSON.stringify(body)).not.toMatch(/xxx|passwd|E0/)
  }
  for (const path of ['/api/matches/%00', '/api/invitations/a%00', '/api/designs?system=%00'])
    expect(await anna.get(path)).toMatchObject({ status: 400, body: { type: 'urn:admiralty:bad-request' } })
})

test('accepts one of two simultaneous orders for different matches under one key, and refuses the other', async () => {
  const { client } = await localServer()
  const anna = client()
  const seats = { red: 'me', blue: 'me' } as const
  const matches = [await anna.open({ ...DUEL, seats }), await anna.open({ ...DUEL, seats })]
  const answers = await Promise.all(matches.map((id) => anna.order(id, 'red', '1/muster', CARDS, 'one-key-for-both')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const owed = (await anna.get<readonly { owed: string[] }[]>('/api/matches')).body.map(({ owed }) => owed.length)
  expect(owed.toSorted()).toEqual([1, 2])
})

test('a stream with an invalid or future Last-Event-ID begins from the start', async () => {
  const { client } = await localServer()
  const { id, red } = await duel(client)
  for (const last of ['-1', 'NaN', '5', '999999999', '99999999999', '__proto__']) {
    const stream = await red.listen(id, 'red', last)
    expect((await stream.entry(0)).event).toBe('begin')
    stream.close()
  }
})

test('forbids caches to store responses of the API', async () => {
  const { client, url } = await localServer()
  const { id, red } = await duel(client)
  for (const path of ['/api/me', '/api/matches', `/api/matches/${id}`, `/api/matches/${id}/journal?as=red`, '/api/nothing']) {
    const answer = await fetch(url + path, { headers: { cookie: red.cookie } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await answer.text()
  }
  const stream = await red.listen(id, 'red')
  expect(stream.headers.get('cache-control')).toContain('no-store')
  stream.close()
})

test('a made-up cookie gives access to nothing', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const mallory = client()
  mallory.cookie = 'admiralty=chosen-by-mallory'
  const { body } = await mallory.get<{ id: string }>('/api/me')
  expect(mallory.cookie).not.toContain('chosen-by-mallory')
  for (const known of [red, blue]) expect((await known.get<{ id: string }>('/api/me')).body.id).not.toBe(body.id)
  expect((await mallory.table(id)).invitations).toEqual([])
  for (const as of ['red', 'blue']) {
    await expect(mallory.listen(id, as)).rejects.toThrow('403')
    expect((await mallory.get(`/api/matches/${id}/journal?as=${as}`)).status).toBe(403)
    expect((await mallory.put(`/api/matches/${id}/seats/${as}`, { auto: true })).status).toBe(403)
  }
})

test('refuses a deeply nested design', async () => {
  const { client } = await localServer()
  const anna = client()
  for (const deep of ['['.repeat(100_000) + ']'.repeat(100_000), `${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)}`])
    for (const [method, path, first] of [
      ['POST', '/api/designs', '"system":"skirmish",'],
      ['PUT', '/api/designs/none', ''],
    ] as const) {
      const { status, type } = await anna.send(method, path, `{${first}"name":"Deep","design":${deep}}`, JSON_TYPE)
      expect.soft([status, type]).toEqual([400, expect.stringContaining(PROBLEM_MEDIA_TYPE)])
    }
})

const AS_TEXT = '<img src=x onerror=alert(1)> "\'`&amp; \u{1f9d1}\u200d\u{1f680}'
const NOT_ONE_LINE = [
  '\u001b[2J',
  'two\nlines',
  'turned \u202e round',
  'isolated \u2066',
  'nothing \u0000',
  'bell \u009b31m',
  'half \ud83d',
]

test('stores any plain text unchanged, and refuses control characters, line breaks and direction marks', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const title = AS_TEXT.slice(0, 80)
  const name = AS_TEXT.slice(0, 40)
  expect((await red.put('/api/me', { name })).body).toMatchObject({ name })
  expect((await blue.table(id)).seats[0]?.name).toBe(name)
  const titled = await red.open({ ...DUEL, title, seats: { red: 'me', blue: 'me' } })
  expect((await red.table(titled)).title).toBe(title)
  expect((await red.post(`/api/matches/${id}/notes`, { as: 'red', text: AS_TEXT })).status).toBe(200)
  for (const text of NOT_ONE_LINE) {
    const answers = await Promise.all([
      red.put('/api/me', { name: text }),
      red.post('/api/matches', { ...DUEL, title: `The ${text} table`, seats: { red: 'me', blue: 'me' } }),
      red.post('/api/designs', { system: 'skirmish', name: text, design: {} }),
      red.post('/api/designs', { system: 'skirmish', name: 'Gulls', design: { ships: [{ name: text }] } }),
      red.order<{ status: number }>(id, 'red', '1/muster', { ...CARDS, fleet: { ships: [{ name: text }] } }),
      red.post(`/api/matches/${id}/notes`, { as: 'red', text }),
    ])
    for (const { status, type } of answers)
      expect.soft({ text, status, type: type.split(';')[0] }).toEqual({ text, status: 400, type: PROBLEM_MEDIA_TYPE })
  }
  expect((await red.get<{ name: string }>('/api/me')).body.name).toBe(name)
  expect((await red.get<readonly unknown[]>('/api/matches')).body).toHaveLength(2)
})
