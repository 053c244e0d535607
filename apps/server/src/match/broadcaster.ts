// The messages of one match for each viewer, as the bytes that were sent, and the listeners. A viewer's messages are made when
// a client first listens as that viewer. They are cached while the match is open and there is room.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import { messageFor, type Transition } from '@admiralty/match'
import type { StreamStatus } from '@admiralty/protocol'

/** Characters of messages that a match caches for viewers without a listener. */
const CACHE_SIZE = 4_000_000

/** One open stream. */
export interface Listener {
  readonly viewer: Viewer
  /** The session that owns the stream; null without a cookie. */
  readonly session: string | null
  /** Called when there may be something to send. */
  wake(): void
}

/** Serialized messages, indexed by sequence number. The first is `StreamBegin`. */
type StreamMessages = string[]

export class Broadcaster {
  readonly #system: RuleSystem
  readonly #messages = new Map<Viewer, StreamMessages>()
  readonly #listeners = new Set<Listener>()
  #status: string | null = null

  constructor(system: RuleSystem) {
    this.#system = system
  }

  /** Viewers with at least one listener. */
  viewers(): ReadonlySet<Viewer> {
    return new Set([...this.#listeners].map(({ viewer }) => viewer))
  }

  get idle(): boolean {
    return this.#listeners.size === 0
  }

  /** Adds a listener. The returned function removes it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.wakeListeners()
    return () => {
      if (!this.#listeners.delete(listener)) return
      this.#dropUnused()
      this.wakeListeners()
    }
  }

  /** All messages of a viewer. `past` supplies the match so far when they are not cached. */
  async messages(viewer: Viewer, past: () => Promise<Iterable<Transition>>): Promise<readonly string[]> {
    const known = this.#messages.get(viewer)
    if (known) return known
    const made = Array.from(await past(), (transition) => this.#encode(transition, viewer))
    this.#messages.set(viewer, made)
    return made
  }

  /** Adds an entry for every viewer whose messages are cached. */
  append(transition: Transition): void {
    for (const [viewer, messages] of this.#messages) messages.push(this.#encode(transition, viewer))
  }

  wakeListeners(): void {
    this.#status = null
    for (const listener of this.#listeners) listener.wake()
  }

  /** The status as JSON, made once for all listeners that wake together. */
  status(make: () => StreamStatus): string {
    this.#status ??= JSON.stringify(make())
    return this.#status
  }

  #encode(transition: Transition, viewer: Viewer): string {
    const message = messageFor(this.#system, transition, viewer)
    if (transition.entry.seq > 0) return JSON.stringify(message)
    return JSON.stringify({ view: this.#system.view(transition.match.state, viewer), message })
  }

  #dropUnused(): void {
    const listening = this.viewers()
    const size = (messages: StreamMessages): number => messages.reduce((sum, message) => sum + message.length, 0)
    let left = CACHE_SIZE
    for (const [viewer, messages] of this.#messages) {
      left -= size(messages)
      if (left < 0 && !listening.has(viewer)) this.#messages.delete(viewer)
    }
  }
}
