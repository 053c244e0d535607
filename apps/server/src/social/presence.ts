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
  /** Number of open streams by session. */
  readonly #streams = new Map<string, number>()
  /** When each session was last active, in ms since 1970. */
  readonly #seen = new Map<string, number>()

  constructor({ clock, awayAfter, isVisited, playerLeft }: PresencePorts) {
    this.#clock = clock
    this.#deadlines = new Deadlines(clock, playerLeft)
    this.#awayAfter = awayAfter
    this.#opened = clock.now()
    this.#visited = isVisited ? this.#opened : Number.NEGATIVE_INFINITY
  }

  /** Counts a new stream of this session. The returned function closes it. */
  connect(session: string): () => void {
    this.#streams.set(session, this.#count(session) + 1)
    let open = true
    return () => {
      if (!open) return
      open = false
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
    this.visit()
    this.#seen.set(session, this.#clock.now())
  }

  /** Records that somebody, player or spectator, has come, left or asked for the match. */
  visit(): void {
    this.#visited = this.#clock.now()
  }
  /** Whether somebody has done so within the time after which a player counts as absent. */
  get wasVisited(): boolean {
    return this.#clock.now() - this.#visited < this.#awayAfter
  }

  /** When the session was last active, or else when the match was opened, in ms since 1970. Null while it has a stream. */
  awaySince(session: string): number | null {
    return this.#count(session) > 0 ? null : (this.#seen.get(session) ?? this.#opened)
  }

  /** Whether the session counts as absent, or has been away for `ms`. After false, `playerLeft` is called if it is later. */
  hasLeft(session: string, ms = this.#awayAfter): boolean {
    const since = this.awaySince(session)
    return since !== null && this.#deadlines.hasCome(since + Math.max(ms, this.#awayAfter))
  }
  /** Calls `playerLeft` no more about those of whom somebody has asked. */
  stopWatching(): void {
    this.#deadlines.cancel()
  }

  #count(session: string): number {
    return this.#streams.get(session) ?? 0
  }
}
