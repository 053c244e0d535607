// Presence at one match: who has an open stream, and since when the others have none.
import { Deadlines } from '../platform/deadlines.ts'
import type { Clock } from '../platform/ports.ts'

export interface PresencePorts {
  readonly clock: Clock
  /** Milliseconds without a stream after which a player counts as absent. */
  readonly awayAfter: number
  /** Whether the match was opened because somebody comes. */
  readonly isVisited: boolean
  /** Called when a player has become absent about whom somebody has asked. */
  playerLeft(): void
}

export class Presence {
  readonly #clock: Clock
  readonly #deadlines: Deadlines
  readonly #awayAfter: number
  /** When the match was opened, in ms since 1970. */
  readonly #opened: number
  /** When anybody last came, left or asked for the match, in ms since 1970; minus infinity for never. */
  #visited: number
  /** Number of open streams by person. */
  readonly #streams = new Map<string, number>()
  /** When each person was last active, in ms since 1970. */
  readonly #seen = new Map<string, number>()

  constructor({ clock, awayAfter, isVisited, playerLeft }: PresencePorts) {
    this.#clock = clock
    this.#deadlines = new Deadlines(clock, playerLeft)
    this.#awayAfter = awayAfter
    this.#opened = clock.now()
    this.#visited = isVisited ? this.#opened : Number.NEGATIVE_INFINITY
  }

  /** Counts a new stream of this person. The returned function closes it. */
  connect(person: string): () => void {
    this.#streams.set(person, this.#count(person) + 1)
    let open = true
    return () => {
      if (!open) return
      open = false
      this.#streams.set(person, this.#count(person) - 1)
      this.touch(person)
    }
  }

  /** People with an open stream. */
  get connected(): readonly string[] {
    return [...this.#streams].flatMap(([person, count]) => (count > 0 ? [person] : []))
  }

  /** Records activity of this person, here or at another server. */
  touch(person: string): void {
    this.visit()
    this.#seen.set(person, this.#clock.now())
  }

  /** Records that somebody, player or spectator, has come, left or asked for the match. */
  visit(): void {
    this.#visited = this.#clock.now()
  }
  /** Whether somebody has done so within the time after which a player counts as absent. */
  get wasVisited(): boolean {
    return this.#clock.now() - this.#visited < this.#awayAfter
  }

  /** When the person was last active, or else when the match was opened, in ms since 1970. Null while it has a stream. */
  awaySince(person: string): number | null {
    return this.#count(person) > 0 ? null : (this.#seen.get(person) ?? this.#opened)
  }

  /** Whether the person counts as absent, or has been away for `ms`. After false, `playerLeft` is called if it is later. */
  hasLeft(person: string, ms = this.#awayAfter): boolean {
    const since = this.awaySince(person)
    return since !== null && this.#deadlines.hasCome(since + Math.max(ms, this.#awayAfter))
  }
  /** Calls `playerLeft` no more about those of whom somebody has asked. */
  stopWatching(): void {
    this.#deadlines.cancel()
  }

  #count(person: string): number {
    return this.#streams.get(person) ?? 0
  }
}
