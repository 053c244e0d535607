// The fixed delay between a call and the answer of a seat with automatic answers.
import type { Call, Seat } from '@admiralty/kernel'
import { Deadlines } from '../platform/deadlines.ts'
import type { Clock } from '../platform/ports.ts'

export class AutoAnswerDelay {
  readonly #clock: Clock
  readonly #ms: number
  readonly #deadlines: Deadlines
  /** When each delay began, in ms since 1970. */
  readonly #since = new Map<string, number>()

  /** `ended` is called when a delay has ended that was running when somebody asked. */
  constructor(clock: Clock, ms: number, ended: () => void) {
    this.#clock = clock
    this.#ms = ms
    this.#deadlines = new Deadlines(clock, ended)
  }

  get idle(): boolean {
    return this.#deadlines.idle
  }

  /** Starts a delay for each new call and drops those of closed calls. */
  update(open: readonly Call[]): void {
    const owed = new Set(open.flatMap(({ id, seats }) => seats.map((seat) => key(id, seat))))
    for (const known of this.#since.keys()) if (!owed.has(known)) this.#since.delete(known)
    for (const answer of owed) if (!this.#since.has(answer)) this.#start(answer)
  }
  restart(call: string, seat: Seat): void {
    this.#start(key(call, seat))
  }

  /** Whether the delay of this answer is over, so that the answer counts. */
  isOver(call: string, seat: Seat): boolean {
    const answer = key(call, seat)
    return this.#deadlines.hasCome((this.#since.get(answer) ?? this.#start(answer)) + this.#ms)
  }

  /** Starts a delay. Returns the time now. */
  #start(answer: string): number {
    const now = this.#clock.now()
    this.#since.set(answer, now)
    return now
  }
}

const key = (call: string, seat: Seat): string => `${call} ${seat}`
