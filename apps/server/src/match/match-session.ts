// A match in memory, as the routes use it. Its changes run one at a time, and its listeners are woken after each.
import type { Seat, Viewer } from '@admiralty/kernel'
import { CONCEDED, type MatchState, type SealedOrder, type Signature, type Signatures, STAND_IN, type Transition } from '@admiralty/match'
import type { StandInRequest, StreamStatus } from '@admiralty/protocol'
import {
  isUnreachable,
  type MatchRecord,
  type NoteRecord,
  type RequestRecord,
  StaleWrite,
  type Store,
  type StoredMatch,
  type Vote,
} from '@admiralty/store'
import { RequestError } from '../http/problems.ts'
import type { CatalogGame } from '../platform/game-catalog.ts'
import { TaskQueue } from '../platform/task-queue.ts'
import { type ActiveMatch, botAtSeat, openCallsOf, owedAnswers, seatRecordOf } from './active-match.ts'
import { Broadcaster, type Listener } from './broadcaster.ts'
import { callOver, MatchRunner, type RunnerPorts } from './match-runner.ts'

export interface MatchSessionPorts extends RunnerPorts {
  readonly store: Pick<Store, 'entries' | 'request'>
  /** Reports a failure of work that nobody waits for. */
  reportFailure(error: unknown): void
}

/** Attempts of one change while other servers keep writing first. Each attempt means that one of them made progress. */
const MAX_ATTEMPTS = 25

export class MatchSession {
  readonly rules: CatalogGame
  readonly #ports: MatchSessionPorts
  readonly #queue: TaskQueue
  readonly #broadcaster: Broadcaster
  readonly #runner: MatchRunner

  constructor(rules: CatalogGame, ports: MatchSessionPorts, stored: StoredMatch) {
    this.rules = rules
    this.#ports = ports
    this.#queue = new TaskQueue(ports.clock, ports.reportFailure)
    this.#broadcaster = new Broadcaster(rules.system)
    const events = {
      entryAppended: (transition: Transition) => {
        this.#broadcaster.append(transition)
        this.#broadcaster.wakeListeners()
      },
      runInBackground: (job: () => Promise<void>) => this.#runInBackground(job),
    }
    this.#runner = new MatchRunner(rules, { ports, events, stored })
  }

  get record(): MatchRecord {
    return this.#runner.record
  }
  get state(): MatchState | null {
    return this.#runner.state
  }
  /** True when nothing listens, works or waits, so the match may leave memory. */
  get idle(): boolean {
    const { answers, social } = this.#runner
    return this.#queue.idle && this.#broadcaster.idle && answers.idle && social.idle
  }

  /** Resolves when all queued work is done. */
  async drain(): Promise<void> {
    await this.#queue.drain()
    this.#runner.social.stopWatching()
  }

  /** Catches up with what other servers have acknowledged before this call. */
  async refresh(): Promise<void> {
    if (await this.#ports.handle.isStale()) await this.#change(() => this.#runner.catchUp())
  }
  /** Records that these sessions are connected to the match, at any server. */
  playersPresent(sessions: readonly string[]): void {
    const seated = sessions.filter((session) => this.record.seats.some((seat) => seat.session === session))
    for (const session of seated) this.#runner.social.presence.touch(session)
    if (seated.length > 0) this.#notify()
  }
  /** Another server may have changed the match. Null means that the new revision is unknown. */
  changed(revision: number | null): void {
    const { handle } = this.#ports
    this.#runInBackground(async () => {
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
    return owedAnswers(active).flatMap(({ call, seat }) => (mine(seat) && !sealedOrders.has(call, seat) ? [seat] : []))
  }

  /** Seats that owe an answer, as far as the public may know. */
  awaited(): readonly Seat[] {
    const { active } = this.#runner
    const { sealed } = this.status()
    const owed = active ? owedAnswers(active).map(({ seat }) => seat) : []
    return [...new Set(owed)].filter((seat) => !sealed.includes(seat))
  }

  /** Begins the match if every seat is taken, or continues it after a restart. */
  proceed(): Promise<void> {
    return this.#change(() => this.#runner.begin())
  }

  /**
   * Seals an order. Returns the sequence number of the entry that its call led to; null while the call is open. Throws a `RequestError`
   * if the order is refused. A retry with the same key changes nothing.
   */
  async order(sealed: SealedOrder, request: RequestRecord): Promise<number | null> {
    await this.#change(async () => {
      try {
        const { active, social } = this.#runner
        if (active) requireOwnControl(active, sealed.seat)
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
      await this.#runner.perform(this.#runner.requireActive(), { kind: 'conceded', seat }, signedBy(seat, signature))
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

  /** Offers a draw, or accepts the offers of the others. */
  offerDraw(seat: Seat, given: Signature | undefined): Promise<void> {
    return this.#change(() => {
      const active = this.#runner.requireActive()
      requireOwnControl(active, seat)
      const signature = this.#runner.signAction(active, { kind: 'drawn', seats: [seat] }, signedBy(seat, given))[seat]
      return this.#runner.social.votes.cast({ kind: 'draw', voter: seat, ...(signature && { signature }) })
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
    return this.#queue.run(async () => {
      await this.#retryWhenStale(() => this.#runner.social.addNote({ ...note, name }))
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
  /** Records the id of the rematch. */
  rematchCreated(rematch: string): void {
    this.#runner.record = { ...this.record, rematch }
    this.#broadcaster.wakeListeners()
  }

  /** All messages for this viewer so far. The array grows with the match. */
  messages(viewer: Viewer): Promise<readonly string[]> {
    // Queued, because a call that is open only between an order and the forced orders after it must not be sent.
    return this.#queue.run(() => (this.state ? this.#broadcaster.messages(viewer, () => this.#runner.transitions()) : Promise.resolve([])))
  }
  /** Adds a stream. The returned function removes it. */
  listen(listener: Listener): () => void {
    const disconnect = this.#connectPlayer(listener.session)
    const stop = this.#broadcaster.listen(listener)
    this.#watch()
    return () => {
      disconnect()
      stop()
      this.#watch()
    }
  }

  /** The status as it is sent to all listeners. */
  statusText(): string {
    return this.#broadcaster.status(() => this.status())
  }
  status(): StreamStatus {
    const { active, answers, social } = this.#runner
    const viewers = this.#broadcaster.viewers()
    const seats = this.record.seats.map(({ seat }) => seat)
    const common = { here: seats.filter((seat) => viewers.has(seat)), rematch: this.record.rematch }
    if (!active) return { ...common, sealed: [], thinking: [], draw: [], standIn: [], left: [] }
    const counted = answers.countedOrders(active)
    const owed = owedAnswers(active)
    const sealed = owed.filter(({ call, seat }) => counted.some((order) => order.call === call && order.seat === seat))
    const answered = seats.filter((seat) => sealed.some((order) => order.seat === seat))
    return {
      ...common,
      sealed: answered,
      thinking: owed.filter((answer) => botAtSeat(active, answer.seat) && !sealed.includes(answer)).map(({ seat }) => seat),
      ...social.status(active, answered),
    }
  }

  /** Runs a change alone, then continues the match and wakes the listeners. */
  #change<T>(change: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      const result = await this.#retryWhenStale(change)
      await this.#settle()
      return result
    })
  }
  #withdraw(which: (votes: MatchRunner['social']['votes']) => readonly Vote[]): Promise<void> {
    const { votes } = this.#runner.social
    return this.#change(() => votes.withdraw(which(votes)))
  }
  #runInBackground(job: () => Promise<void>): void {
    this.#queue.runInBackground(
      async () => {
        await this.#retryWhenStale(job)
        this.#notify()
      },
      // The failed work may have been a change of another server, which is announced only once.
      async () => {
        await this.#runner.catchUp()
        await this.#settle()
      },
    )
  }
  async #settle(): Promise<void> {
    await this.#retryWhenStale(() => this.#runner.settle())
    this.#notify()
  }
  /** Runs the work. If another server wrote first, reads its changes and runs the work again. */
  async #retryWhenStale<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StaleWrite) || attempt === MAX_ATTEMPTS) throw error
        await this.#runner.catchUp()
      }
    }
  }
  #notify(): void {
    this.#watch()
    this.#broadcaster.wakeListeners()
  }
  #seats(change: (seat: MatchRecord['seats'][number]) => MatchRecord['seats'][number]): void {
    this.#runner.record = { ...this.record, seats: this.record.seats.map(change) }
  }

  #connectPlayer(session: string | null): () => void {
    if (session === null || !this.record.seats.some((seat) => seat.session === session)) return () => undefined
    const { social, active } = this.#runner
    const { presence } = social
    const disconnect = presence.connect(session)
    const { handle } = this.#ports
    handle.announcePresence(presence.connected)
    if (active) this.#runInBackground(() => social.playerReturned(active, session))
    return () => {
      disconnect()
      handle.announcePresence(presence.connected)
    }
  }
  /** Watches for players who leave, as long as somebody listens. */
  #watch(): void {
    const { social, active } = this.#runner
    if (active && !this.#broadcaster.idle) social.watch(active, () => this.#runInBackground(() => this.#runner.settle()))
    else social.stopWatching()
  }
}

const signedBy = (seat: Seat, signature: Signature | undefined): Signatures => (signature ? { [seat]: signature } : {})

/** Throws if the seat has conceded or a bot stands in for it. */
function requireOwnControl({ match }: ActiveMatch, seat: Seat): void {
  const { conceded, standIns } = match.status
  if (conceded.includes(seat)) throw notNow(CONCEDED, 'you have conceded')
  if (Object.hasOwn(standIns, seat)) throw notNow(STAND_IN, 'a bot stands in for you: take your seat back first')
}
const noLongerValid = (): RequestError =>
  new RequestError('key-reused', 'that order is no longer valid; send it again with a new idempotency key')
const notNow = (rule: typeof CONCEDED, reason: string): RequestError => new RequestError('not-now', reason, { rule, reason })
