// The store that several processes may share: PostgreSQL. Every job is a transaction of its own, and PostgreSQL commits those of one
// moment together.
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { type Ground, Stale } from './ground.ts'
import type { Db, Job } from './group-commit.ts'
import { storeOn } from './kysely-store.ts'
import { migrate } from './migrations.ts'
import { atOnceOn } from './postgres-at-once.ts'
import { makeNews, type Tell } from './postgres-news.ts'
import { CannotOpen, inWords, OLDEST, shouldBeTriedAgain } from './postgres-trouble.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

const CONNECTIONS = 16
const CONNECT_MS = 5000
const BIGINT = 20

/** Throws `CannotOpen` with words for people. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = makePool(url)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      // Whatever the database is set to: what we acknowledge must be on its disk.
      onCreateConnection: async (connection) => {
        const durable = sql`select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`
        await connection.executeQuery(durable.compile(db))
      },
    }),
  })
  try {
    await checkVersion(db)
    await migrate(db)
    const news = makeNews(url)
    await news.begin()
    const close = async (): Promise<void> => {
      await news.end()
      await db.destroy()
    }
    return storeOn(db, { ...sharedOn(db, news.tell), atOnce: atOnceOn(db, news.tell), present: news.present, hear: news.hear, close })
  } catch (error) {
    await db.destroy()
    throw inWords(error, url)
  }
}

export function makePool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    query_timeout: 15_000,
    // A process that hangs must not keep the others waiting.
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  })
  // A connection that is lost is replaced when somebody needs one; who was using it is told by what was asked of it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function checkVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ number: string; version: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version`.execute(db)
  const [server] = rows
  if (server && Number(server.number) < OLDEST * 10_000)
    throw new CannotOpen(`The database is PostgreSQL ${server.version}. Admiralty needs ${OLDEST} or later.`)
}

/** What each transaction has claimed, told when it is over. */
const claims = new WeakMap<Db, Map<string, number>>()

const sharedOn = (db: Kysely<Tables>, tell: Tell): Pick<Ground, 'write' | 'look' | 'claim' | 'revision'> => ({
  async write<T>(job: Job<T>) {
    let claimed = new Map<string, number>()
    try {
      return await again(() =>
        db.transaction().execute((open) => {
          claimed = new Map()
          claims.set(open, claimed)
          return job(open)
        }),
      )
    } finally {
      // Where the connection was lost the commit may have been made: to tell of what has not changed does no harm.
      for (const [match, revision] of claimed) tell(match, revision)
    }
  },
  look: <T>(job: Job<T>) => again(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job)),
  claim,
  async revision(match) {
    const row = await db.selectFrom('matches').select('revision').where('id', '=', match).executeTakeFirst()
    return row?.revision ?? 0
  },
})

/** The row of the match is locked until the transaction ends, so that changes of one match come one after another. */
async function claim(open: Db, match: string, known: number | null): Promise<number> {
  const claimed = await open
    .with('claimed', (db) => {
      const change = db
        .updateTable('matches')
        .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
        .where('id', '=', match)
      return (known === null ? change : change.where('revision', '=', known)).returning(['id', 'revision'])
    })
    .selectFrom('claimed')
    .select('revision')
    .executeTakeFirst()
  if (!claimed) throw new Stale(match)
  claims.get(open)?.set(match, claimed.revision)
  return claimed.revision
}

/** Where the database itself asks for it, as after two transactions that waited for each other. */
async function again<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !shouldBeTriedAgain(error)) throw error
    return again(work, tries - 1)
  }
}
