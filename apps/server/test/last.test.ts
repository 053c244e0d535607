// The notice that all others have answered: once a question, and never while another player is not ready.
import { expect, test } from 'vitest'
import type { NoticeMail } from '../src/errands/notice-mail.ts'
import type { Client } from './client.ts'
import { mailbox } from './mailbox.ts'
import { type Duel, duel, localServer, type ManualClock, manualClock } from './tables.ts'

const [MINUTE, HOUR] = [60_000, 3600_000]
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }

interface MailedDuel extends Duel {
  readonly clock: ManualClock
  readonly posted: { readonly to: string; readonly mail: NoticeMail }[]
  /** Moves the clock on in steps of so many ms until these are the mails: 'blue: A duel: your move'. */
  soon(step: number, ...mails: readonly string[]): Promise<void>
}
/** A duel in which both players have been told that they have to choose cards. */
async function mailedDuel(): Promise<MailedDuel> {
  const [clock, mailer, posted]: [ManualClock, ReturnType<typeof mailbox>, MailedDuel['posted']] = [manualClock(), mailbox(), []]
  const notices = {
    domain: 'example.org',
    post: async (to: string, mail: NoticeMail) => {
      posted.push({ to, mail })
      return { kind: 'taken' } as const
    },
  }
  const { client } = await localServer({ clock, mailer, notices, publicUrl: 'http://here' })
  const made = await duel(client, { title: 'A duel', clock: { kind: 'answer', days: 3 } })
  const confirm = async (one: Client, name: string): Promise<void> => {
    await one.put('/api/me/address', { address: `${name}@example.org` })
    await one.post('/api/me/mail', { token: mailer.tokenFor(`${name}@example.org`) })
  }
  await confirm(made.red, 'red')
  await confirm(made.blue, 'blue')
  const soon = async (step: number, ...mails: readonly string[]): Promise<void> => {
    await expect
      .poll(() => {
        clock.advance(step)
        return posted.map(({ to, mail }) => `${to.split('@')[0]}: ${mail.subject}`).toSorted()
      })
      .toEqual(mails.toSorted())
  }
  await soon(MINUTE, 'red: A duel: your move', 'blue: A duel: your move')
  posted.length = 0
  return { ...made, clock, posted, soon }
}
const LAST = 'blue: A duel: all others have answered'

test('the last player is told once, also if the other withdraws the order and sends it again', async () => {
  const { id, red, soon, posted, clock } = await mailedDuel()
  await red.order(id, 'red', '1/muster', CARDS)
  await soon(MINUTE, LAST)
  expect(posted[0]?.mail.text).toMatch(/^All others have answered in A duel \(Skirmish\)\.\n\nsetting up\. Until/)
  expect((await red.withdraw(id, 'red', '1/muster')).status).toBe(200)
  await red.order(id, 'red', '1/muster', CARDS)
  for (let minutes = 0; minutes < 5; minutes += 1) clock.advance(MINUTE)
  // The reminder of a day before the deadline comes after everything that was due until then.
  await soon(HOUR, LAST, 'blue: A duel: reminder: your move')
})

test('nobody is told while the other has withdrawn the order, and a player who has only saved an order is told', async () => {
  const { id, red, blue, soon, clock } = await mailedDuel()
  await red.order(id, 'red', '1/muster', CARDS)
  expect((await red.withdraw(id, 'red', '1/muster')).status).toBe(200)
  clock.advance(3 * MINUTE)
  const saved = { as: 'blue', call: '1/muster', order: CARDS, ready: false }
  expect((await blue.ask('POST', `/api/matches/${id}/orders`, saved, { 'idempotency-key': blue.key() })).status).toBe(200)
  await red.order(id, 'red', '1/muster', CARDS)
  await soon(MINUTE, LAST)
})

test('a saved order of the other is no answer, so nobody is told', async () => {
  const { id, red, soon } = await mailedDuel()
  const saved = { as: 'red', call: '1/muster', order: CARDS, ready: false }
  expect((await red.ask('POST', `/api/matches/${id}/orders`, saved, { 'idempotency-key': red.key() })).status).toBe(200)
  // A player who has saved an order needs no reminder.
  await soon(HOUR, 'blue: A duel: reminder: your move')
})
