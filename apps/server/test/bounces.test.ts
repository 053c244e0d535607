// Mails that come back: each counts once, and after three nothing more is sent to the address until its owner confirms it again.
import { expect, test } from 'vitest'
import { failureIn } from '../src/errands/bounces.ts'
import { openMail } from './mail-loop.ts'
import { startMailServer } from './mail-server.ts'
import { HOLIDAYS, reportOf } from './returned-mail.ts'
import { DUEL, localServer, manualClock } from './tables.ts'

const MINUTE = 60_000
const TOKEN = 'a-token-for-the-figures'

/** Anna with a confirmed address, on a server whose notices can come back. */
async function mailedAnna() {
  const mail = await startMailServer(() => 'take')
  const [clock, post] = [manualClock(), openMail(mail.url)]
  const { client, url } = await localServer({ clock, notices: post, publicUrl: 'http://here', mailer: post, metricsToken: TOKEN })
  const anna = client()
  const confirm = async (): Promise<void> => {
    const before = mail.taken.length
    await anna.put('/api/me/address', { address: 'anna@example.org' })
    await expect.poll(() => mail.taken.length).toBe(before + 1)
    const token = /\/me\/mail\/([\w-]+)/.exec(mail.taken.at(-1)?.text ?? '')?.[1]
    expect((await anna.post('/api/me/mail', { token })).status).toBe(200)
  }
  /** Opens a match that asks Anna, and runs its errand. Returns the sender of the envelope of its mail. */
  const asked = async (): Promise<string> => {
    const before = mail.taken.length
    await anna.open({ ...DUEL, clock: { kind: 'answer', days: 3 }, seats: { red: 'me', blue: 'bot:ensign' } })
    await expect
      .poll(() => {
        clock.advance(MINUTE)
        return mail.taken.length
      })
      .toBe(before + 1)
    return mail.taken.at(-1)?.returnPath ?? ''
  }
  const report = async (key: string, body: string, type = 'message/rfc822') => {
    const answer = await fetch(`${url}/api/bounces/${key}`, { method: 'POST', body, headers: { 'content-type': type } })
    return [answer.status, await answer.json()]
  }
  const figures = async (): Promise<string> =>
    (await client().ask<string>('GET', '/metrics', undefined, { authorization: `Bearer ${TOKEN}` })).body
  return { anna, clock, mail, confirm, asked, report, figures }
}
const keyOf = (returnPath: string): string => /^bounces\+([0-9a-f]{32})@example\.org$/.exec(returnPath)?.[1] ?? ''

test('a notice comes back under its own key, once; delays, answers of programs and guessed keys change nothing', async () => {
  const { anna, confirm, asked, report } = await mailedAnna()
  await confirm()
  const key = keyOf(await asked())
  expect(key).not.toBe(keyOf(await asked()))
  const states = async () => (await anna.get<{ sent: { state: string; why: string | null }[] }>('/api/me/notices')).body.sent
  for (const body of [reportOf('delayed', '4.4.1'), reportOf('delivered', '2.0.0'), HOLIDAYS, '', '\u0000', '--part'])
    expect(await report(key, body)).toEqual([200, { noted: false }])
  expect(await report('0'.repeat(32), reportOf('failed', '5.1.1'))).toMatchObject([404, { type: 'urn:admiralty:not-found' }])
  expect((await states()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  for (let times = 0; times < 2; times += 1)
    expect(await report(key.toUpperCase(), reportOf('failed', '5.1.1'), 'text/plain')).toEqual([200, { noted: true }])
  expect(await states()).toMatchObject([{ state: 'sent' }, { state: 'bounced', why: 'the mail came back (5.1.1)' }])
  expect((await report(key, 'x'.repeat(300_000)))[0]).toBe(413)
})

test('after three mails that came back nothing more is sent, and again when the owner has confirmed the address', async () => {
  const { anna, clock, mail, confirm, asked, report, figures } = await mailedAnna()
  await confirm()
  const stopped = async () => (await anna.get<{ isStopped: boolean }>('/api/me/notices')).body.isStopped
  for (let times = 0; times < 3; times += 1) {
    expect(await stopped()).toBe(false)
    await report(keyOf(await asked()), reportOf('failed', '5.2.1'))
  }
  expect(await stopped()).toBe(true)
  const before = mail.taken.length
  await anna.open({ ...DUEL, clock: { kind: 'answer', days: 3 }, seats: { red: 'me', blue: 'bot:ensign' } })
  await expect
    .poll(() => {
      clock.advance(MINUTE)
      return figures()
    })
    .toContain('admiralty_errands_total{kind="move",outcome="done"} 4')
  await confirm()
  expect(await stopped()).toBe(false)
  await asked()
  const subjects = mail.taken.slice(before).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.includes('your move'))).toHaveLength(1)
})

test.each([
  ['a report without a status', reportOf('failed', ''), 'the mail came back'],
  ['a failure after days of trying', reportOf('failed', '4.4.7'), 'the mail came back (4.4.7)'],
  ['a status that is none', reportOf('failed', '5.1.1\r\nX: <script>'), 'the mail came back (5.1.1)'],
  ['a report in other letters', reportOf('FAILED', '5.1.1').replace('Action:', 'ACTION:'), 'the mail came back (5.1.1)'],
  ['a mail in itself a thousand times', `${'Content-Type: message/rfc822\r\n\r\n'.repeat(1000)}`, undefined],
])('%s is read without its text', async (_, returned, why) => {
  expect(await failureIn(returned)).toBe(why)
})
