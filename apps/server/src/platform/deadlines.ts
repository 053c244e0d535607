// The times that a match waits for. A caller that is told that a time has not come is woken when it has, so no wait can be lost between a
// look at the clock and the setting of a timer.
import type { Clock } from './ports.ts'

export class Deadlines {
  readonly #clock: Clock
  readonly #wake: () => void
  /** Times in ms since 1970 that had not come when somebody asked. */
  readonly #awaited = new Set<number>()
  #timer: { readonly time: number; cancel(): void } | null = null

  /** `wake` is called after each time that was asked for too early has come; several times may share a call. */
  constructor(clock: Clock, wake: () => void) {
    this.#clock = clock
    this.#wake = wake
  }

  /** True when nobody waits. */
  get idle(): boolean {
    return this.#awaited.size === 0
  }

  /** Whether a time, in ms since 1970, has come. After false, `wake` is called once it has. */
  hasCome(time: number): boolean {
    if (time <= this.#clock.now()) return true
    this.#awaited.add(time)
    this.#setTimer()
    return false
  }

  /** Forgets all times. */
  cancel(): void {
    this.#awaited.clear()
    this.#setTimer()
  }

  /** Sets the timer for the earliest time. */
  #setTimer(): void {
    const first = Math.min(...this.#awaited)
    if (this.#timer?.time === first) return
    this.#timer?.cancel()
    this.#timer = null
    if (!Number.isFinite(first)) return
    const cancel = this.#clock.after(Math.max(0, first - this.#clock.now()), () => this.#ring())
    this.#timer = { time: first, cancel }
  }
  #ring(): void {
    this.#timer = null
    const now = this.#clock.now()
    const come = [...this.#awaited].filter((time) => time <= now)
    for (const time of come) this.#awaited.delete(time)
    this.#setTimer()
    if (come.length > 0) this.#wake()
  }
}
