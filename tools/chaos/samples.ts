// Samples of a running server, taken from outside: memory, handles, event loop delay, open matches and streams, size of the database.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openRawDatabase, type StoreLocation } from '@admiralty/store'
import type { Spawned } from '../../apps/server/test/spawn-server.ts'
import type { Bound } from './trend.ts'

const MB = 2 ** 20

/** How much each figure may rise in the second half; null for figures that may rise freely. */
export const BOUNDS = {
  'memory, MB': { share: 0.06, least: 12 },
  'heap, MB': { share: 0.08, least: 6 },
  handles: { share: 0.1, least: 6 },
  'matches open': { share: 0.05, least: 12 },
  'streams open': { share: 0.2, least: 10 },
  'loop late by (99 %), ms': null,
  'log of the database, MB': { share: 0.1, least: 8 },
  'database, MB': null,
} as const satisfies Readonly<Record<string, Bound | null>>
export type SoakFigure = keyof typeof BOUNDS
export const FIGURES = Object.keys(BOUNDS).filter((name): name is SoakFigure => Object.hasOwn(BOUNDS, name))
export type Sample = Readonly<Record<SoakFigure, number>>

/** The least value of each figure, since memory that waits for garbage collection does not count. */
export const leastOf = (looks: readonly Sample[]): Sample => {
  const least = (name: SoakFigure): number => Math.min(...looks.map((look) => look[name]))
  return Object.fromEntries(FIGURES.map((name) => [name, least(name)])) as Sample // one for each figure
}

/** Takes one sample. `token` gives access to /metrics. */
export async function look(server: Spawned, token: string, database: () => Promise<Pick<Sample, DatabaseFigure>>): Promise<Sample> {
  const { pid, url } = server
  const text = await (await fetch(`${url}metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    'memory, MB': Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    'heap, MB': metric('nodejs_heap_size_used_bytes') / MB,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    'matches open': metric('admiralty_matches_open'),
    'streams open': metric('admiralty_streams_open'),
    'loop late by (99 %), ms': metric('nodejs_eventloop_lag_p99_seconds') * 1000,
    ...(await database()),
  }
}

type DatabaseFigure = 'database, MB' | 'log of the database, MB'

/** Reads the size of the database: of SQLite from its files, of PostgreSQL with a query. The log of PostgreSQL is not measured. */
export function sizesIn(place: StoreLocation): { sizes(): Promise<Pick<Sample, DatabaseFigure>>; close(): Promise<void> } {
  if ('folder' in place) {
    const size = (name: string): number => (statSync(join(place.folder, name), { throwIfNoEntry: false })?.size ?? 0) / MB
    const sizes = async () => ({ 'database, MB': size('admiralty.sqlite'), 'log of the database, MB': size('admiralty.sqlite-wal') })
    return { sizes, close: async () => undefined }
  }
  const { db, close } = openRawDatabase(place)
  const query = db.selectNoFrom(({ fn }) => fn<number>('pg_database_size', [fn('current_database')]).as('size'))
  const sizes = async () => ({ 'database, MB': Number((await query.executeTakeFirstOrThrow()).size) / MB, 'log of the database, MB': 0 })
  return { sizes, close }
}

const TABLES = ['matches', 'entries', 'sealed', 'requests', 'sessions', 'invitations', 'votes', 'notes'] as const

/** The number of rows in each table. SQLite can be read only after its server has ended. */
export async function rowsIn(place: StoreLocation): Promise<Readonly<Record<string, number>>> {
  const { db, close } = openRawDatabase(place)
  try {
    const count = async (table: (typeof TABLES)[number]): Promise<readonly [string, number]> => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('rows'))
        .executeTakeFirstOrThrow()
      return [table, Number(rows)]
    }
    const counted: (readonly [string, number])[] = []
    for (const table of TABLES) counted.push(await count(table))
    return Object.fromEntries(counted)
  } finally {
    await close()
  }
}
