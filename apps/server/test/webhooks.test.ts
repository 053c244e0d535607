// Webhooks: signed messages to an address that a person has chosen, and to nothing else.
import { createHmac } from 'node:crypto'
import type { NewWebhook, Outlets } from '@admiralty/protocol'
import type { Store } from '@admiralty/store'
import { expect, test } from 'vitest'
import { makePoster } from '../src/outlets/poster.ts'
import { webhookSecret } from '../src/outlets/webhook.ts'
import { openStore, runAll } from './mail-loop.ts'
import { outletLoop, SITE } from './outlet-loop.ts'
import { posterToHere, type Receiver, startReceiver } from './receiver.ts'
import { errand, leaveErrands } from './stored-errands.ts'
import { localServer, manualClock } from './tables.ts'

const hookOf = ({ port }: Pick<Receiver, 'port'>): string => `https://hook.example.org:${port}/admiralty`
const SALT = 'a salt'
async function chooseHook(store: Store, receiver: Receiver): Promise<void> {
  await store.setWebhook({ person: 'anna', url: hookOf(receiver), salt: SALT, created: 1, failing: null, ended: null })
}
async function scene(keys: readonly string[]) {
  const [store, clock, receiver] = [await openStore(), manualClock(), await startReceiver()]
  await leaveErrands(
    store,
    keys.map((key) => errand(key)),
  )
  await chooseHook(store, receiver)
  return { store, clock, receiver, ...(await outletLoop(store, clock, posterToHere())) }
}
const statuses = async (store: Store) => (await store.deliveriesOf('anna')).map(({ status }) => status)

test('a notice is posted with game, question, time and link, and signed over id, time and body', async () => {
  const { store, clock, receiver, loop } = await scene(['move:m1:0:red'])
  await runAll(store, clock, loop)
  const [post] = receiver.received
  expect(receiver.received).toHaveLength(1)
  expect(JSON.parse(String(post?.body))).toEqual({
    type: 'notice.move',
    data: {
      game: expect.any(String),
      title: 'A duel',
      question: 'Round 1: choose cards',
      until: '2026-12-06T19:00:00.000Z',
      link: 'https://play.example.org/games/table/m1',
    },
  })
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = post?.headers ?? {}
  expect(Number(time)).toBe(Math.floor(clock.now() / 1000))
  const key = Buffer.from(webhookSecret(SITE, { person: 'anna', salt: SALT }).slice('whsec_'.length), 'base64')
  expect(key).toHaveLength(32)
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${time}.${post?.body}`).digest('base64')}`)
  expect(await statuses(store)).toEqual([201])
  expect(await store.noticesOf('anna', 9)).toMatchObject([
    { channel: 'webhook', state: 'sent', address: `hook.example.org:${receiver.port}` },
  ])
})

test('a receiver that cuts, fails and redirects gets the same message again until it takes it, with one id and equal bytes', async () => {
  const { store, clock, receiver, loop, parked } = await scene(['move:m1:0:red'])
  const answers = [null, 500, 302, 204]
  receiver.answer = (count) => answers.at(count - 1) ?? null
  await runAll(store, clock, loop)
  expect(parked).toEqual([])
  expect(await statuses(store)).toEqual([204, 302, 500, null])
  expect(receiver.received.map(({ path }) => path)).toEqual(answers.map(() => '/admiralty'))
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(receiver.received.map(({ body }) => String(body))).size).toBe(1)
  const signatures = new Set(receiver.received.map(({ headers }) => headers['webhook-signature']))
  expect(signatures.size).toBe(4)
  expect(await store.webhookOf('anna')).toMatchObject({ failing: null, ended: null })
})

test('a webhook that takes nothing for a day is ended and listed for its person, and is no work for the operator', async () => {
  const { store, clock, receiver, loop, parked } = await scene(['move:m1:0:red', 'reminder:m1:0:red'])
  receiver.answer = () => 503
  await runAll(store, clock, loop)
  expect(parked).toEqual([])
  expect(await store.webhookOf('anna')).toMatchObject({ ended: 'nothing could be delivered for a day' })
  const before = receiver.received.length
  expect(before).toBeGreaterThan(10)
  expect((await store.noticesOf('anna', 9)).map(({ state, why }) => [state, why])).toContainEqual(['refused', 'it answered 503'])
  loop.look()
  expect(receiver.received).toHaveLength(before)
})

test('a receiver that answers 410 gets nothing more', async () => {
  const { store, clock, receiver, loop } = await scene(['move:m1:0:red', 'reminder:m1:0:red'])
  receiver.answer = () => 410
  await runAll(store, clock, loop)
  expect(await store.webhookOf('anna')).toMatchObject({ ended: 'its address answered 410: it wants nothing more' })
  expect(receiver.received.length).toBeLessThanOrEqual(2)
})

const signal = new AbortController().signal
test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data',
  'http://example.org/',
  'ftp://example.org/',
])('nothing is sent to %s', async (url) => {
  const receiver = await startReceiver()
  const posted = { url: url.replace(/^(https:\/\/[^/]+)/, `$1:${receiver.port}`), headers: {}, body: 'x' }
  expect(await makePoster()(posted, signal)).toEqual({ status: null, why: 'it cannot be reached at a public address' })
  expect(receiver.received).toEqual([])
})

test('a receiver that does not answer is left, and one that answers without end is not read', async () => {
  const receiver = await startReceiver()
  const posted = { url: hookOf(receiver), headers: {}, body: 'x' }
  receiver.answer = () => () => undefined
  expect(await posterToHere({ patience: 200 })(posted, signal)).toEqual({ status: null, why: 'it did not answer within 0.2 s' })
  let written = 0
  receiver.answer = () => (response) => {
    response.writeHead(200)
    const more = (): void => {
      written += 65_536
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(more))
    }
    more()
  }
  expect(await posterToHere()(posted, signal)).toEqual({ status: 200 })
  await expect.poll(() => receiver.received.length).toBe(2)
  receiver.answer = () => (response) => response.writeHead(200, { large: 'x'.repeat(40_000) }).end()
  expect(await posterToHere()(posted, signal)).toMatchObject({ status: null })
  expect(written).toBeLessThan(50_000_000)
})

test('a certificate that is not trusted gets nothing', async () => {
  const receiver = await startReceiver()
  const here = { lookup: undefined, isAllowed: () => true }
  const poster = makePoster({
    network: {
      ...here,
      lookup: (_, { all }, answer) => (all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)),
    },
  })
  expect(await poster({ url: hookOf(receiver), headers: {}, body: 'x' }, signal)).toMatchObject({
    status: null,
    why: expect.stringContaining('the connection failed'),
  })
  expect(receiver.received).toEqual([])
})

test('a person chooses a webhook, tests it, sees its deliveries, and removes it; its key is new with each choice', async () => {
  const receiver = await startReceiver()
  const { client } = await localServer({ poster: posterToHere() })
  const [anna, ben] = [client(), client()]
  expect((await anna.post('/api/me/webhook/test', {})).status).toBe(404)
  const chosen = await anna.put<NewWebhook>('/api/me/webhook', { url: hookOf(receiver) })
  expect(chosen).toMatchObject({ status: 200, body: { url: hookOf(receiver), secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) } })
  expect((await anna.post('/api/me/webhook/test', {})).body).toMatchObject({ kind: 'test', status: 201, why: null })
  receiver.answer = () => 500
  expect((await anna.post('/api/me/webhook/test', {})).body).toMatchObject({ status: 500, why: 'it answered 500' })
  expect(receiver.received.map(({ body }) => JSON.parse(String(body)).type)).toEqual(['test', 'test'])
  const { webhook } = (await anna.get<Outlets>('/api/me/outlets')).body
  expect(webhook).toMatchObject({ url: hookOf(receiver), ended: null, deliveries: [{ status: 500 }, { status: 201 }] })
  expect(JSON.stringify(webhook)).not.toContain('whsec_')
  expect((await ben.get<Outlets>('/api/me/outlets')).body.webhook).toBeNull()
  const again = await anna.put<NewWebhook>('/api/me/webhook', { url: hookOf(receiver) })
  expect(again.body.secret).not.toBe(chosen.body.secret)
  expect((await anna.ask('DELETE', '/api/me/webhook')).status).toBe(200)
  expect((await anna.get<Outlets>('/api/me/outlets')).body.webhook).toBeNull()
})

test.each([
  'http://example.org/',
  'https://user:secret@example.org/',
  'https://',
  'javascript:alert(1)',
  `https://example.org/${'x'.repeat(1000)}`,
  'https://example.org/\n',
])('the address %s is refused, and nothing changes', async (url) => {
  const { client } = await localServer()
  const anna = client()
  expect((await anna.put('/api/me/webhook', { url })).status).toBe(400)
  expect((await anna.get<Outlets>('/api/me/outlets')).body.webhook).toBeNull()
})

test('tests of a webhook are limited', async () => {
  const receiver = await startReceiver()
  const { client } = await localServer({ poster: posterToHere(), clock: manualClock() })
  const anna = client()
  await anna.put('/api/me/webhook', { url: hookOf(receiver) })
  const answers = []
  for (let count = 0; count < 31; count += 1) answers.push((await anna.post('/api/me/webhook/test', {})).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(29)
  expect(answers.at(-1)).toBe(429)
  expect(receiver.received).toHaveLength(29)
})
