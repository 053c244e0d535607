// A timer for the earliest of several times that are in the future.
import type { Clock } from './ports.ts'

export class Timer {
  readonly #clock: Clock
  #cancel: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get idle(): boolean {
    return this.#cancel === null
  }

  /** Calls `wake` at the earliest of these times, in ms since 1970, that is in the future. Replaces the times that were set before. */
  set(times: readonly number[], wake: () => void): void {
    this.cancel()
    const now = this.#clock.now()
    const first = Math.min(...times.filter((time) => time > now))
    if (!Number.isFinite(first)) return
    this.#cancel = this.#clock.after(first - now, () => {
      this.#cancel = null
      wake()
    })
  }

  cancel(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
