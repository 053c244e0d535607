// Group commit: writes that arrive while a transaction runs, or within one tick, share the next transaction. A failed job is rolled
// back alone. Promises settle after the commit. A job may run twice; its first run is rolled back then.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables> | Transaction<Tables>
export type TransactionJob<T> = (db: Db) => Promise<T>
export type RunTransaction = <T>(job: TransactionJob<T>) => Promise<T>

/** Runs a job in the open transaction. The result settles its promise after the commit. */
type Work = TransactionJob<() => void>
interface Waiting {
  readonly work: Work
  lost(error: unknown): void
}

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
      waiting.push({ work, lost: reject })
      if (running) return
      running = true
      setImmediate(() => void run())
    })
}

/** Runs all jobs together. If one fails, runs the group again with a savepoint for each job. */
async function commit(db: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  try {
    await together(
      db,
      group.map(({ work }) => work),
    )
  } catch {
    await together(
      db,
      group.map(({ work, lost }) => apart(work, lost)),
    ).catch((error: unknown) => {
      for (const { lost } of group) lost(error)
    })
  }
}

async function together(db: Kysely<Tables>, works: readonly Work[]): Promise<void> {
  const committed: (() => void)[] = []
  await db.transaction().execute(async (open) => {
    for (const work of works) committed.push(await work(open))
  })
  for (const tell of committed) tell()
}

/** Throws only if the whole transaction is lost, as on a full disk. */
const apart =
  (work: Work, failed: (error: unknown) => void): Work =>
  async (open) => {
    await sql`savepoint job`.execute(open)
    try {
      const tell = await work(open)
      await sql`release savepoint job`.execute(open)
      return tell
    } catch (error) {
      // If the database rolled back everything, the savepoint is gone too. Report the first error.
      const undone = await undo(open).catch(() => false)
      if (!undone) throw error
      return () => failed(error)
    }
  }

async function undo(open: Db): Promise<boolean> {
  await sql`rollback to savepoint job`.execute(open)
  await sql`release savepoint job`.execute(open)
  return true
}
