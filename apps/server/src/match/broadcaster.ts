// The messages of one match for each viewer, as the bytes that were sent, and the listeners. A viewer's messages are made when
// a client first listens as that viewer. They are cached while the match is open and there is room.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import { messageFor, type Transition } from '@admiralty/match'
import type { StreamStatus } from '@admiralty/protocol'

/** Characters of messages that a match caches for viewers without a listener. */
const CACHE_SIZE = 4_000_000
/** Listeners that wake in one turn of the event loop, so that requests are answered between them. */
const WAKE_AT_ONCE = 32

/** One open stream. */
export interface Listener {
  readonly viewer: Viewer
  /** The session that owns the stream; null without a cookie. */
  readonly session: string | null
  /** Called when there may be something to send. */
  wake(): void
}

/** The messages of one viewer. */
interface ViewerMessages {
  /** Serialized, indexed by sequence number. The first is `StreamBegin`. */
  readonly texts: string[]
  /** Characters of all texts. */
  size: number
}

export class Broadcaster {
  readonly #system: RuleSystem
  readonly #messages = new Map<Viewer, ViewerMessages>()
  readonly #listeners = new Set<Listener>()
  /** Number of listeners by viewer. */
  readonly #counts = new Map<Viewer, number>()
  #status: string | null = null
  /** Listeners that have not been woken yet. Null when no turn is planned. */
  #waking: Listener[] | null = null
  #changed = false

  constructor(system: RuleSystem) {
    this.#system = system
  }

  /** Number of listeners of a viewer. */
  count(viewer: Viewer): number {
    return this.#counts.get(viewer) ?? 0
  }

  get idle(): boolean {
    return this.#listeners.size === 0
  }

  /** Adds a listener. The returned function removes it. Other listeners wake only if the seat was absent, because the status names seats. */
  listen(listener: Listener): () => void {
    const { viewer } = listener
    this.#listeners.add(listener)
    this.#counts.set(viewer, this.count(viewer) + 1)
    if (this.count(viewer) === 1) this.wakeListeners()
    return () => {
      if (!this.#listeners.delete(listener)) return
      this.#counts.set(viewer, this.count(viewer) - 1)
      if (this.count(viewer) > 0) return
      this.#counts.delete(viewer)
      this.#dropUnused()
      this.wakeListeners()
    }
  }

  /** All messages of a viewer. `past` supplies the match so far when they are not cached. */
  async messages(viewer: Viewer, past: () => Promise<Iterable<Transition>>): Promise<readonly string[]> {
    const known = this.#messages.get(viewer)
    if (known) return known.texts
    const texts = Array.from(await past(), (transition) => this.#encode(transition, viewer))
    this.#messages.set(viewer, { texts, size: texts.reduce((sum, text) => sum + text.length, 0) })
    return texts
  }

  /** Adds an entry for every viewer whose messages are cached. */
  append(transition: Transition): void {
    for (const [viewer, messages] of this.#messages) {
      const text = this.#encode(transition, viewer)
      messages.texts.push(text)
      messages.size += text.length
    }
  }

  /** Wakes all listeners once, however often this is called in one tick. Seats wake before spectators. */
  wakeListeners(): void {
    this.#status = null
    this.#changed = true
    if (this.#waking) return
    this.#waking = []
    setImmediate(() => this.#wakeSome())
  }
  #wakeSome(): void {
    if (this.#waking?.length === 0) this.#waking = this.#nextWave()
    for (const listener of this.#waking?.splice(0, WAKE_AT_ONCE) ?? []) if (this.#listeners.has(listener)) listener.wake()
    if (this.#waking?.length === 0 && !this.#changed) this.#waking = null
    else setImmediate(() => this.#wakeSome())
  }
  #nextWave(): Listener[] {
    this.#changed = false
    const all = [...this.#listeners]
    const isSeat = ({ viewer }: Listener): boolean => viewer !== 'public'
    return [...all.filter(isSeat), ...all.filter((listener) => !isSeat(listener))]
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
    let left = CACHE_SIZE
    for (const [viewer, { size }] of this.#messages) {
      left -= size
      if (left < 0 && this.count(viewer) === 0) this.#messages.delete(viewer)
    }
  }
}
