// One alarm: for the first of some times that is still to come.
import type { Clock } from './ports.ts'

export class Timer {
  readonly #clock: Clock
  #callOff: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get idle(): boolean {
    return this.#callOff === null
  }

  /** In place of what it was set to before. */
  set(times: readonly number[], wake: () => void): void {
    this.cancel()
    const now = this.#clock.now()
    const first = Math.min(...times.filter((time) => time > now))
    if (!Number.isFinite(first)) return
    this.#callOff = this.#clock.after(first - now, () => {
      this.#callOff = null
      wake()
    })
  }

  cancel(): void {
    this.#callOff?.()
    this.#callOff = null
  }
}
