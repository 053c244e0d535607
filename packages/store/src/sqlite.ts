// The embedded store on Node's built-in SQLite. Every commit is durable, and only one process may use a data folder.
import { mkdirSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Backend } from './backend.ts'
import type { LastEntry } from './commit-record.ts'
import { groupCommit, type TransactionJob } from './group-commit.ts'
import { makeKyselyStore } from './kysely-store.ts'
import { markRestored } from './matches.ts'
import { migrate } from './migrations.ts'
import { CannotOpen } from './postgres-errors.ts'
import { insertsOf } from './social.ts'
import { commitNumberOf, damageIn, lastEntriesOf, lossesIn } from './sqlite-damage.ts'
import { kyselyOn } from './sqlite-dialect.ts'
import { sqliteFastWrites } from './sqlite-fast-writes.ts'
import { ThreadLink } from './sqlite-link.ts'
import type { AppendRequest, Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Opens the store in a data folder and migrates it. Creates the folder if needed. Throws `FolderInUse` or `CannotOpen`. */
export async function openSqlite(folder: string): Promise<Store> {
  // Other users of the machine must not read sealed orders.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const link = await ThreadLink.open(folder)
  const db = kyselyOn(link)
  try {
    await migrateAtOnce(link, db)
    const entries = await lastEntriesOf(db)
    const losses = await markedLosses(db, folder, entries)
    await link.count(await commitNumberOf(db), entries)
    return storeOn({ link, db, losses })
  } catch (error) {
    await link.close()
    throw error
  }
}

/** Migrates in one transaction, because a crash or a damaged log would leave a half of the tables, with which no later start succeeds. */
async function migrateAtOnce(link: ThreadLink, db: Kysely<Tables>): Promise<void> {
  await link.execute('begin immediate', [])
  try {
    await migrate(db)
    await link.commit()
  } catch (error) {
    await link.execute('rollback', [])
    throw error
  }
}

/** The losses of the database. After a loss, no die that was seen may be rolled again. Throws `CannotOpen` if its rest cannot be used. */
async function markedLosses(db: Kysely<Tables>, folder: string, entries: readonly LastEntry[]): Promise<readonly string[]> {
  const losses = await lossesIn(db, folder, entries)
  if (losses.length === 0) return losses
  const damage = await damageIn(db)
  if (damage.length > 0) throw new CannotOpen(`The database in the folder ${folder} is damaged. ${REMEDY}\n  ${damage.join('\n  ')}`)
  await db.transaction().execute(markRestored)
  return losses
}
const REMEDY = 'Move the folder away and restore a backup into a new one (admiralty restore).'

interface Opened {
  readonly link: ThreadLink
  readonly db: Kysely<Tables>
  readonly losses: readonly string[]
}

/** The store of a database that only this process uses. Revisions are not needed there, so they stay 0. */
function storeOn({ link, db, losses }: Opened): Store {
  const write = groupCommit(db)
  const recorded = ({ match, entry, chain, status }: AppendRequest): Promise<void> =>
    link.appended({ match, seq: entry.seq, chain }, status === 'over')
  const fastWrites = sqliteFastWrites({ link, write, recorded })
  const backend: Backend = {
    losses,
    isShared: false,
    write,
    // Nothing is written while the job holds the connection.
    read: <T>(job: TransactionJob<T>) => db.connection().execute(job),
    claim: () => Promise.resolve(0),
    requireRevision: () => Promise.resolve(),
    revision: () => Promise.resolve(0),
    fastWrites,
    announcePresence: () => undefined,
    subscribe: () => undefined,
    close: () => db.destroy(),
  }
  const store = makeKyselyStore(db, backend)
  return {
    ...store,
    addMatch: (match, invitations) =>
      fastWrites.addMatch(
        match.id,
        insertsOf(db, match, invitations).map((insert) => insert.compile()),
      ),
    addSnapshot: fastWrites.addSnapshot,
    async append(request) {
      await store.append(request)
      await recorded(request)
    },
  }
}
