// The fixed pause between a question and the answer of a seat that answers by itself where it has no choice.
import type { Call, Seat } from '@admiralty/kernel'
import type { Clock } from './ports.ts'

export class Pauses {
  readonly #clock: Clock
  readonly #ms: number
  readonly #since = new Map<string, number>()
  #callOff: (() => void) | null = null

  constructor(clock: Clock, ms: number) {
    this.#clock = clock
    this.#ms = ms
  }

  get idle(): boolean {
    return this.#callOff === null
  }

  /** A question that is new begins its pauses, one that is closed ends them. */
  note(open: readonly Call[]): void {
    const asked = new Set(open.flatMap(({ id, seats }) => seats.map((seat) => key(id, seat))))
    for (const known of this.#since.keys()) if (!asked.has(known)) this.#since.delete(known)
    for (const fresh of asked) if (!this.#since.has(fresh)) this.#since.set(fresh, this.#clock.now())
  }
  restart(call: string, seat: Seat): void {
    this.#since.set(key(call, seat), this.#clock.now())
  }

  /** When an answer may count. */
  end(call: string, seat: Seat): number {
    return (this.#since.get(key(call, seat)) ?? this.#clock.now()) + this.#ms
  }

  /** One alarm, for the first of these times that is still to come. */
  wakeAt(times: readonly number[], wake: () => void): void {
    this.#callOff?.()
    this.#callOff = null
    const now = this.#clock.now()
    const first = Math.min(...times.filter((time) => time > now))
    if (!Number.isFinite(first)) return
    this.#callOff = this.#clock.after(first - now, () => {
      this.#callOff = null
      wake()
    })
  }
}

const key = (call: string, seat: Seat): string => `${call} ${seat}`
