// The servers of a slow run, which share one simulated time: it goes on in steps, and at each step waits until all servers have done what is due.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { TimeSpan } from '@admiralty/clocks'
import { type Dice, pick } from '@admiralty/kernel'
import { type RealPostgres, startPostgres } from '@admiralty/store/real-postgres'
import { ClockedServer } from './clocked-server.ts'

/** The databases of a slow run: SQLite below one server, or PostgreSQL below two. */
export type SlowStore = 'sqlite' | 'postgres'
/** When a server is killed: while it answers an order, while a look at what is due is under way, or in a quiet moment. */
export type KillMoment = 'order' | 'look' | 'quiet'

/** The longest step in ms. With the minute between two marks it is shorter than the gap that counts as an outage. */
const LONGEST_STEP = 85_000
/** The step while something is due that a server has not done yet, in ms. */
const SHORT_STEP = 5_000
/** Real time from the beginning of the work to a kill in its midst, in ms at most. */
const LONGEST_FUSE = 6
/** Between these times, in ms, the others notice that a server has ended. By the real clock weeks of simulated time would pass meanwhile. */
const [FIRST_NOTICE, LAST_NOTICE] = [500, 6_000]

/** A kill that waits for its moment. */
interface PlannedKill {
  readonly moment: KillMoment
  /** For how long the server is down, in ms of simulated time. */
  readonly down: number
}

export class ClockedCluster {
  readonly servers: readonly ClockedServer[]
  readonly #end: () => Promise<void>
  readonly #dice: Dice
  /** When killed servers start again, in ms since 1970. */
  readonly #returns = new Map<ClockedServer, number>()
  /** The times in which no server ran. */
  readonly downs: TimeSpan[] = []
  kills = 0
  steps = 0
  #now: number
  #wake: number | null = null
  #planned: PlannedKill | null = null
  /** The kill that an order has begun. */
  #killing: Promise<void> = Promise.resolve()
  /** When the others notice that a server has ended, in ms since 1970. */
  readonly #notices: number[] = []

  private constructor(servers: readonly ClockedServer[], now: number, dice: Dice, end: () => Promise<void>) {
    this.servers = servers
    this.#now = now
    this.#dice = dice
    this.#end = end
  }
  /** Starts the servers at a time, in ms since 1970. */
  static async open(store: SlowStore, now: number, dice: Dice): Promise<ClockedCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'admiralty-slow-'))
    const postgres = store === 'postgres' ? await startPostgres(['-c', 'fsync=off']) : null
    const environment = postgres ? { DATABASE_URL: await postgres.database('slow') } : { DATA_DIR: folder }
    const servers: ClockedServer[] = []
    for (let count = postgres ? 2 : 1; count > 0; count -= 1) servers.push(await ClockedServer.make(environment))
    const cluster = new ClockedCluster(servers, now, dice, () => end(servers, postgres, folder))
    for (const server of servers) await server.start(now)
    return cluster
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now
  }
  /** The time of the next look that a match needs, as far as a server has said; null for none. */
  get wake(): number | null {
    return this.#wake
  }
  /** The address of a server that runs; undefined while none does. */
  anyUrl(): string | undefined {
    const up = this.servers.filter(({ isUp }) => isUp)
    return up.length === 0 ? undefined : pick(this.#dice, up).url
  }

  /** Kills one server at the next such moment. */
  planKill(planned: PlannedKill): void {
    this.#planned = planned
  }

  /** Moves the time step by step. */
  async moveTo(time: number): Promise<void> {
    while (this.#now < time) {
      const overdue = this.#wake !== null && this.#wake <= this.#now
      const next = overdue ? this.#now + SHORT_STEP : Math.min(this.#wake ?? Number.POSITIVE_INFINITY, this.#now + LONGEST_STEP)
      await this.#step(Math.min(time, next, ...this.#returns.values(), ...this.#notices))
    }
  }
  /** Waits until all servers have done what is due now. */
  async settle(): Promise<void> {
    await this.#step(this.#now)
  }
  /** A player is about to send an order to a server, which may be killed while it answers. */
  orderComes(url: string): void {
    const server = this.servers.find((one) => one.url === url)
    if (this.#planned?.moment !== 'order' || !server) return
    const { down } = this.#planned
    this.#planned = null
    this.#killing = this.#killSoon(server, down)
  }

  /** Kills all servers, which start again when the time `down` has passed. */
  async killAll(down: number): Promise<void> {
    const from = this.#now
    for (const server of this.servers) {
      if (server.isUp) this.kills += 1
      await server.kill()
      this.#returns.set(server, from + down)
    }
    await this.#returnIfAlone()
  }
  /** Ends all servers and deletes their data. */
  stop(): Promise<void> {
    return this.#end()
  }

  async #step(time: number): Promise<void> {
    const isLook = this.#wake !== null && this.#wake <= time
    await this.#killing
    this.#now = Math.max(this.#now, time)
    this.steps += 1
    await this.#startReturned()
    const peerGone = this.#notices.some((notice) => notice <= this.#now)
    for (const notice of this.#notices.filter((one) => one <= this.#now)) this.#notices.splice(this.#notices.indexOf(notice), 1)
    const first = this.servers.find(({ isUp }) => isUp)
    const moved = this.servers.map((server) => server.moveTo({ now: this.#now, peerGone, tellsWake: server === first }))
    await this.#killAt(isLook ? 'look' : 'quiet')
    const wakes = (await Promise.all(moved)).filter((wake) => wake !== null)
    this.#wake = wakes.length > 0 ? Math.min(...wakes) : null
  }
  async #startReturned(): Promise<void> {
    for (const [server, time] of [...this.#returns]) {
      if (time > this.#now) continue
      this.#returns.delete(server)
      await server.start(this.#now)
    }
  }

  async #killAt(moment: KillMoment): Promise<void> {
    const planned = this.#planned
    if (planned?.moment !== moment) return
    this.#planned = null
    const server = pick(this.#dice, this.servers)
    await (moment === 'quiet' ? this.#kill(server, planned.down) : this.#killSoon(server, planned.down))
  }
  async #killSoon(server: ClockedServer, down: number): Promise<void> {
    const fuse = this.#dice.roll(1, LONGEST_FUSE + 1, 'fuse')[0] ?? 1
    await (fuse === 1 ? nextTurn() : sleep(fuse - 1))
    await this.#kill(server, down)
  }
  async #kill(server: ClockedServer, down: number): Promise<void> {
    if (!server.isUp) return
    await server.kill()
    this.kills += 1
    this.#returns.set(server, this.#now + down)
    const notice = FIRST_NOTICE + ((LAST_NOTICE - FIRST_NOTICE) * (this.#dice.roll(1, 100, 'notice')[0] ?? 1)) / 100
    this.#notices.push(this.#now + notice)
    await this.#returnIfAlone()
  }
  /** Requests wait for a server, so the time moves to its start if none runs. */
  async #returnIfAlone(): Promise<void> {
    if (this.servers.some(({ isUp }) => isUp)) return
    const from = this.#now
    this.#now = Math.min(...this.#returns.values())
    await this.#startReturned()
    this.downs.push({ from, to: this.#now })
  }
}

async function end(servers: readonly ClockedServer[], postgres: RealPostgres | null, folder: string): Promise<void> {
  for (const server of servers) await server.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
