// Group commit: what is asked to be written while a transaction runs, or within one tick, shares the next transaction.
// A job that fails is undone alone; nobody is told before the commit is durable, and everybody is told if there is none.
// A job may be done twice: what it did the first time is undone then.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables> | Transaction<Tables>
export type TransactionJob<T> = (db: Db) => Promise<T>
export type RunTransaction = <T>(job: TransactionJob<T>) => Promise<T>

/** Does a job in the transaction that is open; gives what is to be said after the commit. */
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

/** Nearly always everything succeeds. Only where something has failed is all of it done anew, each job apart from the others. */
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

/** Throws only where the whole transaction is gone, as when the disk is full. */
const apart =
  (work: Work, failed: (error: unknown) => void): Work =>
  async (open) => {
    await sql`savepoint job`.execute(open)
    try {
      const tell = await work(open)
      await sql`release savepoint job`.execute(open)
      return tell
    } catch (error) {
      // Where the database has undone everything there is no savepoint either: what it said first is what matters.
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
