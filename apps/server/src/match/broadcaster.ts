// What each viewer of one match has been told so far, as the very bytes that went out, and who is listening.
// A viewer's messages are made when somebody first listens as that viewer, and kept while the match stays open and there is room.

import type { RuleSystem, Viewer } from '@admiralty/kernel'
import { messageFor, type Transition } from '@admiralty/match'
import type { StreamStatus } from '@admiralty/protocol'

/** Characters of messages that a match keeps for viewers nobody listens as. */
const ROOM = 4_000_000

export interface Listener {
  readonly viewer: Viewer
  /** Whose stream it is; null: nobody's that we know. */
  readonly session: string | null
  wake(): void
}

/** Grows as the match goes on; index = sequence number. The first is `StreamBegin`. */
type StreamMessages = string[]

export class Broadcaster {
  readonly #system: RuleSystem
  readonly #told = new Map<Viewer, StreamMessages>()
  readonly #listeners = new Set<Listener>()
  #status: string | null = null

  constructor(system: RuleSystem) {
    this.#system = system
  }

  /** As whom somebody listens, without repeats. */
  viewers(): ReadonlySet<Viewer> {
    return new Set([...this.#listeners].map(({ viewer }) => viewer))
  }

  get idle(): boolean {
    return this.#listeners.size === 0
  }

  /** Stops when the function it gives is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.wakeListeners()
    return () => {
      if (!this.#listeners.delete(listener)) return
      this.#makeRoom()
      this.wakeListeners()
    }
  }

  /** All that a viewer was told; `past` gives the match so far if it has to be told again. */
  async messages(viewer: Viewer, past: () => Promise<Iterable<Transition>>): Promise<readonly string[]> {
    const known = this.#told.get(viewer)
    if (known) return known
    const told = Array.from(await past(), (turn) => this.#encode(turn, viewer))
    this.#told.set(viewer, told)
    return told
  }

  append(turn: Transition): void {
    for (const [viewer, told] of this.#told) told.push(this.#encode(turn, viewer))
  }

  wakeListeners(): void {
    this.#status = null
    for (const listener of this.#listeners) listener.wake()
  }

  /** Made once for all who are woken together. */
  status(make: () => StreamStatus): string {
    this.#status ??= JSON.stringify(make())
    return this.#status
  }

  #encode(turn: Transition, viewer: Viewer): string {
    const message = messageFor(this.#system, turn, viewer)
    if (turn.entry.seq > 0) return JSON.stringify(message)
    return JSON.stringify({ view: this.#system.view(turn.match.state, viewer), message })
  }

  #makeRoom(): void {
    const here = this.viewers()
    const size = (told: StreamMessages): number => told.reduce((sum, message) => sum + message.length, 0)
    let left = ROOM
    for (const [viewer, told] of this.#told) {
      left -= size(told)
      if (left < 0 && !here.has(viewer)) this.#told.delete(viewer)
    }
  }
}
