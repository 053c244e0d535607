// The stream of one viewer of one match: what the viewer has received, and the state of the connection.

import type { Call, Seat, Viewer, Words } from '@admiralty/kernel'
import type { Message } from '@admiralty/match'
import { base } from '../api/base.ts'
import { noPresence } from '../api/no-presence.ts'
import type { Note } from '../api/social.ts'
import type { FixedEntry, StreamBegin, StreamStatus } from '../api/types.ts'
import { applyMessages, begun, callOf, type ObservedMatch, settled } from '../match-view/observed-match.ts'

export type Link = 'opening' | 'catching up' | 'live' | 'lost'

export interface TableState {
  readonly link: Link
  /** Null until the stream has begun. Its log begins there. */
  readonly observed: ObservedMatch | null
  readonly presence: StreamStatus
  /** The messages of players, oldest first. */
  readonly notes: readonly Note[]
}

/** The part of an EventSource that a connection uses. */
export interface Source {
  readonly readyState: number
  addEventListener(type: string, listener: (event: { readonly data?: string }) => void): void
  close(): void
}
/** The functions of the environment that a connection uses. */
export interface Wires {
  open(): Source
  /** Runs a function after so many milliseconds; returns a function that cancels it. */
  later(run: () => void, ms: number): () => void
  /** Called after every change. */
  onChange(state: TableState): void
  /** Called each time the stream begins, and with all messages in the order in which they arrive, before they are applied. */
  onBegin(begin: StreamBegin): void
  onMessages(messages: readonly Message[]): void
  /** Called when the server refuses the stream, which is tried again: the seat may have passed on to another person. */
  onRefused(): void
  /** Called when the server asks for links, after `onMessages` for all entries before. */
  onFixed(fixed: FixedEntry): void
}

/** `EventSource.CLOSED`: the browser has given up. */
const CLOSED = 2
/** Messages that arrive together are applied together: each of them has its event before the next timer. */
const BATCH_MS = 0
/** After this time without an entry the stream counts as caught up, in case no status message says so. */
const QUIET_MS = 600
const RECONNECT_MS = 2_500

/** The state before the stream is open. */
export const unopened: TableState = { link: 'opening', observed: null, presence: noPresence, notes: [] }

/** The address of a viewer's stream. */
export function streamPath(match: string, as: Viewer): string {
  return `${base}/api/matches/${encodeURIComponent(match)}/stream?as=${encodeURIComponent(as)}`
}

/** Seats whose sealed order is still waiting: an order is opened with its call, even before a status message says so. */
export const stillSealed = (before: readonly Call[], after: readonly Call[], sealed: readonly Seat[]): readonly Seat[] =>
  sealed.filter((seat) => callOf(before, seat)?.id === callOf(after, seat)?.id)

/** Leaves out messages that a resumed stream sends again. */
const withNote = (notes: readonly Note[], note: Note): readonly Note[] => {
  const last = notes.at(-1)
  return last === undefined || note.seq > last.seq ? [...notes, note] : notes
}

/** Connects and reconnects. Returns a function that closes the connection and forgets what it received. */
export function connect(words: Words, wires: Wires): () => void {
  const connection = new Connection(words, wires)
  connection.begin()
  return () => connection.close()
}

class Connection {
  readonly #words: Words
  readonly #wires: Wires
  #state = unopened
  #source: Source | undefined
  #pending: Message[] = []
  #notes: Note[] = []
  #closed = false
  /** Cancels the timer of that name. */
  readonly #timers = new Map<string, () => void>()

  constructor(words: Words, wires: Wires) {
    this.#words = words
    this.#wires = wires
  }

  /** Opens a stream, in place of the one before. */
  begin(): void {
    this.#source?.close()
    if (this.#closed) return
    this.#pending = []
    const source = this.#wires.open()
    this.#source = source
    const on = <T>(type: string, listener: (data: T) => void) =>
      source.addEventListener(type, ({ data }) => {
        // Server and page are built from the same protocol package, and only `open` has no data.
        if (source === this.#source && !this.#closed) listener((data ? JSON.parse(data) : undefined) as T)
      })
    on('open', () => this.#onOpen())
    on<StreamBegin>('begin', (data) => this.#onBegin(data))
    on<Message>('entry', (message) => this.#onEntry(message))
    on<StreamStatus>('status', (presence) => this.#onStatus(presence))
    on<Note>('note', (note) => this.#onNote(note))
    on<FixedEntry>('fixed', (fixed) => this.#onFixed(fixed))
    on('error', () => this.#onError(source))
  }

  close(): void {
    this.#closed = true
    for (const cancel of this.#timers.values()) cancel()
    this.#source?.close()
    this.#state = unopened
    this.#pending = []
    this.#notes = []
  }

  #onOpen(): void {
    this.#change({ link: 'catching up' })
    this.#becomeLiveSoon()
  }

  #onBegin(begin: StreamBegin): void {
    this.#pending = []
    this.#wires.onBegin(begin)
    this.#change({ observed: begun(begin, this.#state.observed), link: 'catching up' })
    this.#becomeLiveSoon()
  }

  #onEntry(message: Message): void {
    this.#pending.push(message)
    this.#flushSoon()
    if (this.#state.link === 'catching up') this.#becomeLiveSoon()
  }

  #onStatus(presence: StreamStatus): void {
    this.#flush()
    this.#change({ presence })
    this.#becomeLive()
  }

  #onNote(note: Note): void {
    this.#notes.push(note)
    this.#flushSoon()
  }

  #onFixed(fixed: FixedEntry): void {
    this.#flush()
    this.#wires.onFixed(fixed)
  }

  #onError(source: Source): void {
    this.#change({ link: 'lost' })
    if (source.readyState !== CLOSED) return
    this.#after('reconnect', () => this.begin(), RECONNECT_MS)
    this.#wires.onRefused()
  }

  #change(change: Partial<TableState>): void {
    if (this.#closed) return
    this.#state = { ...this.#state, ...change }
    this.#wires.onChange(this.#state)
  }

  /** Runs a function later; a timer of the same name starts again. */
  #after(name: string, run: () => void, ms: number): void {
    this.#timers.get(name)?.()
    this.#timers.set(name, this.#wires.later(run, ms))
  }

  #flushSoon(): void {
    this.#after('batch', () => this.#flush(), BATCH_MS)
  }

  #becomeLiveSoon(): void {
    this.#after('quiet', () => this.#becomeLive(), QUIET_MS)
  }

  #becomeLive(): void {
    this.#flush()
    if (this.#state.link === 'catching up') this.#change({ link: 'live' })
  }

  /** Applies the entries and messages that have arrived. */
  #flush(): void {
    const messages = this.#pending
    this.#pending = []
    if (this.#notes.length > 0) this.#change({ notes: this.#notes.reduce(withNote, this.#state.notes) })
    this.#notes = []
    if (messages.length > 0) this.#wires.onMessages(messages)
    if (!this.#state.observed || messages.length === 0) return
    try {
      this.#apply(this.#state.observed, messages)
    } catch {
      this.begin() // an entry is missing: load the view again
    }
  }

  #apply(before: ObservedMatch, messages: readonly Message[]): void {
    const { link, presence } = this.#state
    const after = applyMessages(before, messages, this.#words)
    const observed = link === 'live' ? after : settled(after)
    const sealed = stillSealed(before.calls, observed.calls, presence.sealed)
    this.#change({ observed, presence: { ...presence, sealed } })
  }
}
