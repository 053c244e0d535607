// One open match as people meet at it: the verbs that change it, one at a time, and who is told.
import type { Seat, Viewer } from '@admiralty/kernel'
import { CONCEDED, type MatchState, type SealedOrder, STAND_IN } from '@admiralty/match'
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
import type { LoadedGame } from '../platform/game-catalog.ts'
import { TaskQueue } from '../platform/task-queue.ts'
import { type ActiveMatch, botAtSeat, openCallsOf, owedAnswers, seatRecordOf } from './active-match.ts'
import { Broadcaster, type Listener } from './broadcaster.ts'
import { callOver, MatchRunner, type RunnerPorts } from './match-runner.ts'

export interface MatchSessionPorts extends RunnerPorts {
  readonly store: Pick<Store, 'entries' | 'request'>
  /** Something failed that nobody is waiting for. */
  reportFailure(error: unknown): void
}

/** How often something is tried again that others were faster with: each time at least they have gone on. */
const TRIES = 25

export class MatchSession {
  readonly rules: LoadedGame
  readonly #ports: MatchSessionPorts
  readonly #line: TaskQueue
  readonly #telling: Broadcaster
  readonly #course: MatchRunner

  constructor(rules: LoadedGame, ports: MatchSessionPorts, stored: StoredMatch) {
    this.rules = rules
    this.#ports = ports
    this.#line = new TaskQueue(ports.clock, ports.reportFailure)
    this.#telling = new Broadcaster(rules.system)
    const ears = {
      entryAppended: (turn: Parameters<Broadcaster['append']>[0]) => {
        this.#telling.append(turn)
        this.#telling.wakeListeners()
      },
      runInBackground: (job: () => Promise<void>) => this.#aside(job),
    }
    this.#course = new MatchRunner(rules, { ports, ears, stored })
  }

  get record(): MatchRecord {
    return this.#course.record
  }
  get state(): MatchState | null {
    return this.#course.state
  }
  /** Nobody listens, nobody thinks, nothing waits: it may be put away. */
  get idle(): boolean {
    const { answers, social } = this.#course
    return this.#line.idle && this.#telling.idle && answers.idle && social.idle
  }

  /** Resolves when what was asked for so far is done. */
  async drain(): Promise<void> {
    await this.#line.drain()
    this.#course.social.stopWatching()
  }

  /** What others acknowledged before this was asked for is known here when it resolves. */
  async refresh(): Promise<void> {
    if (await this.#ports.handle.isStale()) await this.#change(() => this.#course.catchUp())
  }
  /** These people are at this table, at whichever server. */
  playersPresent(sessions: readonly string[]): void {
    const seated = sessions.filter((session) => this.record.seats.some((seat) => seat.session === session))
    for (const session of seated) this.#course.social.presence.touch(session)
    if (seated.length > 0) this.#heard()
  }
  /** Others may have changed it; null: nobody knows how often. */
  changed(revision: number | null): void {
    const { handle: held } = this.#ports
    this.#aside(async () => {
      if (revision !== null && revision <= held.revision) return
      await this.#course.catchUp()
      await this.#course.settle()
    })
  }

  /** My seats that owe an answer. */
  owed(session: string): readonly Seat[] {
    const { active, sealedOrders } = this.#course
    if (!active) return []
    const { conceded, standIns } = active.match.status
    const mine = (seat: Seat): boolean =>
      seatRecordOf(active, seat)?.session === session && !conceded.includes(seat) && !Object.hasOwn(standIns, seat)
    return owedAnswers(active).flatMap(({ call, seat }) => (mine(seat) && !sealedOrders.has(call, seat) ? [seat] : []))
  }

  /** Who owes an answer, as far as everybody may know. */
  awaited(): readonly Seat[] {
    const { active } = this.#course
    const { sealed } = this.status()
    const asked = active ? owedAnswers(active).map(({ seat }) => seat) : []
    return [...new Set(asked)].filter((seat) => !sealed.includes(seat))
  }

  /** Begins if everybody is there, and goes on wherever it can: after a restart, after somebody sat down. */
  proceed(): Promise<void> {
    return this.#change(() => this.#course.begin())
  }

  async order(sealed: SealedOrder, request: RequestRecord): Promise<number | null> {
    await this.#change(async () => {
      try {
        const { active, social } = this.#course
        if (active) ownHand(active, sealed.seat)
        social.presence.touch(request.session)
        await this.#course.seal(sealed, request)
      } catch (error) {
        if (!(await this.#knows(request, error))) throw error
        if (this.#stillOwed(sealed)) throw error instanceof RequestError ? error : fallen()
        // Even so it may go on: what it led to may have failed then.
      }
    })
    return this.#course.entryOfCall(sealed.call)
  }

  /** Whether this request was taken before. No key is stored twice, so that it is asked for only where something stands in the way. */
  async #knows(request: RequestRecord, inTheWay: unknown): Promise<boolean> {
    // Who is behind asks when it has caught up.
    if (isUnreachable(inTheWay) || inTheWay instanceof StaleWrite) return false
    const known = await this.#ports.store.request(request.session, request.key)
    if (known && known.digest !== request.digest) throw new RequestError('key-reused', 'the same key came with another order')
    return known !== undefined
  }

  /** The question is open, and nothing lies under seal: what was given has fallen, or was taken back. */
  #stillOwed({ call, seat }: SealedOrder): boolean {
    const { active, sealedOrders } = this.#course
    return active !== null && openCallsOf(active).some(({ id }) => id === call) && !sealedOrders.has(call, seat)
  }

  withdraw(call: string, seat: Seat): Promise<boolean> {
    return this.#change(async () => {
      const { active, sealedOrders } = this.#course
      if (!active || !openCallsOf(active).some(({ id }) => id === call)) throw callOver()
      ownHand(active, seat)
      return sealedOrders.remove(call, seat)
    })
  }

  /** Done before is done. */
  concede(seat: Seat): Promise<void> {
    return this.#change(async () => {
      if (this.state?.status.conceded.includes(seat)) return
      await this.#course.perform(this.#course.requireActive(), { kind: 'conceded', seat })
    })
  }
  /** Nobody sits in: then nothing has to be done. */
  returnToSeat(seat: Seat): Promise<void> {
    return this.#change(async () => {
      const position = this.#course.requireActive()
      if (Object.hasOwn(position.match.status.standIns, seat)) await this.#course.perform(position, { kind: 'returned', seat })
    })
  }

  offerDraw(seat: Seat): Promise<void> {
    return this.#change(() => {
      ownHand(this.#course.requireActive(), seat)
      return this.#course.social.votes.cast({ kind: 'draw', voter: seat })
    })
  }
  /** Takes one's own offer back; from who has not agreed it is a no, and a draw takes everybody. */
  declineDraw(seat: Seat): Promise<void> {
    return this.#change(() => {
      ownHand(this.#course.requireActive(), seat)
      const { votes } = this.#course.social
      const own = votes.by(seat, 'draw')
      return votes.withdraw(own.length > 0 ? own : votes.all.filter(({ kind }) => kind === 'draw'))
    })
  }
  voteStandIn({ as: voter, seat, rank, agree }: StandInRequest): Promise<void> {
    if (!agree) return this.#withdraw((votes) => votes.by(voter, 'stand-in', seat))
    return this.#change(() => {
      const { votes, presence } = this.#course.social
      const vote = { kind: 'stand-in', seat, rank, voter } as const
      votes.checkStandIn(this.#course.requireActive(), vote)
      const { session } = seatRecordOf(this.record, voter) ?? { session: null }
      if (session !== null) presence.touch(session)
      return votes.cast(vote)
    })
  }

  /** The latest ones, in order. */
  get notes(): readonly NoteRecord[] {
    return this.#course.social.notes
  }
  addNote(note: Pick<NoteRecord, 'seat' | 'text' | 'signal'>): Promise<void> {
    const name = seatRecordOf(this.record, note.seat)?.name ?? note.seat
    return this.#line.run(async () => {
      await this.#upToDate(() => this.#course.social.addNote({ ...note, name }))
      this.#telling.wakeListeners()
    })
  }

  setAuto(seat: Seat, auto: boolean): Promise<void> {
    return this.#change(async () => {
      await this.#ports.handle.setAuto(this.record.id, seat, auto)
      this.#seats((known) => (known.seat === seat ? { ...known, auto } : known))
      const { active, answers } = this.#course
      if (active) answers.restartDelay(active, seat)
    })
  }
  rename(session: string, name: string): void {
    this.#seats((seat) => (seat.session === session ? { ...seat, name } : seat))
    this.#telling.wakeListeners()
  }
  /** It is played again at another table. */
  rematchCreated(rematch: string): void {
    this.#course.record = { ...this.record, rematch }
    this.#telling.wakeListeners()
  }

  /** Everything this viewer was told so far; grows as the match goes on. */
  messages(viewer: Viewer): Promise<readonly string[]> {
    // Between what somebody did and what the table does by itself there is a question that nobody is to see.
    return this.#line.run(() => (this.state ? this.#telling.messages(viewer, () => this.#course.transitions()) : Promise.resolve([])))
  }
  listen(listener: Listener): () => void {
    const leave = this.#came(listener.session)
    const stop = this.#telling.listen(listener)
    this.#watch()
    return () => {
      leave()
      stop()
      this.#watch()
    }
  }

  /** As everybody who listens hears it. */
  statusText(): string {
    return this.#telling.status(() => this.status())
  }
  status(): StreamStatus {
    const { active, answers, social } = this.#course
    const here = this.#telling.viewers()
    const seats = this.record.seats.map(({ seat }) => seat)
    const beside = { here: seats.filter((seat) => here.has(seat)), rematch: this.record.rematch }
    if (!active) return { ...beside, sealed: [], thinking: [], draw: [], standIn: [], left: [] }
    const counted = answers.countedOrders(active)
    const asked = owedAnswers(active)
    const sealed = asked.filter(({ call, seat }) => counted.some((order) => order.call === call && order.seat === seat))
    const answered = seats.filter((seat) => sealed.some((order) => order.seat === seat))
    return {
      ...beside,
      sealed: answered,
      thinking: asked.filter((owed) => botAtSeat(active, owed.seat) && !sealed.includes(owed)).map(({ seat }) => seat),
      ...social.status(active, answered),
    }
  }

  /** In turn; then the match goes on wherever it can, and everybody hears of it. */
  #change<T>(verb: () => Promise<T>): Promise<T> {
    return this.#line.run(async () => {
      const result = await this.#upToDate(verb)
      await this.#settle()
      return result
    })
  }
  #withdraw(which: (votes: MatchRunner['social']['votes']) => readonly Vote[]): Promise<void> {
    const { votes } = this.#course.social
    return this.#change(() => votes.withdraw(which(votes)))
  }
  #aside(job: () => Promise<void>): void {
    this.#line.runInBackground(
      async () => {
        await this.#upToDate(job)
        this.#heard()
      },
      // What failed may have been news, and nobody tells them twice.
      async () => {
        await this.#course.catchUp()
        await this.#settle()
      },
    )
  }
  async #settle(): Promise<void> {
    await this.#upToDate(() => this.#course.settle())
    this.#heard()
  }
  /** Where another process has gone on meanwhile, what it wrote is read first and the work done anew. */
  async #upToDate<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StaleWrite) || tries === TRIES) throw error
        await this.#course.catchUp()
      }
    }
  }
  #heard(): void {
    this.#watch()
    this.#telling.wakeListeners()
  }
  #seats(change: (seat: MatchRecord['seats'][number]) => MatchRecord['seats'][number]): void {
    this.#course.record = { ...this.record, seats: this.record.seats.map(change) }
  }

  #came(session: string | null): () => void {
    if (session === null || !this.record.seats.some((seat) => seat.session === session)) return () => undefined
    const { social, active } = this.#course
    const { presence } = social
    const leave = presence.connect(session)
    const { handle: held } = this.#ports
    held.announcePresence(presence.connected)
    if (active) this.#aside(() => social.playerReturned(active, session))
    return () => {
      leave()
      held.announcePresence(presence.connected)
    }
  }
  /** Who goes away matters to who listens. */
  #watch(): void {
    const { social, active } = this.#course
    if (active && !this.#telling.idle) social.watch(active, () => this.#aside(() => this.#course.settle()))
    else social.stopWatching()
  }
}

/** Throws where somebody else answers for this seat. */
function ownHand({ match: standing }: ActiveMatch, seat: Seat): void {
  const { conceded, standIns } = standing.status
  if (conceded.includes(seat)) throw notNow(CONCEDED, 'you have given up')
  if (Object.hasOwn(standIns, seat)) throw notNow(STAND_IN, 'a bot sits in for you: take your seat back first')
}
const fallen = (): RequestError => new RequestError('key-reused', 'what came under this key stands no more: give it anew under another')
const notNow = (rule: typeof CONCEDED, reason: string): RequestError => new RequestError('not-now', reason, { rule, reason })
