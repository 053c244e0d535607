// The frequent writes as lists of statements: the writes of a batch share one commit, and one that fails is rolled back alone.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { CommitRecord, LastEntry } from './commit-record.ts'
import { type StatementRunner, statementRunner } from './sqlite-connection.ts'

const STATEMENTS = {
  /** Match, call, seat, time, saved, order, signature, why. Replaces the seat's earlier order of the call. */
  seal:
    'insert into sealed ("match", "call", seat, time, saved, "order", signature, why) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict ("match", "call", seat) ' +
    'do update set time = excluded.time, saved = excluded.saved, "order" = excluded."order", signature = excluded.signature, why = excluded.why',
  /** Person, key, match, call, digest, time. */
  request: 'insert into requests (person, "key", "match", "call", digest, time) values (?, ?, ?, ?, ?, ?)',
  /** Match, sequence number, entry, hash. Inserts nothing unless the number is the next one. */
  entry:
    'insert into entries ("match", seq, entry, chain) select ?1, ?2, ?3, ?4 ' +
    'where ?2 = 0 or exists (select 1 from entries where "match" = ?1 and seq = ?2 - 1) on conflict do nothing',
  /** Match, call. */
  unseal: 'delete from sealed where "match" = ? and "call" = ?',
  /** Status, moment, time, wake, match. */
  progress: 'update matches set status = ?, moment = ?, updated = ?, wake = ?, wake_lease = null, fixed = null where id = ?',
  /** Status, moment, time, wake, head, match. */
  begin: 'update matches set status = ?, moment = ?, updated = ?, wake = ?, wake_lease = null, fixed = null, head = ? where id = ?',
  /** JSON of the asked seats, time, match. A seat that is asked already keeps the time since when it is. */
  asked:
    'update seats set asked = next.call, owes = next.owes, due = next.due, quiet = next.quiet, ' +
    'asked_since = case when next.call is null then null when next.call = seats.asked then seats.asked_since else ?2 end ' +
    "from (select old.seat, json_extract(now.value, '$.call') as call, coalesce(json_extract(now.value, '$.owes'), 0) as owes, " +
    "json_extract(now.value, '$.due') as due, coalesce(json_extract(now.value, '$.quiet'), 0) as quiet from seats old left join json_each(?1) now " +
    'on json_extract(now.value, \'$.seat\') = old.seat where old."match" = ?3) next where seats."match" = ?3 and seats.seat = next.seat ' +
    'and (seats.asked is not next.call or seats.owes is not next.owes or seats.due is not next.due or seats.quiet is not next.quiet)',
  /** Key, kind, match, sequence number, call, seat, person, due. */
  errand:
    'insert into errands ("key", kind, "match", seq, "call", seat, person, due) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict ("key") do nothing',
  /** Wake, match. */
  wake: 'update matches set wake = ?, wake_lease = null where id = ?',
  /** Match, sequence number, format, version, state, digest. Replaces another snapshot of the entry. */
  snapshot:
    'insert into snapshots ("match", seq, format, version, state, digest) values (?, ?, ?, ?, ?, ?) on conflict ("match", seq) ' +
    'do update set format = excluded.format, version = excluded.version, state = excluded.state, digest = excluded.digest',
} as const
type StatementName = keyof typeof STATEMENTS

type Value = string | number | null
/** A statement with its parameters: one of those above, or any other by its text. */
export type BatchStep =
  | readonly [name: StatementName, ...parameters: readonly Value[]]
  | readonly [name: 'sql', text: string, ...parameters: readonly Value[]]
/** Statements that belong together. */
export type BatchWrite = readonly BatchStep[]
/** `stale`: an entry had not the next sequence number. */
export type BatchOutcome = 'written' | 'stale' | { readonly failed: unknown }

/** Writes one after another as a list of plain values: a message of objects takes ten times as long. */
export type PackedBatch = readonly Value[]

export const packBatch = (writes: readonly BatchWrite[]): PackedBatch =>
  writes.flatMap((steps) => [steps.length, ...steps.flatMap((step) => [step.length, ...step])])

/** The writes of a packed batch. */
export function unpackBatch(values: PackedBatch): readonly BatchWrite[] {
  const writes: BatchWrite[] = []
  for (let at = 0; at < values.length; ) {
    const steps: BatchStep[] = []
    const count = Number(values[at])
    at += 1
    for (let step = 0; step < count; step += 1) {
      const end = at + 1 + Number(values[at])
      steps.push(values.slice(at + 1, end) as unknown as BatchStep) // `packBatch` has put it there
      at = end
    }
    writes.push(steps)
  }
  return writes
}

/** An entry was not the next one. */
class NotNext extends Error {}

/** Writes batches. `record` numbers the commits. */
export class BatchWriter {
  readonly #database: DatabaseSync
  readonly #record: CommitRecord
  readonly #statements: ReadonlyMap<StatementName, StatementSync>
  /** Runs other statements. */
  readonly #execute: StatementRunner

  constructor(database: DatabaseSync, record: CommitRecord) {
    this.#database = database
    this.#record = record
    this.#execute = statementRunner(database)
    const names = Object.keys(STATEMENTS) as StatementName[] // keys of a literal
    this.#statements = new Map(names.map((name) => [name, database.prepare(STATEMENTS[name])]))
  }

  /** Writes all in one commit. If one fails, writes them again with a savepoint for each. */
  write(writes: readonly BatchWrite[]): readonly BatchOutcome[] {
    try {
      return this.#commit(writes, (write) => this.#run(write))
    } catch {
      return this.#writeApart(writes)
    }
  }

  /** Commits the open transaction under the next number. */
  commit(entries: readonly LastEntry[] = []): void {
    this.#database.exec(`pragma user_version = ${this.#record.next}`)
    this.#database.exec('commit')
    this.#record.committed(entries)
  }

  #writeApart(writes: readonly BatchWrite[]): readonly BatchOutcome[] {
    try {
      return this.#commit(writes, (write) => this.#runAlone(write))
    } catch (failed) {
      return writes.map(() => ({ failed }))
    }
  }
  #commit(writes: readonly BatchWrite[], run: (write: BatchWrite) => BatchOutcome): readonly BatchOutcome[] {
    this.#database.exec('begin immediate')
    try {
      const outcomes = writes.map(run)
      this.commit(writes.flatMap((write, at) => (outcomes[at] === 'written' ? entriesIn(write) : [])))
      return outcomes
    } catch (error) {
      // SQLite itself rolls back on errors such as a full disk.
      if (this.#database.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }
  /** Throws only if the whole transaction is lost. */
  #runAlone(write: BatchWrite): BatchOutcome {
    this.#database.exec('savepoint job')
    try {
      const outcome = this.#run(write)
      this.#database.exec('release job')
      return outcome
    } catch (failed) {
      if (!this.#database.isTransaction) throw failed
      this.#database.exec('rollback to job; release job')
      return failed instanceof NotNext ? 'stale' : { failed }
    }
  }
  #run(write: BatchWrite): BatchOutcome {
    for (const [name, ...parameters] of write) {
      if (name === 'sql') {
        const [text, ...values] = parameters
        this.#execute(String(text), values)
      } else {
        const changes = this.#statements.get(name)?.run(...parameters).changes
        if (name === 'entry' && changes === 0) throw new NotNext()
      }
    }
    return 'written'
  }
}

const entriesIn = (write: BatchWrite): readonly LastEntry[] =>
  write.flatMap(([name, match, seq, , chain]) =>
    name === 'entry' ? [{ match: String(match), seq: Number(seq), chain: String(chain) }] : [],
  )
