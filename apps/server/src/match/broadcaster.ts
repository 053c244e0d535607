// The events of one match for each viewer, as the bytes that are sent, and the listeners. A stream begins with the present. The latest
// messages of a viewer are kept while the match is open, so that streams can resume; older ones are made again.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import { EntryMessages, type MatchState, presentFor, type Transition } from '@admiralty/match'
import { LIMITS, type StreamStatus } from '@admiralty/protocol'
import { makeFrame, type SseFrame } from './sse-frame.ts'

/** Messages that are kept for each viewer. A stream that is further behind is rare. */
const KEPT_MESSAGES = 12
/** Listeners that wake in one turn of the event loop, so that requests are answered between them. */
const WAKE_AT_ONCE = 32

/** One open stream. */
export interface Listener {
  readonly viewer: Viewer
  /** The person who owns the stream; null without a cookie. */
  readonly person: string | null
  /** Called when there may be something to send. */
  wake(): void
}

/** An event of a stream with the sequence number of its entry. */
export interface NumberedEvent {
  readonly seq: number
  readonly frame: SseFrame
}
/** The status of a match: its JSON, by which a change is noticed, and its event. */
interface StatusEvent {
  readonly text: string
  readonly frame: SseFrame
}

/** The latest events of one viewer. */
interface ViewerEvents {
  /** Entries one after another, up to the last one of the match. */
  entries: NumberedEvent[]
  /** The latest beginning that was sent. */
  begin: NumberedEvent | null
}

/** A match as it is, and the last entry that a stream has sent; null if it has sent nothing. */
interface StreamPosition {
  readonly match: MatchState
  readonly sent: number | null
}

export class Broadcaster {
  readonly #system: RuleSystem
  readonly #events = new Map<Viewer, ViewerEvents>()
  readonly #listeners = new Set<Listener>()
  /** Number of listeners by viewer. */
  readonly #counts = new Map<Viewer, number>()
  /** The status by its reader; null for all that have none of their own. */
  readonly #statuses = new Map<string | null, StatusEvent>()
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
      this.wakeListeners()
    }
  }

  /**
   * Returns the events that a stream sends next: the entries after `sent`, or the present if there are too many.
   * `past` supplies the entries from a number on when their messages are not kept.
   */
  async due(
    viewer: Viewer,
    { match, sent }: StreamPosition,
    past: (first: number) => Promise<Iterable<Transition>>,
  ): Promise<readonly NumberedEvent[]> {
    const known = this.#events.get(viewer) ?? { entries: [], begin: null }
    this.#events.set(viewer, known)
    // A number beyond the end cannot be resumed either.
    if (sent === null || sent > match.seq || match.seq - sent > LIMITS.page) return [this.#begin(known, match, viewer)]
    if (sent === match.seq) return []
    const next = sent + 1
    if (next >= (known.entries[0]?.seq ?? match.seq + 1)) return known.entries.slice(next - match.seq - 1)
    const entries = Array.from(await past(next), (transition) => entryEvent(new EntryMessages(this.#system, transition), viewer))
    known.entries = entries.slice(-KEPT_MESSAGES)
    return entries
  }

  /** Adds an entry for every viewer whose events are kept. */
  append(transition: Transition): void {
    const messages = new EntryMessages(this.#system, transition)
    for (const [viewer, { entries }] of this.#events) {
      entries.push(entryEvent(messages, viewer))
      if (entries.length > KEPT_MESSAGES) entries.shift()
    }
  }

  /** Wakes all listeners once, however often this is called in one tick. Seats wake before spectators. */
  wakeListeners(): void {
    this.#statuses.clear()
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

  /** The status for a reader, made once for all listeners that wake together. */
  status(reader: string | null, make: () => StreamStatus): StatusEvent {
    const known = this.#statuses.get(reader)
    if (known) return known
    const text = JSON.stringify(make())
    const made = { text, frame: makeFrame('status', text) }
    this.#statuses.set(reader, made)
    return made
  }

  #begin(known: ViewerEvents, match: MatchState, viewer: Viewer): NumberedEvent {
    const { seq } = match
    if (known.begin?.seq !== seq)
      known.begin = { seq, frame: makeFrame('begin', JSON.stringify(presentFor(this.#system, match, viewer)), seq) }
    return known.begin
  }
}

const entryEvent = (messages: EntryMessages, viewer: Viewer): NumberedEvent => ({
  seq: messages.seq,
  frame: makeFrame('entry', messages.textFor(viewer), messages.seq),
})
