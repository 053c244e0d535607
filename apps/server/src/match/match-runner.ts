// Takes a match from orders to entries, and on to forced orders, default orders, the umpire and bots. An order is durable before it is
// acknowledged. `MatchSession` calls its methods one at a time.
import { dueOf, graceOf } from '@admiralty/clocks'
import { type Seat, UMPIRE } from '@admiralty/kernel'
import {
  answersTooLate,
  applyAction,
  beginMatch,
  checkAction,
  decide,
  judge,
  lapsedSeats,
  type MatchAction,
  type NewTransition,
  NOT_OPEN,
  review,
  type SealedOrder,
  type SeatLinks,
  type Signatures,
} from '@admiralty/match'
import type { RequestRecord } from '@admiralty/store'
import type { BotAnswer, DrawVerdict } from '../bots/match-bots.ts'
import { RequestError } from '../platform/request-error.ts'
import { type ActiveMatch, botAtSeat, openCallsOf } from '../seats/active-match.ts'
import { AnswerCollector } from './answer-collector.ts'
import { clockAction, type KnownAnswers } from './clock-action.ts'
import { answersOf, type CompleteCall, digestOf, seatsToAsk, usedIn } from './complete-call.ts'
import { lastErrandOf } from './last-errand.ts'
import { headOf } from './match-head.ts'
import { type MatchEvents, type MatchJournal, type MatchPorts, tooEarly } from './match-journal.ts'
import { MatchSignatures, unsignedChoice } from './match-signatures.ts'
import { MatchWakes } from './match-wakes.ts'

export class MatchRunner {
  readonly answers: AnswerCollector
  readonly wakes: MatchWakes
  readonly #journal: MatchJournal
  readonly #ports: MatchPorts
  readonly #events: MatchEvents
  readonly #signatures: MatchSignatures

  constructor(journal: MatchJournal, ports: MatchPorts, events: MatchEvents) {
    this.#journal = journal
    this.#ports = ports
    this.#events = events
    this.#signatures = new MatchSignatures(ports.host, journal.entries)
    this.answers = new AnswerCollector(journal.rules, ports, journal.sealedOrders, () => events.runInBackground(() => this.settle()))
    this.wakes = new MatchWakes({ ...ports, journal, answers: this.answers, isAttended: events.isAttended })
  }

  /** Begins the match if every seat is taken. */
  async begin(): Promise<void> {
    const journal = this.#journal
    if (journal.state) return
    await journal.catchUp()
    if (journal.state) return
    const { rules, record, social } = journal
    const { secret, seats, status } = record
    if (status !== 'waiting' || seats.some(({ value }) => value === null)) return
    const head = headOf(rules.system, record, this.#ports.host.publicKey)
    for (const { person } of seats) if (person !== null) social.presence.touch(person)
    await journal.append(beginMatch(rules.system, head, secret, this.#ports.clock.now()))
  }

  /** Appends an action such as a concession, with the signatures of players. Throws `not-now` if it is not possible, `refused` without them. */
  async perform({ system, match }: ActiveMatch, action: MatchAction, given: Signatures = {}): Promise<void> {
    const time = this.#ports.clock.now()
    const refusal = checkAction(system, match, action, time)
    if (refusal) throw new RequestError('not-now', refusal.reason, refusal)
    const signatures = this.signAction({ match }, action, given)
    await this.#journal.append(applyAction(system, match, { action, signatures, time }, this.#journal.record.secret))
  }

  /** The signatures of an action: those of players, checked, and those of the server. Throws `refused` if one is missing or not valid. */
  signAction({ match }: Pick<ActiveMatch, 'match'>, action: MatchAction, given: Signatures): Signatures {
    return this.#signatures.action(match, action, given)
  }

  /** Judges an order on the seat's view and stores it: sealed, or fixed or in the entry if it completes the call. Throws if it is refused. */
  async seal(sealed: SealedOrder, request: RequestRecord | null): Promise<void> {
    if (this.#isLate(sealed)) await this.settle()
    const { active, state } = this.#journal
    if (!state) throw tooEarly()
    if (!active || this.#isOver(active, sealed)) throw callOver()
    if (sealed.saved && state.head.clock.kind === 'none')
      throw new RequestError('bad-request', 'this match has no deadline at which a saved order would count: send it as ready')
    const judged = judge(active.system, state.state, sealed)
    if ('refusals' in judged) {
      const [{ rule, reason }] = judged.refusals
      throw new RequestError(rule === NOT_OPEN ? 'call-over' : 'refused', reason, judged.refusals)
    }
    const order = this.#signatures.order(state, { ...sealed, order: judged.order, time: this.#ports.clock.now() })
    const complete = await this.#completedBy(active, order)
    const asked = complete && this.#asked(active)
    if (complete && asked && asked.length > 0) {
      await this.#fix(active, complete, asked, request)
      this.#journal.sealedOrders.keepInMemory(order)
      return
    }
    const transition = complete && this.#tryToDecide(active, complete)
    if (transition) await this.#journal.append(transition, request)
    else await this.#sealOnly(active, order, request)
  }
  async #sealOnly(active: ActiveMatch, order: SealedOrder, request: RequestRecord | null): Promise<void> {
    await this.#tellTheLast(active, order)
    await this.#journal.leavingWork(this.wakes.afterOrder(active, order), (wake) => this.#journal.sealedOrders.add(order, request, wake))
  }

  /** Leaves the errand that tells the only player who is not ready. */
  async #tellTheLast({ system, match, seats }: ActiveMatch, order: SealedOrder): Promise<void> {
    const call = system.openCalls(match.state).find(({ id }) => id === order.call)
    if (!call || order.saved) return
    const { asked, sealedOrders } = this.#journal
    const isReady = (seat: Seat): boolean =>
      seat === order.seat || (sealedOrders.has(call.id, seat) && !sealedOrders.isSaved(call.id, seat))
    const { longCalls } = system
    const { head, seq } = match
    const errand = lastErrandOf({ head, seq, time: this.#ports.clock.now(), call, longCalls, asked, seats, isReady })
    if (errand) await this.#ports.leaveErrand(errand)
  }

  /** Whether the deadline of an order has passed, or the host has answered for its seat because of that. */
  #isOver({ match }: ActiveMatch, order: Pick<SealedOrder, 'call' | 'seat'>): boolean {
    return this.#isLate(order) || lapsedSeats(match.clock, order.call).includes(order.seat)
  }
  /** Whether the deadline of an order has passed. */
  #isLate({ call, seat }: Pick<SealedOrder, 'call' | 'seat'>): boolean {
    const { state } = this.#journal
    const due = state && !state.clock.paused ? dueOf(state.clock, call, seat) : null
    return state !== null && due !== null && this.#ports.clock.now() > due + graceOf(state.head.clock)
  }

  /** Appends every entry that is due, up to one that waits for links. Otherwise asks the umpire, and the bots if people are there. */
  async settle(): Promise<void> {
    await this.#settleAll()
    await this.wakes.correct()
  }
  async #settleAll(): Promise<void> {
    while (await this.#settleOnce());
    const { active, fixed } = this.#journal
    if (!active || fixed) return
    // The umpire belongs to the host, so it answers whether or not people are there.
    this.answers.wakeUmpire(active, (answer) => this.#events.runInBackground(() => this.#recordBotAnswer(answer)))
    // A match without people rests, unless its deadlines are days away. The bots are asked when somebody comes.
    if (!this.#events.isAttended()) return
    this.answers.wakeBots(active, (answer) => this.#events.runInBackground(() => this.#recordBotAnswer(answer)))
    this.answers.askBotsAboutDraw(active, this.#journal.social.votes.undecidedBots(active), (verdict) =>
      this.#events.runInBackground(() => this.#recordBotVerdict(verdict)),
    )
  }

  /** Appends one entry if one is due. Returns whether it did. */
  async #settleOnce(): Promise<boolean> {
    const { active, fixed } = this.#journal
    if (!active || fixed) return false
    const action = this.#dueAction(active)
    if (action) {
      await this.perform(active, action, this.#journal.social.votes.signatures)
      return true
    }
    if (await this.#journal.social.handovers.settle(active)) return true
    for (const { call, seat } of answersTooLate(active.system, active.match.state, this.#journal.sealedOrders.all))
      await this.#journal.sealedOrders.remove(call, seat)
    const answers = await this.#answersToReview(active)
    const { ready, invalidated } = review(active.system, active.match.state, answers)
    for (const { call, seat } of invalidated) await this.#journal.sealedOrders.remove(call, seat)
    const [first] = ready
    if (!first) return false
    const complete = { ready: first, used: usedIn(first, answers) }
    const unsigned = this.#unsignedChoice(active, complete.used)
    const asked = this.#asked(active)
    if (unsigned) await this.#journal.sealedOrders.remove(unsigned.call, unsigned.seat)
    else if (asked.length > 0) await this.#fix(active, complete, asked, null)
    else await this.#journal.append(this.#decide(active, complete))
    return true
  }

  #unsignedChoice(active: ActiveMatch, used: readonly SealedOrder[]): SealedOrder | undefined {
    return unsignedChoice(active, used, this.answers.forced(active))
  }
  #asked(active: ActiveMatch): readonly Seat[] {
    return seatsToAsk(active, this.#journal.social.presence.connected)
  }
  #fix({ match }: ActiveMatch, complete: CompleteCall, asked: readonly Seat[], request: RequestRecord | null): Promise<void> {
    return this.#journal.fix({ ...answersOf(complete), seq: match.seq + 1, asked }, request, this.wakes.afterChange())
  }
  /** Appends the entry of the fixed orders. Returns false if another server has done so. */
  async appendFixed(given: SeatLinks): Promise<boolean> {
    const { active, fixed, record } = this.#journal
    if (!active || !fixed) return false
    const { system, match } = active
    const { secret } = record
    const links = Object.keys(given).length > 0 ? { digest: digestOf(match, fixed, secret), given } : undefined
    await this.#journal.append(decide(system, match, { ...fixed, time: this.#ports.clock.now(), links }, secret))
    return true
  }

  /** The action that comes before any further answer. */
  #dueAction(active: ActiveMatch): MatchAction | undefined {
    const { restored, social } = this.#journal
    if (restored !== null) return { kind: 'restored', value: restored }
    const facts = this.#clockFacts()
    return social.settledAction(active, facts.now) ?? clockAction(active, facts)
  }
  #clockFacts(): KnownAnswers {
    const { sealedOrders } = this.#journal
    return {
      now: this.#ports.clock.now(),
      outages: this.#ports.outages(),
      isAnswered: (call, seat) => sealedOrders.has(call, seat),
      isSaved: (call, seat) => sealedOrders.isSaved(call, seat),
    }
  }

  /**
   * The answers to open calls with their orders, as if `order` were sealed; in the state as it was read, only those to complete calls. Reading
   * and judging take longer for a larger order, so viewers could measure an opponent's sealed order. An order that a crash or an update has
   * made illegal is found when its call is complete.
   */
  #answersToReview(active: ActiveMatch, order?: SealedOrder): Promise<readonly SealedOrder[]> {
    const answers = this.answers.answers(active, order)
    const calls = openCallsOf(active)
    const isAnswered = (id: string, seat: Seat): boolean => answers.some((answer) => answer.call === id && answer.seat === seat)
    const isRead = active.match === this.#journal.readState
    const due = isRead ? calls.filter(({ id, seats }) => seats.every((seat) => isAnswered(id, seat))) : calls
    const dueAnswers = answers.filter(({ call }) => due.some(({ id }) => id === call))
    return this.#journal.stoppingIfDamaged(() => this.#journal.sealedOrders.ordersOf(dueAnswers))
  }

  /** The call that this order completes, if nothing else is due first; null if the order has to be sealed. */
  async #completedBy(active: ActiveMatch, order: SealedOrder): Promise<CompleteCall | null> {
    if (this.#dueAction(active)) return null
    const answers = await this.#answersToReview(active, order)
    const { ready, invalidated } = review(active.system, active.match.state, answers)
    const [first] = ready
    if (first?.call.id !== order.call || invalidated.length > 0) return null
    const used = usedIn(first, answers)
    return this.#unsignedChoice(active, used) ? null : { ready: first, used }
  }
  /** An order must survive a bug in the rules. Null then: it is sealed, and the bug is reported when the match continues. */
  #tryToDecide(active: ActiveMatch, complete: CompleteCall): NewTransition | null {
    try {
      return this.#decide(active, complete)
    } catch {
      return null
    }
  }
  #decide({ system, match }: ActiveMatch, complete: CompleteCall): NewTransition {
    return decide(system, match, { ...answersOf(complete), time: this.#ports.clock.now() }, this.#journal.record.secret)
  }

  async #recordBotAnswer(answer: BotAnswer): Promise<void> {
    const { call, seat, seq, order, why, view } = answer
    const { active } = this.#journal
    this.answers.recorded(answer)
    // Another server may have answered first, or the deadline has passed, so that the default order is given.
    const owes = active && (seat === UMPIRE || botAtSeat(active, seat)) && !this.#journal.sealedOrders.has(call.id, seat)
    if (owes && !this.#isOver(active, { call: call.id, seat }) && openCallsOf(active).some(({ id }) => id === call.id)) {
      const { system, match } = active
      const sealed = { call: call.id, seat, order }
      // If a decision on an older state has become invalid, the bot is asked again. On this state the default order replaces it.
      if ('order' in judge(system, match.state, sealed)) await this.seal({ ...sealed, ...(why !== null && { why }) }, null)
      else if (seq === match.seq) await this.seal({ ...sealed, order: system.defaultOrder(view, call) }, null)
    }
    await this.settle()
  }

  async #recordBotVerdict(verdict: DrawVerdict): Promise<void> {
    if (this.#journal.active?.match.seq === verdict.seq) await this.#journal.social.votes.recordVerdict(verdict)
    await this.settle()
  }
}

/** The error for an order to a call that is closed. */
export const callOver = (): RequestError => new RequestError('call-over', 'this call is closed')
