// Names over the wire: nobody takes a reserved name, or that of another player at the table.
import type { CurrentUser } from '@admiralty/protocol'
import { openSqlite } from '@admiralty/store'
import { expect, test } from 'vitest'
import type { ApiAnswer, Client } from './client.ts'
import { DUEL, duel, freshFolder, type LocalServer, localServer } from './tables.ts'

const rename = (client: Client, name: string) => client.put<CurrentUser>('/api/me', { name })
const nameOf = async (client: Client): Promise<string> => (await client.get<CurrentUser>('/api/me')).body.name
function expectRefused({ status, body }: ApiAnswer<unknown>, reason: RegExp): void {
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { type: 'urn:admiralty:name-refused', detail: expect.stringMatching(reason) },
  })
}
const RESERVED = /must not look like “.+”, which is no player; choose another name/
const AT_ONE_OF_YOURS = /another player at one of your tables; choose another name/
const HERE = /another player at this table; choose another name/

/** A waiting match of the host, and the token of its invitation. */
async function invite(host: Client): Promise<{ readonly id: string; readonly join: (guest: Client) => Promise<ApiAnswer<unknown>> }> {
  const id = await host.open({ ...DUEL, seats: { red: 'me', blue: 'invite' } })
  const token = (await host.table(id)).invitations[0]?.token
  return { id, join: (guest) => guest.post(`/api/invitations/${token}`, { value: 'v' }) }
}

/** Gives a user a name that was allowed once, while no server runs, and starts the server again. */
async function withOldName(folder: string, before: LocalServer, user: Client, name: string): Promise<LocalServer> {
  const { id } = (await user.get<CurrentUser>('/api/me')).body
  await before.close()
  const store = await openSqlite(folder)
  await store.rename(id, name)
  await store.close()
  return localServer({ folder })
}
/** The same user at a server that has been started again. */
function returned(server: LocalServer, user: Client): Client {
  const client = server.client()
  client.cookie = user.cookie
  return client
}

test('a reserved name is refused, and the name of before stays', async () => {
  const { client } = await localServer()
  const anna = client()
  await rename(anna, 'Anna')
  for (const name of ['Ensign', 'cAPTAIN', 'Adrniral', 'Сарtаin', 'Ens\u200bign', 'Ensign (bot)', 'Ѕеrver', 'spectator', 'PUBLIC', 'you'])
    expectRefused(await rename(anna, name), RESERVED)
  expect((await rename(anna, '\u3164')).status).toBe(400)
  expect(await nameOf(anna)).toBe('Anna')
})

test('a player cannot take a name like that of another player, at a waiting, running or finished table', async () => {
  const { client } = await localServer()
  const [anna, ben] = [client(), client()]
  await rename(anna, 'Anna')
  const { id, join } = await invite(anna)
  await join(ben)
  expectRefused(await rename(ben, 'Аnnа'), AT_ONE_OF_YOURS)
  expect((await rename(ben, 'Annika')).body.name).toBe('Annika')
  expectRefused(await rename(anna, 'ANNIKA'), AT_ONE_OF_YOURS)
  await ben.post(`/api/matches/${id}/concede`, { as: 'blue' })
  expectRefused(await rename(ben, 'Anna'), AT_ONE_OF_YOURS)
  expect((await anna.table(id)).seats.map(({ name }) => name)).toEqual(['Anna', 'Annika'])
  expect((await rename(anna, 'ANNA')).body.name).toBe('ANNA')
})

test('a refusal tells nothing of tables where the user has no seat', async () => {
  const { client } = await localServer()
  const [anna, ben, carl] = [client(), client(), client()]
  await rename(anna, 'Anna')
  const { join } = await invite(anna)
  await carl.open({ ...DUEL, seats: { red: 'invite', blue: 'invite' } })
  expect((await rename(carl, 'Anna')).status).toBe(200)
  expectRefused(await join(carl), HERE)
  expect((await rename(carl, 'Carl')).status).toBe(200)
  expect((await join(carl)).status).toBe(200)
  expect((await rename(ben, 'Anna')).status).toBe(200)
})

test('an invitation stays open after a refusal', async () => {
  const { client } = await localServer()
  const [anna, ben] = [client(), client()]
  await rename(anna, 'Anna')
  await rename(ben, 'Anna')
  const { id, join } = await invite(anna)
  expectRefused(await join(ben), HERE)
  expect(await anna.table(id)).toMatchObject({ status: 'waiting', invitations: [{ seat: 'blue' }] })
  await rename(ben, 'Ben')
  expect((await join(ben)).status).toBe(200)
  expect((await anna.table(id)).seats).toMatchObject([{ name: 'Anna' }, { name: 'Ben' }])
})

test('a guest with the name that the server gave sits beside anybody, but nobody may choose that name there', async () => {
  const { client } = await localServer()
  const [anna, guest] = [client(), client()]
  const given = await nameOf(guest)
  await rename(anna, given)
  const { join } = await invite(anna)
  expect((await join(guest)).status).toBe(200)
  expectRefused(await rename(anna, given.replace('G', 'ɢ')), AT_ONE_OF_YOURS)
  expect((await rename(guest, given)).status).toBe(200)
})

test('a player may hold several seats of a table under one name', async () => {
  const { client } = await localServer()
  const anna = client()
  await rename(anna, 'Anna')
  const id = await anna.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
  expect((await anna.table(id)).status).toBe('playing')
  expect((await rename(anna, 'Anna')).status).toBe(200)
})

test('a user with a reserved name from earlier takes no seat with it: in a new match, by invitation, in a rematch', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { id, red, blue } = await duel(first.client)
  await blue.post(`/api/matches/${id}/concede`, { as: 'blue' })
  const server = await withOldName(folder, first, blue, 'Server (official)')
  const old = returned(server, blue)
  const { join } = await invite(returned(server, red))
  expectRefused(await join(old), RESERVED)
  expectRefused(await old.post(`/api/matches/${id}/rematch`, { as: 'blue', value: 'v' }), RESERVED)
  expectRefused(await old.post('/api/matches', { ...DUEL, seats: { red: 'me', blue: 'invite' } }), RESERVED)
  const next = (await returned(server, red).post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'red', value: 'v' })).body.id
  expectRefused(await old.post(`/api/matches/${next}/sit`, { seat: 'red', value: 'v' }), RESERVED)
})

test('a user with the name of a bot from earlier keeps every match, and needs another name for the next one', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { id, red } = await duel(first.client)
  const server = await withOldName(folder, first, red, 'Captain')
  const old = returned(server, red)
  expect(await nameOf(old)).toBe('Captain')
  expect(await old.table(id)).toMatchObject({ status: 'playing', mine: ['red'], seats: [{ name: 'Captain' }, {}] })
  expect((await old.order(id, 'red', '1/muster', { order: 'muster', gear: ['shield', 'flare'] })).status).toBe(200)
  const seats = { red: 'me', blue: 'bot:ensign' } as const
  expectRefused(await old.post('/api/matches', { ...DUEL, seats }), RESERVED)
  expect((await old.post('/api/matches', { ...DUEL, seats: { red: 'invite', blue: 'bot:ensign' } })).status).toBe(201)
  await rename(old, 'Anna')
  expect((await old.post('/api/matches', { ...DUEL, seats })).status).toBe(201)
})

test('the old name of an opponent must change before a rematch, and the reserved seat waits for it', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { id, red, blue } = await duel(first.client)
  await rename(red, 'Anna')
  await blue.post(`/api/matches/${id}/concede`, { as: 'blue' })
  const next = (await red.post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'red', value: 'v' })).body.id
  const server = await withOldName(folder, first, blue, 'Аnna')
  const imitator = returned(server, blue)
  expectRefused(await imitator.post(`/api/matches/${id}/rematch`, { as: 'blue', value: 'v' }), HERE)
  expectRefused(await imitator.post(`/api/matches/${next}/sit`, { seat: 'red', value: 'v' }), HERE)
  await rename(imitator, 'Ben')
  expect((await imitator.post(`/api/matches/${next}/sit`, { seat: 'red', value: 'v' })).status).toBe(200)
  expect((await imitator.table(next)).status).toBe('playing')
})

test('a name from earlier that cannot be seen takes no new seat', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const ghost = first.client()
  await rename(ghost, 'Ghost')
  const server = await withOldName(folder, first, ghost, '\u2800')
  const seats = { red: 'me', blue: 'bot:ensign' } as const
  expectRefused(await returned(server, ghost).post('/api/matches', { ...DUEL, seats }), /cannot be seen; choose another name/)
})
