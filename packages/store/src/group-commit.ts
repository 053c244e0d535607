// Group commit: what is asked to be written while a transaction runs, or within one tick, shares the next transaction.
// A job that fails is undone alone; nobody is told before the commit is durable.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables> | Transaction<Tables>
export type Job<T> = (db: Db) => Promise<T>
export type Write = <T>(job: Job<T>) => Promise<T>

/** Does a job in the transaction that is open; gives what is to be told after the commit. */
type Waiting = (db: Db) => Promise<Told>
interface Told {
  committed(): void
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
      waiting.push(async (open) => {
        await sql`savepoint job`.execute(open)
        try {
          const result = await job(open)
          await sql`release savepoint job`.execute(open)
          return { committed: () => resolve(result), lost: reject }
        } catch (error) {
          await sql`rollback to savepoint job`.execute(open)
          await sql`release savepoint job`.execute(open)
          return { committed: () => reject(error), lost: reject }
        }
      })
      if (running) return
      running = true
      setImmediate(() => void run())
    })
}

async function commit(db: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  const told: Told[] = []
  try {
    await db.transaction().execute(async (open) => {
      for (const job of group) told.push(await job(open))
    })
  } catch (error) {
    for (const { lost } of told) lost(error)
    return
  }
  for (const { committed } of told) committed()
}
