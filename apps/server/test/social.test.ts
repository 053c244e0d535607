// Conceding, agreeing on a draw, and bots that stand in for absent players.
import { type Journal, verifyJournal } from '@admiralty/match'
import { LIMITS, type ProblemDetails, type StreamStatus } from '@admiralty/protocol'
import type { ChangeListener, Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, onTestFinished, test } from 'vitest'
import { BotWorker } from '../src/index.ts'
import type { Client, Stream } from './client.ts'
import { DUEL, duel, freshFolder, localServer, manualClock, play } from './tables.ts'

const { system } = skirmish
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const SEATS = ['red', 'white', 'blue', 'black'] as const
const MINUTE = 60_000

const concede = (client: Client, id: string, as: string) => client.post(`/api/matches/${id}/concede`, { as })
const draw = (client: Client, id: string, as: string, agree = true) => client.post(`/api/matches/${id}/draw`, { as, agree })
const standIn = (client: Client, id: string, more: object) =>
  client.post(`/api/matches/${id}/stand-in`, { as: 'red', seat: 'blue', rank: 'ensign', agree: true, ...more })
const expectProblem = ({ status, body }: { readonly status: number; readonly body: ProblemDetails }, type: string, code: number): void =>
  expect({ status, type: body.type }).toEqual({ status: code, type: `urn:admiralty:${type}` })
const statusOf = (stream: Stream): StreamStatus => JSON.parse(stream.all.findLast(({ event }) => event === 'status')?.data ?? '{}')
async function verified(client: Client, id: string): Promise<Journal> {
  const journal = await client.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
  return journal
}

/** Creates a match of four people, two against two. */
async function teams(makeClient: () => Client) {
  const clients = Object.fromEntries(SEATS.map((seat) => [seat, makeClient()]))
  const at = (seat: string): Client => clients[seat] ?? makeClient()
  const seats = { red: 'me', white: 'invite', blue: 'invite', black: 'invite' } as const
  const id = await at('red').open({ ...DUEL, scenario: 'teams', seats })
  for (const { seat, token } of (await at('red').table(id)).invitations) await at(seat).post(`/api/invitations/${token}`, { value: seat })
  return { id, at }
}

test('conceding a duel loses it: every viewer receives the entry, and the journal is valid', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const streams = [await red.listen(id, 'red'), await blue.listen(id, 'blue'), await client().listen(id, 'public')]
  await red.order(id, 'red', '1/muster', CARDS)
  expectProblem(await concede(red, id, 'blue'), 'not-your-seat', 403)
  expectProblem(await concede(client(), id, 'blue'), 'not-your-seat', 403)
  expect((await concede(blue, id, 'blue')).body).toEqual({})
  const outcome = { winners: ['red'], why: 'MATCH-CONCEDED', scores: null }
  for (const stream of streams) {
    const message = JSON.parse((await stream.entry(1)).data)
    expect(message).toMatchObject({ action: { kind: 'conceded', seat: 'blue' }, steps: [], calls: [], outcome })
    stream.close()
  }
  expect(await red.table(id)).toMatchObject({ status: 'over', outcome, seats: [{ conceded: false }, { conceded: true }] })
  expect((await red.get('/api/matches')).body).toMatchObject([{ status: 'over', owed: [] }])
  const { entries } = await verified(blue, id)
  expect(entries).toHaveLength(2)
  expect((await concede(blue, id, 'blue')).body).toEqual({})
  expectProblem(await concede(red, id, 'red'), 'match-over', 409)
  expectProblem(await draw(red, id, 'red'), 'match-over', 409)
  expectProblem(await red.order<ProblemDetails>(id, 'red', '1/muster', CARDS), 'call-over', 409)
  expectProblem(await red.withdraw<ProblemDetails>(id, 'red', '1/muster'), 'call-over', 409)
  expect((await verified(blue, id)).entries).toEqual(entries)
})

test('refuses to concede or draw a match that has not begun', async () => {
  const { client } = await localServer()
  const red = client()
  const id = await red.open({ ...DUEL, seats: { red: 'me', blue: 'invite' } })
  expectProblem(await concede(red, id, 'red'), 'too-early', 409)
  expectProblem(await draw(red, id, 'red'), 'too-early', 409)
})

test('removes the sealed orders of a seat that concedes, answers for it by default, and lets its partner play on', async () => {
  const { client } = await localServer()
  const { id, at } = await teams(client)
  await at('red').order(id, 'red', '1/muster', { order: 'muster', gear: ['decoy', 'decoy'] })
  await concede(at('red'), id, 'red')
  const refused = await at('red').order<ProblemDetails>(id, 'red', '1/muster', CARDS)
  expect(refused).toMatchObject({ status: 422, body: { type: 'urn:admiralty:refused', refusals: [{ rule: 'MATCH-CONCEDED' }] } })
  expectProblem(await at('red').withdraw<ProblemDetails>(id, 'red', '1/muster'), 'not-now', 409)
  expectProblem(await draw(at('red'), id, 'red'), 'not-now', 409)
  expect((await at('red').get('/api/matches')).body).toMatchObject([
    { status: 'playing', owed: [], seats: [{ conceded: true }, {}, {}, {}] },
  ])
  const streams = await Promise.all(SEATS.filter((seat) => seat !== 'red').map((seat) => play({ client: at(seat), match: id, seat })))
  for (const stream of streams) stream.close()
  const { entries } = await verified(at('blue'), id)
  expect(entries.find(({ call }) => call?.id === '1/muster')?.orders.red).not.toEqual({ order: 'muster', gear: ['decoy', 'decoy'] })
})

test('a draw can be offered, withdrawn, declined and accepted', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const stream = await blue.listen(id, 'blue')
  await draw(red, id, 'red')
  await stream.status(({ draw: agreed }) => agreed.join() === 'red')
  expect((await draw(red, id, 'red')).body).toEqual({})
  const withdrawn = stream.next(({ draw: agreed }) => agreed.length === 0)
  await draw(red, id, 'red', false)
  await withdrawn
  const declined = stream.next(({ draw: agreed }) => agreed.length === 0)
  await draw(blue, id, 'blue')
  await draw(red, id, 'red', false)
  await declined
  await draw(blue, id, 'blue')
  await pass(red, id, 'red', LIMITS.drawPause)
  await draw(blue, id, 'blue')
  await draw(red, id, 'red')
  const outcome = { winners: [], why: 'MATCH-DRAWN', scores: null }
  const action = { kind: 'drawn', seats: ['red', 'blue'] }
  expect(JSON.parse((await stream.entry(LIMITS.drawPause + 1)).data)).toMatchObject({ action, outcome })
  expect(await red.table(id)).toMatchObject({ status: 'over', outcome })
  await verified(red, id)
  stream.close()
})

/** The seat changes its automatic decisions, which adds one entry each time. */
async function pass(player: Client, id: string, seat: string, entries: number, from = 1): Promise<void> {
  for (let change = from; change < from + entries; change += 1)
    expect((await player.automate(id, seat, change % 2 === 1 ? ['brace'] : [], change)).status).toBe(200)
}

test('MATCH-DRAWN: a seat has a pause between two offers, told to everybody, kept through a restart, and never an obstacle to accepting', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { id, ...before } = await duel(first.client)
  const { drawPause } = LIMITS
  await draw(before.red, id, 'red')
  await draw(before.blue, id, 'blue', false)
  const refused = await draw(before.red, id, 'red')
  expectProblem(refused, 'not-now', 409)
  const reason = `you have offered a draw already; you may offer one again after ${drawPause} more decisions`
  expect(refused.body).toMatchObject({ refusals: [{ rule: 'MATCH-DRAWN', reason }] })
  await pass(before.blue, id, 'blue', drawPause - 1)
  await first.close()
  const { client } = await localServer({ folder })
  const [red, blue] = [before.red, before.blue].map(({ cookie }) => Object.assign(client(), { cookie })) as [Client, Client] // of two
  expect((await draw(red, id, 'red')).body).toMatchObject({ detail: expect.stringContaining('after 1 more decision') })
  const stream = await blue.listen(id, 'public')
  const nextOf = (offers: StreamStatus['offers'], seat: string) => offers.find((own) => own.seat === seat)?.next
  await stream.status(({ offers, draw: agreed }) => agreed.length === 0 && nextOf(offers, 'red') === drawPause)
  await draw(blue, id, 'blue') // a first offer of its own
  await stream.status(({ draw: agreed }) => agreed.join() === 'blue')
  await draw(blue, id, 'blue', false)
  await pass(blue, id, 'blue', 1, drawPause)
  expect((await draw(red, id, 'red')).body).toEqual({})
  await stream.status(({ offers, draw: agreed }) => agreed.join() === 'red' && nextOf(offers, 'red') === 2 * drawPause)
  expect((await draw(blue, id, 'blue')).body).toEqual({}) // in its own pause
  expect((await red.table(id)).outcome).toMatchObject({ why: 'MATCH-DRAWN' })
  stream.close()
})

test('MATCH-DRAWN: a seat makes five offers in a match', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const { drawOffers, drawPause } = LIMITS
  for (let offer = 0; offer < drawOffers; offer += 1) {
    expect((await draw(red, id, 'red')).body).toEqual({})
    await draw(red, id, 'red', false)
    await pass(blue, id, 'blue', drawPause, 1 + offer * drawPause)
  }
  const refused = await draw(red, id, 'red')
  expectProblem(refused, 'not-now', 409)
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('5 times, which is the most in a match') })
  const stream = await red.listen(id, 'red')
  await stream.status(({ offers }) => offers[0]?.next === null)
  stream.close()
})

test('a draw offer lapses when play moves on, and only the holder of a seat can make one', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  expectProblem(await draw(blue, id, 'red'), 'not-your-seat', 403)
  const stream = await blue.listen(id, 'blue')
  await draw(red, id, 'red')
  await stream.status(({ draw: agreed }) => agreed.length === 1)
  await red.order(id, 'red', '1/muster', CARDS)
  expect(statusOf(stream).draw).toEqual(['red'])
  await blue.order(id, 'blue', '1/muster', CARDS)
  await stream.entry(1)
  await draw(blue, id, 'blue')
  await stream.status(({ draw: agreed }) => agreed.join() === 'blue')
  expect((await red.table(id)).status).toBe('playing')
  stream.close()
})

test('a draw needs every player except those who have conceded', async () => {
  const { client } = await localServer()
  const { id, at } = await teams(client)
  await concede(at('red'), id, 'red')
  for (const seat of ['white', 'blue']) await draw(at(seat), id, seat)
  expect((await at('red').table(id)).status).toBe('playing')
  await draw(at('black'), id, 'black')
  expect((await at('red').table(id)).outcome).toEqual({ winners: [], why: 'MATCH-DRAWN', scores: null })
})

test('a bot that expects to do no better than its opponent agrees to a draw', async () => {
  const { client } = await localServer()
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:captain', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await stream.entry(0)
  await draw(me, id, 'blue')
  expect(JSON.parse((await stream.entry(1)).data).action).toEqual({ kind: 'drawn', seats: ['blue', 'red'] })
  stream.close()
})

test('a bot that declines a draw removes the offer', async () => {
  class DecliningWorker extends BotWorker {
    override agreesToDraw = async (): Promise<boolean> => false
  }
  const botWorker = new DecliningWorker()
  onTestFinished(() => botWorker.close())
  const { client } = await localServer({ botWorker })
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await stream.entry(0)
  const offered = stream.next(({ draw: agreed }) => agreed.join() === 'blue')
  await draw(me, id, 'blue')
  await offered
  await stream.until(({ event, data }, index) => {
    const before = stream.all.slice(0, index).some((message) => message.event === 'status' && JSON.parse(message.data).draw.length === 1)
    return before && event === 'status' && JSON.parse(data).draw.length === 0
  })
  expect((await me.table(id)).status).toBe('playing')
  stream.close()
})

/** A duel in which red has a stream, and blue has had none since the match was created. */
async function duelWithBlueAway(wrapStore: (store: Store) => Store = (store) => store) {
  const clock = manualClock()
  const { client } = await localServer({ clock, wrapStore })
  const match = await duel(client)
  const stream = await match.red.listen(match.id, 'red')
  await stream.status(({ here }) => here.includes('red'))
  return { ...match, clock, stream }
}

test('a bot stands in for a player without a stream for a minute, when the others agree, until the player returns', async () => {
  const { id, red, blue, clock, stream } = await duelWithBlueAway()
  const since = clock.now()
  clock.advance(MINUTE - 1)
  expectProblem(await standIn(red, id, {}), 'not-now', 409)
  expect(statusOf(stream).left).toEqual([])
  clock.advance(1)
  await stream.status((status) => status.left.length === 1)
  expect(statusOf(stream).left).toEqual([{ seat: 'blue', since }])
  expectProblem(await standIn(blue, id, {}), 'not-your-seat', 403)
  expectProblem(await standIn(red, id, { seat: 'red' }), 'not-now', 409)
  expect((await standIn(red, id, { rank: 'captain' })).body).toEqual({})
  expect(JSON.parse((await stream.entry(1)).data).action).toEqual({ kind: 'replaced', seat: 'blue', by: 'captain' })
  await stream.status(({ left: absent, standIn: votes }) => absent.length === 0 && votes.length === 0)
  expect((await red.table(id)).seats[1]).toMatchObject({ holder: 'other', standIn: 'captain' })
  expect((await blue.get('/api/matches')).body).toMatchObject([{ owed: [] }])
  await clock.timerSet()
  clock.advance(0)
  await stream.status(({ sealed }) => sealed.includes('blue'))

  const own = await blue.listen(id, 'blue')
  expect(await blue.order(id, 'blue', '1/muster', CARDS)).toMatchObject({ status: 409, body: { refusals: [{ rule: 'MATCH-STAND-IN' }] } })
  expectProblem(await blue.post(`/api/matches/${id}/return`, { seat: 'red' }), 'not-your-seat', 403)
  expect((await blue.post(`/api/matches/${id}/return`, { seat: 'blue' })).body).toEqual({})
  expect((await blue.post(`/api/matches/${id}/return`, { seat: 'blue' })).body).toEqual({})
  expect(JSON.parse((await stream.entry(2)).data).action).toEqual({ kind: 'returned', seat: 'blue' })
  expect((await blue.order(id, 'blue', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: null })
  await red.order(id, 'red', '1/muster', CARDS)
  await concede(red, id, 'red')
  const { entries } = await verified(blue, id)
  expect(entries[3]?.orders.blue).toEqual(CARDS)
  expect(entries[3]?.why).toBeUndefined()
  for (const open of [stream, own]) open.close()
})

test('MATCH-STAND-IN: nobody can draw or concede for a player whom a bot replaces', async () => {
  const { id, red, blue, clock, stream } = await duelWithBlueAway()
  clock.advance(MINUTE)
  await red.post(`/api/matches/${id}/draw`, { as: 'red', agree: true })
  expect((await standIn(red, id, {})).status).toBe(200)
  // The offer of before ends no match, and a further one is refused.
  await stream.status(({ draw }) => draw.includes('red'))
  expect((await red.table(id)).status).toBe('playing')
  const reason = 'a bot replaces blue, so nobody of that side can agree to a draw'
  const refused = await red.post(`/api/matches/${id}/draw`, { as: 'red', agree: true })
  expectProblem(refused, 'not-now', 409)
  expect(refused.body).toMatchObject({ refusals: [{ rule: 'MATCH-STAND-IN' }], detail: reason })
  expectProblem(await blue.concede(id, 'blue'), 'not-now', 409)
  expect((await blue.post(`/api/matches/${id}/return`, { seat: 'blue' })).status).toBe(200)
  expect((await blue.concede(id, 'blue')).status).toBe(200)
  stream.close()
})
test('a player without a stream may vote for a stand-in', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock })
  const { id, red } = await duel(client)
  clock.advance(MINUTE)
  expect((await standIn(red, id, {})).status).toBe(200)
  expect((await red.table(id)).seats).toMatchObject([{ standIn: null }, { standIn: 'ensign' }])
})

test('a player who watches or has just acted does not count as absent', async () => {
  const { id, red, blue, clock, stream } = await duelWithBlueAway()
  clock.advance(MINUTE)
  await stream.status((status) => status.left.length === 1)
  const present = stream.next((status) => status.left.length === 0)
  const watching = await blue.listen(id, 'public')
  await present
  expectProblem(await standIn(red, id, {}), 'not-now', 409)
  watching.close()
  await red.order(id, 'red', '1/muster', CARDS)
  await blue.order(id, 'blue', '1/muster', CARDS)
  expectProblem(await standIn(red, id, {}), 'not-now', 409)
  stream.close()
})

test('a player who is connected to another server does not count as absent', async () => {
  let listener: ChangeListener | undefined
  const capturing = (store: Store): Store => ({
    ...store,
    subscribe: (given) => {
      listener = given
    },
  })
  const { id, red, blue, clock, stream } = await duelWithBlueAway(capturing)
  const me = (await blue.get<{ id: string }>('/api/me')).body.id
  clock.advance(MINUTE - 1)
  listener?.present(id, [me, 'a stranger'])
  clock.advance(MINUTE - 1)
  expectProblem(await standIn(red, id, {}), 'not-now', 409)
  expect(statusOf(stream).left).toEqual([])
  clock.advance(1)
  await stream.status((status) => status.left.length === 1)
  stream.close()
})

test('a stand-in needs all present players to agree on one rank, and its votes lapse when the player returns', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock })
  const { id, at } = await teams(client)
  const streams = await Promise.all(SEATS.filter((seat) => seat !== 'blue').map((seat) => at(seat).listen(id, seat)))
  const [stream] = streams
  if (!stream) throw new Error('no stream is open')
  await stream.status(({ here }) => here.length === 3)
  clock.advance(MINUTE)
  await standIn(at('red'), id, { as: 'red', rank: 'ensign' })
  await stream.status((status) => status.standIn.length === 1)
  await standIn(at('white'), id, { as: 'white', rank: 'admiral' })
  await stream.status((status) => status.standIn[0]?.rank === 'admiral')
  expect(statusOf(stream).standIn).toEqual([{ seat: 'blue', rank: 'admiral', agree: ['white'] }])
  await standIn(at('red'), id, { as: 'red', rank: 'admiral' })
  await standIn(at('red'), id, { as: 'red', rank: 'admiral', agree: false })
  const returned = stream.next(({ here, standIn: votes }) => here.includes('blue') && votes.length === 0)
  const blueStream = await at('blue').listen(id, 'blue')
  await returned
  const disconnected = stream.next(({ here }) => !here.includes('blue'))
  blueStream.close()
  await disconnected
  const absent = stream.next((status) => status.left.some(({ seat }) => seat === 'blue'))
  clock.advance(MINUTE)
  await absent
  expect(statusOf(stream).standIn).toEqual([])
  for (const seat of ['red', 'white', 'black']) await standIn(at(seat), id, { as: seat })
  expect(JSON.parse((await stream.entry(1)).data).action).toEqual({ kind: 'replaced', seat: 'blue', by: 'ensign' })
  for (const open of streams) open.close()
})

test('a person with two seats is present at both while it streams one', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock })
  const both = client()
  const id = await both.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
  const stream = await both.listen(id, 'red')
  await stream.entry(0)
  clock.advance(10 * MINUTE)
  expectProblem(await standIn(both, id, {}), 'not-now', 409)
  expect(statusOf(stream)).toMatchObject({ here: ['red'], left: [] })
  stream.close()
})

test('publishes the reasons of a bot when the match is over, and not before', async () => {
  const { client } = await localServer()
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:captain', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await stream.entry(0)
  await me.order(id, 'blue', '1/muster', CARDS)
  await stream.entry(1)
  const exports = await Promise.all(['public', 'blue'].map((as) => me.get(`/api/matches/${id}/journal?as=${as}`)))
  const before = [stream.raw, JSON.stringify(exports), JSON.stringify(await me.table(id))].join()
  await concede(me, id, 'blue')
  const { entries } = await verified(me, id)
  const why = entries[1]?.why
  expect(Object.keys(why ?? {})).toEqual(['red'])
  expect(why?.red).toMatch(/\w+ \w+/)
  expect(before).not.toContain('"why":{')
  expect(before).not.toContain(why?.red)
  stream.close()
})
