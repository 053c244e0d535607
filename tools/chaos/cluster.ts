// The servers that crash: on SQLite, or on a PostgreSQL of the run. A killed process is restarted at once, and the time until all
// servers are ready is measured.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Dice, pick } from '@admiralty/kernel'
import { type RealPostgres, startPostgres } from '@admiralty/store/real-postgres'
import { childProcesses } from '../../apps/server/test/child-processes.ts'
import { type Spawned, spawnServer } from '../../apps/server/test/spawn-server.ts'
import { steadyNow } from '../shared/steady-clock.ts'

/** The kinds of clusters, with the part that is killed. */
export const CLUSTERS = {
  'sqlite server': 'the server, on SQLite',
  'postgres server': 'one of two servers on one PostgreSQL',
  'postgres database': 'the PostgreSQL below two servers',
  'postgres process': 'one of the processes of a server on PostgreSQL: three that play, and the one that listens',
} as const
export type ClusterKind = keyof typeof CLUSTERS

/** The times after one crash, in ms. */
export interface Crash {
  /** From the restart until all servers are ready. */
  readonly ready: number
  /** From the restart until PostgreSQL accepts connections; null if it was not killed. */
  readonly recovery: number | null
}
/** Running servers that can be crashed. */
export interface Cluster {
  /** The addresses of its servers. */
  readonly urls: readonly string[]
  crash(dice: Dice): Promise<Crash>
  /** The output of its servers since their last start. */
  output(): string
  stop(): Promise<void>
}

/** A server that is not ready after this time is given up, in ms. */
const GIVEN_UP = 120_000

/** Starts the servers of a cluster, with a PostgreSQL if it needs one. `settings` are further settings of each server. */
export async function openCluster(kind: ClusterKind, settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  if (kind === 'sqlite server') return clusterOf([await serverOn(settings)], null, 'servers')
  const postgres = await startPostgres()
  const shared = { ...settings, DATABASE_URL: await postgres.database('torture') }
  if (kind === 'postgres process') return clusterOf([await serverOn({ ...shared, PROCESSES: '3' })], postgres, 'processes')
  const servers = [await serverOn(shared), await serverOn(shared)]
  return clusterOf(servers, postgres, kind === 'postgres database' ? 'database' : 'servers')
}

const serverOn = (environment: Readonly<Record<string, string>>): Promise<Spawned> => spawnServer({ ...environment, PACE_BOT: '20' })

function clusterOf(servers: readonly Spawned[], postgres: RealPostgres | null, target: 'servers' | 'database' | 'processes'): Cluster {
  const urls = servers.map(({ url }) => url)
  return {
    urls,
    crash(dice) {
      if (target === 'database' && postgres) return crashDatabase(postgres, urls)
      const server = pick(dice, servers)
      return target === 'processes' ? crashProcess(server, dice) : crashServer(server)
    },
    output: () => servers.map((server) => server.output()).join('\n'),
    async stop() {
      for (const server of servers) await server.stop()
      await postgres?.stop()
    },
  }
}

async function crashServer(server: Spawned): Promise<Crash> {
  await server.kill()
  const from = steadyNow()
  await server.restart()
  await isReady(server.url)
  return { ready: steadyNow() - from, recovery: null }
}

/** Kills one process of a server. The others go on, unless it was the one that listens. */
async function crashProcess(server: Spawned, dice: Dice): Promise<Crash> {
  const before = [...childProcesses(server).values()]
  const victim = pick(dice, [server.pid, ...before])
  if (victim === server.pid) return crashServer(server)
  const replaced = replacedTimes(server)
  process.kill(victim, 'SIGKILL')
  const from = steadyNow()
  await until(() => replacedTimes(server) > replaced, `a process of ${server.url} is not replaced`)
  await isReady(server.url)
  return { ready: steadyNow() - from, recovery: null }
}
const replacedTimes = (server: Spawned): number => server.output().split('runs again').length

async function crashDatabase(postgres: RealPostgres, urls: readonly string[]): Promise<Crash> {
  await postgres.kill()
  const from = steadyNow()
  await postgres.restart()
  const recovery = steadyNow() - from
  await Promise.all(urls.map(isReady))
  return { ready: steadyNow() - from, recovery }
}

/** The time in which an empty server starts now, in ms. It measures how busy the machine is. */
export async function emptyStart(): Promise<number> {
  const from = steadyNow()
  const server = await spawnServer()
  await isReady(server.url)
  const took = steadyNow() - from
  await server.stop()
  return took
}

function isReady(url: string): Promise<void> {
  const asked = (): Promise<boolean> =>
    fetch(`${url}readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return until(asked, `${url} is not ready`)
}

async function until(holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const from = steadyNow()
  while (!(await holds())) {
    if (steadyNow() - from > GIVEN_UP) throw new Error(`${otherwise} after ${GIVEN_UP / 1000} s`)
    await sleep(25)
  }
}
