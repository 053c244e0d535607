// The deadline of an umpire's call: a match with a clock goes on, whatever its umpire does.
import { verifyJournal } from '@admiralty/match'
import type { NewMatchRequest } from '@admiralty/protocol'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Umpire } from '../src/bots/umpire.ts'
import type { Client, Stream } from './client.ts'
import { freshFolder, type LocalServer, localServer, manualClock, type TestServerOptions } from './tables.ts'

const SEATS = ['red', 'white', 'blue'] as const
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const HOUR = 3600_000
const DAY = 24 * HOUR
const GRACE = 10_000
const CORRESPONDENCE: NewMatchRequest['clock'] = { kind: 'answer', days: 3 }

const LATER: Umpire = { answer: async () => ({ kind: 'later' }) }
const SILENT: Umpire = { answer: () => new Promise(() => undefined) }

/** A match with an umpire in which every squad has chosen its cards, so that the umpire is asked. */
async function asked({ client }: LocalServer, clock: NewMatchRequest['clock']) {
  const terms = { system: 'skirmish', scenario: 'umpired', value: 'luck', clock } as const
  const red = client()
  const id = await red.open({ ...terms, seats: { red: 'me', white: 'me', blue: 'me' } })
  for (const seat of SEATS) expect((await red.order(id, seat, '1/muster', CARDS)).status).toBe(200)
  return { id, red }
}
const actionOf = async (stream: Stream, seq: number): Promise<unknown> => JSON.parse((await stream.entry(seq)).data).action
/** When the umpire's answers to the open calls are due, as a player knows it after an entry. */
async function umpireDues(stream: Stream, seq: number): Promise<readonly unknown[]> {
  const { clock, calls } = JSON.parse((await stream.entry(seq)).data)
  return calls.map(({ id }: { readonly id: string }) => clock.calls[id]?.seats.umpire?.due)
}
const kindsOf = (stream: Stream): readonly string[] => stream.table().message.calls.map(({ kind }) => kind)

/** Everybody but the umpire concedes, so that the journal is published, and can be verified. */
async function verified(client: Client, id: string) {
  for (const seat of ['red', 'white']) expect((await client.concede(id, seat)).status).toBe(200)
  const journal = await client.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ findings: [], notes: [] })
  return journal.entries
}

test.each<[string, Umpire, NewMatchRequest['clock'], number]>([
  ['says that it answers later', LATER, CORRESPONDENCE, DAY],
  ['never answers', SILENT, CORRESPONDENCE, DAY],
  ['says so in a live match', LATER, { kind: 'live', bank: 300, increment: 5 }, 300_000],
])('MATCH-CLOCK: for an umpire that %s, the default order is given at its deadline', async (_, umpire, terms, period) => {
  const clock = manualClock()
  const { id, red } = await asked(await localServer({ umpire, clock }), terms)
  const stream = await red.listen(id, 'red')
  expect(await umpireDues(stream, 1)).toEqual(SEATS.map(() => clock.now() + period))
  const { calls } = stream.table().message
  expect(kindsOf(stream)).toEqual(['supply', 'supply', 'supply'])
  clock.advance(period + GRACE - 1000)
  expect(kindsOf(stream)).toEqual(['supply', 'supply', 'supply'])
  clock.advance(1000)
  for (const [index, call] of calls.entries())
    expect(await actionOf(stream, 2 + index)).toEqual({ kind: 'lapsed', call: call.id, seats: ['umpire'], missed: ['umpire'] })
  await stream.entry(7)
  expect(kindsOf(stream)).toEqual(['plan', 'plan'])
  stream.close()
  const entries = await verified(red, id)
  expect(entries.slice(5, 8).map(({ orders }) => orders)).toEqual(SEATS.map(() => ({ umpire: { order: 'supply', dice: 1 } })))
})

test('MATCH-CLOCK: an answer of the umpire after its deadline changes nothing', async () => {
  const clock = manualClock()
  const answers: (() => void)[] = []
  const umpire: Umpire = {
    answer: () => new Promise((resolve) => answers.push(() => resolve({ kind: 'order', order: { order: 'supply', dice: 2 } }))),
  }
  const { id, red } = await asked(await localServer({ umpire, clock }), CORRESPONDENCE)
  const stream = await red.listen(id, 'red')
  await stream.entry(1)
  await expect.poll(() => answers.length).toBe(3)
  clock.advance(DAY + GRACE)
  await stream.entry(7)
  for (const answer of answers) answer()
  await red.order(id, 'red', '2/plan', { order: 'rest' })
  stream.close()
  const given = (await verified(red, id)).filter(({ call }) => call?.kind === 'supply')
  expect(given.map(({ orders }) => orders)).toEqual(SEATS.map(() => ({ umpire: { order: 'supply', dice: 1 } })))
})

test('an umpire that never came back leaves no match waiting: a server finds it by its deadline, and an outage is given back first', async () => {
  const clock = manualClock()
  const folder = freshFolder()
  const down = { from: 0, to: 0 }
  const options: TestServerOptions = { folder, clock, umpire: LATER, outages: () => (down.to > 0 ? [down] : []) }
  const first = await localServer(options)
  const { id, red } = await asked(first, CORRESPONDENCE)
  await first.close()
  Object.assign(down, { from: clock.now(), to: clock.now() + 2 * DAY })
  clock.advance(2 * DAY)
  const second = await localServer(options)
  const again = second.client()
  again.cookie = red.cookie
  const stream = await again.listen(id, 'red')
  expect(await umpireDues(stream, 2)).toEqual(SEATS.map(() => down.to + DAY))
  stream.close()
  clock.advance(DAY + GRACE)
  await expect.poll(async () => (await again.table(id)).owed.toSorted()).not.toEqual([])
  const actions = (await verified(again, id)).flatMap(({ action }) => (action ? [action.kind] : []))
  expect(actions).toEqual(['extended', 'lapsed', 'lapsed', 'lapsed', 'conceded', 'conceded'])
})

test('players cannot move the deadline of the umpire', async () => {
  const { id, red } = await asked(await localServer({ umpire: LATER, clock: manualClock() }), CORRESPONDENCE)
  const extended = await red.post(`/api/matches/${id}/proposals`, { kind: 'extend', as: 'red', seat: 'umpire', agree: true })
  expect(extended.status).toBeGreaterThanOrEqual(400)
  expect((await red.table(id)).status).toBe('playing')
})
