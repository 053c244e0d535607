// A match in memory, as the routes use it. Its changes run one at a time, and its listeners are woken after each.
import type { Seat, Viewer } from '@admiralty/kernel'
import {
  AUTOMATIC,
  drawRefusal,
  type MatchAction,
  type MatchState,
  pageFor,
  type SealedOrder,
  type Signature,
  type Signatures,
  type Transition,
} from '@admiralty/match'
import type { LinksRequest, StandInRequest, StreamStatus } from '@admiralty/protocol'
import { isUnreachable, type MatchRecord, type NoteRecord, type RequestRecord, StaleWrite, type Store, type Vote } from '@admiralty/store'
import type { CatalogGame } from '../platform/game-catalog.ts'
import { RequestError } from '../platform/request-error.ts'
import { openCallsOf, owedAnswers, seatRecordOf } from '../seats/active-match.ts'
import { notNow, requireOrders, requireOwnControl } from '../seats/own-control.ts'
import { Broadcaster, type Listener, type NumberedEvent } from './broadcaster.ts'
import { LinkExchange } from './link-exchange.ts'
import { MatchChanges } from './match-changes.ts'
import { callOver, MatchRunner, type RunnerPorts, type RunnerStart } from './match-runner.ts'
import { streamStatus } from './stream-status.ts'
import { stuckCalls } from './stuck-calls.ts'

export interface MatchSessionPorts extends RunnerPorts {
  readonly store: RunnerPorts['store'] & Pick<Store, 'request'>
}

export class MatchSession {
  readonly rules: CatalogGame
  readonly #ports: MatchSessionPorts
  readonly #changes: MatchChanges
  readonly #exchange: LinkExchange
  readonly #broadcaster: Broadcaster
  readonly #runner: MatchRunner

  constructor(rules: CatalogGame, ports: MatchSessionPorts, opening: RunnerStart['opening']) {
    this.rules = rules
    this.#ports = ports
    this.#exchange = new LinkExchange(ports.clock)
    this.#broadcaster = new Broadcaster(rules.system)
    const events = {
      entryAppended: (transition: Transition) => {
        this.#broadcaster.append(transition)
        this.#broadcaster.wakeListeners()
      },
      isAttended: () => this.#isAttended(),
      runInBackground: (job: () => Promise<void>) => this.#changes.runInBackground(job),
      // Streams wake to an error, so their clients ask what has happened.
      stopped: () => this.#broadcaster.wakeListeners(),
    }
    this.#runner = new MatchRunner(rules, { ports, events, opening })
    const changed = (): void => this.#broadcaster.wakeListeners()
    this.#changes = new MatchChanges({ ...ports, runner: this.#runner, exchange: this.#exchange, changed })
  }

  get record(): MatchRecord {
    return this.#runner.record
  }
  get state(): MatchState | null {
    return this.#runner.state
  }
  /** True when nothing listens, works or waits, so the match may leave memory. */
  get idle(): boolean {
    return this.#runner.isProven && this.#changes.idle && this.#broadcaster.idle && this.#runner.answers.idle
  }

  /** Number of open calls that nobody will ever answer: 0 unless this server has a fault. Calls of a match that still works are not counted. */
  countStuckCalls(): number {
    const { active, answers, isProven, question, sealedOrders } = this.#runner
    if (!active || !isProven || question || !this.#changes.idle || !answers.idle) return 0
    const isSealed = (call: string, seat: Seat): boolean => sealedOrders.has(call, seat)
    return stuckCalls({ active, isAttended: this.#isAttended(), isSealed }).length
  }

  /** Throws `DamagedMatch` if the match has been stopped. */
  requireSound(): void {
    this.#runner.requireSound()
  }
  /** Resolves when all entries are proven. Throws `DamagedMatch`. */
  requireProven(): Promise<void> {
    return this.#runner.requireProven()
  }

  /** Resolves when all queued work is done. */
  async drain(): Promise<void> {
    await this.#changes.drain()
    this.stopWatching()
  }
  /** Watches for no absent players any more, because nobody is left whom that could concern. */
  stopWatching(): void {
    this.#runner.social.presence.stopWatching()
  }

  /** Catches up with what other servers have acknowledged before this call. */
  async refresh(): Promise<void> {
    if (await this.#ports.handle.isStale()) await this.#change(() => this.#runner.catchUp())
  }
  /** Records that these sessions are connected to the match, at any server. */
  playersPresent(sessions: readonly string[]): void {
    const seated = sessions.filter((session) => this.record.seats.some((seat) => seat.session === session))
    if (seated.length > 0) this.visit()
    for (const session of seated) this.#runner.social.presence.touch(session)
    if (seated.length > 0) this.#broadcaster.wakeListeners()
  }
  /** Another server may have changed the match. Null means that the new revision is unknown. */
  changed(revision: number | null): void {
    const { handle } = this.#ports
    this.#changes.changedElsewhere(revision === null || revision > handle.revision)
    this.#changes.runInBackground(async () => {
      if (revision !== null && revision <= handle.revision) return
      await this.#runner.catchUp()
      await this.#runner.settle()
    })
  }

  /** Seats of this session that owe an answer. */
  owed(session: string): readonly Seat[] {
    const { active, sealedOrders } = this.#runner
    if (!active) return []
    const { conceded, standIns } = active.match.status
    const mine = (seat: Seat): boolean =>
      seatRecordOf(active, seat)?.session === session && !conceded.includes(seat) && !Object.hasOwn(standIns, seat)
    return owedAnswers(active).flatMap(({ call, seat }) => (mine(seat) && !sealedOrders.has(call.id, seat) ? [seat] : []))
  }

  /** Seats that owe an answer, as far as the public may know. */
  awaited(): readonly Seat[] {
    const { active } = this.#runner
    const { sealed } = this.status()
    const owed = active ? owedAnswers(active).map(({ seat }) => seat) : []
    return [...new Set(owed)].filter((seat) => !sealed.includes(seat))
  }

  /**
   * Begins the match if every seat is taken, or continues it after a restart. Does not wait for devices that must reconnect first, or for the
   * proof of earlier entries.
   */
  async proceed(): Promise<void> {
    if (this.#runner.question || !this.#runner.isProven) this.#changes.runInBackground(() => this.#runner.settle())
    else await this.#change(() => this.#runner.begin())
  }

  /**
   * Seals an order. Returns the sequence number of the entry that its call led to; null while the call is open. Throws a `RequestError`
   * if the order is refused. A retry with the same key changes nothing.
   */
  async order(sealed: SealedOrder, request: RequestRecord): Promise<number | null> {
    await this.#change(async () => {
      try {
        const { active, social } = this.#runner
        if (active) requireOrders(active, sealed.seat)
        social.presence.touch(request.session)
        await this.#runner.seal(sealed, request)
      } catch (error) {
        if (!(await this.#isKnownRequest(request, error))) throw error
        if (this.#isStillOwed(sealed)) throw error instanceof RequestError ? error : noLongerValid()
        // A retry of a stored order: `#change` continues the match, in case that failed the first time.
      }
    })
    return this.#runner.entryOfCall(sealed.call)
  }

  /** Whether this request was stored before. The store refuses a used key, so this is asked only after an error. */
  async #isKnownRequest(request: RequestRecord, error: unknown): Promise<boolean> {
    // If this copy is stale, catch up first, then retry.
    if (isUnreachable(error) || error instanceof StaleWrite) return false
    const known = await this.#ports.store.request(request.session, request.key)
    if (known && known.digest !== request.digest)
      throw new RequestError('key-reused', 'this idempotency key was used for a different order; send this one with a new key')
    return known !== undefined
  }

  /** Whether the call is open and has no sealed order of this seat: it became invalid, or was withdrawn. */
  #isStillOwed({ call, seat }: SealedOrder): boolean {
    const { active, sealedOrders } = this.#runner
    return active !== null && openCallsOf(active).some(({ id }) => id === call) && !sealedOrders.has(call, seat)
  }

  /** Withdraws a sealed order. Returns false if there was none. */
  withdraw(call: string, seat: Seat): Promise<boolean> {
    return this.#change(async () => {
      const { active, sealedOrders } = this.#runner
      if (!active || !openCallsOf(active).some(({ id }) => id === call)) throw callOver()
      requireOwnControl(active, seat)
      return sealedOrders.remove(call, seat)
    })
  }

  /** Concedes for this seat. Does nothing if it has conceded already. */
  concede(seat: Seat, signature: Signature | undefined): Promise<void> {
    return this.#change(async () => {
      if (this.state?.status.conceded.includes(seat)) return
      const active = this.#runner.requireActive()
      requireOwnControl(active, seat)
      await this.#runner.perform(active, { kind: 'conceded', seat }, signedBy(seat, signature))
    })
  }
  /** Leaves decisions of a seat to fixed rules. Throws `not-now` while an order of the seat is sealed, because the change may concern its call. */
  automate(action: Extract<MatchAction, { readonly kind: 'automated' }>, signature: Signature | undefined): Promise<void> {
    return this.#change(async () => {
      const { seat } = action
      const active = this.#runner.requireActive()
      requireOwnControl(active, seat)
      if (openCallsOf(active).some(({ id }) => this.#runner.sealedOrders.has(id, seat)))
        throw notNow(AUTOMATIC, 'your order is sealed: withdraw it, or wait until the question is closed')
      await this.#runner.perform(active, action, signedBy(seat, signature))
    })
  }
  /** Gives a seat back to its player. Does nothing if no bot stands in. */
  returnToSeat(seat: Seat, signature: Signature | undefined): Promise<void> {
    return this.#change(async () => {
      const active = this.#runner.requireActive()
      if (Object.hasOwn(active.match.status.standIns, seat))
        await this.#runner.perform(active, { kind: 'returned', seat }, signedBy(seat, signature))
    })
  }
  /** Replaces the key of a seat whose player has lost it. Does nothing if the seat has this key already. */
  replaceKey(seat: Seat, key: string): Promise<void> {
    return this.#change(async () => {
      const active = this.#runner.requireActive()
      const { head, status } = active.match
      if ((status.rekeyed[seat] ?? head.keys?.seats[seat]) !== key) await this.#runner.perform(active, { kind: 'rekeyed', seat, key })
    })
  }

  /** Offers a draw, or accepts the offers of the others. Throws `not-now` for an offer that comes too soon or too often. */
  offerDraw(seat: Seat, given: Signature | undefined): Promise<void> {
    return this.#change(() => {
      const active = this.#runner.requireActive()
      requireOwnControl(active, seat)
      const impossible = drawRefusal(active.system, active.match)
      if (impossible) throw notNow(impossible.rule, impossible.reason)
      const signature = this.#runner.signAction(active, { kind: 'drawn', seats: [seat] }, signedBy(seat, given))[seat]
      return this.#runner.social.votes.castDraw({ kind: 'draw', voter: seat, ...(signature && { signature }) }, active.match.seq)
    })
  }
  /** Withdraws your draw offer, or declines the opponents'. A draw needs every player, so declining removes all offers. */
  declineDraw(seat: Seat): Promise<void> {
    return this.#change(() => {
      requireOwnControl(this.#runner.requireActive(), seat)
      const { votes } = this.#runner.social
      const own = votes.by(seat, 'draw')
      return votes.withdraw(own.length > 0 ? own : votes.all.filter(({ kind }) => kind === 'draw'))
    })
  }
  /** Votes for a stand-in bot, or withdraws that vote. Throws `not-now` unless the vote is allowed. */
  voteStandIn({ as: voter, seat, rank, agree }: StandInRequest): Promise<void> {
    if (!agree) return this.#withdraw((votes) => votes.by(voter, 'stand-in', seat))
    return this.#change(() => {
      const { votes, presence } = this.#runner.social
      const vote = { kind: 'stand-in', seat, rank, voter } as const
      votes.checkStandIn(this.#runner.requireActive(), vote)
      const { session } = seatRecordOf(this.record, voter) ?? { session: null }
      if (session !== null) presence.touch(session)
      return votes.cast(vote)
    })
  }

  /** The latest notes, oldest first. */
  get notes(): readonly NoteRecord[] {
    return this.#runner.social.notes
  }
  /** Stores a note with the name of its sender. */
  addNote(note: Pick<NoteRecord, 'seat' | 'text' | 'signal'>): Promise<void> {
    const name = seatRecordOf(this.record, note.seat)?.name ?? note.seat
    return this.#changes.part(async () => {
      await this.#changes.retryWhenStale(() => this.#runner.social.addNote({ ...note, name }))
      this.#broadcaster.wakeListeners()
    })
  }

  /** Switches automatic answers of a seat on or off. */
  setAuto(seat: Seat, auto: boolean): Promise<void> {
    return this.#change(async () => {
      await this.#ports.handle.setAuto(this.record.id, seat, auto)
      this.#seats((known) => (known.seat === seat ? { ...known, auto } : known))
      const { active, answers } = this.#runner
      if (active) answers.restartDelay(active, seat)
    })
  }
  /** Shows a new name at the seats of this session. */
  rename(session: string, name: string): void {
    this.#seats((seat) => (seat.session === session ? { ...seat, name } : seat))
    this.#broadcaster.wakeListeners()
  }
  /** The event that asks devices of this session about entry `seq`, whose orders are fixed; '' for none. They must have all earlier entries. */
  fixedFor(session: string | null, seq: number): string {
    const { fixed } = this.#exchange
    if (session === null || fixed?.seq !== seq) return ''
    const seats = fixed.seats.filter((seat) => seatRecordOf(this.record, seat)?.session === session)
    return seats.length > 0 ? JSON.stringify({ ...fixed, seats }) : ''
  }
  /** Takes links of devices, which need not wait for the changes before them. Resolves to whether they count, once the entry is stored. */
  giveLinks({ links, ...fixed }: LinksRequest): Promise<boolean> {
    return this.#exchange.answer(fixed, links)
  }

  /** Records the id of the rematch. */
  rematchCreated(rematch: string): void {
    this.#runner.record = { ...this.record, rematch }
    this.#broadcaster.wakeListeners()
  }

  /** Returns the events that a stream sends next. `sent` is the last entry that it has sent; null for none. */
  async due(viewer: Viewer, sent: number | null): Promise<readonly NumberedEvent[]> {
    this.requireSound()
    if (sent !== null && sent === this.state?.seq) return []
    if (sent !== null) await this.requireProven()
    // Queued, because a call that is open only between an order and the forced orders after it must not be sent.
    return this.#changes.part(async () => {
      const { state } = this
      if (!state) return []
      return this.#broadcaster.due(viewer, { match: state, sent }, (first) =>
        this.#runner.history.transitions(state.head, first, state.seq),
      )
    })
  }
  /** A page of at most `limit` messages about the entries before `before`, as JSON. Null: before the next entry. */
  async history(viewer: Viewer, { before, limit }: { readonly before: number | null; readonly limit: number }): Promise<string> {
    await this.requireProven()
    // Queued for the same reason. Entries that may be sent do not change any more, so the rest needs no queue.
    const state = await this.#changes.part(() => Promise.resolve(this.state))
    const end = Math.min(before ?? Number.POSITIVE_INFINITY, (state?.seq ?? -1) + 1)
    const first = Math.max(0, end - limit)
    const transitions = state && first < end ? await this.#runner.history.transitions(state.head, first, end - 1) : []
    return JSON.stringify(pageFor(this.rules.system, transitions, viewer))
  }
  /** Records that somebody looks at the match. A match that rests goes on. */
  visit(): void {
    const rested = !this.#isAttended()
    this.#runner.social.presence.visit()
    if (rested) this.#changes.runInBackground(() => this.#runner.settle())
  }
  #isAttended(): boolean {
    return !this.#broadcaster.idle || this.#runner.social.presence.wasVisited
  }

  /** Adds a stream. The returned function removes it. */
  listen(listener: Listener): () => void {
    this.visit()
    const disconnect = this.#connectPlayer(listener.session)
    const stop = this.#broadcaster.listen(listener)
    return () => {
      disconnect()
      stop()
      this.#runner.social.presence.visit()
      if (this.#broadcaster.idle) this.stopWatching()
    }
  }

  /** The status as it is sent to all listeners. */
  statusEvent(): ReturnType<Broadcaster['status']> {
    return this.#broadcaster.status(() => this.status())
  }
  status(): StreamStatus {
    return streamStatus(this.#runner, (seat) => this.#broadcaster.count(seat) > 0)
  }

  /** Runs a change alone, then continues the match and wakes the listeners. */
  #change<T>(change: () => Promise<T>): Promise<T> {
    this.#runner.social.presence.visit()
    return this.#changes.run(change)
  }
  #withdraw(which: (votes: MatchRunner['social']['votes']) => readonly Vote[]): Promise<void> {
    const { votes } = this.#runner.social
    return this.#change(() => votes.withdraw(which(votes)))
  }
  #seats(change: (seat: MatchRecord['seats'][number]) => MatchRecord['seats'][number]): void {
    this.#runner.record = { ...this.record, seats: this.record.seats.map(change) }
  }

  #connectPlayer(session: string | null): () => void {
    const seats = this.record.seats.filter((seat) => seat.session === session).map(({ seat }) => seat)
    if (session === null || seats.length === 0) return () => undefined
    this.#exchange.heardOf(seats)
    const { social, active } = this.#runner
    const { presence } = social
    const disconnect = presence.connect(session)
    const { handle } = this.#ports
    handle.announcePresence(presence.connected)
    if (active) this.#changes.runInBackground(() => social.playerReturned(active, session))
    return () => {
      disconnect()
      handle.announcePresence(presence.connected)
    }
  }
}

const signedBy = (seat: Seat, signature: Signature | undefined): Signatures => (signature ? { [seat]: signature } : {})

const noLongerValid = (): RequestError =>
  new RequestError('key-reused', 'that order is no longer valid; send it again with a new idempotency key')
