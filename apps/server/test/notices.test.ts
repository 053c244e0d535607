// Notices by mail through a real SMTP server, which drops, delays and doubles mails.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { seededDice } from '@admiralty/kernel'
import { DEFAULT_CHOICE, type Store } from '@admiralty/store'
import { expect, onTestFinished, test } from 'vitest'
import { isAddress, openSmtp } from '../src/errands/smtp.ts'
import { FROM, noticeLoop, openMail, openStore, runAll, URL_OF_SERVER, verify } from './mail-loop.ts'
import { type MailFate, startMailServer } from './mail-server.ts'
import { errand, leaveErrands } from './stored-errands.ts'
import { localServer, manualClock } from './tables.ts'

test('1,000 notices through a server that cuts, refuses, delays and doubles: each comes at least once, with one Message-ID', async () => {
  const [store, clock, dice] = [await openStore(), manualClock(), seededDice(7)]
  const fates: readonly MailFate[] = ['take', 'take', 'take', 'delay', 'take and cut', 'cut', 'refuse', 'take']
  const server = await startMailServer(() => fates[(dice.roll(1, fates.length, 'fate')[0] ?? 1) - 1] ?? 'take')
  const keys = Array.from({ length: 1000 }, (_, index) => `move:m1:${index}:red`)
  await leaveErrands(
    store,
    keys.map((key) => errand(key)),
  )
  await verify(store, 'anna@example.org')
  const { loop, parked } = noticeLoop(store, clock, openMail(server.url))
  await runAll(store, clock, loop)
  expect(parked).toEqual([])
  expect(await store.countErrands(clock.now())).toEqual({ due: 0, parked: 0 })
  const ids = new Set(server.taken.map(({ messageId }) => messageId))
  expect(ids.size).toBe(1000)
  expect(server.taken.length).toBeGreaterThan(1000)
  const notes = await store.noticesOf('anna', 2000)
  expect(notes.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
})

test('a notice names game, question, time and link, belongs to the thread of its match, and has a link that ends such notices', async () => {
  const [store, clock] = [await openStore(), manualClock()]
  const server = await startMailServer(() => 'take')
  await leaveErrands(store, [errand('move:m1:0:red'), errand('reminder:m1:0:red', { kind: 'reminder' })])
  await verify(store, 'anna@example.org')
  await runAll(store, clock, noticeLoop(store, clock, openMail(server.url)).loop)
  const [move, reminder] = server.taken.toSorted((one, other) => ((one.subject ?? '') < (other.subject ?? '') ? 1 : -1))
  expect([move?.subject, reminder?.subject]).toEqual(['A duel: your move', 'A duel: reminder: your move'])
  expect(move?.to).toEqual([{ name: '', address: 'anna@example.org' }])
  expect(move?.text).toMatch(
    /^Your move in A duel \(.+\)\.\n\nRound 1: choose cards\. Until Sunday,? 6 December at 20:00 \(Europe\/Berlin\)\./,
  )
  expect(move?.text).toContain(`${URL_OF_SERVER}/table/m1`)
  expect(move?.html).toContain(`href="${URL_OF_SERVER}/table/m1"`)
  expect(move?.references).toMatch(/^<[\w-]{43}@example\.org>$/)
  expect([reminder?.references, reminder?.inReplyTo]).toEqual([move?.references, move?.references])
  const header = (name: string): string | undefined => move?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/play\.example\.org\/games\/api\/notices\/[\w-]+>$/)
})

test.each<[string, (store: Store) => Promise<unknown>]>([
  ['has answered', (store) => store.seal('m1', { call: '1/muster', seat: 'red', order: 1 }, null, null)],
  ['wants no notices', (store) => store.setNoticeChoice('anna', { ...DEFAULT_CHOICE, move: { answer: 'none', calendar: 'each' } })],
  ['has no address', (store) => store.removeAddress('anna')],
])('nothing is sent to a person who %s', async (_, change) => {
  const [store, clock] = [await openStore(), manualClock()]
  const server = await startMailServer(() => 'take')
  await leaveErrands(store, [errand('move:m1:0:red')])
  await verify(store, 'anna@example.org')
  await change(store)
  await runAll(store, clock, noticeLoop(store, clock, openMail(server.url)).loop)
  expect([server.taken, await store.noticesOf('anna', 9)]).toEqual([[], []])
})

test('an address that the mail server refuses is listed for its owner, and is no work for the operator', async () => {
  const [store, clock] = [await openStore(), manualClock()]
  const server = await startMailServer(
    () => 'take',
    () => 550,
  )
  await leaveErrands(store, [errand('move:m1:0:red')])
  await verify(store, 'anna@example.org')
  const { loop, parked } = noticeLoop(store, clock, openMail(server.url))
  await runAll(store, clock, loop)
  expect(await store.noticesOf('anna', 9)).toMatchObject([
    { state: 'refused', why: 'the mail server refused the address (550)', address: 'anna@example.org' },
  ])
  expect([parked, server.taken]).toEqual([[], []])
})

test.each(['a@b.org\r\nBcc: c@d.org', 'a@b.org\n', 'a b@c.org', 'a@b.org,c@d.org', 'Anna <a@b.org>', 'a@b\u2028.org', '', '@b.org'])(
  'the address %j is refused before anything is sent',
  async (address) => {
    expect(isAddress(address)).toBe(false)
    const server = await startMailServer(() => 'take')
    const mail = openMail(server.url)
    const notice = { subject: 's', text: 't', html: 'h', messageId: '<m@x>', thread: '<t@x>', unsubscribe: 'u' }
    expect(await mail.post(address, notice)).toEqual({ kind: 'refused', why: 'the address is not one of mail' })
    await expect(mail.send({ to: address, subject: 's', text: 't' })).rejects.toThrow('the address is not one of mail')
    expect(server.taken).toEqual([])
  },
)

test('a mail server that accepts connections and says nothing is a failure that is tried again', async () => {
  const silent = createServer(() => undefined)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const url = typeof address === 'object' && address ? `smtp://127.0.0.1:${address.port}` : ''
  const mail = openSmtp({ url, from: FROM }, { connectionTimeout: 100, greetingTimeout: 100, socketTimeout: 100 })
  onTestFinished(() => mail.close())
  const notice = { subject: 's', text: 't', html: 'h', messageId: '<m@x>', thread: '<t@x>', unsubscribe: 'u' }
  expect(await mail.post('anna@example.org', notice)).toMatchObject({ kind: 'failed', why: expect.stringContaining('does not answer') })
})

test('the link of a mail ends notices with one POST of a mail program; a GET changes nothing, and a forged link is unknown', async () => {
  const mail = await startMailServer(() => 'take')
  const clock = manualClock()
  const post = openMail(mail.url)
  const { client, url } = await localServer({ clock, notices: post, publicUrl: 'http://here', mailer: post })
  const anna = client()
  expect((await anna.get('/api/me/notices')).body).toEqual({
    sendsNotices: true,
    address: null,
    isStopped: false,
    choice: DEFAULT_CHOICE,
    waiting: [],
    sent: [],
  })
  const chosen = { ...DEFAULT_CHOICE, last: { answer: 'none', calendar: 'each' }, hour: 7, zone: 'Europe/Berlin' }
  expect((await anna.put('/api/me/notices', chosen)).status).toBe(200)
  expect((await anna.get('/api/me/notices')).body).toMatchObject({ choice: chosen })
  await anna.put('/api/me/address', { address: 'anna@example.org' })
  await expect.poll(() => mail.taken.length).toBe(1)
  const token = /\/me\/mail\/([\w-]+)/.exec(mail.taken[0]?.text ?? '')?.[1]
  expect((await anna.post('/api/me/mail', { token })).status).toBe(200)
  const id = await anna.open({
    system: 'skirmish',
    scenario: 'duel',
    value: 'luck',
    clock: { kind: 'answer', days: 3 },
    seats: { red: 'me', blue: 'bot:ensign' },
  })
  await expect
    .poll(() => {
      clock.advance(60_000)
      return mail.taken.length
    })
    .toBe(2)
  expect((await anna.get('/api/me/notices')).body).toMatchObject({
    sent: [{ kind: 'move', match: id, title: expect.any(String), seat: 'red', channel: 'mail', state: 'sent', why: null }],
  })
  const end = /http:\/\/here(\/api\/notices\/[\w-]+)/.exec(mail.taken[1]?.text ?? '')?.[1] ?? ''
  const asked = await fetch(`${url}${end}`)
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect((await anna.get('/api/me/notices')).body).toMatchObject({ choice: chosen })
  const body = 'List-Unsubscribe=One-Click'
  const ask = (path: string) =>
    fetch(`${url}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  for (const forged of [`${end.slice(0, -2)}AA`, '/api/notices/AAAA']) expect((await ask(forged)).status).toBe(404)
  expect((await ask(end)).status).toBe(200)
  expect((await anna.get('/api/me/notices')).body).toMatchObject({
    choice: { move: { answer: 'none', calendar: 'each' }, last: { answer: 'none', calendar: 'each' }, reminder: { answer: 'none' } },
  })
})
