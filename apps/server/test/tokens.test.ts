// Bearer tokens: a program acts as its person on the same routes, within scope and time, and never on the account.
import { LIMITS, type NewToken, type OrderResponse } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { duel, localServer, manualClock } from './tables.ts'

const DAY = 24 * 3600 * 1000
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }

async function scene() {
  const clock = manualClock()
  const { client, url } = await localServer({ clock })
  const { id, red } = await duel(client)
  const make = async (scope: 'read' | 'play', days = 30): Promise<NewToken> =>
    (await red.post<NewToken>('/api/me/tokens', { name: 'My bot', scope, days })).body
  /** A request of a program without a cookie. */
  const ask = async <T>(token: string, method: string, path: string, body?: unknown) => {
    const program: Client = client()
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': program.key() }
    return program.ask<T>(method, path, body, headers)
  }
  return { clock, id, red, make, ask, url }
}
const order = (id: string) => [`/api/matches/${id}/orders`, { as: 'red', call: '1/muster', order: CARDS }] as const

test('a program with a token that may play has the seats of its person', async () => {
  const { id, make, ask } = await scene()
  const { token, scope } = await make('play')
  expect([token.slice(0, 4), scope]).toEqual(['adm_', 'play'])
  expect((await ask<{ mine: string[] }>(token, 'GET', `/api/matches/${id}`)).body.mine).toEqual(['red'])
  expect((await ask<{ count: number }>(token, 'GET', '/api/owed')).body.count).toBe(1)
  expect(await ask<OrderResponse>(token, 'POST', ...order(id))).toMatchObject({ status: 200 })
  expect((await ask<{ count: number }>(token, 'GET', '/api/owed')).body.count).toBe(0)
})

test('a token that reads shows what its person may know, and changes nothing', async () => {
  const { id, make, ask } = await scene()
  const { token } = await make('read')
  expect((await ask<{ mine: string[] }>(token, 'GET', `/api/matches/${id}`)).body.mine).toEqual(['red'])
  expect(await ask(token, 'POST', ...order(id))).toMatchObject({ status: 403, body: { type: 'urn:admiralty:token-scope' } })
  expect((await ask<{ count: number }>(token, 'GET', '/api/owed')).body.count).toBe(1)
})

test('no token gives access to the account: it cannot make tokens, sign in, change the name or delete the person', async () => {
  const { red, make, ask } = await scene()
  const { token, id } = await make('play')
  expect((await ask(token, 'GET', '/api/me')).status).toBe(200)
  const before = (await red.get('/api/me/account')).body
  for (const [method, path, body] of [
    ['PUT', '/api/me', { name: 'Mallory' }],
    ['DELETE', '/api/me'],
    ['POST', '/api/me/link', {}],
    ['POST', '/api/me/tokens', { name: 'More', scope: 'play', days: 300 }],
    ['DELETE', `/api/me/tokens/${id}`],
    ['GET', '/api/me/account'],
    ['GET', '/api/me/keys'],
    ['PUT', '/api/me/address', { address: 'mallory@example.org' }],
  ] as const)
    expect(await ask(token, method, path, body)).toMatchObject({ status: 403, body: { type: 'urn:admiralty:token-scope' } })
  expect((await red.get('/api/me/account')).body).toEqual(before)
})

test('a token that is unknown, withdrawn or expired is refused everywhere, and the cookie beside it does not count', async () => {
  const { clock, id, red, make, ask } = await scene()
  const [kept, withdrawn] = [await make('play', 2), await make('play')]
  await red.ask('DELETE', `/api/me/tokens/${withdrawn.id}`)
  for (const token of ['adm_forged', withdrawn.token, `${kept.token}x`])
    expect(await ask(token, 'GET', `/api/matches/${id}`)).toMatchObject({ status: 401, body: { type: 'urn:admiralty:token-refused' } })
  expect((await red.ask('GET', `/api/matches/${id}`, undefined, { authorization: 'Bearer adm_forged' })).status).toBe(401)
  clock.advance(2 * DAY - 1)
  expect((await ask(kept.token, 'GET', '/api/me')).status).toBe(200)
  clock.advance(1)
  expect(await ask(kept.token, 'POST', ...order(id))).toMatchObject({ status: 401, body: { type: 'urn:admiralty:token-refused' } })
})

test('the bearer token of a proxy is none of this server, so the cookie counts', async () => {
  const { id, red } = await scene()
  const answer = await red.ask<{ mine: string[] }>('GET', `/api/matches/${id}`, undefined, { authorization: 'Bearer of-a-proxy' })
  expect(answer.body.mine).toEqual(['red'])
})

test('the stream of a token ends when the token is withdrawn or has expired', async () => {
  const { clock, id, red, make, url } = await scene()
  const [withdrawn, expiring] = [await make('read'), await make('read', 1)]
  const listen = async (token: string): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    return fetch(`${url}/api/matches/${id}/stream?as=red`, { headers })
  }
  const [one, two] = [await listen(withdrawn.token), await listen(expiring.token)]
  expect([one.status, two.status]).toEqual([200, 200])
  await red.ask('DELETE', `/api/me/tokens/${withdrawn.id}`)
  expect(await one.text()).toContain('event: begin')
  clock.advance(DAY)
  expect(await two.text()).toContain('event: begin')
})

test('a token is shown once, listed without its secret, and their number is limited', async () => {
  const { red, make } = await scene()
  const { token, ...listed } = await make('play')
  const account = (await red.get<{ tokens: unknown[] }>('/api/me/account')).body
  expect(account.tokens).toEqual([listed])
  expect(JSON.stringify(account)).not.toContain(token)
  for (let made = 1; made < LIMITS.tokens; made += 1) await make('read')
  expect(await red.post('/api/me/tokens', { name: 'One more', scope: 'read', days: 1 })).toMatchObject({ status: 409 })
  for (const wrong of [
    { name: '', scope: 'read', days: 1 },
    { name: 'a', scope: 'own', days: 1 },
    { name: 'a', scope: 'read', days: 0 },
    { name: 'a', scope: 'read', days: 1e9 },
  ])
    expect((await red.post('/api/me/tokens', wrong)).status).toBe(400)
})
