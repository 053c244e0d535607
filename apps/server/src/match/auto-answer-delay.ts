// The fixed delay between a call and the answer of a seat with automatic answers.
import type { Call, Seat } from '@admiralty/kernel'
import type { Clock } from '../platform/ports.ts'
import { Timer } from '../platform/timer.ts'

export class AutoAnswerDelay {
  readonly #clock: Clock
  readonly #ms: number
  readonly #timer: Timer
  /** When each delay began, in ms since 1970. */
  readonly #since = new Map<string, number>()

  constructor(clock: Clock, ms: number) {
    this.#clock = clock
    this.#ms = ms
    this.#timer = new Timer(clock)
  }

  get idle(): boolean {
    return this.#timer.idle
  }

  /** Starts a delay for each new call and drops those of closed calls. */
  update(open: readonly Call[]): void {
    const owed = new Set(open.flatMap(({ id, seats }) => seats.map((seat) => key(id, seat))))
    for (const known of this.#since.keys()) if (!owed.has(known)) this.#since.delete(known)
    for (const answer of owed) if (!this.#since.has(answer)) this.#since.set(answer, this.#clock.now())
  }
  restart(call: string, seat: Seat): void {
    this.#since.set(key(call, seat), this.#clock.now())
  }

  /** The time from which an answer counts, in ms since 1970. */
  end(call: string, seat: Seat): number {
    return (this.#since.get(key(call, seat)) ?? this.#clock.now()) + this.#ms
  }

  /** Calls `wake` at the earliest of these times that is in the future. */
  wakeAt(times: readonly number[], wake: () => void): void {
    this.#timer.set(times, wake)
  }
}

const key = (call: string, seat: Seat): string => `${call} ${seat}`
