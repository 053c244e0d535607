// A match in memory, as the routes use it. Its changes run one at a time, and its listeners are woken after each.
import type { Seat } from '@admiralty/kernel'
import type { MatchState, SealedOrder, Transition } from '@admiralty/match'
import type { LinksRequest, MatchInfo } from '@admiralty/protocol'
import { isUnreachable, type MatchRecord, type NoteRecord, type RequestRecord, StaleWrite, type Store, type Vote } from '@admiralty/store'
import type { CatalogGame } from '../platform/game-catalog.ts'
import { RequestError } from '../platform/request-error.ts'
import { type ActiveMatch, openCallsOf, owedAnswers, seatRecordOf } from '../seats/active-match.ts'
import { requireOrders, requireOwnControl } from '../seats/own-control.ts'
import type { Handovers } from '../social/handovers.ts'
import { mayDecide, playsUnwatched } from './clock-action.ts'
import { LinkExchange } from './link-exchange.ts'
import { MatchChanges } from './match-changes.ts'
import { MatchJournal, type MatchPorts, type MatchStart } from './match-journal.ts'
import { callOver, MatchRunner } from './match-runner.ts'
import { MatchStreams } from './match-streams.ts'
import { PlayerActions } from './player-actions.ts'
import { stuckCalls } from './stuck-calls.ts'

export interface MatchSessionPorts extends MatchPorts {
  readonly store: MatchPorts['store'] & Pick<Store, 'request'>
}

export class MatchSession {
  readonly rules: CatalogGame
  /** The actions of players besides orders. */
  readonly actions: PlayerActions
  readonly streams: MatchStreams
  readonly #ports: MatchSessionPorts
  readonly #journal: MatchJournal
  readonly #runner: MatchRunner
  readonly #changes: MatchChanges
  readonly #exchange: LinkExchange

  constructor(rules: CatalogGame, ports: MatchSessionPorts, opening: MatchStart['opening']) {
    this.rules = rules
    this.#ports = ports
    const events = {
      entryAppended: (transition: Transition) => this.streams.append(transition),
      isAttended: () => this.streams.isAttended || playsUnwatched(this.record.clock),
      waitingAfter: (transition: Transition, settledVotes: readonly Vote[]) => this.#runner.wakes.afterEntry(transition, settledVotes),
      runInBackground: (job: () => Promise<void>) => this.#changes.runInBackground(job),
      autoSwitched: (seat: Seat) => this.#restartDelay(seat),
      playerLeft: () => this.#changes.runInBackground(settle),
      // Woken streams meet an error, so their clients ask what has happened.
      stopped: () => this.streams.wake(),
    }
    const journal = new MatchJournal(rules, { ports, events, opening })
    const runner = new MatchRunner(journal, ports, events)
    const settle = (): Promise<void> => runner.settle()
    const exchange = new LinkExchange(ports.clock)
    this.#changes = new MatchChanges({ ...ports, journal, runner, exchange, changed: () => this.streams.wake() })
    this.streams = new MatchStreams({ ...ports, journal, answers: runner.answers, exchange, changes: this.#changes, settle })
    this.actions = new PlayerActions({ journal, runner, clock: ports.clock, change: (change) => this.#change(change) })
    this.#journal = journal
    this.#runner = runner
    this.#exchange = exchange
  }

  get record(): MatchRecord {
    return this.#journal.record
  }
  get state(): MatchState | null {
    return this.#journal.state
  }
  /** True when nothing listens, works or waits, so the match may leave memory. */
  get idle(): boolean {
    return this.#journal.isProven && this.#changes.idle && this.streams.idle && this.#runner.answers.idle
  }

  /** Number of open calls that nobody will ever answer: 0 unless this server has a fault. Calls of a match that still works are not counted. */
  countStuckCalls(): number {
    const { active, isProven, question, sealedOrders } = this.#journal
    if (!active || !isProven || question || !this.#changes.idle || !this.#runner.answers.idle) return 0
    const isSealed = (call: string, seat: Seat): boolean => sealedOrders.has(call, seat) && !sealedOrders.isSaved(call, seat)
    const isHeld = (call: string): boolean => !mayDecide(active, call, this.#ports.clock.now())
    const isLater = (call: string): boolean => this.#runner.answers.isLater(call)
    return stuckCalls({ active, isAttended: this.streams.isAttended || playsUnwatched(this.record.clock), isSealed, isHeld, isLater })
      .length
  }

  /** Whether the match has been stopped. */
  get isDamaged(): boolean {
    return this.#journal.isDamaged
  }
  /** Throws `DamagedMatch` if the match has been stopped. */
  requireSound(): void {
    this.#journal.requireSound()
  }
  /** Resolves when all entries are proven. Throws `DamagedMatch`. */
  requireProven(): Promise<void> {
    return this.#journal.requireProven()
  }

  /** Resolves when all queued work is done. */
  async drain(): Promise<void> {
    await this.#changes.drain()
    this.stopWatching()
  }
  /** Stops watching for absent players. Nobody is left who could be affected. */
  stopWatching(): void {
    this.#journal.social.presence.stopWatching()
  }

  /** Catches up with what other servers have acknowledged before this call. */
  async refresh(): Promise<void> {
    if (await this.#ports.handle.isStale()) await this.#changes.run(() => this.#journal.catchUp())
  }
  /** Another server may have changed the match. Null means that the new revision is unknown. */
  changed(revision: number | null): void {
    const { handle } = this.#ports
    this.#changes.changedElsewhere(revision === null || revision > handle.revision)
    this.#changes.runInBackground(async () => {
      if (revision !== null && revision <= handle.revision) return
      await this.#journal.catchUp()
      await this.#runner.settle()
    })
  }

  /** Seats of this person who owe an answer. */
  owed(person: string): readonly Seat[] {
    const { active, sealedOrders } = this.#journal
    if (!active) return []
    const { conceded, standIns } = active.match.status
    const mine = (seat: Seat): boolean =>
      seatRecordOf(active, seat)?.person === person && !conceded.includes(seat) && !Object.hasOwn(standIns, seat)
    return owedAnswers(active).flatMap(({ call, seat }) => (mine(seat) && !sealedOrders.has(call.id, seat) ? [seat] : []))
  }

  /** The calls for which a seat of this person has an order that is saved, but not ready. */
  savedAnswers(person: string): MatchInfo['saved'] {
    const { active, sealedOrders } = this.#journal
    if (!active) return []
    const mine = (seat: Seat): boolean => seatRecordOf(active, seat)?.person === person
    return owedAnswers(active).flatMap(({ call, seat }) =>
      mine(seat) && sealedOrders.isSaved(call.id, seat) ? [{ seat, call: call.id }] : [],
    )
  }

  /** Continues the match as `look` does, because somebody has come. */
  async proceed(): Promise<void> {
    this.#journal.social.presence.visit()
    await this.look()
  }
  /**
   * Begins the match if every seat is taken, or continues it after a restart or at its time. Does not wait for devices that must reconnect first,
   * or for the proof of earlier entries.
   */
  async look(): Promise<void> {
    if (this.#journal.question || !this.#journal.isProven) this.#changes.runInBackground(() => this.#runner.settle())
    else await this.#changes.run(() => this.#runner.begin())
  }

  /**
   * Seals an order. Returns the sequence number of the entry that its call led to; null while the call is open. Throws a `RequestError`
   * if the order is refused. A retry with the same key changes nothing.
   */
  async order(sealed: SealedOrder, request: RequestRecord): Promise<number | null> {
    await this.#change(async () => {
      try {
        const { active, social } = this.#journal
        if (active) requireOrders(active, sealed.seat)
        social.presence.touch(request.person)
        await this.#runner.seal(sealed, request)
      } catch (error) {
        if (!(await this.#isKnownRequest(request, error))) throw error
        if (this.#isStillOwed(sealed)) throw error instanceof RequestError ? error : noLongerValid()
        // A retry of a stored order: `#change` continues the match, in case that failed the first time.
      }
    })
    return this.#journal.entries.answerTo(sealed.call) ?? null
  }

  /** Whether this request was stored before. The store refuses a used key, so this is asked only after an error. */
  async #isKnownRequest(request: RequestRecord, error: unknown): Promise<boolean> {
    // If this copy is stale, catch up first, then retry.
    if (isUnreachable(error) || error instanceof StaleWrite) return false
    const known = await this.#ports.store.request(request.person, request.key)
    if (known && known.digest !== request.digest)
      throw new RequestError('key-reused', 'this idempotency key was used for a different order; send this one with a new key')
    return known !== undefined
  }

  /** Whether the call is open and has no sealed order of this seat: it became invalid, or was withdrawn. */
  #isStillOwed({ call, seat }: SealedOrder): boolean {
    const { active, sealedOrders } = this.#journal
    return active !== null && openCallsOf(active).some(({ id }) => id === call) && !sealedOrders.has(call, seat)
  }

  /** Withdraws a sealed order. Returns false if there was none. */
  withdraw(call: string, seat: Seat): Promise<boolean> {
    return this.#change(async () => {
      const { active, sealedOrders } = this.#journal
      if (!active || !openCallsOf(active).some(({ id }) => id === call)) throw callOver()
      requireOwnControl(active, seat)
      return sealedOrders.remove(call, seat)
    })
  }

  /** The seats that pass on to other people. */
  get handovers(): Handovers {
    return this.#journal.social.handovers
  }
  /** Null before the match begins and after it ends. */
  get active(): ActiveMatch | null {
    return this.#journal.active
  }

  /** The latest notes, oldest first. */
  get notes(): readonly NoteRecord[] {
    return this.#journal.social.notes
  }
  /** Stores a note with the name of its sender. */
  addNote(note: Pick<NoteRecord, 'seat' | 'text' | 'signal'>): Promise<void> {
    const name = seatRecordOf(this.record, note.seat)?.name ?? note.seat
    return this.#changes.part(async () => {
      await this.#changes.retryWhenStale(() => this.#journal.social.addNote({ ...note, name }))
      this.streams.wake()
    })
  }

  /** Switches automatic answers of a seat on or off. */
  setAuto(seat: Seat, auto: boolean): Promise<void> {
    return this.#change(async () => {
      const wake = auto ? this.#runner.wakes.afterChange() : null
      await this.#journal.leavingWork(wake, (earlier) => this.#ports.handle.setAuto(this.record.id, seat, auto, earlier))
      this.#seats((known) => (known.seat === seat ? { ...known, auto } : known))
      this.#restartDelay(seat)
    })
  }
  #restartDelay(seat: Seat): void {
    const { active } = this.#journal
    if (active) this.#runner.answers.restartDelay(active, seat)
  }
  /** Shows a new name at the seats of this person. */
  rename(person: string, name: string): void {
    this.#seats((seat) => (seat.person === person ? { ...seat, name } : seat))
    this.handovers.rename(person, name)
    this.streams.wake()
  }
  /** Shows other notes, those of the store. */
  replaceNotes(notes: readonly NoteRecord[]): void {
    this.#journal.social.replaceNotes(notes)
  }
  /** Takes links of devices, which need not wait for the changes before them. Resolves to whether they count, once the entry is stored. */
  giveLinks({ links, ...fixed }: LinksRequest): Promise<boolean> {
    return this.#exchange.answer(fixed, links)
  }

  /** Records the id of the rematch. */
  rematchCreated(rematch: string): void {
    this.#journal.record = { ...this.record, rematch }
    this.streams.wake()
  }

  /** Runs a change alone, then continues the match and wakes the listeners. */
  #change<T>(change: () => Promise<T>): Promise<T> {
    this.#journal.social.presence.visit()
    return this.#changes.run(change)
  }
  #seats(change: (seat: MatchRecord['seats'][number]) => MatchRecord['seats'][number]): void {
    this.#journal.record = { ...this.record, seats: this.record.seats.map(change) }
  }
}

const noLongerValid = (): RequestError =>
  new RequestError('key-reused', 'that order is no longer valid; send it again with a new idempotency key')
