// One thing after another, as people stand in a line; and what failed with nobody waiting for it is tried again.
import { isUnreachable } from '@admiralty/store'
import type { Clock } from './ports.ts'

/** ms from a failure that nobody hears of to the next try: there may be room on the disk by then; a database is soon back. */
const [AGAIN, SOON] = [30_000, 2000]

export class TaskQueue {
  readonly #clock: Clock
  readonly #failed: (error: unknown) => void
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #callOff: (() => void) | null = null

  constructor(clock: Clock, failed: (error: unknown) => void) {
    this.#clock = clock
    this.#failed = failed
  }

  /** Nothing is under way, nothing is to be tried again. */
  get idle(): boolean {
    return this.#waiting === 0 && this.#callOff === null
  }

  /** When all that came before is done. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const result = this.#last.then(job).finally(() => {
      this.#waiting -= 1
    })
    this.#last = result.catch(() => undefined)
    return result
  }

  /** For which nobody waits: if it fails, `again` is done later. */
  runInBackground(job: () => Promise<void>, again: () => Promise<void>): void {
    this.run(job).catch((error: unknown) => {
      this.#failed(error)
      this.#callOff?.()
      this.#callOff = this.#clock.after(isUnreachable(error) ? SOON : AGAIN, () => {
        this.#callOff = null
        this.runInBackground(again, again)
      })
    })
  }

  /** Resolves when what was asked for so far is done. */
  async drain(): Promise<void> {
    await this.#last
    this.#callOff?.()
  }
}
