// People over the API: a mail address and its links, signed-in devices, the sealed copy of keys, and deletion.

import type { Journal } from '@admiralty/match'
import { LIMITS, type MailLink, type OwnAccount } from '@admiralty/protocol'
import type { Store } from '@admiralty/store'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { mailbox } from './mailbox.ts'
import { duel, localServer, manualClock } from './tables.ts'

const ADDRESS = 'anna@example.org'

async function scene() {
  const [mailer, clock] = [mailbox(), manualClock()]
  const { client } = await localServer({ mailer, clock, publicUrl: 'https://play.example.org/games' })
  const ask = (who: Client, address = ADDRESS) => who.put<{ expires: number }>('/api/me/address', { address })
  /** Uses the latest link to this address on a device. */
  const open = (who: Client, address = ADDRESS) => who.post('/api/me/mail', { token: mailer.tokenFor(address) })
  return { mailer, clock, client, ask, open }
}
const accountOf = async (who: Client): Promise<OwnAccount> => (await who.get<OwnAccount>('/api/me/account')).body
const nameOf = async (who: Client): Promise<string> => (await who.get<{ name: string }>('/api/me')).body.name

test('a guest with a confirmed address has seats and designs on another device', async () => {
  const { mailer, clock, client, ask, open } = await scene()
  const { id, red } = await duel(client)
  await red.put('/api/me', { name: 'Anna' })
  expect((await ask(red, 'Anna@Example.ORG')).body).toEqual({ sendsMail: true, expires: clock.now() + 3_600_000 })
  expect(mailer.mails).toMatchObject([{ to: ADDRESS, subject: 'Your link to Admiralty' }])
  expect(mailer.mails[0]?.text).toContain('https://play.example.org/games/me/mail/')
  expect((await accountOf(red)).address).toBeNull()

  const phone = client()
  expect(await open(phone)).toMatchObject({ status: 200, body: { name: 'Anna' } })
  expect((await phone.table(id)).mine).toEqual(['red'])
  expect((await accountOf(red)).address).toBe(ADDRESS)
  expect(await accountOf(phone)).toMatchObject({ address: ADDRESS, devices: [{ current: expect.any(Boolean) }, {}] })
})

test('to read a link uses nothing up, and to use it works once', async () => {
  const { mailer, client, ask, open } = await scene()
  const anna = client()
  await anna.put('/api/me', { name: 'Anna' })
  await ask(anna)
  const path = `/api/me/mail/${mailer.tokenFor(ADDRESS)}`
  const scanner = client()
  for (let visit = 0; visit < 3; visit += 1)
    expect(await scanner.get<MailLink>(path)).toMatchObject({ status: 200, body: { address: ADDRESS, name: 'Anna', mine: false } })
  expect((await anna.get<MailLink>(path)).body.mine).toBe(true)
  expect((await accountOf(anna)).address).toBeNull()
  expect((await open(anna)).status).toBe(200)
  expect(await open(scanner)).toMatchObject({ status: 410, body: { type: 'urn:admiralty:link-used' } })
  expect((await scanner.get(path)).status).toBe(410)
  expect(await nameOf(scanner)).not.toBe('Anna')
})

test('a link in a mail signs in as the person who has the address, and gives nothing to the one who asked', async () => {
  const { client, ask, open } = await scene()
  const [anna, mallory, desk] = [client(), client(), client()]
  await anna.put('/api/me', { name: 'Anna' })
  await ask(anna)
  await open(anna)
  const known = await ask(mallory)
  const unknown = await ask(mallory, 'nobody@example.org')
  expect(known.body).toEqual(unknown.body)
  await ask(mallory)
  await open(desk)
  expect(await nameOf(desk)).toBe('Anna')
  expect((await accountOf(mallory)).address).toBeNull()
  expect(await nameOf(mallory)).not.toBe('Anna')
})

test('a link that is forged, expired, replaced or of another kind is refused, and changes nothing', async () => {
  const { mailer, clock, client, ask } = await scene()
  const anna = client()
  await ask(anna)
  const replaced = mailer.tokenFor(ADDRESS)
  await ask(anna)
  const personal = (await anna.post<{ token: string }>('/api/me/link', {})).body.token
  const before = await accountOf(anna)
  const stranger = client()
  const refuse = async (token: string): Promise<void> => {
    expect(await stranger.post('/api/me/mail', { token })).toMatchObject({ status: 410, body: { type: 'urn:admiralty:link-used' } })
    expect((await stranger.get(`/api/me/mail/${token}`)).status).toBe(410)
  }
  for (const token of ['forged', 'x'.repeat(LIMITS.token), replaced, personal]) await refuse(token)
  expect((await stranger.post('/api/me/take', { token: mailer.tokenFor(ADDRESS) })).status).toBe(410)
  clock.advance(3_600_000)
  await refuse(mailer.tokenFor(ADDRESS))
  expect(await accountOf(anna)).toEqual(before)
})

test.each([
  'anna@example.org\nBcc: everybody@example.org',
  'anna@example.org\r\n',
  '\nanna@example.org',
  'Anna <anna@example.org>',
  'anna@example.org, ben@example.org',
  'anna@localhost',
  'anna@-example.org',
  'anna example.org',
  '@example.org',
  '"anna"@example.org',
  `${'a'.repeat(250)}@example.org`,
  '',
  7,
])('%j is no address: nothing is sent or stored', async (address) => {
  const { mailer, client } = await scene()
  const anna = client()
  expect(await anna.put('/api/me/address', { address })).toMatchObject({ status: 400, body: { type: 'urn:admiralty:bad-request' } })
  expect(mailer.mails).toEqual([])
  expect((await accountOf(anna)).devices).toEqual([])
})

test('one mail address gets few links an hour, whoever asks, and one user sends few', async () => {
  const { mailer, clock, client, ask } = await scene()
  for (let sent = 0; sent < LIMITS.mailsTo; sent += 1) expect((await ask(client())).status).toBe(200)
  expect(await ask(client())).toMatchObject({ status: 429, body: { type: 'urn:admiralty:too-many-requests' } })
  const anna = client()
  for (let sent = 0; sent < LIMITS.mails; sent += 1) expect((await ask(anna, `a${sent}@example.org`)).status).toBe(200)
  expect((await ask(anna, 'more@example.org')).status).toBe(429)
  expect(mailer.mails).toHaveLength(LIMITS.mailsTo + LIMITS.mails)
  clock.advance(3_600_001)
  expect((await ask(anna, 'more@example.org')).status).toBe(200)
})

test('of a thousand sign-ups of one network in a minute a few get mail, the others a clear answer and no account', async () => {
  const mailer = mailbox()
  let stored = 0
  const wrapStore = (store: Store): Store => ({
    ...store,
    addPerson(...person) {
      stored += 1
      return store.addPerson(...person)
    },
  })
  const { client } = await localServer({ mailer, clock: manualClock(), rate: 100_000, wrapStore })
  const answers: number[] = []
  for (let first = 0; first < 1000; first += 100) {
    const hundred = Array.from({ length: 100 }, (_, number) =>
      client().put('/api/me/address', { address: `a${first + number}@example.org` }),
    )
    answers.push(...(await Promise.all(hundred)).map(({ status }) => status))
  }
  expect([...new Set(answers)].toSorted()).toEqual([200, 429])
  expect(answers.filter((status) => status === 200)).toHaveLength(LIMITS.addressMails)
  expect([mailer.mails.length, stored]).toEqual([LIMITS.addressMails, LIMITS.addressMails])
})

test('a mail that the mail server does not accept is reported, and changes nothing that was confirmed', async () => {
  const { client } = await localServer({ mailer: { sendsMail: true, send: () => Promise.reject(new Error('refused')) } })
  const anna = client()
  expect(await anna.put('/api/me/address', { address: ADDRESS })).toMatchObject({ status: 503, body: { type: 'urn:admiralty:not-sent' } })
  expect((await accountOf(anna)).address).toBeNull()
})

test('without mail the account says so, and the mail is in the log', async () => {
  const { client } = await localServer()
  const anna = client()
  expect((await anna.put('/api/me/address', { address: ADDRESS })).body).toMatchObject({ sendsMail: false })
  expect((await accountOf(anna)).sendsMail).toBe(false)
})

test('a device that is signed out loses its account and its streams, and begins as another guest', async () => {
  const { client, ask, open } = await scene()
  const { id, red } = await duel(client)
  const phone = client()
  await ask(red)
  await open(phone)
  const stream = await phone.listen(id, 'red')
  const devices = (await accountOf(red)).devices
  const other = devices.find(({ current }) => !current)
  expect(devices).toHaveLength(2)
  expect(JSON.stringify(devices)).not.toContain(phone.cookie.split('=')[1])
  const stranger = client()
  await stranger.put('/api/me', { name: 'Mallory' })
  await stranger.ask('DELETE', `/api/me/devices/${other?.id}`)
  expect((await phone.table(id)).mine).toEqual(['red'])

  expect((await red.ask('DELETE', `/api/me/devices/${other?.id}`)).status).toBe(200)
  await expect(stream.until(() => false)).rejects.toThrow('ended')
  expect((await phone.table(id)).mine).toEqual([])
  expect((await red.table(id)).mine).toEqual(['red'])
  expect((await accountOf(red)).devices).toHaveLength(1)
})

test('a browser that signs itself out is another guest afterwards, even if it keeps sending the first cookie of the person', async () => {
  const { client, ask, open } = await scene()
  const { id, red } = await duel(client)
  const [first, phone] = [red.cookie, client()]
  await ask(red)
  await open(phone)
  const me = (await red.get<{ id: string }>('/api/me')).body
  const own = (await accountOf(red)).devices.find(({ current }) => current)
  await red.ask('DELETE', `/api/me/devices/${own?.id}`)
  red.cookie = first
  const after = (await red.get<{ id: string }>('/api/me')).body
  expect(after.id).not.toBe(me.id)
  expect((await red.put('/api/me', { name: 'Somebody' })).status).toBe(200)
  expect((await red.table(id)).mine).toEqual([])
  expect((await phone.table(id)).mine).toEqual(['red'])
})

test('all other devices can be signed out at once', async () => {
  const { client, ask, open } = await scene()
  const [anna, phone] = [client(), client()]
  await ask(anna)
  await open(phone)
  await ask(anna)
  await open(client())
  expect((await accountOf(phone)).devices).toHaveLength(3)
  await phone.ask('DELETE', '/api/me/devices')
  expect((await accountOf(phone)).devices).toMatchObject([{ current: true }])
})

test('a deleted person leaves matches whole and no name, address, device, token or design', async () => {
  const { client, ask, open } = await scene()
  const { id, red, blue } = await duel(client)
  await red.put('/api/me', { name: 'Anna' })
  await red.post(`/api/matches/${id}/notes`, { as: 'red', text: 'Good luck' })
  await ask(red)
  await open(red)
  await red.put('/api/me/keys', { copy: 'sealed' })
  const token = (await red.post<{ token: string }>('/api/me/tokens', { name: 'Bot', scope: 'play', days: 1 })).body.token
  const before = (await blue.get<Journal>(`/api/matches/${id}/journal?as=blue`)).body
  const first = red.cookie

  expect((await red.ask('DELETE', '/api/me')).status).toBe(200)
  expect((await blue.get<Journal>(`/api/matches/${id}/journal?as=blue`)).body).toEqual(before)
  expect((await blue.table(id)).seats.map(({ name }) => name)).toContain('Deleted player')
  const later = await blue.listen(id, 'blue')
  expect((await later.until(({ event }) => event === 'note')).data).toContain('Deleted player')
  expect(JSON.stringify([await blue.table(id), await blue.history(id, 'blue', null), later.raw])).not.toContain('Anna')
  red.cookie = first
  expect((await red.table(id)).mine).toEqual([])
  expect(await accountOf(red)).toMatchObject({ address: null, hasKeyCopy: false, devices: [], tokens: [] })
  expect((await client().ask('GET', '/api/matches', undefined, { authorization: `Bearer ${token}` })).status).toBe(401)
  // The address is free for another person.
  const ben = client()
  await ask(ben)
  await open(ben)
  expect((await accountOf(ben)).address).toBe(ADDRESS)
  expect((await ben.put('/api/me', { name: 'Deleted player' })).status).toBe(422)
})

test('an address can be removed, and a copy of keys is read by its own person only', async () => {
  const { client, ask, open } = await scene()
  const [anna, ben] = [client(), client()]
  await ask(anna)
  await open(anna)
  await anna.put('/api/me/keys', { copy: 'sealed' })
  expect([(await anna.get('/api/me/keys')).body, (await ben.get('/api/me/keys')).body]).toEqual([{ copy: 'sealed' }, { copy: null }])
  expect((await anna.put('/api/me/keys', { copy: 'two\nlines' })).status).toBe(400)
  await anna.ask('DELETE', '/api/me/keys')
  await anna.ask('DELETE', '/api/me/address')
  expect(await accountOf(anna)).toMatchObject({ address: null, hasKeyCopy: false })
})
