// Notifications of browsers: encrypted messages to push services, which a real browser of this test reads.
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import type { Outlets } from '@admiralty/protocol'
import type { Store } from '@admiralty/store'
import { expect, test } from 'vitest'
import { openStore, runAll } from './mail-loop.ts'
import { outletLoop } from './outlet-loop.ts'
import { posterToHere, type Receiver, startReceiver } from './receiver.ts'
import { errand, leaveErrands } from './stored-errands.ts'
import { freshFolder, localServer, manualClock } from './tables.ts'

/** A browser with keys of its own, at a push service on this machine. */
function browser({ port }: Pick<Receiver, 'port'>, name: string) {
  const ecdh = createECDH('prime256v1')
  const [p256dh, secret] = [ecdh.generateKeys(), randomBytes(16)]
  const subscription = {
    endpoint: `https://push.example.org:${port}/${name}`,
    keys: { p256dh: p256dh.toString('base64url'), auth: secret.toString('base64url') },
  }
  /** Decrypts a message (RFC 8291, RFC 8188). */
  const decrypt = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + (body[20] ?? 0))
    const sealed = body.subarray(21 + sender.length)
    const hkdf = (given: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
      createHmac('sha256', createHmac('sha256', given).update(key).digest()).update(info).update(Buffer.of(1)).digest().subarray(0, length)
    const shared = hkdf(secret, ecdh.computeSecret(sender), Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]), 32)
    const decipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12),
    )
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return { subscription, decrypt }
}
type Browser = ReturnType<typeof browser>
const subscribe = (store: Store, id: string, { subscription: { endpoint, keys } }: Browser): Promise<boolean> =>
  store.addPushDevice({ id, person: 'anna', endpoint, ...keys, device: `Browser ${id}`, created: 1, failing: null }, 9)

async function scene(keys: readonly string[] = ['move:m1:0:red']) {
  const [store, clock, receiver] = [await openStore(), manualClock(), await startReceiver()]
  await leaveErrands(
    store,
    keys.map((key) => errand(key)),
  )
  const [phone, desk] = [browser(receiver, 'phone'), browser(receiver, 'desk')]
  await subscribe(store, 'phone', phone)
  await subscribe(store, 'desk', desk)
  return { store, clock, receiver, phone, desk, ...(await outletLoop(store, clock, posterToHere())) }
}
const postsTo = ({ received }: Receiver, name: string) => received.filter(({ path }) => path === `/${name}`)
const idsOf = async (store: Store) => (await store.pushDevicesOf('anna')).map(({ id }) => id).toSorted()

test('each browser of a person gets a message that it alone can read, with game, question, time and link', async () => {
  const { store, clock, receiver, phone, desk, loop } = await scene()
  await runAll(store, clock, loop)
  const [toPhone] = postsTo(receiver, 'phone')
  const [toDesk] = postsTo(receiver, 'desk')
  expect(receiver.received).toHaveLength(2)
  const told = {
    kind: 'move',
    tag: expect.stringMatching(/^[\w-]{43}$/),
    game: expect.any(String),
    title: 'A duel',
    question: 'Round 1: choose cards',
    until: '2026-12-06T19:00:00.000Z',
    link: 'https://play.example.org/games/table/m1',
  }
  expect([phone.decrypt(toPhone?.body ?? Buffer.of()), desk.decrypt(toDesk?.body ?? Buffer.of())]).toEqual([told, told])
  expect(() => desk.decrypt(toPhone?.body ?? Buffer.of())).toThrow()
  expect(String(toPhone?.body)).not.toContain('duel')
  expect(toPhone?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) })
  expect(await store.noticesOf('anna', 9)).toMatchObject([{ channel: 'push', state: 'sent' }])
})

test('the server shows itself with a key that its first start has made, and a restart keeps it', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { key } = (await first.client().get<Outlets>('/api/me/outlets')).body.push
  await first.close()
  const second = await localServer({ folder })
  expect((await second.client().get<Outlets>('/api/me/outlets')).body.push.key).toBe(key)
  expect(key).toMatch(/^[\w-]{87}$/)
  expect((await (await localServer()).client().get<Outlets>('/api/me/outlets')).body.push.key).not.toBe(key)

  const { store, clock, receiver, loop, keys } = await scene()
  await runAll(store, clock, loop)
  const [, token = '', shown] = /^vapid t=([^,]+), k=(.+)$/.exec(String(receiver.received[0]?.headers.authorization)) ?? []
  expect(shown).toBe(keys.publicKey)
  const [header, claims, signature = ''] = token.split('.')
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
    aud: `https://push.example.org:${receiver.port}`,
    sub: 'https://play.example.org/games',
  })
})

test.each([404, 410])('a browser whose push service answers %s is removed, and the others are told', async (status) => {
  const { store, clock, receiver, loop } = await scene()
  receiver.answer = (_, { path }) => (path === '/phone' ? status : 201)
  await runAll(store, clock, loop)
  expect(await idsOf(store)).toEqual(['desk'])
  expect(await store.noticesOf('anna', 9)).toMatchObject([{ channel: 'push', address: 'Browser desk' }])
})

test('one browser that has a notice is enough, and a notice that no browser has is sent again with the same topic and tag', async () => {
  const { store, clock, receiver, phone, loop, parked } = await scene()
  receiver.answer = (count, { path }) => (path === '/phone' && count > 4 ? 201 : 503)
  await runAll(store, clock, loop)
  expect(parked).toEqual([])
  const toPhone = postsTo(receiver, 'phone')
  expect(toPhone.length).toBeGreaterThan(1)
  expect(new Set(toPhone.map(({ headers }) => headers.topic)).size).toBe(1)
  expect(new Set(toPhone.map(({ body }) => JSON.stringify(phone.decrypt(body)))).size).toBe(1)
  expect(await idsOf(store)).toEqual(['desk', 'phone'])
})

test('a browser whose push service takes nothing for a day is removed, and is no work for the operator', async () => {
  const { store, clock, receiver, loop, parked } = await scene()
  receiver.answer = () => 500
  await runAll(store, clock, loop)
  expect([parked, await idsOf(store)]).toEqual([[], []])
})

test('a person adds this browser, sees it listed, and removes it; another person cannot', async () => {
  const { client } = await localServer({ poster: posterToHere() })
  const [anna, ben] = [client(), client()]
  const { subscription } = browser({ port: 443 }, 'phone')
  const { status, body } = await anna.post<{ id: string }>('/api/me/push', subscription)
  expect(status).toBe(201)
  const browsers = async (one: typeof anna) => (await one.get<Outlets>('/api/me/outlets')).body.push.browsers.map(({ id }) => id)
  expect([await browsers(anna), await browsers(ben)]).toEqual([[body.id], []])
  expect(JSON.stringify((await anna.get('/api/me/outlets')).body)).not.toContain(subscription.keys.auth)
  await ben.ask('DELETE', `/api/me/push/${body.id}`)
  expect(await browsers(anna)).toEqual([body.id])
  expect((await anna.ask('DELETE', `/api/me/push/${body.id}`)).status).toBe(200)
  expect(await browsers(anna)).toEqual([])
})

test('keys that are none are refused or removed, and nothing hangs on them', async () => {
  const { client } = await localServer()
  const { subscription } = browser({ port: 443 }, 'phone')
  for (const wrong of [
    { ...subscription, endpoint: 'http://push.example.org/' },
    { ...subscription, keys: { ...subscription.keys, auth: '' } },
    { ...subscription, keys: { ...subscription.keys, p256dh: 'a\nb' } },
    { ...subscription, more: 1 },
  ])
    expect((await client().post('/api/me/push', wrong)).status).toBe(400)
  const { store, clock, receiver, loop } = await scene()
  for (const id of ['phone', 'desk']) await store.removePushDevice('anna', id)
  const { subscription: broken } = browser(receiver, 'broken')
  await subscribe(store, 'broken', { subscription: { ...broken, keys: { ...broken.keys, p256dh: 'a'.repeat(87) } }, decrypt: () => null })
  await runAll(store, clock, loop)
  expect([await idsOf(store), receiver.received]).toEqual([[], []])
})
