// Seats that pass on: by a link of their holder, or because the others look for somebody in place of an absent player.
import { dueOf } from '@admiralty/clocks'
import { type Journal, verifyJournal } from '@admiralty/match'
import type { HandoverRequest, HandoverResponse, Invitation, MatchSummary, NewMatchRequest, ProblemDetails } from '@admiralty/protocol'
import { system, type View } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { DUEL, freshFolder, localServer, type ManualClock, manualClock, type TestServerOptions } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const HOUR = 3600 * 1000
const DAY = 24 * HOUR
const SOON = 10_000
const THREE_DAYS: NewMatchRequest['clock'] = { kind: 'answer', days: 3, misses: 1 }

interface Passing {
  readonly clock: ManualClock
  readonly id: string
  readonly red: Client
  readonly blue: Client
  /** A new user with a device of this name. */
  person(name: string): Promise<Client>
}
async function signedDuel(terms: Partial<NewMatchRequest> = {}, options: TestServerOptions = {}): Promise<Passing> {
  const clock = options.clock ? (options.clock as ManualClock) : manualClock()
  const { client } = await localServer({ clock, ...options })
  const person = async (name: string): Promise<Client> => {
    const one = client()
    one.device = `the device of ${name}`
    one.linked = true
    await one.put('/api/me', { name })
    return one
  }
  const [red, blue] = [await person('Ann'), await person('Ben')]
  const id = await red.open({ ...DUEL, clock: THREE_DAYS, ...terms, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  await blue.post(`/api/invitations/${invitation?.token}`, { value: 'luck', ...blue.keysFor(['blue'], 'luck') })
  return { clock, id, red, blue, person }
}
const handOver = (client: Client, id: string, request: HandoverRequest) =>
  client.post<HandoverResponse & ProblemDetails>(`/api/matches/${id}/handover`, request)
async function offer(client: Client, id: string, seat: string): Promise<string> {
  const { body } = await handOver(client, id, { as: seat, seat, agree: true })
  if (body.token === null) throw new Error('nothing is offered')
  return body.token
}
const lookAt = (client: Client, token: string) => client.get<Invitation & ProblemDetails>(`/api/invitations/${token}`)
/** Comes for a seat, as a browser does: the key follows from the dice value of the seat. */
async function come(client: Client, token: string) {
  const { body } = await lookAt(client, token)
  const value = body.offered?.value ?? ''
  return client.post(`/api/invitations/${token}`, { value: 'unused', ...client.keysFor([body.seat], value) })
}
async function verified(client: Client, id: string): Promise<Journal> {
  const journal = await client.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ findings: [] })
  return journal
}
const detail = ({ status, body }: { readonly status: number; readonly body: ProblemDetails }) => [status, body.detail]

test('MATCH-SEATED: a seat passes on by a link once the other player agrees, with its own key, links and time', async () => {
  const { clock, id, red, blue, person } = await signedDuel()
  const carl = await person('Carl')
  const stream = await blue.listen(id, 'blue')
  await red.order(id, 'red', '1/muster', CARDS)
  const token = await offer(red, id, 'red')
  expect((await red.table(id)).offeredSeats).toEqual([{ seat: 'red', token }])
  expect((await blue.table(id)).offeredSeats).toEqual([])
  expect((await lookAt(carl, token)).body).toMatchObject({
    from: 'Ann',
    seat: 'red',
    offered: { by: 'holder', stage: 'open', until: null, consentAfter: 3 * DAY, due: clock.now() + 3 * DAY },
  })
  const { moment, players } = (await lookAt(carl, token)).body.offered ?? {}
  expect(moment).toBe((await red.get<readonly MatchSummary[]>('/api/matches')).body[0]?.moment)
  expect(players).toEqual([
    { seat: 'red', name: 'Ann' },
    { seat: 'blue', name: 'Ben' },
  ])
  expect((await blue.table(id)).consentAfter).toBe(3 * DAY)
  clock.advance(2 * DAY)
  expect((await come(carl, token)).status).toBe(200)
  expect((await lookAt(carl, token)).body.offered).toMatchObject({ stage: 'waiting', until: clock.now() + 3 * DAY })
  await stream.status(({ handovers }) => handovers[0]?.taker === 'Carl' && handovers[0].missing.join() === 'blue')
  const before = await red.listen(id, 'red')
  await before.entry(0)
  // A player who agrees does not learn the link, which only the holder gives away.
  expect((await handOver(blue, id, { as: 'blue', seat: 'red', agree: true })).body).toEqual({ token: null })
  const { action, clock: times } = JSON.parse((await stream.entry(1)).data)
  expect(action).toMatchObject({ kind: 'seated', seat: 'red' })
  // One day was left: the new player has two.
  expect(dueOf(times, '1/muster', 'red')).toBe(clock.now() + 2 * DAY)
  expect((await lookAt(carl, token)).body.offered).toMatchObject({ stage: 'yours' })
  // The former player holds nothing any more: no stream, no order, no list.
  await expect(before.until(() => false)).rejects.toThrow('the stream ended')
  expect(before.all.every(({ id: seq }) => seq !== '1')).toBe(true)
  await expect(red.listen(id, 'red')).rejects.toThrow('403')
  expect((await red.order<ProblemDetails>(id, 'red', '1/muster', CARDS)).status).toBe(403)
  const table = await carl.table(id)
  expect([table.mine, table.drafts]).toEqual([['red'], [{ seat: 'red', call: '1/muster', order: CARDS }]])
  expect((await blue.table(id)).drafts).toEqual([])
  // The links of the new device count, and so does its signature.
  const own = await carl.listen(id, 'red')
  await own.entry(1)
  await blue.order(id, 'blue', '1/muster', CARDS)
  expect((await carl.order(id, 'red', '1/muster', CARDS)).status).toBe(200)
  await own.entry(2)
  await carl.concede(id, 'red')
  own.close()
  stream.close()
  const { entries } = await verified(blue, id)
  expect(Object.keys(entries[2]?.links?.given ?? {}).toSorted()).toEqual(['blue', 'red'])
})

test('MATCH-SEATED: three days of silence are consent, also while nobody is there and after a restart', async () => {
  const folder = freshFolder()
  const clock = manualClock()
  const first = await localServer({ folder, clock })
  const [red, blue, carl] = [first.client(), first.client(), first.client()]
  for (const [index, one] of [red, blue, carl].entries()) one.device = `device ${index}`
  const id = await red.open({ ...DUEL, clock: { kind: 'answer', days: 20 }, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  await blue.post(`/api/invitations/${invitation?.token}`, { value: 'luck', ...blue.keysFor(['blue'], 'luck') })
  const token = await offer(red, id, 'red')
  await come(carl, token)
  clock.advance(3 * DAY - 1)
  expect((await carl.table(id)).mine).toEqual([])
  await first.close()
  clock.advance(HOUR)
  const second = await localServer({ folder, clock })
  const again = second.client()
  again.cookie = carl.cookie
  expect((await again.table(id)).mine).toEqual(['red'])
  const history = await again.history(id, 'red', null)
  expect(history.messages.map(({ action }) => action?.kind ?? null)).toEqual([null, 'seated'])
})

test('MATCH-SEATED: who declines closes the offer, and its link opens nothing more', async () => {
  const { clock, id, red, blue, person } = await signedDuel()
  const [carl, dora] = [await person('Carl'), await person('Dora')]
  const token = await offer(red, id, 'red')
  expect(await offer(red, id, 'red')).toBe(token)
  expect(detail(await handOver(blue, id, { as: 'blue', seat: 'red', agree: true }))).toEqual([409, 'nobody has come for this seat yet'])
  await come(carl, token)
  expect((await lookAt(dora, token)).status).toBe(410)
  expect((await dora.post(`/api/invitations/${token}`, { value: 'x', ...dora.keysFor(['red'], 'x') })).status).toBe(410)
  expect((await handOver(blue, id, { as: 'blue', seat: 'red', agree: false })).body).toEqual({ token: null })
  expect((await lookAt(carl, token)).status).toBe(404)
  clock.advance(3 * DAY - SOON)
  expect((await carl.table(id)).mine).toEqual([])
  const other = await offer(red, id, 'red')
  expect(other).not.toBe(token)
  await handOver(red, id, { as: 'red', seat: 'red', agree: false })
  expect((await lookAt(carl, other)).status).toBe(404)
})

test('MATCH-SEATED: neither an opponent nor a former player takes a seat, nobody comes without a key, and nobody decides about the own seat', async () => {
  const { id, red, blue, person } = await signedDuel()
  const carl = await person('Carl')
  const token = await offer(red, id, 'red')
  const held = [409, 'who holds or has held a seat of this match cannot take another one']
  expect(detail(await come(blue, token))).toEqual(held)
  expect(detail(await come(red, token))).toEqual(held)
  expect((await carl.post(`/api/invitations/${token}`, { value: 'x' })).status).toBe(400)
  const seatKey = (await red.table(id)).keys?.seats
  const copied = await carl.post(`/api/invitations/${token}`, { value: 'x', keys: { red: seatKey?.blue } })
  expect(detail(copied)).toEqual([409, 'the key is already that of blue'])
  await come(carl, token)
  expect(detail(await handOver(red, id, { as: 'red', seat: 'red', agree: true }))[0]).toBe(200)
  await handOver(blue, id, { as: 'blue', seat: 'red', agree: true })
  expect((await carl.table(id)).mine).toEqual(['red'])
  expect((await lookAt(red, token)).status).toBe(410)
  const back = await offer(carl, id, 'red')
  expect(detail(await come(red, back))).toEqual(held)
  expect((await carl.table(id)).status).toBe('playing')
})

test('MATCH-ABSENT: the others look for somebody in place of an absent player; the link is public, and ends when the player answers', async () => {
  const { clock, id, red, blue, person } = await signedDuel()
  const [carl, nobody] = [await person('Carl'), await person('Nobody')]
  expect(detail(await handOver(blue, id, { as: 'blue', seat: 'red', agree: true }))).toEqual([
    409,
    'the player of this seat has not been absent long enough',
  ])
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  await blue.order(id, 'blue', '1/muster', CARDS)
  clock.advance(3 * DAY + SOON)
  await stream.status(({ absent }) => absent.join() === 'red')
  expect((await handOver(blue, id, { as: 'blue', seat: 'red', agree: true })).status).toBe(200)
  await stream.status(({ handovers }) => handovers[0]?.stage === 'offered' && handovers[0].by === 'others')
  const [public_] = (await nobody.table(id)).offeredSeats
  expect(public_?.seat).toBe('red')
  // Words of the absent player do not end the search of the others, and do not make it an offer of theirs.
  for (const agree of [false, true])
    expect(detail(await handOver(red, id, { as: 'red', seat: 'red', agree }))).toEqual([
      409,
      'the others look for somebody in your seat; answer the open question, and it is yours again',
    ])
  expect((await nobody.table(id)).offeredSeats).toEqual([public_])
  // The player answers: the seat is not vacant any more.
  // The server sent this view for this game.
  const own = await red.listen(id, 'red')
  await own.entry(0)
  const { message, view } = own.table()
  const call = message.calls.find(({ seats }) => seats.includes('red'))
  if (!call) throw new Error('red is not asked')
  const gone = stream.next(({ handovers }) => handovers.length === 0)
  expect((await red.order(id, 'red', call.id, system.defaultOrder(view as View, call))).status).toBe(200)
  await gone
  expect((await lookAt(carl, public_?.token ?? '')).status).toBe(404)
  own.close()
  stream.close()
})

test('MATCH-ABSENT: somebody who watches takes the seat of an absent player when the others agree', async () => {
  const { clock, id, blue, person } = await signedDuel()
  const carl = await person('Carl')
  const stream = await blue.listen(id, 'blue')
  await stream.entry(0)
  await blue.order(id, 'blue', '1/muster', CARDS)
  clock.advance(3 * DAY + SOON)
  await stream.status(({ absent }) => absent.join() === 'red')
  await handOver(blue, id, { as: 'blue', seat: 'red', agree: true })
  const [open] = (await carl.table(id)).offeredSeats
  expect((await come(carl, open?.token ?? '')).status).toBe(200)
  await handOver(blue, id, { as: 'blue', seat: 'red', agree: true })
  await stream.status(({ absent, handovers }) => absent.length === 0 && handovers.length === 0)
  expect((await carl.table(id)).mine).toEqual(['red'])
  await blue.concede(id, 'blue')
  await verified(carl, id)
  stream.close()
})

test('who has passed on the seat of a match for the seated sees nothing more of it, and the list has it no longer', async () => {
  const { id, red, blue, person } = await signedDuel({ watch: 'seated' })
  const carl = await person('Carl')
  // The creator sees the match in any case, so the other player passes a seat on.
  const token = await offer(blue, id, 'blue')
  const watching = await blue.listen(id, 'public')
  await watching.entry(0)
  await come(carl, token)
  expect((await carl.get(`/api/matches/${id}`)).status).toBe(404)
  await handOver(red, id, { as: 'red', seat: 'blue', agree: true })
  expect((await blue.get(`/api/matches/${id}`)).status).toBe(404)
  expect((await blue.get<readonly unknown[]>('/api/matches')).body).toEqual([])
  await red.post(`/api/matches/${id}/notes`, { as: 'red', text: 'for the seated alone' })
  await expect(watching.until(() => false)).rejects.toThrow('the stream ended')
  expect(watching.raw).not.toContain('for the seated alone')
  expect((await carl.table(id)).mine).toEqual(['blue'])
})

test('a person who waits for a seat may have another name by then', async () => {
  const { id, red, blue, person } = await signedDuel()
  const carl = await person('Carl')
  await come(carl, await offer(red, id, 'red'))
  await carl.put('/api/me', { name: 'Carla' })
  await handOver(blue, id, { as: 'blue', seat: 'red', agree: true })
  expect((await blue.table(id)).seats.map(({ name }) => name)).toEqual(['Carla', 'Ben'])
})
