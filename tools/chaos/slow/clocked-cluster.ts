// The servers of a slow run, which share one simulated time: it goes on in steps, and at each step waits until all servers have done what is due.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TimeSpan } from '@admiralty/clocks'
import { type Dice, pick } from '@admiralty/kernel'
import { type RealPostgres, startPostgres } from '@admiralty/store/real-postgres'
import { ClockedServer } from './clocked-server.ts'

/** The databases of a slow run: SQLite below one server, or PostgreSQL below two. */
export type SlowStore = 'sqlite' | 'postgres'
/** When a server is killed: while requests are answered, while a look at what is due is under way, or in a quiet moment. */
export type KillMoment = 'requests' | 'look' | 'quiet'

/** The longest step in ms. With the minute between two marks it is shorter than the gap that counts as an outage. */
const LONGEST_STEP = 75_000
/** The step while something is due that a server has not done yet, in ms. */
const SHORT_STEP = 5_000
/** Real time from the beginning of the work to a kill in its midst, in ms at most. */
const LONGEST_FUSE = 12

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
  get isWhole(): boolean {
    return this.#returns.size === 0
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
      await this.#step(Math.min(time, next, ...this.#returns.values()))
    }
  }
  /** Waits until all servers have done what is due now. */
  async settle(): Promise<void> {
    await this.#step(this.#now)
  }
  /** Does work of players, in whose midst a server may be killed. */
  async during(work: Promise<unknown>): Promise<void> {
    await Promise.all([work, this.#killAt('requests')])
  }

  /** Kills all servers, which start again when the time `down` has passed. */
  async killAll(down: number): Promise<void> {
    for (const server of this.servers) {
      if (server.isUp) this.kills += 1
      await server.kill()
      this.#returns.set(server, this.#now + down)
    }
    await this.#returnIfAlone()
  }
  /** Ends all servers and deletes their data. */
  stop(): Promise<void> {
    return this.#end()
  }

  async #step(time: number): Promise<void> {
    const isLook = this.#wake !== null && this.#wake <= time
    this.#now = time
    this.steps += 1
    await this.#startReturned()
    const moved = this.servers.map((server) => server.moveTo(time))
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
    if (moment !== 'quiet') await sleep(this.#dice.roll(1, LONGEST_FUSE, 'fuse')[0] ?? 1)
    const server = pick(this.#dice, this.servers)
    if (!server.isUp) return
    await server.kill()
    this.kills += 1
    this.#returns.set(server, this.#now + planned.down)
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
