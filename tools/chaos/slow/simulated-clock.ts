// A clock of a server whose time a run moves. Its timers end when the run has moved it so far.
import type { Clock } from '../../../apps/server/src/index.ts'

interface SimulatedTimer {
  readonly at: number
  readonly wake: () => void
}

/** Tells the time that the run has set. A timer of no time ends in the next turn of the event loop. */
export class SimulatedClock implements Clock {
  #now: number
  readonly #timers = new Set<SimulatedTimer>()

  /** `now` is in ms since 1970. */
  constructor(now: number) {
    this.#now = now
  }

  now = (): number => this.#now
  after = (ms: number, wake: () => void): (() => void) => {
    const timer = { at: this.#now + ms, wake }
    this.#timers.add(timer)
    if (ms <= 0) setImmediate(() => this.#endTimers())
    return () => void this.#timers.delete(timer)
  }

  /** Whether a timer has come to its end and was not called yet. */
  get isDue(): boolean {
    return [...this.#timers].some(({ at }) => at <= this.#now)
  }
  /** Moves the clock to a time and ends timers, the earliest first. It never goes back. */
  moveTo(time: number): void {
    this.#now = Math.max(this.#now, time)
    this.#endTimers()
  }

  #endTimers(): void {
    const due = [...this.#timers].filter(({ at }) => at <= this.#now).toSorted((one, other) => one.at - other.at)
    for (const timer of due) if (this.#timers.delete(timer)) timer.wake()
  }
}
