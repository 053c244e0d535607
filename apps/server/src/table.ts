// One open match: where it stands, the orders under seal, and the verbs that change it, one at a time.
// An order is durable before it is acknowledged, an entry before anybody is told.
import type { Seat, Viewer } from '@admiralty/kernel'
import {
  beginMatch,
  CONCEDED,
  checkDeed,
  type Deed,
  decide,
  enact,
  judge,
  makeHead,
  NOT_OPEN,
  outcomeOf,
  reopen,
  review,
  type Sealed,
  STAND_IN,
  type Standing,
  type Turn,
  turnsOf,
} from '@admiralty/match'
import type { StandInRequest, StreamStatus } from '@admiralty/protocol'
import type { MatchRecord, NoteRecord, RequestRecord, Store, Vote, Written } from '@admiralty/store'
import { Answering, type AnsweringPorts } from './answering.ts'
import type { Answer } from './bots.ts'
import { Company } from './company.ts'
import { askedIn, botAt, openIn, type Position, recordOf } from './position.ts'
import { Refused } from './problems.ts'
import { Seals } from './seals.ts'
import type { Rules } from './shelf.ts'
import { type Listener, Telling } from './telling.ts'

/** ms from a failure that nobody hears of to the next try. */
const AGAIN = 30_000

export interface TablePorts extends AnsweringPorts {
  readonly store: Store
  /** Something failed that nobody is waiting for. */
  failed(error: unknown): void
}

interface Stored {
  readonly record: MatchRecord
  readonly written: readonly Written[]
  readonly sealed: readonly Sealed[]
  readonly notes: readonly NoteRecord[]
  readonly votes: readonly Vote[]
}

export class Table {
  readonly rules: Rules
  readonly #ports: TablePorts
  readonly #telling: Telling
  readonly #seals: Seals
  readonly #answering: Answering
  readonly #company: Company
  /** The entry that each call led to. */
  readonly #answered = new Map<string, number>()
  #record: MatchRecord
  #standing: Standing | null
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #callOff: (() => void) | null = null

  constructor(rules: Rules, ports: TablePorts, { record, written, sealed, notes, votes }: Stored) {
    this.rules = rules
    this.#ports = ports
    this.#telling = new Telling(rules.system)
    this.#seals = new Seals(ports.store, record.id, sealed)
    this.#answering = new Answering(rules, ports, this.#seals)
    this.#company = new Company(record.id, ports, { notes, votes })
    this.#record = record
    const entries = written.map(({ entry }) => entry)
    const chain = written.map((row) => row.chain)
    this.#standing = record.head && reopen(rules.system, record.head, entries, chain)
    for (const { call, seq } of entries) if (call) this.#answered.set(call.id, seq)
  }

  get record(): MatchRecord {
    return this.#record
  }
  get standing(): Standing | null {
    return this.#standing
  }
  get notes(): readonly NoteRecord[] {
    return this.#company.notes
  }
  /** Nobody listens, no bot thinks, no pause runs, nothing is to be tried again: it may be put away. */
  get idle(): boolean {
    return this.#waiting === 0 && this.#telling.idle && this.#answering.idle && this.#company.idle && this.#callOff === null
  }

  /** Resolves when what was asked for so far is done. */
  async rest(): Promise<void> {
    await this.#queue
    this.#callOff?.()
    this.#company.rest()
  }

  /** My seats that owe an answer. */
  owed(session: string): readonly Seat[] {
    const position = this.#position
    if (!position) return []
    const { conceded, standIns } = position.standing.deeds
    const mine = (seat: Seat): boolean =>
      recordOf(position, seat)?.session === session && !conceded.includes(seat) && !Object.hasOwn(standIns, seat)
    return askedIn(position).flatMap(({ call, seat }) => (mine(seat) && !this.#seals.has(call, seat) ? [seat] : []))
  }

  /** Begins if everybody is there, and goes on wherever it can: after a restart, after somebody sat down. */
  proceed(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#standing) {
        this.#record = (await this.#ports.store.match(this.#record.id)) ?? this.#record
        await this.#begin()
      }
      await this.#settle()
    })
  }

  order(sealed: Sealed, request: RequestRecord): Promise<number | null> {
    return this.#inTurn(async () => {
      const known = await this.#ports.store.request(request.session, request.key)
      if (known && known.digest !== request.digest) throw keyReused()
      if (!known) await this.#sealOwn(sealed, request)
      // Even if it is known: what it led to may have failed then.
      await this.#settle()
      return this.#answered.get(sealed.call) ?? null
    })
  }

  withdraw(call: string, seat: Seat): Promise<boolean> {
    return this.#inTurn(async () => {
      const position = this.#position
      if (!position || !openIn(position).some(({ id }) => id === call)) throw callOver()
      ownHand(position, seat)
      const withdrawn = await this.#seals.remove(call, seat)
      await this.#settle()
      return withdrawn
    })
  }

  /** Done before is done. */
  concede(seat: Seat): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#standing?.deeds.conceded.includes(seat)) return
      await this.#do(this.#playing(), { kind: 'conceded', seat })
      await this.#settle()
    })
  }
  /** Nobody sits in: then nothing has to be done. */
  return(seat: Seat): Promise<void> {
    return this.#inTurn(async () => {
      const position = this.#playing()
      if (Object.hasOwn(position.standing.deeds.standIns, seat)) await this.#do(position, { kind: 'returned', seat })
      await this.#settle()
    })
  }
  offerDraw(seat: Seat): Promise<void> {
    return this.#inTurn(async () => {
      ownHand(this.#playing(), seat)
      await this.#company.votes.cast({ kind: 'draw', voter: seat })
      await this.#settle()
    })
  }
  declineDraw(seat: Seat): Promise<void> {
    return this.#inTurn(() => this.#unvote(this.#company.votes.by(seat, 'draw')))
  }
  voteStandIn({ as: voter, seat, rank, agree }: StandInRequest): Promise<void> {
    return this.#inTurn(async () => {
      const { votes } = this.#company
      if (!agree) return this.#unvote(votes.by(voter, 'stand-in', seat))
      const vote = { kind: 'stand-in', seat, rank, voter } as const
      votes.mayStandIn(this.#playing(), vote)
      await votes.cast(vote)
      await this.#settle()
    })
  }
  note(note: Pick<NoteRecord, 'seat' | 'text' | 'signal'>): Promise<void> {
    return this.#inTurn(async () => {
      await this.#company.note({ ...note, name: recordOf(this.#record, note.seat)?.name ?? note.seat })
      this.#telling.wake()
    })
  }
  /** It is played again at another table. */
  again(rematch: string): void {
    this.#record = { ...this.#record, rematch }
    this.#telling.wake()
  }

  setAuto(seat: Seat, auto: boolean): Promise<void> {
    return this.#inTurn(async () => {
      await this.#ports.store.setAuto(this.#record.id, seat, auto)
      this.#record = { ...this.#record, seats: this.#record.seats.map((known) => (known.seat === seat ? { ...known, auto } : known)) }
      if (this.#position) this.#answering.restart(this.#position, seat)
      await this.#settle()
    })
  }

  rename(session: string, name: string): void {
    this.#record = { ...this.#record, seats: this.#record.seats.map((seat) => (seat.session === session ? { ...seat, name } : seat)) }
    this.#telling.wake()
  }

  /** Everything this viewer was told so far; grows as the match goes on. */
  messages(viewer: Viewer): Promise<readonly string[]> {
    return this.#inTurn(() => (this.#standing ? this.#telling.messages(viewer, () => this.#past()) : Promise.resolve([])))
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

  status(): StreamStatus {
    const here = this.#telling.here()
    const seats = this.#record.seats.map(({ seat }) => seat)
    const beside = { here: seats.filter((seat) => here.has(seat)), rematch: this.#record.rematch }
    const position = this.#position
    if (!position) return { ...beside, sealed: [], thinking: [], draw: [], standIn: [], left: [] }
    const counted = this.#answering.counted(position)
    const asked = askedIn(position)
    const sealed = asked.filter(({ call, seat }) => counted.some((order) => order.call === call && order.seat === seat))
    const answered = seats.filter((seat) => sealed.some((order) => order.seat === seat))
    return {
      ...beside,
      sealed: answered,
      thinking: asked.filter((owed) => botAt(position, owed.seat) && !sealed.includes(owed)).map(({ seat }) => seat),
      ...this.#company.status(position, answered),
    }
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const result = this.#queue.then(job).finally(() => {
      this.#waiting -= 1
    })
    this.#queue = result.catch(() => undefined)
    return result
  }
  /** Null: it has not begun, or is over. */
  get #position(): Position | null {
    if (!this.#standing || this.#record.status === 'over') return null
    return { system: this.rules.system, standing: this.#standing, seats: this.#record.seats }
  }
  #playing(): Position {
    const position = this.#position
    if (position) return position
    throw this.#standing ? new Refused('match-over', 'this match is over') : tooEarly()
  }

  async #past(): Promise<Iterable<Turn>> {
    const { id, head } = this.#record
    if (!head) return []
    const written = await this.#ports.store.entries(id)
    return turnsOf(this.rules.system, { head, entries: written.map(({ entry }) => entry), chain: written.map(({ chain }) => chain) })
  }

  async #begin(): Promise<void> {
    const { id, setup, secret, seats, created, status } = this.#record
    if (status !== 'waiting' || seats.some(({ value }) => value === null)) return this.#telling.wake()
    const seatValues = Object.fromEntries(seats.map(({ seat, value }) => [seat, value ?? '']))
    const head = makeHead(this.rules.system, { id, setup, position: null, secret, seatValues, created })
    for (const { session } of seats) if (session !== null) this.#company.presence.see(session)
    await this.#append(beginMatch(this.rules.system, head, secret, this.#ports.clock.now()))
  }

  /** Durable, then known, then told. */
  async #append(turn: Turn): Promise<void> {
    const { system, words } = this.rules
    const { entry, standing } = turn
    const { head, state, chain } = standing
    const status = outcomeOf(system, standing) ? 'over' : 'playing'
    const moment = words.moment(system.view(state, 'public'))
    const progress = { status, moment, time: entry.time } as const
    const opening = entry.seq === 0 ? head : null
    const fallen = this.#company.fallen({ deed: entry.deed, over: status === 'over', moved: moment !== this.#record.moment })
    const done = await this.#ports.store.append({ match: head.id, entry, chain, head: opening, fallen, ...progress })
    if (!done) throw new Error('another process has gone on with this match')
    this.#record = { ...this.#record, head, status, moment, updated: entry.time }
    this.#standing = standing
    this.#seals.opened(entry)
    this.#company.votes.drop(fallen)
    if (entry.call) this.#answered.set(entry.call.id, entry.seq)
    this.#telling.tell(turn)
    this.#telling.wake()
  }

  /** Throws where it cannot be done now. */
  async #do({ system, standing }: Position, deed: Deed): Promise<void> {
    const refusal = checkDeed(system, standing, deed)
    if (refusal) throw new Refused('not-now', refusal.reason, refusal)
    await this.#append(enact(system, standing, { deed, time: this.#ports.clock.now() }, this.#record.secret))
  }
  async #unvote(votes: readonly Vote[]): Promise<void> {
    await this.#company.votes.withdraw(votes)
    await this.#settle()
  }

  async #sealOwn(sealed: Sealed, request: RequestRecord): Promise<void> {
    if (this.#position) ownHand(this.#position, sealed.seat)
    this.#company.presence.see(request.session)
    await this.#seal(sealed, request)
  }

  /** Judged on the seat's own view, made durable, and only then known. */
  async #seal(sealed: Sealed, request: RequestRecord | null): Promise<void> {
    if (!this.#standing) throw tooEarly()
    if (!this.#position) throw callOver()
    const judged = judge(this.rules.system, this.#standing.state, sealed)
    if ('refusal' in judged) {
      const kind = judged.refusal.rule === NOT_OPEN ? 'call-over' : 'refused'
      throw new Refused(kind, judged.refusal.reason, judged.refusal)
    }
    try {
      await this.#seals.add({ ...sealed, order: judged.order }, request)
    } catch (error) {
      // At another table, in the same moment.
      const taken = request && (await this.#ports.store.request(request.session, request.key))
      throw taken ? keyReused() : error
    }
  }

  /** Decides whatever can be decided, then sees who has to be woken. */
  async #settle(): Promise<void> {
    while (await this.#goOn());
    const position = this.#position
    if (position) {
      this.#answering.wake(position, { answer: (answer) => this.#botAnswers(answer), later: () => this.#later() })
      this.#answering.judge(position, this.#company.votes.reluctant(position), (verdict) => this.#botJudges(verdict))
    }
    this.#watch()
    this.#telling.wake()
  }

  /** One entry, if one is due. */
  async #goOn(): Promise<boolean> {
    const position = this.#position
    if (!position) return false
    const { system, standing } = position
    const deed = this.#company.votes.due(position)
    if (deed) {
      await this.#do(position, deed)
      return true
    }
    const { ready, fallen } = review(system, standing.state, this.#answering.answers(position))
    for (const { call, seat } of fallen) await this.#seals.remove(call, seat)
    const [first] = ready
    if (!first) return false
    const answered = { ...first, time: this.#ports.clock.now(), why: this.#seals.reasons(first.call) }
    await this.#append(decide(system, standing, answered, this.#record.secret))
    return true
  }

  #botAnswers({ call, seat, seq, order, why, view }: Answer): void {
    this.#inTurn(async () => {
      const position = this.#position
      const open = position && botAt(position, seat) && openIn(position).some(({ id }) => id === call.id)
      if (open) {
        const { system, standing } = position
        const sealed = { call: call.id, seat, order }
        // What a bot thought of an older position may fall; of this one it must not keep falling.
        if ('order' in judge(system, standing.state, sealed)) await this.#seal({ ...sealed, ...(why !== null && { why }) }, null)
        else if (seq === standing.seq) await this.#seal({ ...sealed, order: system.standing(view) }, null)
      }
      await this.#settle()
    }).catch(this.#failed)
  }

  #botJudges(verdict: { readonly seq: number; readonly seat: Seat; readonly agrees: boolean }): void {
    this.#inTurn(async () => {
      if (this.#position?.standing.seq === verdict.seq) await this.#company.votes.judged(verdict)
      await this.#settle()
    }).catch(this.#failed)
  }

  #came(session: string | null): () => void {
    if (session === null) return () => undefined
    const leave = this.#company.presence.came(session)
    const position = this.#position
    if (position) this.#inTurn(() => this.#company.back(position, session)).catch(this.#failed)
    return leave
  }
  #watch(): void {
    const position = this.#position
    if (position && !this.#telling.idle) this.#company.watch(position, () => this.#later())
    else this.#company.rest()
  }
  #later(): void {
    this.#inTurn(() => this.#settle()).catch(this.#failed)
  }

  /** Nobody waits for an answer who could ask again, so it is tried again: there may be room on the disk by then. */
  readonly #failed = (error: unknown): void => {
    this.#ports.failed(error)
    this.#callOff?.()
    this.#callOff = this.#ports.clock.after(AGAIN, () => {
      this.#callOff = null
      this.#later()
    })
  }
}

/** Throws where somebody else answers for this seat. */
function ownHand({ standing }: Position, seat: Seat): void {
  const { conceded, standIns } = standing.deeds
  if (conceded.includes(seat)) throw notNow(CONCEDED, 'you have given up')
  if (Object.hasOwn(standIns, seat)) throw notNow(STAND_IN, 'a bot sits in for you: take your seat back first')
}

const notNow = (rule: typeof CONCEDED, reason: string): Refused => new Refused('not-now', reason, { rule, reason })
const tooEarly = (): Refused => new Refused('too-early', 'not everybody has sat down')
const callOver = (): Refused => new Refused('call-over', 'this question is not open any more')
const keyReused = (): Refused => new Refused('key-reused', 'the same key came with another order')
