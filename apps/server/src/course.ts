// The course of one match: where it stands, and how it goes on. An order is durable before it is acknowledged, an entry before
// anybody is told. Nothing here waits its turn: the table sees to that.
import type { Seat } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  checkAction,
  decide,
  follow,
  judge,
  type MatchAction,
  type MatchState,
  makeHead,
  NOT_OPEN,
  outcomeOf,
  reopen,
  review,
  type SealedOrder,
  type Transition,
  transitionsOf,
} from '@admiralty/match'
import type { MatchHandle, MatchRecord, RequestRecord, Store, StoredEntry, StoredMatch } from '@admiralty/store'
import { Answering, type AnsweringPorts } from './answering.ts'
import type { Answer, Verdict } from './bots.ts'
import { Company, type CompanyPorts } from './company.ts'
import { botAt, openIn, type Position } from './position.ts'
import { Refused } from './problems.ts'
import { Seals } from './seals.ts'
import type { Rules } from './shelf.ts'

export interface CoursePorts extends AnsweringPorts, Pick<CompanyPorts, 'away'> {
  readonly store: Pick<Store, 'entries'>
  readonly held: MatchHandle
}
export interface Ears {
  /** An entry that is durable by now. */
  tell(turn: Transition): void
  /** To be done in turn: a bot has thought, a pause has ended. */
  aside(job: () => Promise<void>): void
}

export class Course {
  readonly rules: Rules
  readonly seals: Seals
  readonly answering: Answering
  readonly company: Company
  readonly #ports: CoursePorts
  readonly #ears: Ears
  /** The entry that each call led to. */
  readonly #answered = new Map<string, number>()
  record: MatchRecord
  #standing: MatchState | null

  constructor(rules: Rules, { ports, ears, stored }: { readonly ports: CoursePorts; readonly ears: Ears; readonly stored: StoredMatch }) {
    const { record, sealed } = stored
    this.rules = rules
    this.seals = new Seals(ports.held, record.id, sealed)
    this.answering = new Answering(rules, ports, this.seals)
    this.company = new Company(record.id, ports, stored)
    this.#ports = ports
    this.#ears = ears
    this.record = record
    const entries = stored.entries.map(({ entry }) => entry)
    const chain = stored.entries.map((row) => row.chain)
    this.#standing = record.head && reopen(rules.system, record.head, entries, chain)
    for (const { call, seq } of entries) if (call) this.#answered.set(call.id, seq)
  }

  get standing(): MatchState | null {
    return this.#standing
  }
  /** Null: it has not begun, or is over. */
  get position(): Position | null {
    if (!this.#standing || this.record.status === 'over') return null
    return { system: this.rules.system, standing: this.#standing, seats: this.record.seats }
  }
  /** Throws unless it is under way. */
  playing(): Position {
    if (this.position) return this.position
    throw this.#standing ? new Refused('match-over', 'this match is over') : tooEarly()
  }
  /** The number of the entry that this call led to. */
  ledTo(call: string): number | null {
    return this.#answered.get(call) ?? null
  }

  async past(): Promise<Iterable<Transition>> {
    const { id, head } = this.record
    if (!head) return []
    // What others have just written is told when we have heard of it.
    const written = (await this.#ports.store.entries(id)).slice(0, (this.#standing?.seq ?? -1) + 1)
    return transitionsOf(this.rules.system, { head, entries: written.map(({ entry }) => entry), chain: written.map(({ chain }) => chain) })
  }

  /** Reads what others have written, goes on from there, and tells it. */
  async catchUp(): Promise<void> {
    const before = this.record
    const kept = await this.#ports.held.read(this.#standing?.seq ?? -1)
    if (!kept) return
    this.record = kept.record
    this.seals.learn(kept.sealed)
    this.company.learn(kept)
    for (const row of kept.entries) this.#follow(row)
    const { position } = this
    const switched = this.record.seats.filter(({ auto }, place) => auto !== before.seats[place]?.auto)
    if (position) for (const { seat } of switched) this.answering.restart(position, seat)
  }

  /** If everybody has sat down. */
  async begin(): Promise<void> {
    if (this.#standing) return
    await this.catchUp()
    if (this.#standing) return
    const { id, setup, secret, seats, created, status } = this.record
    if (status !== 'waiting' || seats.some(({ value }) => value === null)) return
    const seatValues = Object.fromEntries(seats.map(({ seat, value }) => [seat, value ?? '']))
    const head = makeHead(this.rules.system, { id, setup, position: null, secret, seatValues, created })
    for (const { session } of seats) if (session !== null) this.company.presence.see(session)
    await this.#append(beginMatch(this.rules.system, head, secret, this.#ports.clock.now()))
  }

  /** Throws where it cannot be done now. */
  async do({ system, standing }: Position, action: MatchAction): Promise<void> {
    const refusal = checkAction(system, standing, action)
    if (refusal) throw new Refused('not-now', refusal.reason, refusal)
    await this.#append(applyAction(system, standing, { action, time: this.#ports.clock.now() }, this.record.secret))
  }

  /** Judged on the seat's own view, made durable, and only then known: with the entry it leads to, or under seal until all have answered. */
  async seal(sealed: SealedOrder, request: RequestRecord | null): Promise<void> {
    if (!this.#standing) throw tooEarly()
    if (!this.position) throw callOver()
    const judged = judge(this.rules.system, this.#standing.state, sealed)
    if ('refusal' in judged) {
      const kind = judged.refusal.rule === NOT_OPEN ? 'call-over' : 'refused'
      throw new Refused(kind, judged.refusal.reason, judged.refusal)
    }
    const order = { ...sealed, order: judged.order }
    const turn = this.#turnBy(this.position, order)
    if (turn) await this.#append(turn, request)
    else await this.seals.add(order, request)
  }

  /** Decides whatever can be decided, then wakes who has to answer. */
  async settle(): Promise<void> {
    while (await this.#goOn());
    const { position } = this
    if (!position) return
    this.answering.wake(position, {
      answer: (answer) => this.#ears.aside(() => this.#botAnswers(answer)),
      later: () => this.#ears.aside(() => this.settle()),
    })
    this.answering.judge(position, this.company.votes.reluctant(position), (verdict) => this.#ears.aside(() => this.#botJudges(verdict)))
  }

  /** One entry, if one is due. */
  async #goOn(): Promise<boolean> {
    const { position } = this
    if (!position) return false
    const { system, standing } = position
    const action = this.company.votes.due(position)
    if (action) {
      await this.do(position, action)
      return true
    }
    const { ready, invalidated } = review(system, standing.state, this.answering.answers(position))
    for (const { call, seat } of invalidated) await this.seals.remove(call, seat)
    const [first] = ready
    if (!first) return false
    await this.#append(this.#decide(position, first, this.seals.reasons(first.call)))
    return true
  }

  /** What this order leads to if its call waits for it alone and nothing else comes before; null where it has to lie under seal. */
  #turnBy(position: Position, order: SealedOrder): Transition | null {
    if (this.company.votes.due(position)) return null
    const { system, standing } = position
    const { ready, invalidated } = review(system, standing.state, this.answering.answers(position, order))
    const [first] = ready
    if (first?.call.id !== order.call || invalidated.length > 0) return null
    const why = order.why === undefined ? {} : { [order.seat]: order.why }
    try {
      return this.#decide(position, first, { ...this.seals.reasons(first.call), ...why })
    } catch {
      // Rules that fail must not lose it: they fail again when the match is to go on.
      return null
    }
  }
  #decide({ system, standing }: Position, ready: Ready, why: Readonly<Record<Seat, string>>): Transition {
    return decide(system, standing, { ...ready, time: this.#ports.clock.now(), why }, this.record.secret)
  }

  /** Durable, then known, then told; with the request of the order that came last. */
  async #append(turn: Transition, request: RequestRecord | null = null): Promise<void> {
    const { system, words } = this.rules
    const { entry, match } = turn
    const { head, state, chain } = match
    const status = outcomeOf(system, match) ? 'over' : 'playing'
    const moment = words.moment(system.view(state, 'public'))
    const progress = { status, moment, time: entry.time } as const
    const opening = entry.seq === 0 ? head : null
    const settledVotes = this.company.fallen({ action: entry.action, over: status === 'over', moved: moment !== this.record.moment })
    await this.#ports.held.append({ match: head.id, entry, chain, head: opening, settledVotes, request, ...progress })
    this.record = { ...this.record, head, status, moment, updated: entry.time }
    this.seals.opened(entry)
    this.company.votes.drop(settledVotes)
    this.#goneOn(turn)
  }
  #follow(row: StoredEntry): void {
    const { head } = this.record
    if (head) this.#goneOn(follow(this.rules.system, { head, last: this.#standing }, row))
  }
  #goneOn(turn: Transition): void {
    const { entry, match } = turn
    this.#standing = match
    if (entry.call) this.#answered.set(entry.call.id, entry.seq)
    this.#ears.tell(turn)
  }

  async #botAnswers({ call, seat, seq, order, why, view }: Answer): Promise<void> {
    const { position } = this
    // At another process it may have thought faster.
    const asked = position && botAt(position, seat) && !this.seals.has(call.id, seat)
    if (asked && openIn(position).some(({ id }) => id === call.id)) {
      const { system, standing } = position
      const sealed = { call: call.id, seat, order }
      // What a bot thought of an older position may fall; of this one it must not keep falling.
      if ('order' in judge(system, standing.state, sealed)) await this.seal({ ...sealed, ...(why !== null && { why }) }, null)
      else if (seq === standing.seq) await this.seal({ ...sealed, order: system.defaultOrder(view) }, null)
    }
    await this.settle()
  }

  async #botJudges(verdict: Verdict): Promise<void> {
    if (this.position?.standing.seq === verdict.seq) await this.company.votes.judged(verdict)
    await this.settle()
  }
}

type Ready = ReturnType<typeof review>['ready'][number]
const tooEarly = (): Refused => new Refused('too-early', 'not everybody has sat down')
export const callOver = (): Refused => new Refused('call-over', 'this question is not open any more')
