// The short way of orders and the framework's route give the same answers: same status, same headers, same body.
import { request } from 'node:http'
import { LIMITS } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { duel, localServer, manualClock } from './tables.ts'

const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'decoy'] }
type Headers = Readonly<Record<string, string>>
interface RawAnswer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Sends parts of a body one after another, with exactly these headers. */
function post(url: string, headers: Headers, parts: readonly string[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, async (response) => {
      const { date: _, ...rest } = response.headers
      let body = ''
      for await (const chunk of response.setEncoding('utf8')) body += chunk
      resolve({ status: response.statusCode, headers: rest, body })
    })
    sent.on('error', reject)
    const [last = '', ...before] = parts.toReversed()
    for (const part of before.toReversed()) sent.write(part)
    sent.end(last)
  })
}

/** A query is unusual, so the request goes to the framework. */
const WAYS = ['', '?'] as const

interface Question {
  readonly headers?: Headers
  readonly body?: string
  readonly match?: string
}
const order = (change: object = {}): string => JSON.stringify({ as: 'red', call: '1/muster', order: FLEET_CHOICE, ...change })
const WRONG_KEY = { after: 0, value: '0'.repeat(128) }

const QUESTIONS: Readonly<Record<string, Question>> = {
  'an order': {},
  'an order with a signature that is not needed': { body: order({ signature: WRONG_KEY }) },
  'an order that the rules refuse': { body: order({ order: { order: 'muster', gear: ['flare', 'flare'] } }) },
  'an order to a closed call': { body: order({ call: '9/fire' }) },
  'an order for the seat of another': { body: order({ as: 'blue' }) },
  'an order to an unknown match': { match: 'unknown' },
  'an order with a field too many': { body: order({ more: 1 }) },
  'an order with a reserved name': { body: '{"as":"red","call":"1/muster","order":{"__proto__":{}}}' },
  'an order with an escaped reserved name': { body: '{"as":"red","call":"1/muster","order":{"\\u005f_proto__":{}}}' },
  'an order with a control character': { body: order({ order: { name: 'a\nb' } }) },
  'half an order': { body: order().slice(0, 20) },
  'no body': { body: '' },
  'a long body': { body: order({ order: 'x'.repeat(LIMITS.body) }) },
  'a short key': { headers: { 'idempotency-key': 'short' } },
  'another media type': { headers: { 'content-type': 'text/plain' } },
  'a page of this origin': { headers: { origin: 'http://localhost', host: 'localhost' } },
  'a page of this server': { headers: { 'sec-fetch-site': 'same-origin' } },
  'a page of another server': { headers: { 'sec-fetch-site': 'cross-site' } },
  'another origin': { headers: { origin: 'https://elsewhere.example' } },
  'no cookie': { headers: { cookie: 'other=1' } },
  'an unknown cookie': { headers: { cookie: 'admiralty=aaaaaaaaaaaaaaaaaaaaaaaaaaaa' } },
  'a quoted cookie': { headers: { cookie: 'admiralty="aaaaaaaaaaaaaaaaaaaaaaaaaaaa"' } },
}

test.for(Object.entries(QUESTIONS))('%s', async ([, { headers = {}, body = order(), match }]) => {
  const { client, url } = await localServer()
  const { id, red } = await duel(client)
  const common = { cookie: red.cookie, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const [short, framework] = await Promise.all(
    WAYS.map((way, at) =>
      post(`${url}/api/matches/${match ?? id}/orders${way}`, { ...common, 'idempotency-key': `the-key-${at}`, ...headers }, [body]),
    ),
  )
  expect(short).toEqual(framework)
  expect(short?.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

const send = ({ cookie }: Client, url: string, parts: readonly string[], headers: Headers = {}): Promise<RawAnswer> =>
  post(url, { cookie, 'content-type': 'application/json', 'idempotency-key': 'the-order-of-red', ...headers }, parts)

test('a body may come in parts, with or without its length, and a retry gets the same answer', async () => {
  const { client, url } = await localServer()
  const { id, red } = await duel(client)
  const [path, text] = [`${url}/api/matches/${id}/orders`, order()]
  const parts = [text.slice(0, 7), text.slice(7, 30), text.slice(30)]
  const answers = [
    await send(red, path, parts, { 'content-length': String(text.length) }),
    await send(red, path, parts),
    await send(red, `${path}?`, parts),
  ]
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, '{"sealed":true,"seq":null}']))
})

test('a client that goes away in the middle of a body leaves no order', async () => {
  const { client, url } = await localServer()
  const { id, red } = await duel(client)
  const headers = { cookie: red.cookie, 'content-type': 'application/json', 'idempotency-key': 'the-order-of-red', 'content-length': '500' }
  await new Promise<void>((resolve) => {
    const sent = request(`${url}/api/matches/${id}/orders`, { method: 'POST', headers })
    sent.on('error', () => resolve())
    sent.write(order(), () => sent.destroy(new Error('gone')))
  })
  expect((await red.withdraw(id, 'red', '1/muster')).body).toEqual({ withdrawn: false })
})

test('both ways count towards the limit of an address', async () => {
  const clock = manualClock()
  const { client, url } = await localServer({ rate: 12, clock })
  const { id, red } = await duel(client)
  const path = `${url}/api/matches/${id}/orders`
  const statuses: (number | undefined)[] = []
  for (let sent = 0; sent < 12; sent += 1)
    statuses.push((await send(red, `${path}${WAYS[sent % 2]}`, [order()], { 'content-length': String(order().length) })).status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(12)
  expect(statuses.slice(-2)).toEqual([429, 429])
  clock.advance(60_001)
  expect((await send(red, path, [order()], { 'content-length': String(order().length) })).status).toBe(200)
})

test('behind a proxy the address that it names is limited', async () => {
  const { client, url } = await localServer({ rate: 12, trustProxy: true })
  const { id, red } = await duel(client)
  const from = (address: string, way: string) =>
    send(red, `${url}/api/matches/${id}/orders${way}`, [order()], {
      'content-length': String(order().length),
      'x-forwarded-for': `${address}, 10.0.0.1`,
    })
  for (let sent = 0; sent < 12; sent += 1) expect((await from('203.0.113.7', WAYS[sent % 2] ?? '')).status).toBe(200)
  expect((await from('203.0.113.7', '')).status).toBe(429)
  expect((await from('203.0.113.8', '')).status).toBe(200)
})
