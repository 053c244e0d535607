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
import { Course, type CoursePorts, callOver } from './course.ts'
import { Line } from './line.ts'
import { askedIn, botAt, openIn, type Position, recordOf } from './position.ts'
import { Refused } from './problems.ts'
import type { Rules } from './shelf.ts'
import { type Listener, Telling } from './telling.ts'

export interface TablePorts extends CoursePorts {
  readonly store: Pick<Store, 'entries' | 'request'>
  /** Something failed that nobody is waiting for. */
  failed(error: unknown): void
}

/** How often something is tried again that others were faster with: each time at least they have gone on. */
const TRIES = 25

export class Table {
  readonly rules: Rules
  readonly #ports: TablePorts
  readonly #line: Line
  readonly #telling: Telling
  readonly #course: Course

  constructor(rules: Rules, ports: TablePorts, stored: StoredMatch) {
    this.rules = rules
    this.#ports = ports
    this.#line = new Line(ports.clock, ports.failed)
    this.#telling = new Telling(rules.system)
    const ears = {
      tell: (turn: Parameters<Telling['tell']>[0]) => {
        this.#telling.tell(turn)
        this.#telling.wake()
      },
      aside: (job: () => Promise<void>) => this.#aside(job),
    }
    this.#course = new Course(rules, { ports, ears, stored })
  }

  get record(): MatchRecord {
    return this.#course.record
  }
  get standing(): MatchState | null {
    return this.#course.standing
  }
  /** Nobody listens, nobody thinks, nothing waits: it may be put away. */
  get idle(): boolean {
    const { answering, company } = this.#course
    return this.#line.idle && this.#telling.idle && answering.idle && company.idle
  }

  /** Resolves when what was asked for so far is done. */
  async rest(): Promise<void> {
    await this.#line.rest()
    this.#course.company.rest()
  }

  /** What others acknowledged before this was asked for is known here when it resolves. */
  async refresh(): Promise<void> {
    if (await this.#ports.held.isStale()) await this.#change(() => this.#course.catchUp())
  }
  /** These people are at this table, at whichever server. */
  present(sessions: readonly string[]): void {
    const seated = sessions.filter((session) => this.record.seats.some((seat) => seat.session === session))
    for (const session of seated) this.#course.company.presence.see(session)
    if (seated.length > 0) this.#heard()
  }
  /** Others may have changed it; null: nobody knows how often. */
  changed(revision: number | null): void {
    const { held } = this.#ports
    this.#aside(async () => {
      if (revision !== null && revision <= held.revision) return
      await this.#course.catchUp()
      await this.#course.settle()
    })
  }

  /** My seats that owe an answer. */
  owed(session: string): readonly Seat[] {
    const { position, seals } = this.#course
    if (!position) return []
    const { conceded, standIns } = position.standing.status
    const mine = (seat: Seat): boolean =>
      recordOf(position, seat)?.session === session && !conceded.includes(seat) && !Object.hasOwn(standIns, seat)
    return askedIn(position).flatMap(({ call, seat }) => (mine(seat) && !seals.has(call, seat) ? [seat] : []))
  }

  /** Who owes an answer, as far as everybody may know. */
  awaited(): readonly Seat[] {
    const { position } = this.#course
    const { sealed } = this.status()
    const asked = position ? askedIn(position).map(({ seat }) => seat) : []
    return [...new Set(asked)].filter((seat) => !sealed.includes(seat))
  }

  /** Begins if everybody is there, and goes on wherever it can: after a restart, after somebody sat down. */
  proceed(): Promise<void> {
    return this.#change(() => this.#course.begin())
  }

  async order(sealed: SealedOrder, request: RequestRecord): Promise<number | null> {
    await this.#change(async () => {
      try {
        const { position, company } = this.#course
        if (position) ownHand(position, sealed.seat)
        company.presence.see(request.session)
        await this.#course.seal(sealed, request)
      } catch (error) {
        if (!(await this.#knows(request, error))) throw error
        if (this.#stillOwed(sealed)) throw error instanceof Refused ? error : fallen()
        // Even so it may go on: what it led to may have failed then.
      }
    })
    return this.#course.ledTo(sealed.call)
  }

  /** Whether this request was taken before. No key is stored twice, so that it is asked for only where something stands in the way. */
  async #knows(request: RequestRecord, inTheWay: unknown): Promise<boolean> {
    // Who is behind asks when it has caught up.
    if (isUnreachable(inTheWay) || inTheWay instanceof StaleWrite) return false
    const known = await this.#ports.store.request(request.session, request.key)
    if (known && known.digest !== request.digest) throw new Refused('key-reused', 'the same key came with another order')
    return known !== undefined
  }

  /** The question is open, and nothing lies under seal: what was given has fallen, or was taken back. */
  #stillOwed({ call, seat }: SealedOrder): boolean {
    const { position, seals } = this.#course
    return position !== null && openIn(position).some(({ id }) => id === call) && !seals.has(call, seat)
  }

  withdraw(call: string, seat: Seat): Promise<boolean> {
    return this.#change(async () => {
      const { position, seals } = this.#course
      if (!position || !openIn(position).some(({ id }) => id === call)) throw callOver()
      ownHand(position, seat)
      return seals.remove(call, seat)
    })
  }

  /** Done before is done. */
  concede(seat: Seat): Promise<void> {
    return this.#change(async () => {
      if (this.standing?.status.conceded.includes(seat)) return
      await this.#course.do(this.#course.playing(), { kind: 'conceded', seat })
    })
  }
  /** Nobody sits in: then nothing has to be done. */
  return(seat: Seat): Promise<void> {
    return this.#change(async () => {
      const position = this.#course.playing()
      if (Object.hasOwn(position.standing.status.standIns, seat)) await this.#course.do(position, { kind: 'returned', seat })
    })
  }

  offerDraw(seat: Seat): Promise<void> {
    return this.#change(() => {
      ownHand(this.#course.playing(), seat)
      return this.#course.company.votes.cast({ kind: 'draw', voter: seat })
    })
  }
  /** Takes one's own offer back; from who has not agreed it is a no, and a draw takes everybody. */
  declineDraw(seat: Seat): Promise<void> {
    return this.#change(() => {
      ownHand(this.#course.playing(), seat)
      const { votes } = this.#course.company
      const own = votes.by(seat, 'draw')
      return votes.withdraw(own.length > 0 ? own : votes.all.filter(({ kind }) => kind === 'draw'))
    })
  }
  voteStandIn({ as: voter, seat, rank, agree }: StandInRequest): Promise<void> {
    if (!agree) return this.#withdraw((votes) => votes.by(voter, 'stand-in', seat))
    return this.#change(() => {
      const { votes, presence } = this.#course.company
      const vote = { kind: 'stand-in', seat, rank, voter } as const
      votes.mayStandIn(this.#course.playing(), vote)
      const { session } = recordOf(this.record, voter) ?? { session: null }
      if (session !== null) presence.see(session)
      return votes.cast(vote)
    })
  }

  /** The latest ones, in order. */
  get notes(): readonly NoteRecord[] {
    return this.#course.company.notes
  }
  note(note: Pick<NoteRecord, 'seat' | 'text' | 'signal'>): Promise<void> {
    const name = recordOf(this.record, note.seat)?.name ?? note.seat
    return this.#line.inTurn(async () => {
      await this.#upToDate(() => this.#course.company.note({ ...note, name }))
      this.#telling.wake()
    })
  }

  setAuto(seat: Seat, auto: boolean): Promise<void> {
    return this.#change(async () => {
      await this.#ports.held.setAuto(this.record.id, seat, auto)
      this.#seats((known) => (known.seat === seat ? { ...known, auto } : known))
      const { position, answering } = this.#course
      if (position) answering.restart(position, seat)
    })
  }
  rename(session: string, name: string): void {
    this.#seats((seat) => (seat.session === session ? { ...seat, name } : seat))
    this.#telling.wake()
  }
  /** It is played again at another table. */
  again(rematch: string): void {
    this.#course.record = { ...this.record, rematch }
    this.#telling.wake()
  }

  /** Everything this viewer was told so far; grows as the match goes on. */
  messages(viewer: Viewer): Promise<readonly string[]> {
    // Between what somebody did and what the table does by itself there is a question that nobody is to see.
    return this.#line.inTurn(() => (this.standing ? this.#telling.messages(viewer, () => this.#course.past()) : Promise.resolve([])))
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
    const { position, answering, company } = this.#course
    const here = this.#telling.here()
    const seats = this.record.seats.map(({ seat }) => seat)
    const beside = { here: seats.filter((seat) => here.has(seat)), rematch: this.record.rematch }
    if (!position) return { ...beside, sealed: [], thinking: [], draw: [], standIn: [], left: [] }
    const counted = answering.counted(position)
    const asked = askedIn(position)
    const sealed = asked.filter(({ call, seat }) => counted.some((order) => order.call === call && order.seat === seat))
    const answered = seats.filter((seat) => sealed.some((order) => order.seat === seat))
    return {
      ...beside,
      sealed: answered,
      thinking: asked.filter((owed) => botAt(position, owed.seat) && !sealed.includes(owed)).map(({ seat }) => seat),
      ...company.status(position, answered),
    }
  }

  /** In turn; then the match goes on wherever it can, and everybody hears of it. */
  #change<T>(verb: () => Promise<T>): Promise<T> {
    return this.#line.inTurn(async () => {
      const result = await this.#upToDate(verb)
      await this.#settle()
      return result
    })
  }
  #withdraw(which: (votes: Course['company']['votes']) => readonly Vote[]): Promise<void> {
    const { votes } = this.#course.company
    return this.#change(() => votes.withdraw(which(votes)))
  }
  #aside(job: () => Promise<void>): void {
    this.#line.aside(
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
    this.#telling.wake()
  }
  #seats(change: (seat: MatchRecord['seats'][number]) => MatchRecord['seats'][number]): void {
    this.#course.record = { ...this.record, seats: this.record.seats.map(change) }
  }

  #came(session: string | null): () => void {
    if (session === null || !this.record.seats.some((seat) => seat.session === session)) return () => undefined
    const { company, position } = this.#course
    const { presence } = company
    const leave = presence.came(session)
    const { held } = this.#ports
    held.announcePresence(presence.here)
    if (position) this.#aside(() => company.back(position, session))
    return () => {
      leave()
      held.announcePresence(presence.here)
    }
  }
  /** Who goes away matters to who listens. */
  #watch(): void {
    const { company, position } = this.#course
    if (position && !this.#telling.idle) company.watch(position, () => this.#aside(() => this.#course.settle()))
    else company.rest()
  }
}

/** Throws where somebody else answers for this seat. */
function ownHand({ standing }: Position, seat: Seat): void {
  const { conceded, standIns } = standing.status
  if (conceded.includes(seat)) throw notNow(CONCEDED, 'you have given up')
  if (Object.hasOwn(standIns, seat)) throw notNow(STAND_IN, 'a bot sits in for you: take your seat back first')
}
const fallen = (): Refused => new Refused('key-reused', 'what came under this key stands no more: give it anew under another')
const notNow = (rule: typeof CONCEDED, reason: string): Refused => new Refused('not-now', reason, { rule, reason })
