// The server sends no secret: not in streams, refusals or exports, nor in its log.
import { Writable } from 'node:stream'
import { commitmentOf, type Entry } from '@admiralty/match'
import type { MatchHandle, Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { countedRandom, duel, freshFolder, games, localServer, manualClock } from './tables.ts'
import { BLUE_CARDS, FIERCE, QUIET, type Red, secretFor, withoutHashes } from './twins.ts'

/** Everything blue receives until the plans are opened, and then the entry that opens them. */
async function receivedByBlue(red: Red) {
  const secret = secretFor(red, 5)
  // The third token of a server is the first match's secret: after red's cookie and the match's id.
  const { client } = await localServer({ clock: manualClock(), random: countedRandom({ 3: secret }) })
  const match = await duel(client)
  expect((await match.red.table(match.id)).commitment).toBe(commitmentOf(secret))
  const stream = await match.blue.listen(match.id, 'blue')
  await stream.status(({ here }) => here.includes('blue'))
  await match.red.order(match.id, 'red', '1/muster', { order: 'muster', gear: red.cards })
  await stream.status(({ sealed }) => sealed.includes('red'))
  await match.blue.order(match.id, 'blue', '1/muster', BLUE_CARDS)
  await stream.entry(1)
  await match.red.order(match.id, 'red', '2/plan', red.plan)
  await stream.entry(2)
  const refusals = [
    await match.blue.order(match.id, 'blue', '3/plan', { order: 'aim', at: 'blue', charge: false }),
    await match.blue.order(match.id, 'blue', '2/plan', { order: 'rest' }),
    await match.blue.order(match.id, 'blue', '4/brace', { order: 'brace', card: 'red-1' }),
  ]
  const journal = (await match.blue.get<{ messages: object }>(`/api/matches/${match.id}/journal?as=blue`)).body
  const before = stream.raw
  await match.blue.order(match.id, 'blue', '3/plan', { order: 'rest' })
  const opened = (await stream.entry(3)).data
  stream.close()
  return { before: withoutHashes(before), journal: withoutHashes(JSON.stringify(journal.messages)), refusals, opened }
}

test('blue receives equal bytes from twin matches that differ only in red’s secrets, until they are opened', async () => {
  const [quiet, fierce] = [await receivedByBlue(QUIET), await receivedByBlue(FIERCE)]
  expect(fierce.before).toBe(quiet.before)
  expect(fierce.journal).toBe(quiet.journal)
  expect(fierce.refusals).toEqual(quiet.refusals)
  expect(quiet.before).toContain('"mustered"')
  expect(quiet.before).toContain('id: 2\n')
  expect(withoutHashes(fierce.opened)).not.toBe(withoutHashes(quiet.opened))
})

test('a match that is opened again reads a sealed order only when its call is complete', async () => {
  const read: string[] = []
  const wrapStore = (store: Store): Store => ({
    ...store,
    handle(id) {
      const handle = store.handle(id)
      const sealedFor: MatchHandle['sealedFor'] = (calls) => {
        read.push(...calls)
        return handle.sealedFor(calls)
      }
      return Object.assign(Object.create(handle), { sealedFor })
    },
  })
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { id, red, blue } = await duel(first.client)
  await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'shield'] }, 'key-of-red')
  await red.order(id, 'red', '1/muster', { order: 'muster', gear: FIERCE.cards }, 'second-key-of-red')
  await first.close()
  const { client } = await localServer({ folder, wrapStore })
  const as = ({ cookie }: Client): Client => Object.assign(client(), { cookie })
  const [anna, ben] = [as(red), as(blue)]
  const stream = await ben.listen(id, 'blue')
  await stream.status(({ sealed }) => sealed.includes('red'))
  for (const path of ['', '/journal', '/receipt']) expect((await ben.get(`/api/matches/${id}${path}`)).status).toBe(200)
  expect((await ben.order(id, 'blue', '1/muster', { order: 'nonsense' })).status).toBe(422)
  await ben.post(`/api/matches/${id}/notes`, { as: 'blue', signal: 'thinking' })
  expect((await anna.order(id, 'red', '1/muster', { order: 'muster', gear: FIERCE.cards }, 'second-key-of-red')).body).toMatchObject({
    seq: null,
  })
  expect(read).toEqual([])
  expect((await ben.order(id, 'blue', '1/muster', BLUE_CARDS)).body).toEqual({ sealed: true, seq: 1 })
  expect(read).toEqual(['1/muster'])
  await stream.entry(1)
  stream.close()
  await anna.post(`/api/matches/${id}/concede`, { as: 'red' })
  const { entries } = (await anna.get<{ readonly entries: readonly Entry[] }>(`/api/matches/${id}/journal`)).body
  expect(entries[1]?.orders.red).toEqual({ order: 'muster', gear: FIERCE.cards })
})

interface Log {
  readonly text: string
  readonly logger: { readonly level: string; readonly stream: Writable }
}
function makeLog(): Log {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    },
  })
  return {
    get text() {
      return text
    },
    logger: { level: 'trace', stream },
  }
}

test('the log contains routes and statuses, but no order, cookie or invitation', async () => {
  const log = makeLog()
  const { client } = await localServer({ logger: log.logger, random: countedRandom() })
  const { id, red } = await duel(client)
  await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['decoy', 'flare'] }, 'key-of-a-decoy')
  await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['decoy', 'decoy'] })
  await red.order(id, 'red', '1/muster', { order: 'decoy' })
  await red.send('POST', `/api/matches/${id}/orders`, '{"decoy', {
    'content-type': 'application/json',
    'idempotency-key': 'key-of-a-decoy',
  })
  await red.post(`/api/matches/${id}/notes`, { as: 'red', text: 'I hold a decoy' })
  await red.post(`/api/matches/${id}/notes`, { as: 'red', text: 'decoy'.repeat(99) })
  const { token } = (await red.post<{ token: string }>('/api/me/link', {})).body
  for (const _ of [1, 2]) await red.post('/api/me/take', { token })
  expect(log.text).toContain('/api/matches/:id/orders')
  expect(log.text).toContain('/api/invitations/:token')
  expect(log.text).not.toMatch(/decoy/)
  expect(log.text).not.toMatch(/token-\d/)
})

test('a bug in the rules reveals no order to the client or in the log', async () => {
  const log = makeLog()
  const system: typeof skirmish.system = {
    ...skirmish.system,
    resolve(_state, _call, orders) {
      throw new Error(`not foreseen: ${JSON.stringify(orders)}`)
    },
  }
  const broken = { ...skirmish, system }
  const brokenGames = { skirmish: { about: skirmish.about, rules: async () => broken, bots: async () => skirmish } }
  const { client } = await localServer({ logger: log.logger, games: brokenGames })
  const { id, red, blue } = await duel(client)
  await red.order(id, 'red', '1/muster', { order: 'muster', gear: ['decoy', 'flare'] })
  const { status, body } = await blue.order(id, 'blue', '1/muster', BLUE_CARDS)
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toMatch(/decoy|foreseen/)
  expect(log.text).toContain('a bug')
  expect(log.text).not.toMatch(/decoy/)
  expect((await red.table(id)).status).toBe('playing')
  expect(games.skirmish?.about).toBe(skirmish.about)
})
