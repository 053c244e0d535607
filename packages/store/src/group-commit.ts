// Group commit: what is asked to be written while a transaction runs, or within one tick, shares the next transaction.
// A job that fails is undone alone; nobody is told before the commit is durable, and everybody is told if there is none.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables> | Transaction<Tables>
export type Job<T> = (db: Db) => Promise<T>
export type Write = <T>(job: Job<T>) => Promise<T>

interface Waiting {
  /** Does the job in the transaction that is open; gives what is to be said after the commit. */
  work(db: Db): Promise<() => void>
  lost(error: unknown): void
}

export function groupCommit(db: Kysely<Tables>): Write {
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
      waiting.push({ lost: reject, work: (open) => alone(open, job, resolve, reject) })
      if (running) return
      running = true
      setImmediate(() => void run())
    })
}

/** Throws where the whole transaction is gone, as when the disk is full. */
async function alone<T>(open: Db, job: Job<T>, done: (result: T) => void, failed: (error: unknown) => void): Promise<() => void> {
  await sql`savepoint job`.execute(open)
  try {
    const result = await job(open)
    await sql`release savepoint job`.execute(open)
    return () => done(result)
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

async function commit(db: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  const committed: (() => void)[] = []
  try {
    await db.transaction().execute(async (open) => {
      for (const { work } of group) committed.push(await work(open))
    })
  } catch (error) {
    for (const { lost } of group) lost(error)
    return
  }
  for (const tell of committed) tell()
}
