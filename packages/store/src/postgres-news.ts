// What processes that share a PostgreSQL hear of each other: one connection listens, and looks who is there. It is mended when it breaks.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Ear } from './store.ts'

export const CHANNEL = 'admiralty'
/** ms between two looks at who is there; a silent connection is noticed by them as well. */
const LOOK = 3000
/** ms from a connection's loss to the next try. */
const MEND = 250
const NAME = 'admiralty '

export interface News {
  /** Throws where the database cannot be reached. */
  begin(): Promise<void>
  hear(ear: Ear): void
  end(): Promise<void>
}

export function makeNews(url: string): News {
  const me = NAME + randomUUID()
  const ears = new Set<Ear>()
  let others: ReadonlySet<string> = new Set()
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let ended = false

  async function listen(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      application_name: me,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload = '' }) => {
      const [match = '', revision] = payload.split(' ')
      for (const ear of ears) ear.changed(match, Number(revision))
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    if (ended) return void (await fresh.end())
    client = fresh
    later(look, 0)
  }

  async function look(): Promise<void> {
    const looking = client
    if (!looking) return
    try {
      const there = await whoIsThere(looking)
      const gone = [...others].some((other) => !there.has(other))
      others = there
      later(look, LOOK)
      if (gone) for (const ear of ears) ear.gone()
    } catch {
      lost(looking)
    }
  }

  function lost(broken: Client): void {
    if (broken !== client) return
    client = null
    void broken.end().catch(() => undefined)
    later(mend, MEND)
  }
  async function mend(): Promise<void> {
    try {
      await listen()
      for (const ear of ears) ear.missed()
    } catch {
      later(mend, MEND)
    }
  }
  function later(job: () => Promise<void>, ms: number): void {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void job(), ms).unref()
  }

  return {
    begin: listen,
    hear: (ear) => void ears.add(ear),
    async end() {
      ended = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end()
    },
  }
}

async function whoIsThere(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where datname = current_database() and application_name like $1',
    [`${NAME}%`],
  )
  return new Set(rows.map(({ name }) => name))
}
