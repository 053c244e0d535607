// Requests with an order: each kind of fault has its status and its problem, whatever way the parts of a body take.
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

interface Question {
  readonly headers?: Headers
  readonly body?: string
  readonly match?: string
}
const order = (change: object = {}): string => JSON.stringify({ as: 'red', call: '1/muster', order: FLEET_CHOICE, ...change })
const WRONG_KEY = { after: 0, value: '0'.repeat(128) }

/** Each with the status of the answer, and the kind of its problem. */
const QUESTIONS: readonly (readonly [what: string, question: Question, status: number, problem?: string])[] = [
  ['an order', {}, 200],
  ['an order with a wrong signature', { body: order({ signature: WRONG_KEY }) }, 422, 'refused'],
  ['an order that the rules refuse', { body: order({ order: { order: 'muster', gear: ['flare', 'flare'] } }) }, 422, 'refused'],
  ['an order to a closed call', { body: order({ call: '9/fire' }) }, 409, 'call-over'],
  ['an order for the seat of another', { body: order({ as: 'blue' }) }, 403, 'not-your-seat'],
  ['an order to an unknown match', { match: 'unknown' }, 404, 'not-found'],
  ['an order with a field too many', { body: order({ more: 1 }) }, 400, 'bad-request'],
  ['an order with a reserved name', { body: '{"as":"red","call":"1/muster","order":{"__proto__":{}}}' }, 400, 'not-json'],
  ['an order with an escaped reserved name', { body: '{"as":"red","call":"1/muster","order":{"\\u005f_proto__":{}}}' }, 400, 'not-json'],
  ['an order with a control character', { body: order({ order: { name: 'a\nb' } }) }, 400, 'bad-request'],
  ['half an order', { body: order().slice(0, 20) }, 400, 'not-json'],
  ['no body', { body: '' }, 400, 'not-json'],
  ['a long body', { body: order({ order: 'x'.repeat(LIMITS.body) }) }, 413, 'too-large'],
  ['a short key', { headers: { 'idempotency-key': 'short' } }, 400, 'bad-request'],
  ['another media type', { headers: { 'content-type': 'text/plain' } }, 415, 'wrong-type'],
  ['a page of this origin', { headers: { origin: 'http://localhost', host: 'localhost' } }, 200],
  ['a page of this server', { headers: { 'sec-fetch-site': 'same-origin' } }, 200],
  ['a page of another server', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'foreign-origin'],
  ['another origin', { headers: { origin: 'https://elsewhere.example' } }, 403, 'foreign-origin'],
  ['no cookie', { headers: { cookie: 'other=1' } }, 403, 'not-your-seat'],
  ['an unknown cookie', { headers: { cookie: 'admiralty=aaaaaaaaaaaaaaaaaaaaaaaaaaaa' } }, 403, 'not-your-seat'],
]

test.for(QUESTIONS)('%s', async ([, { headers = {}, body = order(), match }, status, problem]) => {
  const { client, url } = await localServer()
  const { id, red } = await duel(client)
  const usual = { cookie: red.cookie, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const answer = await post(`${url}/api/matches/${match ?? id}/orders`, { ...usual, 'idempotency-key': 'the-order-of-red', ...headers }, [
    body,
  ])
  expect(answer.status).toBe(status)
  if (problem === undefined) expect(JSON.parse(answer.body)).toEqual({ sealed: true, seq: null })
  else expect(JSON.parse(answer.body)).toMatchObject({ type: `urn:admiralty:${problem}`, status })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': problem === undefined ? 'application/json; charset=utf-8' : 'application/problem+json',
  })
})

const send = ({ cookie }: Client, url: string, parts: readonly string[], headers: Headers = {}): Promise<RawAnswer> =>
  post(url, { cookie, 'content-type': 'application/json', 'idempotency-key': 'the-order-of-red', ...headers }, parts)

test('a body may come in parts, with or without its length, and a retry gets the same answer', async () => {
  const { client, url } = await localServer()
  const { id, red } = await duel(client)
  const [path, text] = [`${url}/api/matches/${id}/orders`, order()]
  const parts = [text.slice(0, 7), text.slice(7, 30), text.slice(30)]
  const answers = [await send(red, path, parts, { 'content-length': String(text.length) }), await send(red, path, parts)]
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

test('orders count towards the limit of an address', async () => {
  const clock = manualClock()
  const { client, url } = await localServer({ rate: 12, clock })
  const { id, red } = await duel(client)
  const path = `${url}/api/matches/${id}/orders`
  const statuses: (number | undefined)[] = []
  for (let sent = 0; sent < 12; sent += 1) statuses.push((await send(red, path, [order()])).status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(12)
  expect(statuses.slice(-2)).toEqual([429, 429])
  clock.advance(60_001)
  expect((await send(red, path, [order()])).status).toBe(200)
})

test('behind a proxy the address that it names is limited', async () => {
  const { client, url } = await localServer({ rate: 12, trustProxy: true })
  const { id, red } = await duel(client)
  const from = (address: string) => send(red, `${url}/api/matches/${id}/orders`, [order()], { 'x-forwarded-for': `${address}, 10.0.0.1` })
  for (let sent = 0; sent < 12; sent += 1) expect((await from('203.0.113.7')).status).toBe(200)
  expect((await from('203.0.113.7')).status).toBe(429)
  expect((await from('203.0.113.8')).status).toBe(200)
})
