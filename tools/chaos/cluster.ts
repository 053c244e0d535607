// What is tortured: servers as they are run, on SQLite or on a PostgreSQL of their own, and the blows that are struck at them. What dies is
// started again at once, as whoever looks after it would; the time until everything is ready is taken.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Dice, pick } from '@admiralty/kernel'
import { freePort, type RealPostgres, startPostgres } from '@admiralty/store/real-postgres'
import { type Spawned, spawnServer } from '../../apps/server/test/spawn-server.ts'

export const GROUNDS = {
  'sqlite server': 'the server, on SQLite',
  'postgres server': 'one of two servers on one PostgreSQL',
  'postgres database': 'the PostgreSQL below two servers',
} as const
export type Ground = keyof typeof GROUNDS

/** ms. */
export interface Blow {
  /** From the new start until all servers are ready. */
  readonly ready: number
  /** Of it, until PostgreSQL takes connections again; null: it was not hit. */
  readonly recovery: number | null
}
export interface House {
  /** Where it can be asked. */
  readonly urls: readonly string[]
  strike(dice: Dice): Promise<Blow>
  /** What its servers have said since they were started last. */
  output(): string
  stop(): Promise<void>
}

/** ms until it is a finding by itself. */
const GIVEN_UP = 120_000

export async function openHouse(ground: Ground): Promise<House> {
  if (ground === 'sqlite server') return houseOf([await serverOn({})], null, 'servers')
  const postgres = await startPostgres()
  const DATABASE_URL = await postgres.database('torture')
  const servers = [await serverOn({ DATABASE_URL }), await serverOn({ DATABASE_URL })]
  return houseOf(servers, postgres, ground === 'postgres database' ? 'database' : 'servers')
}

/** At its own port, since nobody else may take it meanwhile. */
const serverOn = async (environment: Readonly<Record<string, string>>): Promise<Spawned> =>
  spawnServer({ ...environment, PORT: String(await freePort()), PACE_BOT: '20' })

function houseOf(servers: readonly Spawned[], postgres: RealPostgres | null, target: 'servers' | 'database'): House {
  const urls = servers.map(({ url }) => url)
  return {
    urls,
    strike: (dice) => (target === 'database' && postgres ? strikeDatabase(postgres, urls) : strikeServer(pick(dice, servers))),
    output: () => servers.map((server) => server.output()).join('\n'),
    async stop() {
      for (const server of servers) await server.stop()
      await postgres?.stop()
    },
  }
}

async function strikeServer(server: Spawned): Promise<Blow> {
  await server.kill()
  const from = performance.now()
  await server.restart()
  await isReady(server.url)
  return { ready: performance.now() - from, recovery: null }
}

async function strikeDatabase(postgres: RealPostgres, urls: readonly string[]): Promise<Blow> {
  await postgres.kill()
  const from = performance.now()
  await postgres.restart()
  const recovery = performance.now() - from
  await Promise.all(urls.map(isReady))
  return { ready: performance.now() - from, recovery }
}

async function isReady(url: string): Promise<void> {
  const from = performance.now()
  while (
    !(await fetch(`${url}readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() - from > GIVEN_UP) throw new Error(`${url} is not ready after ${GIVEN_UP / 1000} s`)
    await sleep(25)
  }
}
