// The course of one match: where it stands, and how it goes on. An order is durable before it is acknowledged, an entry before
// anybody is told. Nothing here waits its turn: the table sees to that.
import type { RuleSystem, Seat, Words } from '@admiralty/kernel'
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
import type { BotAnswer, DrawVerdict } from '../bots/match-bots.ts'
import { RequestError } from '../http/problems.ts'
import type { LoadedGame } from '../platform/game-catalog.ts'
import { type SocialPorts, SocialState } from '../social/social-state.ts'
import { type ActiveMatch, botAtSeat, openCallsOf } from './active-match.ts'
import { AnswerCollector, type AnswerCollectorPorts } from './answer-collector.ts'
import { SealedOrders } from './sealed-orders.ts'

export interface RunnerPorts extends AnswerCollectorPorts, Pick<SocialPorts, 'awayAfter'> {
  readonly store: Pick<Store, 'entries'>
  readonly handle: MatchHandle
}
export interface RunnerEvents {
  /** An entry that is durable by now. */
  entryAppended(turn: Transition): void
  /** To be done in turn: a bot has thought, a pause has ended. */
  runInBackground(job: () => Promise<void>): void
}

export class MatchRunner {
  readonly rules: LoadedGame
  readonly sealedOrders: SealedOrders
  readonly answers: AnswerCollector
  readonly social: SocialState
  readonly #ports: RunnerPorts
  readonly #ears: RunnerEvents
  /** The entry that each call led to. */
  readonly #answered = new Map<string, number>()
  record: MatchRecord
  #standing: MatchState | null

  constructor(
    rules: LoadedGame,
    { ports, ears, stored }: { readonly ports: RunnerPorts; readonly ears: RunnerEvents; readonly stored: StoredMatch },
  ) {
    const { record, sealed } = stored
    this.rules = rules
    this.sealedOrders = new SealedOrders(ports.handle, record.id, sealed)
    this.answers = new AnswerCollector(rules, ports, this.sealedOrders)
    this.social = new SocialState(record.id, ports, stored)
    this.#ports = ports
    this.#ears = ears
    this.record = record
    const entries = stored.entries.map(({ entry }) => entry)
    const chain = stored.entries.map((row) => row.chain)
    this.#standing = record.head && reopen(rules.system, record.head, entries, chain)
    for (const { call, seq } of entries) if (call) this.#answered.set(call.id, seq)
  }

  get state(): MatchState | null {
    return this.#standing
  }
  /** Null: it has not begun, or is over. */
  get active(): ActiveMatch | null {
    if (!this.#standing || this.record.status === 'over') return null
    return { system: this.rules.system, match: this.#standing, seats: this.record.seats }
  }
  /** Throws unless it is under way. */
  requireActive(): ActiveMatch {
    if (this.active) return this.active
    throw this.#standing ? new RequestError('match-over', 'this match is over') : tooEarly()
  }
  /** The number of the entry that this call led to. */
  entryOfCall(call: string): number | null {
    return this.#answered.get(call) ?? null
  }

  async transitions(): Promise<Iterable<Transition>> {
    const { id, head } = this.record
    if (!head) return []
    // What others have just written is told when we have heard of it.
    const written = (await this.#ports.store.entries(id)).slice(0, (this.#standing?.seq ?? -1) + 1)
    return transitionsOf(this.rules.system, { head, entries: written.map(({ entry }) => entry), chain: written.map(({ chain }) => chain) })
  }

  /** Reads what others have written, goes on from there, and tells it. */
  async catchUp(): Promise<void> {
    const before = this.record
    const kept = await this.#ports.handle.read(this.#standing?.seq ?? -1)
    if (!kept) return
    this.record = kept.record
    this.sealedOrders.replace(kept.sealed)
    this.social.replace(kept)
    for (const row of kept.entries) this.#follow(row)
    const { active } = this
    const switched = this.record.seats.filter(({ auto }, place) => auto !== before.seats[place]?.auto)
    if (active) for (const { seat } of switched) this.answers.restartDelay(active, seat)
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
    for (const { session } of seats) if (session !== null) this.social.presence.touch(session)
    await this.#append(beginMatch(this.rules.system, head, secret, this.#ports.clock.now()))
  }

  /** Throws where it cannot be done now. */
  async perform({ system, match: standing }: ActiveMatch, action: MatchAction): Promise<void> {
    const refusal = checkAction(system, standing, action)
    if (refusal) throw new RequestError('not-now', refusal.reason, refusal)
    await this.#append(applyAction(system, standing, { action, time: this.#ports.clock.now() }, this.record.secret))
  }

  /** Judged on the seat's own view, made durable, and only then known: with the entry it leads to, or under seal until all have answered. */
  async seal(sealed: SealedOrder, request: RequestRecord | null): Promise<void> {
    if (!this.#standing) throw tooEarly()
    if (!this.active) throw callOver()
    const judged = judge(this.rules.system, this.#standing.state, sealed)
    if ('refusal' in judged) {
      const kind = judged.refusal.rule === NOT_OPEN ? 'call-over' : 'refused'
      throw new RequestError(kind, judged.refusal.reason, judged.refusal)
    }
    const order = { ...sealed, order: judged.order }
    const turn = this.#turnBy(this.active, order)
    if (turn) await this.#append(turn, request)
    else await this.sealedOrders.add(order, request)
  }

  /** Decides whatever can be decided, then wakes who has to answer. */
  async settle(): Promise<void> {
    while (await this.#goOn());
    const { active } = this
    if (!active) return
    this.answers.wakeBots(active, {
      answer: (answer) => this.#ears.runInBackground(() => this.#botAnswers(answer)),
      later: () => this.#ears.runInBackground(() => this.settle()),
    })
    this.answers.askBotsAboutDraw(active, this.social.votes.undecidedBots(active), (verdict) =>
      this.#ears.runInBackground(() => this.#botJudges(verdict)),
    )
  }

  /** One entry, if one is due. */
  async #goOn(): Promise<boolean> {
    const { active } = this
    if (!active) return false
    const { system, match: standing } = active
    const action = this.social.votes.settledAction(active)
    if (action) {
      await this.perform(active, action)
      return true
    }
    const { ready, invalidated } = review(system, standing.state, this.answers.answers(active))
    for (const { call, seat } of invalidated) await this.sealedOrders.remove(call, seat)
    const [first] = ready
    if (!first) return false
    await this.#append(this.#decide(active, first, this.sealedOrders.reasons(first.call)))
    return true
  }

  /** What this order leads to if its call waits for it alone and nothing else comes before; null where it has to lie under seal. */
  #turnBy(position: ActiveMatch, order: SealedOrder): Transition | null {
    if (this.social.votes.settledAction(position)) return null
    const { system, match: standing } = position
    const { ready, invalidated } = review(system, standing.state, this.answers.answers(position, order))
    const [first] = ready
    if (first?.call.id !== order.call || invalidated.length > 0) return null
    const why = order.why === undefined ? {} : { [order.seat]: order.why }
    try {
      return this.#decide(position, first, { ...this.sealedOrders.reasons(first.call), ...why })
    } catch {
      // Rules that fail must not lose it: they fail again when the match is to go on.
      return null
    }
  }
  #decide({ system, match: standing }: ActiveMatch, ready: Ready, why: Readonly<Record<Seat, string>>): Transition {
    return decide(system, standing, { ...ready, time: this.#ports.clock.now(), why }, this.record.secret)
  }

  /** Durable, then known, then told; with the request of the order that came last. */
  async #append(turn: Transition, request: RequestRecord | null = null): Promise<void> {
    const { system, words } = this.rules
    const { entry, match } = turn
    const { head, state, chain } = match
    const status = outcomeOf(system, match) ? 'over' : 'playing'
    const moment = words.phase(system.view(state, 'public')).title
    const progress = { status, moment, time: entry.time } as const
    const opening = entry.seq === 0 ? head : null
    const settledVotes = this.social.votesSettledBy({
      action: entry.action,
      over: status === 'over',
      moved: !samePhase(words, system, turn),
    })
    await this.#ports.handle.append({ match: head.id, entry, chain, head: opening, settledVotes, request, ...progress })
    this.record = { ...this.record, head, status, moment, updated: entry.time }
    this.sealedOrders.removeUsedBy(entry)
    this.social.votes.forget(settledVotes)
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
    this.#ears.entryAppended(turn)
  }

  async #botAnswers({ call, seat, seq, order, why, view }: BotAnswer): Promise<void> {
    const { active } = this
    // At another process it may have thought faster.
    const asked = active && botAtSeat(active, seat) && !this.sealedOrders.has(call.id, seat)
    if (asked && openCallsOf(active).some(({ id }) => id === call.id)) {
      const { system, match: standing } = active
      const sealed = { call: call.id, seat, order }
      // What a bot thought of an older position may fall; of this one it must not keep falling.
      if ('order' in judge(system, standing.state, sealed)) await this.seal({ ...sealed, ...(why !== null && { why }) }, null)
      else if (seq === standing.seq) await this.seal({ ...sealed, order: system.defaultOrder(view) }, null)
    }
    await this.settle()
  }

  async #botJudges(verdict: DrawVerdict): Promise<void> {
    if (this.active?.match.seq === verdict.seq) await this.social.votes.recordVerdict(verdict)
    await this.settle()
  }
}

type Ready = ReturnType<typeof review>['ready'][number]
const tooEarly = (): RequestError => new RequestError('too-early', 'not everybody has sat down')
export const callOver = (): RequestError => new RequestError('call-over', 'this question is not open any more')

/** Whether play is in the same turn and step as before the entry. Texts are not compared. */
function samePhase(words: Pick<Words, 'phase'>, system: RuleSystem, { before, match }: Transition): boolean {
  if (before === undefined) return false
  const was = words.phase(system.view(before, 'public'))
  const now = words.phase(system.view(match.state, 'public'))
  return was.turn === now.turn && was.step === now.step
}
