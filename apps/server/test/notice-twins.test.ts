// Twin matches, which differ in red's secrets only, send the same mails, byte for byte.
import { expect, test } from 'vitest'
import type { NoticeMail } from '../src/errands/notice-mail.ts'
import type { Client } from './client.ts'
import { mailbox } from './mailbox.ts'
import { countedRandom, duel, localServer, manualClock } from './tables.ts'
import { BLUE_CARDS, FIERCE, QUIET, type Red, secretFor } from './twins.ts'

const [MINUTE, HOUR] = [60_000, 3600_000]

/** A mail with its receiver and bounce key. */
type Posted = readonly [string, NoticeMail, string]

/** The mails of a match up to red's secret plan. The secret of the match is the third token, after red's cookie and the match's id. */
async function mailsOf({ cards, plan }: Red, secret: string): Promise<readonly Posted[]> {
  const [clock, mailer]: [ReturnType<typeof manualClock>, ReturnType<typeof mailbox>] = [manualClock(), mailbox()]
  const posted: Posted[] = []
  const notices = {
    domain: 'example.org',
    post: async (to: string, mail: NoticeMail, bounce: string) => {
      posted.push([to, mail, bounce])
      return { kind: 'taken' } as const
    },
  }
  const random = countedRandom({ 3: secret })
  const { client } = await localServer({ clock, mailer, notices, random, publicUrl: 'http://here' })
  const { id, red, blue } = await duel(client, { title: 'A duel', clock: { kind: 'answer', days: 3 } })
  const confirm = async (one: Client, name: string): Promise<void> => {
    await one.put('/api/me/address', { address: `${name}@example.org` })
    await one.post('/api/me/mail', { token: mailer.tokenFor(`${name}@example.org`) })
  }
  await confirm(red, 'red')
  await confirm(blue, 'blue')
  const until = async (step: number, count: number): Promise<void> => {
    await expect
      .poll(() => {
        clock.advance(step)
        return posted.length
      })
      .toBe(count)
  }
  const sort = (first: number): void => {
    // Mails that are due together leave in any order.
    posted.push(...posted.splice(first).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }
  await until(MINUTE, 2)
  sort(0)
  await red.order(id, 'red', '1/muster', { order: 'muster', gear: cards })
  await until(MINUTE, 3)
  await blue.order(id, 'blue', '1/muster', BLUE_CARDS)
  await until(MINUTE, 5)
  sort(3)
  expect((await red.order(id, 'red', '2/plan', plan)).body).toMatchObject({ sealed: true })
  await until(HOUR, 6)
  return posted
}

test('every mail, its receiver and its bounce key are equal in twin matches', async () => {
  const quiet = await mailsOf(QUIET, secretFor(QUIET, 2))
  const fierce = await mailsOf(FIERCE, secretFor(FIERCE, 2))
  expect(quiet.map(([to, { subject }]) => `${to.split('@')[0]}: ${subject}`)).toEqual([
    'blue: A duel: your move',
    'red: A duel: your move',
    'blue: A duel: all others have answered',
    'blue: A duel: your move',
    'red: A duel: your move',
    'blue: A duel: reminder: your move',
  ])
  expect(JSON.stringify(fierce)).toBe(JSON.stringify(quiet))
})
