// Who is at a table: whose streams are open, and since when nobody has seen those who have none.
import type { Clock } from '../platform/ports.ts'

export class Presence {
  readonly #clock: Clock
  /** ms without a stream after which somebody has left. */
  readonly awayAfter: number
  readonly #opened: number
  readonly #streams = new Map<string, number>()
  readonly #seen = new Map<string, number>()

  constructor(clock: Clock, away: number) {
    this.#clock = clock
    this.awayAfter = away
    this.#opened = clock.now()
  }

  /** A stream of this person opens, and closes when the function it gives is called. */
  connect(session: string): () => void {
    this.#streams.set(session, this.#count(session) + 1)
    let here = true
    return () => {
      if (!here) return
      here = false
      this.#streams.set(session, this.#count(session) - 1)
      this.touch(session)
    }
  }

  /** Those who have a stream. */
  get connected(): readonly string[] {
    return [...this.#streams].flatMap(([session, count]) => (count > 0 ? [session] : []))
  }

  /** This person has done something, here or at another server. */
  touch(session: string): void {
    this.#seen.set(session, this.#clock.now())
  }

  /** Since when this person has no stream, from the opening of the table at the earliest; null: they have one. */
  awaySince(session: string): number | null {
    return this.#count(session) > 0 ? null : (this.#seen.get(session) ?? this.#opened)
  }

  hasLeft(session: string): boolean {
    const since = this.awaySince(session)
    return since !== null && this.#clock.now() - since >= this.awayAfter
  }

  #count(session: string): number {
    return this.#streams.get(session) ?? 0
  }
}
