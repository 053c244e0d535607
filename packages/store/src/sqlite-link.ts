// The way to the connection of a SQLite database: directly for tools, through a thread for the server. Both run one transaction at a time.
import { once } from 'node:events'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { LastEntry } from './commit-record.ts'
import { type BatchOutcome, type BatchWrite, packBatch } from './sqlite-batch.ts'
import { openDatabase, type SqlResult, statementRunner } from './sqlite-connection.ts'
import { parseFailure, type SentError, type Statement, type ThreadData, type ThreadReply, type ThreadRequest } from './sqlite-messages.ts'

/** Statements for one connection. */
export interface SqlLink {
  execute(text: string, parameters: readonly unknown[]): Promise<SqlResult>
  /** Commits the open transaction. */
  commit(): Promise<void>
  /** Waits until nobody else uses the connection. Call the result to give it back. */
  acquire(): Promise<() => void>
  close(): Promise<void>
}

/** Gives the connection to one user after another. */
class ConnectionLock {
  #last: Promise<void> = Promise.resolve()
  #users = 0

  /** True if somebody waits for the connection. */
  get isWanted(): boolean {
    return this.#users > 1
  }
  async acquire(): Promise<() => void> {
    const before = this.#last
    let end = (): void => undefined
    this.#last = new Promise((resolve) => {
      end = resolve
    })
    this.#users += 1
    await before
    return () => {
      this.#users -= 1
      end()
    }
  }
}

/** A connection in this thread. Throws `FolderInUse`. */
export function openDirectly(folder: string): SqlLink {
  const database = openDatabase(folder)
  const run = statementRunner(database)
  const lock = new ConnectionLock()
  const execute: SqlLink['execute'] = async (text, parameters) => run(text, parameters)
  return {
    execute,
    commit: async () => void (await execute('commit', [])),
    acquire: () => lock.acquire(),
    close: async () => database.close(),
  }
}

interface PendingReply {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** Milliseconds after which a statement is given up, because the thread must have ended. */
const LONGEST_STATEMENT = 600_000

/**
 * A connection in a thread of its own, which also keeps the record of commits. This thread waits for a single statement, which is done before
 * the event loop of a busy server would come round. It does not wait for commits.
 */
export class ThreadLink implements SqlLink {
  readonly #worker: Worker
  readonly #statements: MessagePort
  /** Becomes 1 when a statement is done. */
  readonly #done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  readonly #folder: string
  readonly #lock = new ConnectionLock()
  /** The requests without an answer. The thread answers them in their sequence. */
  readonly #asked: PendingReply[] = []
  #broken: Error | null = null

  private constructor(folder: string) {
    this.#folder = folder
    const { port1, port2 } = new MessageChannel()
    this.#statements = port1
    const workerData: ThreadData = { folder, statements: port2, done: this.#done }
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData, transferList: [port2] })
    this.#worker.on('message', (reply: ThreadReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#break(error instanceof Error ? error : new Error(String(error))))
    this.#worker.on('exit', () => this.#break(new Error('the database is closed')))
  }

  /** Starts the thread. Throws `FolderInUse`, or what prevents that the database is opened. */
  static async open(folder: string): Promise<ThreadLink> {
    const link = new ThreadLink(folder)
    // The first message says whether the database is open.
    await link.#expect()
    return link
  }

  /** Call this only while nobody else uses the connection. */
  async execute(text: string, parameters: readonly unknown[]): Promise<SqlResult> {
    if (this.#broken) throw this.#broken
    Atomics.store(this.#done, 0, 0)
    this.#statements.postMessage({ text, parameters } satisfies Statement)
    // The thread may wake this one late, for the statement before: only the value says that this statement is done.
    while (Atomics.load(this.#done, 0) === 0)
      if (Atomics.wait(this.#done, 0, 0, LONGEST_STATEMENT) === 'timed-out') throw new Error('the database thread does not answer')
    const { message } = receiveMessageOnPort(this.#statements) ?? {}
    return this.#answerIn(message as ThreadReply) as SqlResult // the thread answers so
  }
  async commit(): Promise<void> {
    await this.#ask({ ask: 'commit' })
  }
  acquire(): Promise<() => void> {
    return this.#lock.acquire()
  }
  /** True if somebody waits for the connection. */
  get isWanted(): boolean {
    return this.#lock.isWanted
  }
  async close(): Promise<void> {
    const ended = once(this.#worker, 'exit')
    await this.#ask({ ask: 'close' })
    // The process must not end before the thread.
    this.#worker.ref()
    await ended
  }

  /** From now on, commits are numbered after this one. `entries`: the last ones of the matches in play. */
  async count(number: number, entries: readonly LastEntry[]): Promise<void> {
    await this.#ask({ ask: 'count', number, entries })
  }
  /** Writes a batch in one commit. Nobody else may use the connection meanwhile. */
  async write(writes: readonly BatchWrite[]): Promise<readonly BatchOutcome[]> {
    const outcomes = (await this.#ask({ ask: 'write', batch: packBatch(writes) })) as readonly ('written' | 'stale' | SentError)[] // the thread answers so
    return outcomes.map((outcome) => (typeof outcome === 'object' ? { failed: parseFailure(outcome, this.#folder) } : outcome))
  }
  /** Records an entry that was committed outside of a batch. */
  async appended(entry: LastEntry, over: boolean): Promise<void> {
    await this.#ask({ ask: 'appended', entry, over })
  }

  #ask(request: ThreadRequest): Promise<unknown> {
    if (this.#broken) return Promise.reject(this.#broken)
    this.#worker.postMessage(request)
    return this.#expect()
  }
  #expect(): Promise<unknown> {
    // The process goes on while an answer is due, and no longer.
    this.#worker.ref()
    return new Promise((resolve, reject) => this.#asked.push({ resolve, reject }))
  }
  #receive(reply: ThreadReply): void {
    const asked = this.#asked.shift()
    if (this.#asked.length === 0) this.#worker.unref()
    if ('failure' in reply) asked?.reject(parseFailure(reply.failure, this.#folder))
    else asked?.resolve(reply.answer)
  }
  #answerIn(reply: ThreadReply): unknown {
    if ('failure' in reply) throw parseFailure(reply.failure, this.#folder)
    return reply.answer
  }
  #break(error: Error): void {
    this.#broken ??= error
    for (const { reject } of this.#asked.splice(0)) reject(error)
  }
}
