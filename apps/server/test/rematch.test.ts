// Rematches, and personal links that sign in another device.
import type { CurrentUser, PersonalLink } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { sidesChanged } from '../src/social/rematch.ts'
import type { Client } from './client.ts'
import { DUEL, duel, freshFolder, localServer, manualClock } from './tables.ts'

const rematch = (client: Client, id: string, as: string) =>
  client.post<{ id: string }>(`/api/matches/${id}/rematch`, { as, value: `${as}?` })
const seatInfo = (seat: string, side: string) => ({ seat, side, kind: 'player' as const })

test('a rematch moves every player to another seat, and swaps equal sides', () => {
  const to = (...seats: ReturnType<typeof seatInfo>[]) => Object.fromEntries(sidesChanged(seats))
  expect(to(seatInfo('red', 'dawn'), seatInfo('blue', 'dusk'))).toEqual({ red: 'blue', blue: 'red' })
  expect(to(seatInfo('r', 'x'), seatInfo('b', 'y'), seatInfo('w', 'x'), seatInfo('k', 'y'))).toEqual({ r: 'b', w: 'k', b: 'r', k: 'w' })
  expect(to(seatInfo('r', 'x'), seatInfo('w', 'x'), seatInfo('b', 'y'))).toEqual({ r: 'b', w: 'r', b: 'w' })
  expect(to(seatInfo('a', '1'), seatInfo('b', '2'), seatInfo('c', '3'))).toEqual({ a: 'b', b: 'c', c: 'a' })
})

test('the second request for a rematch joins the match of the first, with the sides swapped', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  expect(await rematch(red, id, 'red')).toMatchObject({ status: 409, body: { type: 'urn:admiralty:not-now' } })
  await red.post(`/api/matches/${id}/concede`, { as: 'red' })
  const stream = await blue.listen(id, 'blue')
  expect((await rematch(red, id, 'blue')).status).toBe(403)
  const next = (await rematch(red, id, 'red')).body.id
  await stream.status((status) => status.rematch === next)
  expect((await blue.table(id)).rematch).toBe(next)
  const waiting = await blue.table(next)
  expect(waiting).toMatchObject({ status: 'waiting', mine: ['red'], scenario: 'duel', setup: (await red.table(id)).setup, invitations: [] })
  expect(waiting.seats).toMatchObject([
    { seat: 'red', holder: 'me', sat: false },
    { seat: 'blue', holder: 'other', sat: true },
  ])
  expect((await blue.get('/api/matches')).body).toMatchObject([{ id: next, status: 'waiting' }, { id }])
  expect((await rematch(blue, id, 'blue')).body).toEqual({ id: next })
  const begun = await blue.table(next)
  expect(begun).toMatchObject({ status: 'playing', seatValues: { red: 'blue?', blue: 'red?' } })
  expect((await rematch(red, id, 'red')).body).toEqual({ id: next })
  expect((await red.table(next)).commitment).toBe(begun.commitment)
  stream.close()
})

test('a rematch against bots of another rank keeps the sides and begins at once', async () => {
  const { client } = await localServer({ delays: { bot: 60_000, auto: 0 } })
  const red = client()
  const id = await red.open({ ...DUEL, seats: { red: 'me', blue: 'bot:ensign' } })
  expect((await red.table(id)).seats).toMatchObject([{ rank: null }, { rank: 'ensign' }])
  await red.post(`/api/matches/${id}/concede`, { as: 'red' })
  const next = (await red.post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'red', value: 'v', rank: 'captain' })).body.id
  expect(await red.table(next)).toMatchObject({
    status: 'playing',
    mine: ['red'],
    seats: [
      { seat: 'red', holder: 'me' },
      { seat: 'blue', holder: 'bot', rank: 'captain', name: 'Captain' },
    ],
  })
})

test('two simultaneous requests for a rematch create one match, and it begins', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  await blue.post(`/api/matches/${id}/concede`, { as: 'blue' })
  const answers = await Promise.all([rematch(red, id, 'red'), rematch(blue, id, 'blue')])
  expect(answers[0].body).toEqual(answers[1].body)
  expect((await red.table(answers[0].body.id)).status).toBe('playing')
})

test('in a rematch bots are ready at once, and only the player of a reserved seat can take it', async () => {
  const { client } = await localServer({ delays: { bot: 60_000, auto: 0 } })
  const { id, red, blue } = await (async () => {
    const [host, guest] = [client(), client()]
    const match = await host.open({ ...DUEL, scenario: 'three', seats: { red: 'me', white: 'bot:captain', blue: 'invite' } })
    await guest.post(`/api/invitations/${(await host.table(match)).invitations[0]?.token}`, { value: 'b' })
    return { id: match, red: host, blue: guest }
  })()
  await blue.post(`/api/matches/${id}/concede`, { as: 'blue' })
  const next = (await rematch(red, id, 'red')).body.id
  expect((await red.table(next)).seats).toMatchObject([
    { seat: 'red', holder: 'bot', name: 'Captain', sat: true },
    { seat: 'white', holder: 'other', sat: false },
    { seat: 'blue', holder: 'me', sat: true },
  ])
  const sit = (client: Client, seat: string) => client.post(`/api/matches/${next}/sit`, { seat, value: 'v' })
  expect((await sit(client(), 'white')).status).toBe(403)
  expect((await sit(red, 'white')).status).toBe(403)
  expect((await sit(blue, 'white')).body).toEqual({ match: next, seat: 'white' })
  expect((await sit(blue, 'white')).body).toEqual({ match: next, seat: 'white' })
  expect(await blue.table(next)).toMatchObject({ status: 'playing', seatValues: { white: 'v' } })
})

test('a personal link signs in another device, once, within 15 minutes', async () => {
  const folder = freshFolder()
  const clock = manualClock()
  const { client, close } = await localServer({ clock, folder })
  const [desk, phone, late, thief] = [client(), client(), client(), client()]
  const me = (await desk.put<CurrentUser>('/api/me', { name: 'Anna' })).body
  const id = await desk.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
  const link = (await desk.post<PersonalLink>('/api/me/link', {})).body
  expect(link).toEqual({ token: expect.stringMatching(/^.{30,}$/), expires: clock.now() + 900_000 })
  const redeem = (client: Client, token: string) => client.post<CurrentUser>('/api/me/take', { token })
  expect((await redeem(phone, link.token)).body).toEqual(me)
  expect((await phone.get('/api/me')).body).toEqual(me)
  expect(phone.cookie).not.toBe(desk.cookie)
  expect((await phone.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] })).status).toBe(200)
  expect((await desk.get('/api/me')).body).toEqual(me)
  expect(await redeem(thief, link.token)).toMatchObject({ status: 410, body: { type: 'urn:admiralty:link-used' } })
  expect((await redeem(thief, 'a-guess')).status).toBe(410)
  const old = (await phone.post<PersonalLink>('/api/me/link', {})).body
  clock.advance(900_000)
  expect((await redeem(late, old.token)).status).toBe(410)
  await close()
  const later = await localServer({ folder })
  const returned = later.client()
  returned.cookie = phone.cookie
  expect((await returned.get('/api/me')).body).toEqual(me)
})
