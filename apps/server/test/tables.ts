// Servers and matches for tests: on real sockets, with the game Skirmish.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dice, seededDice } from '@admiralty/kernel'
import type { NewMatchRequest } from '@admiralty/protocol'
import { openSqlite, type Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { BotWorker, type GameModules, makeServer, type Random, type ServerPorts } from '../src/index.ts'
import { Client, type Stream } from './client.ts'

export { type ManualClock, manualClock } from './manual-clock.ts'

/** The skirmish with other rules. */
export const skirmishWith = (system: typeof skirmish.system): GameModules => ({
  skirmish: { about: skirmish.about, rules: async () => ({ ...skirmish, system }), bots: async () => skirmish },
})
export const games = skirmishWith(skirmish.system)
export const DUEL = { system: 'skirmish', scenario: 'duel', value: 'anna wishes for luck' }

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface TestServerOptions extends Partial<Omit<ServerPorts, 'store'>> {
  /** Wraps the store, for example to make it fail. */
  readonly wrapStore?: (store: Store) => Store
  /** The data folder of an earlier server that has been closed. */
  readonly folder?: string
}
/** A server in the test's own process. */
export interface LocalServer {
  readonly server: FastifyInstance
  readonly url: string
  /** A new user. */
  client(): Client
  /** Closes server and store before the test ends. */
  close(): Promise<void>
}

/** Starts a server in this process, so that time and randomness can be replaced. It is closed when the test ends. */
export async function localServer({
  folder = freshFolder(),
  wrapStore = (store) => store,
  ...options
}: TestServerOptions = {}): Promise<LocalServer> {
  const store = wrapStore(await openSqlite(folder))
  const server = await makeServer({
    store,
    games,
    botWorker: new BotWorker(),
    delays: { bot: 0, auto: 0 },
    // Other programs on the machine must not make a test's server refuse requests.
    load: { busy: false },
    // No timer of the server itself, so that a test knows all timers of its clock.
    outages: () => [],
    ...options,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  let open = true
  const close = async (): Promise<void> => {
    if (!open) return
    open = false
    await server.close()
    await store.close()
  }
  onTestFinished(close)
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen on a port')
  const url = `http://127.0.0.1:${address.port}`
  return { server, url, client: () => new Client(url), close }
}

/** A match between two users. */
export interface Duel {
  readonly id: string
  readonly red: Client
  readonly blue: Client
}

/** Red creates a match, and blue accepts the invitation. */
export async function duel(makeClient: () => Client, terms: Partial<NewMatchRequest> = {}): Promise<Duel> {
  const [red, blue] = [makeClient(), makeClient()]
  const id = await red.open({ ...DUEL, ...terms, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  const accepted = await blue.post(`/api/invitations/${invitation?.token}`, {
    value: 'ben as well',
    ...blue.keysFor(['blue'], 'ben as well'),
  })
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
  return { id, red, blue }
}

interface Player {
  readonly client: Client
  readonly match: string
  readonly seat: string
  /** Chooses the random orders. */
  readonly dice?: Dice
  /** Stops after this many orders. */
  readonly most?: number
}

/** Gives random orders for a seat from its stream alone, until the match is over. Returns the stream, still open. */
export async function play({
  client,
  match,
  seat,
  dice = seededDice(seat.length),
  most = Number.POSITIVE_INFINITY,
}: Player): Promise<Stream> {
  const stream = await client.listen(match, seat)
  await stream.entry(0)
  for (let sent = 0; sent < most; ) {
    const { view, message } = stream.table()
    if (message.outcome) break
    const call = message.calls.find(({ seats }) => seats.includes(seat))
    if (call) {
      // The server sent this view for this game.
      const order = skirmish.system.randomOrder(view as skirmish.View, call, dice)
      const { status, body } = await client.order(match, seat, call.id, order)
      // 409: another call has opened first; 422: another entry has changed what is legal. That entry is on the way.
      if (status !== 200 && status !== 409 && status !== 422) throw new Error(JSON.stringify(body))
      sent += 1
    }
    if (sent < most) await stream.entry(message.seq + 1)
  }
  return stream
}

/** Tokens that are the same in every run. `chosen` replaces the nth token, counted from 1. */
export function countedRandom(chosen: Readonly<Record<number, string>> = {}): Random {
  let tokens = 0
  return {
    token() {
      tokens += 1
      return chosen[tokens] ?? `token-${tokens}-of-a-test-server`
    },
    seed: () => 7,
    serverKey: () => '07'.repeat(32),
  }
}
