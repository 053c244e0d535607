// Two people with mail addresses, who open matches with deadlines in days over HTTP while servers are killed, and know what must be mailed to them.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Dice, pick } from '@admiralty/kernel'
import { Client } from '../../../apps/server/test/client.ts'
import type { SlowMailbox } from '../../../apps/server/test/slow-mailbox.ts'

/** A seat that was asked, as its acknowledgement said. */
export interface AskedPerson {
  readonly match: string
  readonly address: string
  /** Whether its player answered at once, so that no mail may come. */
  readonly hasAnswered: boolean
}

const DUEL = { system: 'skirmish', scenario: 'duel', value: 'luck', clock: { kind: 'answer', days: 3 } } as const
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
/** Milliseconds between two tries of a request that a killed server has not answered, and tries at most. */
const [AGAIN, MOST_TRIES] = [250, 600]
/** The longest time in ms between two matches of a pair, so that some are opened and others mailed in the whole run. */
const LONGEST_PAUSE = 24_000

/** Repeats a request until a server answers it. Only for requests that may be repeated. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries >= MOST_TRIES) throw error
      await sleep(AGAIN)
    }
  }
}
/** The answer with this status; any other one is an error. */
async function answered<T>(status: number, ask: () => Promise<{ readonly status: number; readonly body: T }>): Promise<T> {
  const answer = await ask()
  if (answer.status !== status) throw new Error(`a server answered ${answer.status} instead of ${status}`)
  return answer.body
}

interface Correspondent {
  readonly client: Client
  readonly address: string
}
/** A person whose address is verified with the link of a mail. */
async function correspondent(url: string, name: string, mailbox: SlowMailbox): Promise<Correspondent> {
  const client = new Client(url)
  const address = `${name}@example.org`
  await insist(() => answered(200, () => client.put('/api/me', { name })))
  await insist(() => answered(200, () => client.put('/api/me/address', { address })))
  // The last link counts, because a repeated request makes another one.
  const token = (): string => {
    const mail = mailbox.taken.findLast((one) => one.to === address)
    return /\/me\/mail\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  await insist(async () => {
    if (token() === '') throw new Error('no mail has come yet')
    await answered(200, () => client.post('/api/me/mail', { token: token() }))
  })
  return { client, address }
}

/** What one pair of people has done. */
export interface Correspondence {
  readonly asked: readonly AskedPerson[]
  /** Openings of which nobody knows whether they took effect, because a server was killed. */
  readonly unknown: number
  /** The notices that the server lists for both people, by address: how often each match is listed. */
  listed(): Promise<readonly { readonly address: string; readonly matches: readonly string[] }[]>
}

/** Opens matches until the limit of one person, or until `isOver`. */
export async function correspond(
  urls: readonly string[],
  { number, matches, mailbox, dice, isOver }: { number: number; matches: number; mailbox: SlowMailbox; dice: Dice; isOver(): boolean },
): Promise<Correspondence> {
  const url = pick(dice, urls)
  const [red, blue] = [await correspondent(url, `red${number}`, mailbox), await correspondent(url, `blue${number}`, mailbox)]
  const asked: AskedPerson[] = []
  let unknown = 0
  for (let count = 0; count < matches && !isOver(); count += 1) {
    const hasAnswered = pick(dice, [true, false])
    try {
      asked.push(...(await openMatch(red, blue, hasAnswered)))
    } catch {
      unknown += 1
    }
    await sleep(dice.roll(1, LONGEST_PAUSE, 'until the next match')[0] ?? 1)
  }
  const listed = ({ client, address }: Correspondent) =>
    insist(async () => {
      const { sent } = await answered(200, () =>
        client.get<{ readonly sent: readonly { readonly match: string | null }[] }>('/api/me/notices'),
      )
      return { address, matches: sent.flatMap(({ match }) => match ?? []) }
    })
  return { asked, unknown, listed: async () => [await listed(red), await listed(blue)] }
}

/** Opens a match, which asks both. Throws if a request was not answered. */
async function openMatch(red: Correspondent, blue: Correspondent, hasAnswered: boolean): Promise<readonly AskedPerson[]> {
  const { id: match } = await answered(201, () =>
    red.client.post<{ readonly id: string }>('/api/matches', { ...DUEL, seats: { red: 'me', blue: 'invite' } }),
  )
  const [invitation] = (await red.client.table(match)).invitations
  await answered(200, () => blue.client.post(`/api/invitations/${invitation?.token}`, { value: 'luck as well' }))
  // An order may be repeated under its key.
  const key = red.client.key()
  if (hasAnswered) await insist(() => answered(200, () => red.client.order(match, 'red', '1/muster', CARDS, key)))
  return [
    { match, address: red.address, hasAnswered },
    { match, address: blue.address, hasAnswered: false },
  ]
}
