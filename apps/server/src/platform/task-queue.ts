// A queue that runs one task at a time. Background tasks that fail are retried later.
import { isUnreachable } from '@admiralty/store'
import type { Clock } from './ports.ts'

/** Milliseconds until a failed background task is retried while the database is unreachable, and after any other failure. */
const RETRY_WHILE_UNREACHABLE = 2_000
const RETRY_AFTER_FAILURE = 30_000

export class TaskQueue {
  readonly #clock: Clock
  readonly #reportFailure: (error: unknown) => void
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #cancel: (() => void) | null = null

  constructor(clock: Clock, reportFailure: (error: unknown) => void) {
    this.#clock = clock
    this.#reportFailure = reportFailure
  }

  /** True when no task runs, waits or is to be retried. */
  get idle(): boolean {
    return this.#waiting === 0 && this.#cancel === null
  }

  /** Runs a task after all earlier ones and returns its result. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const before = this.#last
    let done = (): void => undefined
    this.#last = new Promise((resolve) => {
      done = resolve
    })
    await before
    try {
      return await job()
    } finally {
      this.#waiting -= 1
      done()
    }
  }

  /** Runs a task that nobody waits for. If it fails, `again` runs later. */
  runInBackground(job: () => Promise<void>, again: () => Promise<void>): void {
    this.run(job).catch((error: unknown) => {
      this.#reportFailure(error)
      this.#cancel?.()
      this.#cancel = this.#clock.after(isUnreachable(error) ? RETRY_WHILE_UNREACHABLE : RETRY_AFTER_FAILURE, () => {
        this.#cancel = null
        this.runInBackground(again, again)
      })
    })
  }

  /** Resolves when all queued tasks are done, and cancels the retry. */
  async drain(): Promise<void> {
    await this.#last
    this.#cancel?.()
  }
}
