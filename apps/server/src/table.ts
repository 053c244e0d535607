// One open match: where it stands, the orders under seal, and the verbs that change it, one at a time.
// An order is durable before it is acknowledged, an entry before anybody is told.
import type { Call, Seat, Viewer } from '@admiralty/kernel'
import {
  automatic,
  beginMatch,
  decide,
  judge,
  makeHead,
  NOT_OPEN,
  reopen,
  review,
  type Sealed,
  type Standing,
  type Turn,
  turnsOf,
} from '@admiralty/match'
import type { StreamStatus } from '@admiralty/protocol'
import type { MatchRecord, RequestRecord, SeatRecord, Store, Written } from '@admiralty/store'
import { type Answer, type BotSeat, Bots } from './bots.ts'
import { Pauses } from './pauses.ts'
import type { Clock, Pace } from './ports.ts'
import { Refused } from './problems.ts'
import { Seals } from './seals.ts'
import type { Rules } from './shelf.ts'
import { type Listener, Telling } from './telling.ts'
import { seenBy, type Thinker } from './thinker.ts'

/** ms from a failure that nobody hears of to the next try. */
const AGAIN = 30_000

export interface TablePorts {
  readonly store: Store
  readonly clock: Clock
  readonly pace: Pace
  readonly thinker: Pick<Thinker, 'think'>
  /** Something failed that nobody is waiting for. */
  failed(error: unknown): void
}

interface Stored {
  readonly record: MatchRecord
  readonly written: readonly Written[]
  readonly sealed: readonly Sealed[]
}

export class Table {
  readonly rules: Rules
  readonly #ports: TablePorts
  readonly #telling: Telling
  readonly #bots: Bots
  readonly #pauses: Pauses
  readonly #seals: Seals
  /** The entry that each call led to. */
  readonly #answered = new Map<string, number>()
  #record: MatchRecord
  #standing: Standing | null
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #callOff: (() => void) | null = null

  constructor(rules: Rules, ports: TablePorts, { record, written, sealed }: Stored) {
    this.rules = rules
    this.#ports = ports
    this.#telling = new Telling(rules.system)
    this.#bots = new Bots(rules, ports)
    this.#pauses = new Pauses(ports.clock, ports.pace.auto)
    this.#record = record
    this.#seals = new Seals(ports.store, record.id, sealed)
    const entries = written.map(({ entry }) => entry)
    this.#standing =
      record.head &&
      reopen(
        rules.system,
        record.head,
        entries,
        written.map(({ chain }) => chain),
      )
    for (const { call, seq } of entries) if (call) this.#answered.set(call.id, seq)
  }

  get record(): MatchRecord {
    return this.#record
  }
  get standing(): Standing | null {
    return this.#standing
  }
  /** Nobody listens, no bot thinks, no pause runs, nothing is to be tried again: it may be put away. */
  get idle(): boolean {
    return this.#waiting === 0 && this.#telling.idle && this.#bots.idle && this.#pauses.idle && this.#callOff === null
  }

  /** Resolves when what was asked for so far is done. */
  async rest(): Promise<void> {
    await this.#queue
    this.#callOff?.()
  }

  /** My seats that owe an answer. */
  owed(session: string): readonly Seat[] {
    const mine = (seat: Seat): boolean => this.#seat(seat)?.session === session
    return this.#open().flatMap(({ id, seats }) => seats.filter((seat) => mine(seat) && !this.#seals.has(id, seat)))
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
      if (!known) await this.#seal(sealed, request)
      // Even if it is known: what it led to may have failed then.
      await this.#settle()
      return this.#answered.get(sealed.call) ?? null
    })
  }

  withdraw(call: string, seat: Seat): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!this.#open().some(({ id }) => id === call)) throw new Refused('call-over', 'this question is not open any more')
      const withdrawn = await this.#seals.remove(call, seat)
      await this.#settle()
      return withdrawn
    })
  }

  setAuto(seat: Seat, auto: boolean): Promise<void> {
    return this.#inTurn(async () => {
      await this.#ports.store.setAuto(this.#record.id, seat, auto)
      this.#record = { ...this.#record, seats: this.#record.seats.map((known) => (known.seat === seat ? { ...known, auto } : known)) }
      for (const { id, seats } of this.#open()) if (seats.includes(seat)) this.#pauses.restart(id, seat)
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
    return this.#telling.listen(listener)
  }

  status(): StreamStatus {
    const here = this.#telling.here()
    const asked = this.#open().flatMap(({ id, seats }) => seats.map((seat) => ({ call: id, seat })))
    const sealed = asked.filter(({ call, seat }) => this.#counted().some((order) => order.call === call && order.seat === seat))
    const seats = this.#record.seats.map(({ seat }) => seat)
    return {
      sealed: seats.filter((seat) => sealed.some((order) => order.seat === seat)),
      here: seats.filter((seat) => here.has(seat)),
      draw: [],
      standIn: [],
      left: [],
      rematch: null,
      thinking: asked.filter((owed) => this.#seat(owed.seat)?.bot && !sealed.includes(owed)).map(({ seat }) => seat),
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
  #seat(seat: Seat): SeatRecord | undefined {
    return this.#record.seats.find((known) => known.seat === seat)
  }
  #open(): readonly Call[] {
    return this.#standing ? this.rules.system.awaiting(this.#standing.state) : []
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
    await this.#append(beginMatch(this.rules.system, head, secret, this.#ports.clock.now()))
  }

  /** Durable, then known, then told. */
  async #append(turn: Turn): Promise<void> {
    const { system, words } = this.rules
    const { entry, standing } = turn
    const { head, state, chain } = standing
    const status = system.outcome(state) ? 'over' : 'playing'
    const moment = words.moment(system.view(state, 'public'))
    const progress = { status, moment, time: entry.time } as const
    const opening = entry.seq === 0 ? head : null
    const done = await this.#ports.store.append({ match: head.id, entry, chain, head: opening, fallen: [], ...progress })
    if (!done) throw new Error('another process has gone on with this match')
    this.#record = { ...this.#record, head, status, moment, updated: entry.time }
    this.#standing = standing
    this.#seals.opened(entry.call?.id)
    if (entry.call) this.#answered.set(entry.call.id, entry.seq)
    this.#telling.tell(turn)
    this.#telling.wake()
  }

  /** Judged on the seat's own view, made durable, and only then known. */
  async #seal(sealed: Sealed, request: RequestRecord | null): Promise<void> {
    if (!this.#standing) throw new Refused('too-early', 'not everybody has sat down')
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
    for (let ready = await this.#ready(); ready && this.#standing; ready = await this.#ready()) {
      await this.#append(decide(this.rules.system, this.#standing, { ...ready, time: this.#ports.clock.now() }, this.#record.secret))
    }
    this.#wakeBots()
    this.#wakeLater()
    this.#telling.wake()
  }

  async #ready() {
    if (!this.#standing || this.#record.status === 'over') return undefined
    const { system } = this.rules
    const { state } = this.#standing
    this.#pauses.note(this.#open())
    const forced = automatic(system, state).map(({ call, seat, order }) => ({ call: call.id, seat, order }))
    for (const order of [...forced, ...this.#withoutChoice()]) this.#seals.keep(order)
    const { ready, fallen } = review(system, state, [...this.#counted(), ...forced])
    for (const { call, seat } of fallen) await this.#seals.remove(call, seat)
    return ready[0]
  }

  /** When this seat's answer to this call may count. */
  #due(call: string, seat: Seat): number {
    return this.#seat(seat)?.auto ? this.#pauses.end(call, seat) : 0
  }
  #counted(): readonly Sealed[] {
    return this.#seals.all.filter(({ call, seat }) => this.#due(call, seat) <= this.#ports.clock.now())
  }

  /** What seats that wish it so answer by themselves: where their own view shows one answer only, when their pause is over. */
  #withoutChoice(): readonly Sealed[] {
    const { system } = this.rules
    const state = this.#standing?.state
    return this.#open().flatMap((call) =>
      call.seats.flatMap((seat) => {
        const pausing = !this.#seat(seat)?.auto || this.#due(call.id, seat) > this.#ports.clock.now()
        if (pausing || this.#seals.has(call.id, seat)) return []
        const order = system.only(system.view(state, seat), seat)
        return order === undefined ? [] : [{ call: call.id, seat, order }]
      }),
    )
  }

  #wakeLater(): void {
    const due = this.#open().flatMap(({ id, seats }) => seats.map((seat) => this.#due(id, seat)))
    this.#pauses.wakeAt(due, () => void this.#inTurn(() => this.#settle()).catch(this.#failed))
  }

  #wakeBots(): void {
    if (!this.#standing) return
    const { state, seq } = this.#standing
    for (const call of this.#open()) {
      for (const seat of call.seats) {
        const bot = botOf(this.#seat(seat))
        if (!bot || this.#seals.has(call.id, seat)) continue
        this.#bots.think(bot, { call, seat, view: seenBy(this.rules.system, state, seat), seq }, (answer) => this.#botAnswers(answer))
      }
    }
  }

  #botAnswers({ call, seat, seq, order, view }: Answer): void {
    this.#inTurn(async () => {
      const open = this.#open().some(({ id }) => id === call.id)
      if (open && this.#standing) {
        const judged = judge(this.rules.system, this.#standing.state, { call: call.id, seat, order })
        // What a bot thought of an older position may fall; of this one it must not keep falling.
        if ('order' in judged) await this.#seal({ call: call.id, seat, order }, null)
        else if (seq === this.#standing.seq) await this.#seal({ call: call.id, seat, order: this.rules.system.standing(view) }, null)
      }
      await this.#settle()
    }).catch(this.#failed)
  }

  /** Nobody waits for an answer who could ask again, so it is tried again: there may be room on the disk by then. */
  readonly #failed = (error: unknown): void => {
    this.#ports.failed(error)
    this.#callOff?.()
    this.#callOff = this.#ports.clock.after(AGAIN, () => {
      this.#callOff = null
      this.#inTurn(() => this.#settle()).catch(this.#failed)
    })
  }
}

const keyReused = (): Refused => new Refused('key-reused', 'the same key came with another order')

const botOf = (record: SeatRecord | undefined): BotSeat | undefined =>
  record?.bot ? { seat: record.seat, rank: record.bot, seed: record.seed } : undefined
