// Presence at one match: who has an open stream, and since when the others have none.
import type { Clock } from '../platform/ports.ts'

export class Presence {
  readonly #clock: Clock
  /** Milliseconds without a stream after which a player counts as absent. */
  readonly awayAfter: number
  readonly #opened: number
  readonly #streams = new Map<string, number>()
  readonly #seen = new Map<string, number>()

  constructor(clock: Clock, away: number) {
    this.#clock = clock
    this.awayAfter = away
    this.#opened = clock.now()
  }

  /** Counts a new stream of this session. The returned function closes it. */
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

  /** Sessions with an open stream. */
  get connected(): readonly string[] {
    return [...this.#streams].flatMap(([session, count]) => (count > 0 ? [session] : []))
  }

  /** Records activity of this session, here or at another server. */
  touch(session: string): void {
    this.#seen.set(session, this.#clock.now())
  }

  /** When the session last had a stream, at the earliest when the match was opened; null while it has one. */
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
