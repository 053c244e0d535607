// The messages to the streams of a match, and the viewers who have one open.
import { isQuiet, type Viewer } from '@admiralty/kernel'
import { pageFor, type Transition } from '@admiralty/match'
import type { StreamStatus } from '@admiralty/protocol'
import type { MatchHandle } from '@admiralty/store'
import { openCallsOf, seatRecordOf } from '../seats/active-match.ts'
import type { AnswerCollector } from './answer-collector.ts'
import { Broadcaster, type Listener, type NumberedEvent } from './broadcaster.ts'
import type { LinkExchange } from './link-exchange.ts'
import type { MatchChanges } from './match-changes.ts'
import type { MatchJournal } from './match-journal.ts'
import { streamStatus } from './stream-status.ts'

export interface MatchStreamsPorts {
  readonly journal: MatchJournal
  readonly answers: AnswerCollector
  readonly exchange: LinkExchange
  readonly changes: MatchChanges
  readonly handle: Pick<MatchHandle, 'announcePresence'>
  /** Continues the match. */
  settle(): Promise<void>
}

export class MatchStreams {
  readonly #ports: MatchStreamsPorts
  readonly #broadcaster: Broadcaster

  constructor(ports: MatchStreamsPorts) {
    this.#ports = ports
    this.#broadcaster = new Broadcaster(ports.journal.rules.system)
  }

  /** True when no stream is open. */
  get idle(): boolean {
    return this.#broadcaster.idle
  }
  /** Whether people watch the match, or did so a short time ago. */
  get isAttended(): boolean {
    return !this.#broadcaster.idle || this.#ports.journal.social.presence.wasVisited
  }

  append(transition: Transition): void {
    this.#broadcaster.append(transition)
    this.#broadcaster.wakeListeners()
  }
  /** The match may look different to its viewers. */
  wake(): void {
    this.#broadcaster.wakeListeners()
  }

  /** Records that these people are connected to the match, at any server. */
  playersPresent(people: readonly string[]): void {
    const { record, social } = this.#ports.journal
    const seated = people.filter((person) => record.seats.some((seat) => seat.person === person))
    if (seated.length > 0) this.visit()
    for (const person of seated) social.presence.touch(person)
    if (seated.length > 0) this.#broadcaster.wakeListeners()
  }
  /** Returns the events that a stream sends next. `sent` is the last entry that it has sent; null for none. */
  async due(viewer: Viewer, sent: number | null): Promise<readonly NumberedEvent[]> {
    const { journal, changes } = this.#ports
    journal.requireSound()
    if (sent !== null && sent === journal.state?.seq) return []
    if (sent !== null) await journal.requireProven()
    // Queued, because a call that is open only between an order and the forced orders after it must not be sent.
    return changes.part(async () => {
      const { state } = journal
      if (!state) return []
      return this.#broadcaster.due(viewer, { match: state, sent }, (first) => journal.history.transitions(state.head, first, state.seq))
    })
  }
  /** A page of at most `limit` messages about the entries before `before`, as JSON. Null: before the next entry. */
  async history(viewer: Viewer, { before, limit }: { readonly before: number | null; readonly limit: number }): Promise<string> {
    const { journal, changes } = this.#ports
    await journal.requireProven()
    // Queued for the same reason. Entries that may be sent do not change any more, so the rest needs no queue.
    const state = await changes.part(() => Promise.resolve(journal.state))
    const end = Math.min(before ?? Number.POSITIVE_INFINITY, (state?.seq ?? -1) + 1)
    const first = Math.max(0, end - limit)
    const transitions = state && first < end ? await journal.history.transitions(state.head, first, end - 1) : []
    return JSON.stringify(pageFor(journal.rules.system, transitions, viewer))
  }
  /** Records that somebody looks at the match. A match that rests goes on. */
  visit(): void {
    const { journal, changes, settle } = this.#ports
    const rested = !this.isAttended
    journal.social.presence.visit()
    if (rested) changes.runInBackground(settle)
  }

  /** Adds a stream. The returned function removes it. */
  listen(listener: Listener): () => void {
    this.visit()
    const disconnect = this.#connectPlayer(listener.person)
    const stop = this.#broadcaster.listen(listener)
    return () => {
      disconnect()
      stop()
      const { presence } = this.#ports.journal.social
      presence.visit()
      if (this.#broadcaster.idle) presence.stopWatching()
    }
  }

  /** The status as it is sent to this person; null for a spectator. It is the same for all unless a quiet call is open. */
  statusEvent(person: string | null): ReturnType<Broadcaster['status']> {
    const { active } = this.#ports.journal
    const isApart = active?.seats.some((seat) => seat.person === person) && openCallsOf(active).some((call) => isQuiet(active.system, call))
    const reader = isApart ? person : null
    return this.#broadcaster.status(reader, () => this.#status(reader))
  }
  #status(person: string | null): StreamStatus {
    const { journal, answers } = this.#ports
    return streamStatus(journal, answers, { person, isHere: (seat) => this.#broadcaster.count(seat) > 0 })
  }
  /** The event that asks devices of this person about entry `seq`, whose orders are fixed; '' for none. They must have all earlier entries. */
  fixedFor(person: string | null, seq: number): string {
    const { exchange, journal } = this.#ports
    const { fixed } = exchange
    if (person === null || fixed?.seq !== seq) return ''
    const seats = fixed.seats.filter((seat) => seatRecordOf(journal.record, seat)?.person === person)
    return seats.length > 0 ? JSON.stringify({ ...fixed, seats }) : ''
  }

  #connectPlayer(person: string | null): () => void {
    const { journal, exchange, changes, handle } = this.#ports
    const { social, active, record } = journal
    const seats = record.seats.filter((seat) => seat.person === person).map(({ seat }) => seat)
    if (person === null || seats.length === 0) return () => undefined
    exchange.heardOf(seats)
    const { presence } = social
    const disconnect = presence.connect(person)
    handle.announcePresence(presence.connected)
    if (active) changes.runInBackground(() => social.playerReturned(active, person))
    return () => {
      disconnect()
      handle.announcePresence(presence.connected)
    }
  }
}
