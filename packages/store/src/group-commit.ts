// Group commit: writes that arrive in one tick, or while a transaction runs, share the next transaction. Promises settle after the
// commit. A failed job is rolled back alone. A job may run twice; the first run is then rolled back.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A transaction, or the database outside a transaction. */
export type Db = Kysely<Tables> | Transaction<Tables>
/** Reads and writes inside one transaction. */
export type TransactionJob<T> = (db: Db) => Promise<T>
/** Runs a job in a transaction, perhaps together with other jobs. */
export type RunTransaction = <T>(job: TransactionJob<T>) => Promise<T>

/** Runs a job in the open transaction. Call the result after the commit: it settles the promise of the job. */
type Work = TransactionJob<() => void>
interface Waiting {
  readonly work: Work
  reject(error: unknown): void
}

/** Makes the function that runs jobs in shared transactions. */
export function groupCommit(db: Kysely<Tables>): RunTransaction {
  let waiting: Waiting[] = []
  let running = false

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await commit(db, group)
    }
    running = false
  }

  return (job) =>
    new Promise((resolve, reject) => {
      const work: Work = async (open) => {
        const result = await job(open)
        return () => resolve(result)
      }
      waiting.push({ work, reject })
      if (running) return
      running = true
      setImmediate(() => void run())
    })
}

/** Runs all jobs in one transaction. If one fails, runs the group again with a savepoint for each job. */
async function commit(db: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  try {
    await inOneTransaction(
      db,
      group.map(({ work }) => work),
    )
  } catch {
    await inOneTransaction(
      db,
      group.map(({ work, reject }) => withSavepoint(work, reject)),
    ).catch((error: unknown) => {
      for (const { reject } of group) reject(error)
    })
  }
}

async function inOneTransaction(db: Kysely<Tables>, works: readonly Work[]): Promise<void> {
  const settlers: (() => void)[] = []
  await db.transaction().execute(async (open) => {
    for (const work of works) settlers.push(await work(open))
  })
  for (const settle of settlers) settle()
}

/** Runs a job that fails alone. Throws only if the whole transaction is lost, for example on a full disk. */
const withSavepoint =
  (work: Work, reject: (error: unknown) => void): Work =>
  async (open) => {
    await sql`savepoint job`.execute(open)
    try {
      const settle = await work(open)
      await sql`release savepoint job`.execute(open)
      return settle
    } catch (error) {
      // If the database has rolled back everything, the savepoint no longer exists. Then report the first error.
      const undone = await rollBackJob(open).catch(() => false)
      if (!undone) throw error
      return () => reject(error)
    }
  }

async function rollBackJob(open: Db): Promise<boolean> {
  await sql`rollback to savepoint job`.execute(open)
  await sql`release savepoint job`.execute(open)
  return true
}
