// The admiral of a team ends a phase while a team mate's order is sealed: the order is void, in both stores.
import type { Call } from '@admiralty/kernel'
import { verifyJournal } from '@admiralty/match'
import { openPostgres, openSqlite } from '@admiralty/store'
import { startPostgres } from '@admiralty/store/real-postgres'
import { system, words } from '@admiralty/systems/solar-flare'
import { expect, onTestFinished, test } from 'vitest'
import { Client, type Stream } from './client.ts'
import { type Spawned, spawnServer } from './spawn-server.ts'

const SEATS = ['red', 'gold', 'blue', 'green'] as const
type Seat = (typeof SEATS)[number]
const FLEETS = {
  system: 'solar-flare',
  scenario: 'fleets',
  options: { anomalies: 'none' },
  value: 'luck',
  seats: { red: 'me', gold: 'invite', blue: 'invite', green: 'invite' },
} as const
type View = ReturnType<typeof system.view>

/** One client in each seat of a fleet action: Red and Gold against Blue and Green. */
async function seated(url: string): Promise<{ readonly id: string; readonly clients: Readonly<Record<Seat, Client>> }> {
  const withDevice = (seat: Seat): Client => Object.assign(new Client(url), { device: `the device of ${seat}` })
  const red = withDevice('red')
  const id = await red.open(FLEETS)
  const tokens = Object.fromEntries((await red.table(id)).invitations.map(({ seat, token }) => [seat, token]))
  const sit = async (seat: Seat): Promise<Client> => {
    const client = withDevice(seat)
    const value = `${seat} wishes for luck`
    expect((await client.post(`/api/invitations/${tokens[seat]}`, { value, ...client.keysFor([seat], value) })).status).toBe(200)
    return client
  }
  return { id, clients: { red, gold: await sit('gold'), blue: await sit('blue'), green: await sit('green') } }
}
const viewIn = (stream: Stream): View => stream.table().view as View // the server sent this view for this game

interface SeatCall {
  readonly seat: Seat
  readonly call: Call
}
/** Plays the set-up with default orders, until a team has its weapons phase. */
async function playToWeapons(
  id: string,
  clients: Readonly<Record<Seat, Client>>,
): Promise<{ readonly admiral: SeatCall; readonly mate: SeatCall; readonly seq: number }> {
  const listen = async (seat: Seat) => ({ seat, stream: await clients[seat].listen(id, seat) })
  const players = await Promise.all(SEATS.map(listen))
  onTestFinished(() => {
    for (const { stream } of players) stream.close()
  })
  for (let seq = 0; ; seq += 1) {
    for (const { stream } of players) await stream.entry(seq)
    const asked = players.flatMap(({ seat, stream }) => {
      const call = stream.table().message.calls.find(({ seats }) => seats.includes(seat))
      return call ? [{ seat, call, view: viewIn(stream) }] : []
    })
    const [admiral, mate] = asked.filter(({ call }) => call.kind === 'weapons')
    if (admiral && mate) return { admiral, mate, seq }
    for (const { seat, call, view } of asked) {
      const { status, body } = await clients[seat].order(id, seat, call.id, system.defaultOrder(view, call))
      if (status !== 200) throw new Error(JSON.stringify(body))
    }
  }
}

/** Both orders are durable, and the server dies before it decides. The admiral's is decided first. */
async function voids(server: Spawned, open: () => ReturnType<typeof openSqlite>): Promise<void> {
  const { id, clients } = await seated(server.url)
  const { admiral, mate: owner, seq } = await playToWeapons(id, clients)
  const { seat: mate, call } = owner
  const sealed = async ({ seat, call: { id: asked } }: SeatCall, all: boolean) => {
    const order = { order: 'end', all }
    return { call: asked, seat, order, ...(await clients[seat].signOrder(id, seat, asked, order)) }
  }
  const orders = [await sealed(owner, false), await sealed(admiral, true)]
  await server.kill()
  const before = await open()
  for (const order of orders) await before.seal(id, order, null, null)
  expect(await before.sealed(id)).toHaveLength(2)
  await before.close()

  await server.restart()
  const stream = await clients[mate].listen(id, mate)
  onTestFinished(() => stream.close())
  await stream.entry(seq + 1)
  const page = await clients[mate].history(id, mate, null)
  const lines = page.messages.flatMap(({ steps }) =>
    steps.flatMap(({ observation }) => {
      const line = observation ? words.logEntry(observation as Parameters<typeof words.logEntry>[0], viewIn(stream)) : undefined
      return line ? [line.parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('')] : []
    }),
  )
  const name = mate === 'gold' ? 'Gold' : 'Green'
  expect(lines.filter((line) => line === `${name} ends the phase by order of the admiral.`)).toHaveLength(1)
  expect(
    stream
      .table()
      .message.calls.filter(({ seats }) => seats.includes(mate))
      .map(({ kind }) => kind),
  ).toEqual(['movement'])
  expect((await clients[mate].order(id, mate, call.id, { order: 'end', all: false })).status).toBe(409)

  for (const seat of ['blue', 'green', 'red', 'gold'] as const) await clients[seat].concede(id, seat)
  const journal = await clients.red.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
  expect(journal.entries[seq + 1]?.orders).toEqual({ [admiral.seat]: { order: 'end', all: true } })
  await server.kill()
  const after = await open()
  expect(await after.sealed(id)).toEqual([])
  await after.close()
}

test('SF-TEAM-03: an order that the admiral makes void is told to its owner, and no row of it remains in SQLite', async () => {
  const server = await spawnServer()
  onTestFinished(async () => void (await server.stop()))
  await voids(server, () => openSqlite(server.folder))
})
test('SF-TEAM-03: an order that the admiral makes void is told to its owner, and no row of it remains in PostgreSQL', async () => {
  const postgres = await startPostgres(['-c', 'fsync=off'])
  onTestFinished(() => postgres.stop())
  const DATABASE_URL = await postgres.database('voided')
  const server = await spawnServer({ DATABASE_URL })
  onTestFinished(async () => void (await server.stop()))
  await voids(server, () => openPostgres(DATABASE_URL))
})
