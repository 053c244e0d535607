// Crashes: everything that was acknowledged survives, and matches continue.
import { verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from './client.ts'
import { launch, type Spawned, spawnServer } from './spawn-server.ts'
import { DUEL, duel, play } from './tables.ts'

async function spawned(environment: Readonly<Record<string, string>> = {}): Promise<Spawned> {
  const server = await spawnServer(environment)
  onTestFinished(async () => void (await server.stop()))
  return server
}
/** The same user, by cookie, at the server's new address. */
function reconnected(client: Client, { url }: Spawned): Client {
  const user = new Client(url)
  user.cookie = client.cookie
  return user
}
const FLEET_CHOICE = { order: 'muster', gear: ['shield', 'flare'] }

test('a sealed order survives kill -9, and the match is played to its end with a valid journal', async () => {
  const server = await spawned()
  const { id, red, blue } = await duel(() => new Client(server.url))
  expect((await red.order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).body).toEqual({ sealed: true, seq: null })
  await server.kill()
  await server.restart()
  const [anna, ben] = [reconnected(red, server), reconnected(blue, server)]
  expect((await anna.get('/api/matches')).body).toMatchObject([{ id, owed: [] }])
  expect((await ben.get('/api/matches')).body).toMatchObject([{ id, owed: ['blue'] }])
  expect((await anna.order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).body).toEqual({ sealed: true, seq: null })
  expect((await ben.order(id, 'blue', '1/muster', FLEET_CHOICE)).body).toEqual({ sealed: true, seq: 1 })
  expect((await anna.order(id, 'red', '1/muster', FLEET_CHOICE, 'the-first-key')).body).toEqual({ sealed: true, seq: 1 })

  await server.kill()
  await server.restart()
  const [red2, blue2] = [reconnected(red, server), reconnected(blue, server)]
  const streams = await Promise.all([play({ client: red2, match: id, seat: 'red' }), play({ client: blue2, match: id, seat: 'blue' })])
  const { orders } = (await red2.journal(id)).entries[1] ?? {}
  expect(orders).toEqual({ red: FLEET_CHOICE, blue: FLEET_CHOICE })
  const journal = await red2.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
  for (const stream of streams) stream.close()
})

test('an entry that was sent survives kill -9, and the stream resumes after it', async () => {
  const server = await spawned()
  const { id, red, blue } = await duel(() => new Client(server.url))
  const streams = await Promise.all([
    play({ client: red, match: id, seat: 'red', most: 1 }),
    play({ client: blue, match: id, seat: 'blue', most: 1 }),
  ])
  await streams[0].entry(1)
  const sent = streams[0].all.filter(({ id: seq }) => seq !== null)
  await server.kill()
  await server.restart()
  const anna = reconnected(red, server)
  const { messages } = await anna.history(id, 'red', null)
  const entries = sent.filter(({ event }) => event === 'entry').map(({ data }): unknown => JSON.parse(data))
  expect(messages.slice(1, sent.length)).toEqual(entries)
  const last = String(sent.length - 1)
  const resumed = await anna.listen(id, 'red', last)
  await resumed.status(() => true)
  expect(resumed.all.some(({ id: seq }) => seq === last)).toBe(false)
  for (const stream of [...streams, resumed]) stream.close()
})

test('an acknowledged draw offer, note and action survive kill -9', async () => {
  const server = await spawned()
  const { id, red, blue } = await duel(() => new Client(server.url))
  expect((await red.post(`/api/matches/${id}/draw`, { as: 'red', agree: true })).status).toBe(200)
  expect((await red.post(`/api/matches/${id}/notes`, { as: 'red', text: 'shall we?' })).status).toBe(200)
  await server.kill()
  await server.restart()
  const ben = reconnected(blue, server)
  const stream = await ben.listen(id, 'blue')
  await stream.status(({ draw }) => draw.join() === 'red')
  expect(stream.all.find(({ event }) => event === 'note')?.data).toContain('shall we?')
  expect((await ben.post(`/api/matches/${id}/draw`, { as: 'blue', agree: true })).status).toBe(200)
  await server.kill()
  await server.restart()
  expect((await reconnected(red, server).table(id)).outcome?.why).toBe('MATCH-DRAWN')
  const next = (await reconnected(red, server).post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'red', value: 'r' })).body.id
  await server.kill()
  await server.restart()
  expect(await reconnected(blue, server).table(id)).toMatchObject({ rematch: next })
  expect((await reconnected(blue, server).table(next)).seats).toMatchObject([{ seat: 'red', holder: 'me', sat: false }, { sat: true }])
  stream.close()
})

test('a match between bots continues to its end after kill -9', async () => {
  const server = await spawned({ PACE_BOT: '40' })
  const host = new Client(server.url)
  const id = await host.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'bot:captain' } })
  const stream = await host.listen(id, 'public')
  await stream.entry(1)
  await server.kill()
  await server.restart()
  const resumed = await reconnected(host, server).listen(id, 'public')
  await resumed.until(({ event, data }) => event === 'entry' && JSON.parse(data).outcome !== null)
  expect((await reconnected(host, server).table(id)).status).toBe('over')
  resumed.close()
})

test('a second server on the same data folder explains why it cannot start, and a stop is graceful', async () => {
  const server = await spawnServer()
  await expect(launch(server.folder, {})).rejects.toThrow('Another Admiralty server is using the data folder')
  const client = new Client(server.url)
  const id = await client.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
  const stream = await client.listen(id, 'red')
  await stream.entry(0)
  expect(await server.stop()).toBe(0)
})

test('a server explains that its port is in use', async () => {
  const server = await spawned()
  const other = await spawned()
  await other.kill()
  await expect(launch(other.folder, { PORT: new URL(server.url).port })).rejects.toThrow(
    /cannot listen on port \d+ of .*: another program uses it: stop that program/,
  )
})
