// Matches with a clock: orders that count, deadlines that pass, and what the others may decide.
import { type Journal, verifyJournal } from '@admiralty/match'
import type { MatchInfo, MatchSummary, NewMatchRequest, OrderResponse, ProblemDetails, ProposalRequest } from '@admiralty/protocol'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { DUEL, freshFolder, localServer, type ManualClock, manualClock, skirmishWith, type TestServerOptions } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const THREE_DAYS: NewMatchRequest['clock'] = { kind: 'answer', days: 3 }

interface Timed {
  readonly clock: ManualClock
  readonly id: string
  readonly red: Client
  readonly blue: Client
}
/** A duel with a clock, on a server whose time the test moves. */
async function timedDuel(clockTerms: NewMatchRequest['clock'], options: TestServerOptions = {}): Promise<Timed> {
  const clock = manualClock()
  const { client } = await localServer({ clock, ...options })
  const [red, blue] = [client(), client()]
  const id = await red.open({ ...DUEL, clock: clockTerms, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  await blue.post(`/api/invitations/${invitation?.token}`, { value: 'ben as well' })
  return { clock, id, red, blue }
}
const save = (client: Client, id: string, as: string, ready: boolean) =>
  client.ask<OrderResponse & ProblemDetails>(
    'POST',
    `/api/matches/${id}/orders`,
    { as, call: '1/muster', order: CARDS, ready },
    { 'idempotency-key': client.key() },
  )
const propose = (client: Client, id: string, proposal: ProposalRequest) => client.post(`/api/matches/${id}/proposals`, proposal)
async function verified(client: Client, id: string): Promise<Journal> {
  const journal = await client.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ findings: [], notes: [] })
  return journal
}

test('the terms are stated before anybody joins, and are the same afterwards', async () => {
  const { client } = await localServer({ clock: manualClock() })
  const red = client()
  const id = await red.open({ ...DUEL, clock: THREE_DAYS, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  const { body } = await client().get<MatchInfo>(`/api/invitations/${invitation?.token}`)
  expect(body.clock).toEqual({
    kind: 'answer',
    days: 3,
    bank: 0,
    weekends: 'count',
    zone: 'UTC',
    short: 1,
    grace: 10,
    misses: 2,
    vacation: { perMonth: 0, atMost: 0 },
  })
  await client().post(`/api/invitations/${invitation?.token}`, { value: 'luck' })
  expect((await red.table(id)).clock).toEqual(body.clock)
})

test.each<[string, unknown, string]>([
  ['a clock of no time', { kind: 'answer', days: 0 }, 'days for an answer must be from 0.25 to 60'],
  ['a clock without end', { kind: 'live', bank: 1e9, increment: 5 }, 'must be from'],
  ['an unknown zone', { kind: 'calendar', weekdays: [7], at: '20:00', zone: 'Mars/Olympus' }, 'the time zone Mars/Olympus is unknown here'],
  ['no weekday', { kind: 'calendar', weekdays: [], at: '20:00', zone: 'UTC' }, 'choose at least one weekday'],
])('%s is refused with the reason, and no match is made', async (_, clock, reason) => {
  const { client } = await localServer({ clock: manualClock() })
  const red = client()
  const { status, body } = await red.post('/api/matches', { ...DUEL, clock, seats: { red: 'me', blue: 'invite' } })
  expect([status, body.detail]).toEqual([400, expect.stringContaining(reason)])
  expect((await red.get('/api/matches')).body).toEqual([])
})

test('MATCH-CLOCK: a saved order does not complete its call, is known to its player alone, and counts at the deadline', async () => {
  const { clock, id, red, blue } = await timedDuel(THREE_DAYS)
  expect((await save(red, id, 'red', false)).body).toEqual({ sealed: true, seq: null })
  expect((await save(blue, id, 'blue', true)).body).toEqual({ sealed: true, seq: null })
  const stream = await blue.listen(id, 'blue')
  await stream.status(({ sealed }) => sealed.join() === 'blue')
  expect([(await red.table(id)).saved, (await blue.table(id)).saved]).toEqual([[{ seat: 'red', call: '1/muster' }], []])
  const lists = await Promise.all([red, blue].map((one) => one.get<readonly MatchSummary[]>('/api/matches')))
  expect(lists.map(({ body }) => [body[0]?.owed, body[0]?.awaited])).toEqual([
    [[], ['red']],
    [[], ['red']],
  ])
  clock.advance(3 * DAY + 10 * SECOND)
  const message = JSON.parse((await stream.entry(1)).data)
  expect(message.action).toBeNull()
  expect(message.clock.seats.red.misses).toBe(0)
  stream.close()
  await blue.post(`/api/matches/${id}/concede`, { as: 'blue' })
  const { entries } = await verified(red, id)
  expect(entries[1]?.orders).toEqual({ red: CARDS, blue: CARDS })
})

test('MATCH-CLOCK: a deadline that passes gives the default order once, and a later order gets 409', async () => {
  const { clock, id, red, blue } = await timedDuel(THREE_DAYS)
  await save(blue, id, 'blue', true)
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  clock.advance(3 * DAY)
  expect((await red.table(id)).owed).toEqual(['red'])
  clock.advance(10 * SECOND)
  expect(JSON.parse((await stream.entry(1)).data).action).toEqual({ kind: 'lapsed', call: '1/muster', seats: ['red'], missed: ['red'] })
  await stream.entry(2)
  const late = await save(red, id, 'red', true)
  expect([late.status, late.body.type]).toEqual([409, 'urn:admiralty:call-over'])
  stream.close()
  await red.post(`/api/matches/${id}/concede`, { as: 'red' })
  const { entries } = await verified(blue, id)
  expect(entries.filter(({ action }) => action?.kind === 'lapsed')).toHaveLength(1)
})

test('MATCH-CLOCK: at a deadline a saved order comes first, then an order that its player has lodged, and neither is a missed answer', async () => {
  const lodged = { order: 'muster', gear: ['decoy', 'flare'] } as const
  const games = skirmishWith({ ...system, lodgedOrder: (_, { kind }) => (kind === 'muster' ? lodged : undefined) })
  const { clock, id, red, blue } = await timedDuel(THREE_DAYS, { games })
  await save(red, id, 'red', false)
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  clock.advance(3 * DAY + 10 * SECOND)
  expect(JSON.parse((await stream.entry(1)).data).action).toEqual({ kind: 'lapsed', call: '1/muster', seats: ['blue'], missed: [] })
  const answered = JSON.parse((await stream.entry(2)).data)
  expect([answered.clock.seats.red.misses, answered.clock.seats.blue.misses]).toEqual([0, 0])
  stream.close()
  await red.post(`/api/matches/${id}/concede`, { as: 'red' })
  const { entries } = await red.journal(id)
  expect(entries[2]?.orders).toEqual({ red: CARDS, blue: lodged })
})

test('MATCH-CLOCK: an order that arrives within the grace counts', async () => {
  const { clock, id, red, blue } = await timedDuel(THREE_DAYS)
  await save(blue, id, 'blue', true)
  clock.advance(3 * DAY + 9 * SECOND)
  expect((await save(red, id, 'red', true)).body).toEqual({ sealed: true, seq: 1 })
})

test('a match that nobody looks at goes on after a restart, and its deadline passes once', async () => {
  const folder = freshFolder()
  const clock = manualClock()
  const first = await localServer({ folder, clock })
  const [red, blue] = [first.client(), first.client()]
  const id = await red.open({ ...DUEL, clock: THREE_DAYS, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  await blue.post(`/api/invitations/${invitation?.token}`, { value: 'ben as well' })
  await save(blue, id, 'blue', true)
  await first.close()
  clock.advance(4 * DAY)
  const second = await localServer({ folder, clock })
  const again = second.client()
  again.cookie = blue.cookie
  await again.post(`/api/matches/${id}/concede`, { as: 'blue' })
  const { entries } = await verified(again, id)
  expect(entries.slice(0, 3).map(({ action, call }) => action?.kind ?? call?.id)).toEqual([undefined, 'lapsed', '1/muster'])
})

test('time in which no server ran is given back instead of a missed deadline', async () => {
  const down = { from: 0, to: 0 }
  const { clock, id, red, blue } = await timedDuel(THREE_DAYS, { outages: () => (down.to > 0 ? [down] : []) })
  await save(blue, id, 'blue', true)
  Object.assign(down, { from: clock.now() + 3 * DAY - 2 * HOUR, to: clock.now() + 3 * DAY + HOUR })
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  clock.advance(3 * DAY + HOUR)
  const { action } = JSON.parse((await stream.entry(1)).data)
  expect(action).toMatchObject({ kind: 'extended', seats: ['red'], why: 'outage', until: down.to + DAY })
  expect((await save(red, id, 'red', true)).body).toMatchObject({ seq: 2 })
  stream.close()
})

test('a deadline passes if the time after an early outage was given back within the grace', async () => {
  const down = { from: 0, to: 0 }
  const options = { outages: () => (down.to > 0 ? [down] : []) }
  const { clock, id, blue } = await timedDuel({ kind: 'answer', days: 1, grace: 3600 }, options)
  await save(blue, id, 'blue', true)
  // The day again from the end of the outage ends half an hour after the deadline, and the grace a full hour after it.
  Object.assign(down, { from: clock.now() + 60 * SECOND, to: clock.now() + HOUR / 2 })
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  clock.advance(DAY + HOUR)
  expect(JSON.parse((await stream.entry(1)).data).action).toEqual({ kind: 'lapsed', call: '1/muster', seats: ['red'], missed: ['red'] })
  stream.close()
})

test('MATCH-CLOCK: the other player gives more time, and nobody gives it alone', async () => {
  const { id, red, blue } = await timedDuel(THREE_DAYS)
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  expect((await propose(red, id, { kind: 'extend', as: 'red', seat: 'red', agree: true })).status).toBe(200)
  await stream.status(({ proposals }) => proposals[0]?.missing.join() === 'blue')
  await propose(blue, id, { kind: 'extend', as: 'blue', seat: 'red', agree: true })
  const message = JSON.parse((await stream.entry(1)).data)
  expect(message.action).toMatchObject({ kind: 'extended', seats: ['red'], why: 'agreed' })
  stream.close()
})

test('MATCH-CLOCK: a pause needs everybody, stops every deadline, and ends by itself', async () => {
  const { clock, id, red, blue } = await timedDuel(THREE_DAYS)
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  await propose(red, id, { kind: 'pause', as: 'red', days: 10, agree: true })
  await stream.status(({ proposals }) => proposals[0]?.kind === 'pause' && proposals[0].missing.join() === 'blue')
  await propose(blue, id, { kind: 'pause', as: 'blue', days: 10, agree: true })
  expect(JSON.parse((await stream.entry(1)).data).action.kind).toBe('paused')
  const refused = await propose(red, id, { kind: 'pause', as: 'red', days: 1, agree: true })
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('paused already')])
  clock.advance(10 * DAY)
  expect(JSON.parse((await stream.entry(2)).data).action.kind).toBe('resumed')
  stream.close()
})

test('MATCH-ABSENT: a player who misses twice in a row may be replaced, and the match may end without a winner', async () => {
  const { clock, id, red, blue } = await timedDuel({ kind: 'answer', days: 1, misses: 1 })
  const bot = { as: 'blue', seat: 'red', rank: 'ensign', agree: true }
  expect((await blue.post(`/api/matches/${id}/stand-in`, bot)).status).toBe(409)
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  const early = await propose(blue, id, { kind: 'end', as: 'blue', agree: true })
  expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('nothing to decide')])
  await save(blue, id, 'blue', true)
  clock.advance(DAY + 10 * SECOND)
  await stream.status(({ absent }) => absent.join() === 'red')
  expect((await propose(red, id, { kind: 'end', as: 'red', agree: true })).status).toBe(409)
  expect((await propose(blue, id, { kind: 'end', as: 'blue', agree: true })).status).toBe(200)
  expect(await red.table(id)).toMatchObject({ status: 'over', outcome: { winners: [], why: 'MATCH-ABSENT' } })
  await verified(red, id)
  stream.close()
})

test('MATCH-ABSENT: a match that everybody has left ends by itself', async () => {
  const { clock, id, red } = await timedDuel({ kind: 'answer', days: 1, misses: 1 })
  const stream = await red.listen(id, 'red')
  await stream.entry(0)
  clock.advance(DAY + 10 * SECOND)
  const last = await stream.entry(2)
  expect(JSON.parse(last.data)).toMatchObject({ action: { kind: 'ended', absent: ['red', 'blue'] }, outcome: { winners: [] } })
  stream.close()
})

test('a match without a clock takes no saved order and no proposal', async () => {
  const { id, red } = await timedDuel({ kind: 'none' })
  expect((await save(red, id, 'red', false)).status).toBe(400)
  const refused = await propose(red, id, { kind: 'pause', as: 'red', days: 1, agree: true })
  expect([refused.status, refused.body.detail]).toEqual([409, 'this match has no clock'])
})
