// Servers and tables for tests: on real sockets, with the house's own small game.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dice, seededDice } from '@admiralty/kernel'
import { openSqlite, type Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { BotWorker, type Clock, type GameModules, makeServer, type Random, type ServerPorts } from '../src/index.ts'
import { Client, type Stream } from './client.ts'

export const games: GameModules = { skirmish: { about: skirmish.about, rules: async () => skirmish, bots: async () => skirmish } }
export const DUEL = { system: 'skirmish', scenario: 'duel', value: 'anna wishes for luck' }

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface TestServerOptions extends Partial<Omit<ServerPorts, 'store'>> {
  /** What stands between server and disk. */
  readonly disk?: (store: Store) => Store
  /** Of another server that has gone. */
  readonly folder?: string
}
export interface Local {
  readonly server: FastifyInstance
  readonly url: string
  client(): Client
  /** Before the test is over. */
  close(): Promise<void>
}

/** In this process, so that time and luck can be given; gone when the test is. */
export async function localServer({ folder = freshFolder(), disk = (store) => store, ...options }: TestServerOptions = {}): Promise<Local> {
  const store = disk(await openSqlite(folder))
  const server = await makeServer({
    store,
    games,
    botWorker: new BotWorker(),
    delays: { bot: 0, auto: 0 },
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
  if (typeof address !== 'object' || !address) throw new Error('no address')
  const url = `http://127.0.0.1:${address.port}`
  return { server, url, client: () => new Client(url), close }
}

export interface Duel {
  readonly id: string
  readonly red: Client
  readonly blue: Client
}

/** Red opens a table, blue sits down by invitation. */
export async function duel(makeClient: () => Client): Promise<Duel> {
  const [red, blue] = [makeClient(), makeClient()]
  const id = await red.open({ ...DUEL, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  const sat = await blue.post(`/api/invitations/${invitation?.token}`, { value: 'ben as well' })
  if (sat.status !== 200) throw new Error(JSON.stringify(sat.body))
  return { id, red, blue }
}

interface Player {
  readonly client: Client
  readonly match: string
  readonly seat: string
  readonly dice?: Dice
  /** Stops after this many orders. */
  readonly most?: number
}

/** Answers whatever this seat is asked, from what its stream says alone, until the match is over. Gives the stream, still open. */
export async function play({
  client,
  match,
  seat,
  dice = seededDice(seat.length),
  most = Number.POSITIVE_INFINITY,
}: Player): Promise<Stream> {
  const stream = await client.listen(match, seat)
  await stream.entry(0)
  for (let given = 0; given < most; ) {
    const { view, message } = stream.table()
    if (message.outcome) break
    const call = message.calls.find(({ seats }) => seats.includes(seat))
    if (call) {
      // The view is what the server sent for this game.
      const order = skirmish.system.randomOrder(view as skirmish.View, dice)
      const { status, body } = await client.order(match, seat, call.id, order)
      // 409: an interrupt came first; its entry is on the way.
      if (status !== 200 && status !== 409) throw new Error(JSON.stringify(body))
      given += 1
    }
    if (given < most) await stream.entry(message.seq + 1)
  }
  return stream
}

/** A clock that stands still until it is told. */
export interface StillClock extends Clock {
  pass(ms: number): void
  /** Resolves when somebody waits to be woken within so long; without it, soon: those who wait for a minute watch who is away. */
  asleep(ms?: number): Promise<void>
}
export function stillClock(time = 1_700_000_000_000): StillClock {
  let now = time
  let asleep: readonly { readonly by: number; readonly tell: () => void }[] = []
  let alarms: readonly { readonly at: number; readonly wake: () => void }[] = []
  return {
    now: () => now,
    after(ms, wake) {
      const alarm = { at: now + ms, wake }
      alarms = [...alarms, alarm]
      for (const { by, tell } of asleep) if (alarm.at <= by) tell()
      return () => {
        alarms = alarms.filter((known) => known !== alarm)
      }
    },
    asleep(ms = 59_000) {
      const by = now + ms
      if (alarms.some(({ at }) => at <= by)) return Promise.resolve()
      return new Promise((tell) => {
        asleep = [...asleep, { by, tell }]
      })
    },
    pass(ms) {
      now += ms
      const due = alarms.filter(({ at }) => at <= now)
      alarms = alarms.filter(({ at }) => at > now)
      for (const { wake } of due) wake()
    },
  }
}

/** The same tokens again; the nth may be chosen. */
export function countedRandom(chosen: Readonly<Record<number, string>> = {}): Random {
  let tokens = 0
  return {
    token() {
      tokens += 1
      return chosen[tokens] ?? `token-${tokens}-of-a-test-server`
    },
    seed: () => 7,
  }
}
