// The basic promises of the API: sessions, matches, orders, and the problem that each bad request receives.
import { FILE_FORMATS } from '@admiralty/kernel'
import type { ProblemDetails } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import type { ApiAnswer, Client } from './client.ts'
import { DUEL, duel, localServer } from './tables.ts'

const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'flare'] }
const JSON_TYPE = { 'content-type': 'application/json' }

function expectProblem({ status, type, body }: ApiAnswer<unknown>, expected: Partial<ProblemDetails>): void {
  expect(type).toMatch(/^application\/problem\+json/)
  expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String), ...expected })
}

test('identifies a guest by a cookie that scripts cannot read, and lets the guest choose a name', async () => {
  const { client, url } = await localServer()
  const anna = client()
  const me = (await anna.get<{ id: string; name: string }>('/api/me')).body
  expect(me).toEqual({ id: expect.any(String), name: expect.stringMatching(/^Guest \d+$/) })
  expect((await anna.put('/api/me', { name: '  Anna ' })).body).toEqual({ id: me.id, name: 'Anna' })
  expect((await anna.get('/api/me')).body).toEqual({ id: me.id, name: 'Anna' })
  expect((await client().get<{ id: string }>('/api/me')).body.id).not.toBe(me.id)
  const set = (await fetch(`${url}/api/me`)).headers.get('set-cookie')
  expect(set).toMatch(/HttpOnly/)
  expect(set).toMatch(/SameSite=Lax/)
  expectProblem(await anna.put('/api/me', { name: '' }), { type: 'urn:admiralty:bad-request', status: 400 })
})

test('refuses requests that pages of other sites make', async () => {
  const { client, url } = await localServer()
  const anna = client()
  const rename = (headers: Readonly<Record<string, string>>) =>
    anna.send('PUT', '/api/me', '{"name":"Mallory"}', { ...JSON_TYPE, ...headers })
  expectProblem(await rename({ origin: 'https://evil.example' }), { type: 'urn:admiralty:foreign-origin', status: 403 })
  expectProblem(await rename({ origin: 'null' }), { status: 403 })
  expectProblem(await rename({ origin: url, 'sec-fetch-site': 'cross-site' }), { status: 403 })
  expectProblem(await rename({ 'sec-fetch-site': 'same-site' }), { status: 403 })
  expect((await rename({ origin: url })).status).toBe(200)
  expect((await rename({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('lists the games with their scenarios, and describes the API as OpenAPI', async () => {
  const { client } = await localServer()
  const games = (await client().get('/api/games')).body
  expect(games).toMatchObject([
    { about: { id: 'skirmish' }, scenarios: [{ id: 'duel', seats: [{ seat: 'red' }, { seat: 'blue' }] }, {}, {}, {}] },
  ])
  const { paths } = (await client().get<{ paths: object }>('/api/openapi.json')).body
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/me', '/api/games', '/api/matches', '/api/matches/{id}/orders', '/api/matches/{id}/stream', '/healthz']),
  )
  expect((await client().get('/healthz')).body).toEqual({ ok: true })
  expect((await client().get('/api/docs/')).status).toBe(200)
})

test('refuses a match whose game, scenario, options or seats do not exist', async () => {
  const { client } = await localServer()
  const anna = client()
  const seats = { red: 'me', blue: 'invite' }
  const open = (change: object) => anna.post('/api/matches', { ...DUEL, seats, ...change })
  for (const change of [
    { system: 'chess' },
    { system: '__proto__' },
    { scenario: 'ambush at dawn' },
    { options: { strength: 3 } },
    { options: { nukes: true } },
    { seats: { red: 'me' } },
    { seats: { ...seats, green: 'me' } },
    { seats: { red: 'me', blue: 'bot:emperor' } },
    { value: '' },
    { surprise: true },
  ]) {
    expectProblem(await open(change), { type: 'urn:admiralty:bad-request', status: 400 })
  }
  expect((await open({ options: { strength: 4 } })).status).toBe(201)
})

test('a match waits until every seat is taken, and an invitation works once', async () => {
  const { client } = await localServer()
  const [anna, ben, carl] = [client(), client(), client()]
  await anna.put('/api/me', { name: 'Anna' })
  const id = await anna.open({ ...DUEL, title: 'At dawn', seats: { red: 'me', blue: 'invite' } })
  const info = await anna.table(id)
  expect(info).toMatchObject({ status: 'waiting', creator: true, mine: ['red'], invitations: [{ seat: 'blue' }], title: 'At dawn' })
  expect(info.commitment).toMatch(/^[0-9a-f]{64}$/)
  expectProblem(await anna.order(id, 'red', '1/muster', FLEET_CHOICE), { type: 'urn:admiralty:too-early', status: 409 })
  const stream = await anna.listen(id, 'red')
  await stream.status(({ here }) => here.includes('red'))

  const token = info.invitations[0]?.token
  expect((await ben.get(`/api/invitations/${token}`)).body).toEqual({
    match: id,
    seat: 'blue',
    closing: 'open',
    watch: 'anyone',
    clock: { kind: 'none' },
    offered: null,
    system: 'skirmish',
    title: 'At dawn',
    from: 'Anna',
  })
  const accepted = await Promise.all([ben, carl].map((guest) => guest.post(`/api/invitations/${token}`, { value: 'v' })))
  expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expectProblem(await anna.get(`/api/invitations/${token}`), { type: 'urn:admiralty:invitation-used', status: 410 })
  expectProblem(await anna.get('/api/invitations/nonsense'), { type: 'urn:admiralty:not-found', status: 404 })

  await stream.entry(0)
  const winner = accepted[0]?.status === 200 ? ben : carl
  expect(await winner.table(id)).toMatchObject({
    status: 'playing',
    creator: false,
    mine: ['blue'],
    invitations: [],
    commitment: info.commitment,
  })
  expect((await carl.table(id)).seats).toHaveLength(2)
  stream.close()
})

test('accepts an order only from its own seat, for an open call, if the rules allow it', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  expectProblem(await blue.order(id, 'red', '1/muster', FLEET_CHOICE), { type: 'urn:admiralty:not-your-seat', status: 403 })
  expectProblem(await client().order(id, 'red', '1/muster', FLEET_CHOICE), { type: 'urn:admiralty:not-your-seat', status: 403 })
  expectProblem(await red.order(id, 'red', '9/plan', FLEET_CHOICE), { type: 'urn:admiralty:call-over', status: 409 })
  expectProblem(await red.order('nowhere', 'red', '1/muster', FLEET_CHOICE), { type: 'urn:admiralty:not-found', status: 404 })
  const same = { order: 'muster', gear: ['flare', 'flare'] }
  expectProblem(await red.order(id, 'red', '1/muster', same), {
    type: 'urn:admiralty:refused',
    status: 422,
    refusals: [{ rule: 'SK-CRD-01', reason: 'the two cards must differ', part: null }],
  })
  expectProblem(await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['nuke'] }), {
    status: 422,
    refusals: [{ rule: 'TABLE-ORDER', reason: expect.any(String), part: null }],
  })
  expectProblem(await red.order(id, 'red', '1/muster', null), {
    status: 422,
    refusals: [{ rule: 'TABLE-ORDER', reason: expect.any(String), part: null }],
  })
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: null })
})

test('refuses an order that is not JSON, too deep, too large or without an idempotency key', async () => {
  const { client } = await localServer()
  const { id, red } = await duel(client)
  const path = `/api/matches/${id}/orders`
  const raw = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    red.send('POST', path, body, { ...JSON_TYPE, 'idempotency-key': red.key(), ...headers })
  expectProblem(await raw('{"as":'), { type: 'urn:admiralty:not-json', status: 400 })
  expectProblem(await raw('{"as":"red","call":"1/muster","order":{"__proto__":{"x":1}}}'), { status: 400 })
  for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
    expectProblem(await raw('{}', { 'content-type': type }), { type: 'urn:admiralty:wrong-type', status: 415 })
  expectProblem(await raw(`{"as":"red","call":"1/muster","order":${'['.repeat(200)}${']'.repeat(200)}}`), {
    type: 'urn:admiralty:bad-request',
    status: 400,
  })
  expectProblem(await raw(`{"as":"red","call":"1/muster","order":"${'x'.repeat(1_000_001)}"}`), {
    type: 'urn:admiralty:too-large',
    status: 413,
  })
  expectProblem(await red.ask('POST', path, { as: 'red', call: '1/muster', order: FLEET_CHOICE }), {
    type: 'urn:admiralty:bad-request',
    status: 400,
  })
  expectProblem(await red.get('/api/nothing'), { type: 'urn:admiralty:not-found', status: 404 })
})

test('the same key gives the same answer, and refuses another order', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const send = (client: Client, seat: string, order: unknown, key: string) => client.order(id, seat, '1/muster', order, key)
  const twice = await Promise.all([send(red, 'red', FLEET_CHOICE, 'one-key-0'), send(red, 'red', FLEET_CHOICE, 'one-key-0')])
  expect(twice.map(({ body }) => body)).toEqual([
    { sealed: true, seq: null },
    { sealed: true, seq: null },
  ])
  const other = { order: 'muster', gear: ['decoy', 'flare'] }
  expectProblem(await send(red, 'red', other, 'one-key-0'), { type: 'urn:admiralty:key-reused', status: 422 })
  expect((await send(blue, 'blue', FLEET_CHOICE, 'one-key-0')).body).toEqual({ sealed: true, seq: 1 })
  expect((await send(red, 'red', FLEET_CHOICE, 'one-key-0')).body).toEqual({ sealed: true, seq: 1 })
  expectProblem(await send(red, 'red', FLEET_CHOICE, 'another-key'), { type: 'urn:admiralty:call-over', status: 409 })
})

test('the key of a withdrawn order cannot be used again', async () => {
  const { client } = await localServer()
  const { id, red } = await duel(client)
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE, 'first-key-of-red')).status).toBe(200)
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE, 'first-key-of-red')).body).toMatchObject({ sealed: true })
  await red.withdraw(id, 'red', '1/muster')
  expectProblem(await red.order<ProblemDetails>(id, 'red', '1/muster', FLEET_CHOICE, 'first-key-of-red'), {
    type: 'urn:admiralty:key-reused',
    status: 422,
  })
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE, 'second-key-of-red')).status).toBe(200)
})

test('a sealed order can be replaced and withdrawn while its call is open, and the others see only that it exists', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const stream = await blue.listen(id, 'blue')
  await red.order(id, 'red', '1/muster', FLEET_CHOICE)
  await stream.status(({ sealed }) => sealed.includes('red'))
  expect((await red.withdraw(id, 'red', '1/muster')).body).toEqual({ withdrawn: true })
  expect((await red.withdraw(id, 'red', '1/muster')).body).toEqual({ withdrawn: false })
  const at = stream.all.length
  await stream.until(({ event, data }, index) => index >= at - 1 && event === 'status' && JSON.parse(data).sealed.length === 0)
  expect((await blue.order(id, 'blue', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: null })
  expectProblem(await blue.withdraw(id, 'red', '1/muster'), { type: 'urn:admiralty:not-your-seat', status: 403 })
  await red.order(id, 'red', '1/muster', FLEET_CHOICE)
  const second = { order: 'muster', gear: ['decoy', 'shield'] }
  expectProblem(await red.order(id, 'red', '1/muster', second), { type: 'urn:admiralty:call-over', status: 409 })
  expectProblem(await red.withdraw(id, 'red', '1/muster'), { type: 'urn:admiralty:call-over', status: 409 })
  stream.close()
})

test('the journal of a match in play contains only what its viewer has received', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['decoy', 'shield'] })
  await blue.order(id, 'blue', '1/muster', FLEET_CHOICE)
  const partial = (await blue.get<object>(`/api/matches/${id}/journal?as=blue`)).body
  expect(partial).toMatchObject({ told: FILE_FORMATS.partialExport, viewer: 'blue' })
  expect(Object.keys(partial).toSorted()).toEqual(['head', 'messages', 'told', 'viewer'])
  expect(JSON.stringify(partial)).not.toMatch(/decoy|"rolls"|"orders"/)
  expect(JSON.stringify((await red.get(`/api/matches/${id}/journal?as=red`)).body)).toMatch(/decoy/)
  expectProblem(await blue.get(`/api/matches/${id}/journal?as=red`), { type: 'urn:admiralty:not-your-seat', status: 403 })
})

test('limits the rate of requests', async () => {
  const { client } = await localServer({ rate: 3 })
  const anna = client()
  for (const _ of [1, 2, 3]) expect((await anna.get('/api/me')).status).toBe(200)
  expectProblem(await anna.get('/api/me'), { type: 'urn:admiralty:too-many-requests', status: 429 })
})

test('answers 406 as a problem to a client that does not accept event streams', async () => {
  const { client } = await localServer()
  const { id, red } = await duel(client)
  const refused = await red.ask('GET', `/api/matches/${id}/stream?as=red`, undefined, { accept: 'application/json' })
  expectProblem(refused, { type: 'urn:admiralty:not-acceptable', status: 406 })
})
