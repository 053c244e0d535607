// A queue that runs one task at a time. Background tasks that fail are retried later.
import { isUnreachable } from '@admiralty/store'
import type { Clock } from './ports.ts'

/** Milliseconds until a failed background task is retried: after other failures, such as a full disk, and while the database is unreachable. */
const [RETRY_AFTER_FAILURE, RETRY_WHILE_UNREACHABLE] = [30_000, 2000]

export class TaskQueue {
  readonly #clock: Clock
  readonly #failed: (error: unknown) => void
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #cancel: (() => void) | null = null

  constructor(clock: Clock, failed: (error: unknown) => void) {
    this.#clock = clock
    this.#failed = failed
  }

  /** True when no task runs, waits or is to be retried. */
  get idle(): boolean {
    return this.#waiting === 0 && this.#cancel === null
  }

  /** Runs a task after all earlier ones. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const result = this.#last.then(job).finally(() => {
      this.#waiting -= 1
    })
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Runs a task that nobody waits for. If it fails, `again` runs later. */
  runInBackground(job: () => Promise<void>, again: () => Promise<void>): void {
    this.run(job).catch((error: unknown) => {
      this.#failed(error)
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
