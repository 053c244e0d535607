// The store on PostgreSQL, which several processes may share. Each job is a transaction; PostgreSQL groups the commits.
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type ClientBase, Pool, types } from 'pg'
import { type Backend, StaleWrite } from './backend.ts'
import type { Db, TransactionJob } from './group-commit.ts'
import { makeKyselyStore } from './kysely-store.ts'
import { appendEntry } from './matches.ts'
import { migrate } from './migrations.ts'
import { ChangeFeed, type PublishChange } from './postgres-change-feed.ts'
import { withCircuitBreaker } from './postgres-circuit-breaker.ts'
import { CannotOpen, explainError, isRetryable, isUnreachable, OLDEST_POSTGRES } from './postgres-errors.ts'
import { postgresFastWrites } from './postgres-fast-writes.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

const CONNECTIONS = 16
/** PostgreSQL's id of the type bigint. */
const BIGINT = 20
/** Milliseconds to wait for a connection and for an answer, when serving requests. */
const REQUEST_TIMEOUTS = { connect: 3000, answer: 5000 }
/** The same for backups and other bulk work. */
const BULK_TIMEOUTS = { connect: 5000, answer: 15_000 }
/** Milliseconds between two attempts to open the database, and between two progress messages. */
const [RETRY_EVERY, REPORT_EVERY] = [200, 5000]

/** How long to wait for a database that is not up yet. */
export interface ConnectWait {
  /** Milliseconds to wait at most. */
  readonly ms: number
  /** Receives a progress message every few seconds. */
  waiting(message: string): void
}

/** Opens the store on a PostgreSQL database and migrates it. Throws `CannotOpen`. Tests on a busy machine replace the timeouts. */
export async function openPostgres(
  url: string,
  { ms, waiting }: ConnectWait = { ms: 0, waiting: () => undefined },
  timeouts = REQUEST_TIMEOUTS,
): Promise<Store> {
  const end = performance.now() + ms
  for (let reported = Number.NEGATIVE_INFINITY; ; await sleep(RETRY_EVERY)) {
    try {
      return await openOnce(url, timeouts)
    } catch (error) {
      const now = performance.now()
      const explained = explainError(error, url)
      if (!isUnreachable(error) || now >= end || !(explained instanceof Error)) throw explained
      if (now < reported + REPORT_EVERY) continue
      reported = now
      waiting(`${explained.message} Waiting for it, at most ${Math.ceil((end - now) / 1000)} s.`)
    }
  }
}

async function openOnce(url: string, timeouts: typeof REQUEST_TIMEOUTS): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withCircuitBreaker(makePool(url, timeouts)) }) })
  try {
    await checkVersion(db)
    await migrate(db)
    const changeFeed = new ChangeFeed(url)
    const publish: PublishChange = (match, revision) => changeFeed.publish(match, revision)
    await changeFeed.start()
    const close = async (): Promise<void> => {
      await changeFeed.stop()
      await db.destroy()
    }
    const shared = sharedOn(db, publish)
    return makeKyselyStore(db, {
      // PostgreSQL itself refuses a damaged log.
      losses: [],
      isShared: true,
      ...shared,
      fastWrites: postgresFastWrites(db, publish, (request, known) =>
        shared.write(async (open) => {
          const revision = await claim(open, request.match, known)
          await appendEntry(open, request)
          return revision
        }),
      ),
      announcePresence: (match, people) => changeFeed.announcePresence(match, people),
      subscribe: (listener) => changeFeed.subscribe(listener),
      close,
    })
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** A pool of connections. A commit is acknowledged only when it is on disk. */
export function makePool(url: string, { connect, answer } = BULK_TIMEOUTS): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    query_timeout: answer,
    // A process that hangs must not keep its locks.
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
    onConnect: keepDurable,
  })
  // The pool replaces idle connections that are lost. A query in progress reports the error itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Overrides `synchronous_commit = off`: acknowledged data must be on disk. */
async function keepDurable(client: ClientBase): Promise<void> {
  await client.query("select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'")
}

async function checkVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ number: string; version: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version`.execute(db)
  const [server] = rows
  if (server && Number(server.number) < OLDEST_POSTGRES * 10_000)
    throw new CannotOpen(`The database is PostgreSQL ${server.version}. Admiralty needs ${OLDEST_POSTGRES} or later.`)
}

/** Revisions that each transaction has claimed. They are published when it ends. */
const claims = new WeakMap<Db, Map<string, number>>()

const sharedOn = (
  db: Kysely<Tables>,
  publish: PublishChange,
): Pick<Backend, 'write' | 'read' | 'claim' | 'requireRevision' | 'revision'> => ({
  async write<T>(job: TransactionJob<T>) {
    let claimed = new Map<string, number>()
    try {
      return await withRetries(() =>
        db.transaction().execute((open) => {
          claimed = new Map()
          claims.set(open, claimed)
          return job(open)
        }),
      )
    } finally {
      // After a lost connection the commit may have succeeded. Publishing an unchanged match does no harm.
      for (const [match, revision] of claimed) publish(match, revision)
    }
  },
  read: <T>(job: TransactionJob<T>) =>
    withRetries(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job)),
  claim,
  requireRevision,
  async revision(match) {
    const row = await db.selectFrom('matches').select('revision').where('id', '=', match).executeTakeFirst()
    return row?.revision ?? 0
  },
})

/** Raises the revision and locks the row of the match until the transaction ends, so changes of one match never overlap. */
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
  if (!claimed) throw new StaleWrite(match)
  claims.get(open)?.set(match, claimed.revision)
  return claimed.revision
}

async function requireRevision(open: Db, match: string, known: number): Promise<void> {
  const row = await open.selectFrom('matches').select('revision').where('id', '=', match).forUpdate().executeTakeFirst()
  if (row?.revision !== known) throw new StaleWrite(match)
}

/** Retries a transaction after a deadlock or serialization failure. */
async function withRetries<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isRetryable(error)) throw error
    return withRetries(work, tries - 1)
  }
}
