// Runs one match: holds its state and appends its entries. An order is durable before it is acknowledged, an entry before it is sent.
// `MatchSession` calls its methods one at a time.
import { type Seat, UMPIRE } from '@admiralty/kernel'
import {
  answersTooLate,
  applyAction,
  beginMatch,
  checkAction,
  decide,
  follow,
  judge,
  type MatchAction,
  type MatchState,
  type NewTransition,
  NOT_OPEN,
  outcomeOf,
  review,
  type SealedOrder,
  type SeatLinks,
  type Signatures,
  type Transition,
} from '@admiralty/match'
import { DamagedMatch, type FixedCall, type MatchHandle, type MatchRecord, type RequestRecord, type StoredEntry } from '@admiralty/store'
import type { BotAnswer, DrawVerdict, MatchBotsPorts } from '../bots/match-bots.ts'
import type { CatalogGame } from '../platform/game-catalog.ts'
import type { HostSigner } from '../platform/host-signer.ts'
import { RequestError } from '../platform/request-error.ts'
import { type ActiveMatch, botAtSeat, hasMoved, openCallsOf } from '../seats/active-match.ts'
import { type SocialPorts, SocialState } from '../social/social-state.ts'
import { AnswerCollector } from './answer-collector.ts'
import { answersOf, type CompleteCall, digestOf, fixedNow, questionOf, seatsToAsk, usedIn } from './complete-call.ts'
import { EarlierProof } from './earlier-proof.ts'
import { EntryIndex } from './entry-index.ts'
import type { LinkQuestion } from './link-exchange.ts'
import { headOf } from './match-head.ts'
import { type HistoryPorts, MatchHistory } from './match-history.ts'
import { MatchSignatures, unsignedChoice } from './match-signatures.ts'
import { SealedOrders } from './sealed-orders.ts'
import { type OpeningMatch, openJournal, requireProof } from './stored-journal.ts'

export interface RunnerPorts extends MatchBotsPorts, HistoryPorts, Pick<SocialPorts, 'awayAfter'> {
  readonly handle: MatchHandle
  /** Signs for this server. */
  readonly host: HostSigner
}
/** How the runner notifies its `MatchSession`. */
export interface RunnerEvents {
  /** Called with each entry once it is durable. */
  entryAppended(transition: Transition): void
  /** Whether people watch the match, or did so a short time ago. */
  isAttended(): boolean
  /** Queues work that nobody waits for: a bot has decided, a delay has ended. */
  runInBackground(job: () => Promise<void>): void
  /** Called when the journal turns out to be damaged: nothing is sent or taken any more. */
  stopped(): void
}

/** The match that a runner continues, and the ports that it uses. */
export interface RunnerStart {
  readonly ports: RunnerPorts
  readonly events: RunnerEvents
  readonly opening: OpeningMatch
}

export class MatchRunner {
  readonly rules: CatalogGame
  readonly sealedOrders: SealedOrders
  readonly answers: AnswerCollector
  readonly social: SocialState
  readonly history: MatchHistory
  readonly #ports: RunnerPorts
  readonly #events: RunnerEvents
  readonly #entries: EntryIndex
  readonly #signatures: MatchSignatures
  record: MatchRecord
  #state: MatchState | null
  /** The state as it was last read from the store. The sealed orders in the store were judged on it before they were stored. */
  #readState: MatchState | null
  /** Set when the store no longer has what this server has followed. Nothing is written then. */
  #damage: DamagedMatch | null = null
  readonly #earlier: EarlierProof
  /** The value that the next entry must carry after a restoration; null otherwise. */
  #restored: string | null
  /** The call whose orders can no longer change; null for none. Nothing else happens before its entry. */
  #fixed: FixedCall | null

  constructor(rules: CatalogGame, { ports, events, opening }: RunnerStart) {
    const { stored } = opening
    const { record, sealed } = stored
    this.rules = rules
    this.sealedOrders = new SealedOrders(ports.handle, record.id, sealed)
    const settleLater = (): void => events.runInBackground(() => this.settle())
    this.answers = new AnswerCollector(rules, ports, this.sealedOrders, settleLater)
    this.social = new SocialState(record.id, { ...ports, playerLeft: settleLater }, stored)
    this.#ports = ports
    this.#events = events
    this.record = record
    this.#restored = stored.restored
    this.#entries = new EntryIndex(stored.entries)
    this.history = new MatchHistory(rules.system, ports, this.#entries)
    this.#signatures = new MatchSignatures(ports.host, this.#entries)
    this.#state = openJournal(rules.system, opening)
    this.#earlier = new EarlierProof(ports.store, this.#entries, opening)
    this.#readState = this.#state
    this.#fixed = fixedNow(rules.system, stored, this.#state)
  }

  get state(): MatchState | null {
    return this.#state
  }
  /** Null before the match begins and after it ends. */
  get active(): ActiveMatch | null {
    if (!this.#state || this.record.status === 'over') return null
    return { system: this.rules.system, match: this.#state, seats: this.record.seats }
  }
  /** Throws `too-early` or `match-over` unless the match is in play. */
  requireActive(): ActiveMatch {
    if (this.active) return this.active
    throw this.#state ? new RequestError('match-over', 'the match is over') : tooEarly()
  }
  /** The sequence number of the entry that this call led to; null while the call is open. */
  entryOfCall(call: string): number | null {
    return this.#entries.answerTo(call) ?? null
  }

  /** The question to devices about fixed orders; null if no orders are fixed. */
  get question(): LinkQuestion | null {
    return this.#state && this.#fixed && questionOf(this.#state, this.#fixed, this.record, this.#ports.host)
  }

  /** Throws `DamagedMatch` if the match has been stopped. */
  requireSound(): void {
    if (this.#damage) throw this.#damage
  }

  /** Whether all entries are proven. */
  get isProven(): boolean {
    return this.#earlier.isDone
  }
  /** Resolves when all entries are proven: before that, a match that was opened with a snapshot is only shown. Throws `DamagedMatch`. */
  async requireProven(): Promise<void> {
    this.requireSound()
    const match = { system: this.rules.system, record: this.record }
    await this.#earlier.run(match, (prove) => this.#stoppingIfDamaged(prove))
  }

  /** Reads entries of other servers, follows them and sends them. Stops the match if they do not continue what was followed. */
  catchUp(): Promise<void> {
    return this.#stoppingIfDamaged(() => this.#catchUp())
  }
  async #stoppingIfDamaged<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof DamagedMatch) {
        this.#damage = error
        this.#events.stopped()
      }
      throw error
    }
  }
  async #catchUp(): Promise<void> {
    const before = this.record
    const known = this.#state
    // The last known entry is read again: a database may have lost it, for example when a standby took over.
    const stored = await this.#ports.handle.read(known ? known.seq - 1 : -1)
    if (!stored) return
    if (known && stored.entries[0]?.chain !== known.chain) throw new DamagedMatch(before.id)
    this.record = stored.record
    this.#restored = stored.restored
    this.sealedOrders.replace(stored.sealed)
    this.social.replace(stored)
    for (const row of known ? stored.entries.slice(1) : stored.entries) this.#follow(row)
    this.#fixed = fixedNow(this.rules.system, stored, this.#state)
    const { active } = this
    this.#readState = this.#state
    const switched = this.record.seats.filter(({ auto }, index) => auto !== before.seats[index]?.auto)
    if (active) for (const { seat } of switched) this.answers.restartDelay(active, seat)
  }

  /** Begins the match if every seat is taken. */
  async begin(): Promise<void> {
    if (this.#state) return
    await this.catchUp()
    if (this.#state) return
    const { secret, seats, status } = this.record
    if (status !== 'waiting' || seats.some(({ value }) => value === null)) return
    const head = headOf(this.rules.system, this.record, this.#ports.host.publicKey)
    for (const { session } of seats) if (session !== null) this.social.presence.touch(session)
    await this.#append(beginMatch(this.rules.system, head, secret, this.#ports.clock.now()))
  }

  /** Appends an action such as a concession, with the signatures of players. Throws `not-now` if it is not possible, `refused` without them. */
  async perform({ system, match }: ActiveMatch, action: MatchAction, given: Signatures = {}): Promise<void> {
    const refusal = checkAction(system, match, action)
    if (refusal) throw new RequestError('not-now', refusal.reason, refusal)
    const signatures = this.signAction({ match }, action, given)
    await this.#append(applyAction(system, match, { action, signatures, time: this.#ports.clock.now() }, this.record.secret))
  }

  /** The signatures of an action: those of players, checked, and those of the server. Throws `refused` if one is missing or not valid. */
  signAction({ match }: Pick<ActiveMatch, 'match'>, action: MatchAction, given: Signatures): Signatures {
    return this.#signatures.action(match, action, given)
  }

  /** Judges an order on the seat's view and stores it: sealed, or fixed or in the entry if it completes the call. Throws if it is refused. */
  async seal(sealed: SealedOrder, request: RequestRecord | null): Promise<void> {
    if (!this.#state) throw tooEarly()
    if (!this.active) throw callOver()
    const judged = judge(this.rules.system, this.#state.state, sealed)
    if ('refusal' in judged) {
      const kind = judged.refusal.rule === NOT_OPEN ? 'call-over' : 'refused'
      throw new RequestError(kind, judged.refusal.reason, judged.refusal)
    }
    const order = this.#signatures.order(this.#state, { ...sealed, order: judged.order })
    const complete = await this.#completedBy(this.active, order)
    const asked = complete && this.#asked(this.active)
    if (complete && asked && asked.length > 0) {
      await this.#fix(this.active, { complete, asked }, request)
      this.sealedOrders.keepInMemory(order)
      return
    }
    const transition = complete && this.#tryToDecide(this.active, complete)
    if (transition) await this.#append(transition, request)
    else await this.sealedOrders.add(order, request)
  }

  /** Appends every entry that is due, up to one that waits for links. Otherwise asks the umpire, and the bots if people are there. */
  async settle(): Promise<void> {
    while (await this.#settleOnce());
    const { active } = this
    if (!active || this.#fixed) return
    // The umpire belongs to the host, so it answers whether or not people are there.
    this.answers.wakeUmpire(active, (answer) => this.#events.runInBackground(() => this.#recordBotAnswer(answer)))
    // A match without people rests. The bots are asked when somebody comes.
    if (!this.#events.isAttended()) return
    this.answers.wakeBots(active, (answer) => this.#events.runInBackground(() => this.#recordBotAnswer(answer)))
    this.answers.askBotsAboutDraw(active, this.social.votes.undecidedBots(active), (verdict) =>
      this.#events.runInBackground(() => this.#recordBotVerdict(verdict)),
    )
  }

  /** Appends one entry if one is due. Returns whether it did. */
  async #settleOnce(): Promise<boolean> {
    const { active } = this
    if (!active || this.#fixed) return false
    const action = this.#dueAction(active)
    if (action) {
      await this.perform(active, action, this.social.votes.signatures)
      return true
    }
    for (const { call, seat } of answersTooLate(active.system, active.match.state, this.sealedOrders.all))
      await this.sealedOrders.remove(call, seat)
    const answers = await this.#answersToReview(active)
    const { ready, invalidated } = review(active.system, active.match.state, answers)
    for (const { call, seat } of invalidated) await this.sealedOrders.remove(call, seat)
    const [first] = ready
    if (!first) return false
    const complete = { ready: first, used: usedIn(first, answers) }
    const unsigned = this.#unsignedChoice(active, complete.used)
    const asked = this.#asked(active)
    if (unsigned) await this.sealedOrders.remove(unsigned.call, unsigned.seat)
    else if (asked.length > 0) await this.#fix(active, { complete, asked }, null)
    else await this.#append(this.#decide(active, complete))
    return true
  }

  #unsignedChoice(active: ActiveMatch, used: readonly SealedOrder[]): SealedOrder | undefined {
    return unsignedChoice(active, used, this.answers.forced(active))
  }
  #asked(active: ActiveMatch): readonly Seat[] {
    return seatsToAsk(active, this.social.presence.connected)
  }
  /** Stores the orders of the next entry for good, before any device is asked about them. */
  async #fix(
    { match }: ActiveMatch,
    { complete, asked }: { readonly complete: CompleteCall; readonly asked: readonly Seat[] },
    request: RequestRecord | null,
  ): Promise<void> {
    const fixed = { ...answersOf(complete), seq: match.seq + 1, asked }
    await this.#ports.handle.fix(match.head.id, fixed, request)
    this.#fixed = fixed
  }
  /** Appends the entry of the fixed orders. Returns false if another server has done so. */
  async appendFixed(given: SeatLinks): Promise<boolean> {
    const { active } = this
    const fixed = this.#fixed
    if (!active || !fixed) return false
    const { system, match } = active
    const { secret } = this.record
    const links = Object.keys(given).length > 0 ? { digest: digestOf(match, fixed, secret), given } : undefined
    await this.#append(decide(system, match, { ...fixed, time: this.#ports.clock.now(), links }, secret))
    return true
  }

  /** The action that comes before any further answer. */
  #dueAction(active: ActiveMatch): MatchAction | undefined {
    return this.#restored === null ? this.social.votes.settledAction(active) : { kind: 'restored', value: this.#restored }
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
    const isRead = active.match === this.#readState
    const due = isRead ? calls.filter(({ id, seats }) => seats.every((seat) => isAnswered(id, seat))) : calls
    const dueAnswers = answers.filter(({ call }) => due.some(({ id }) => id === call))
    return this.#stoppingIfDamaged(() => this.sealedOrders.ordersOf(dueAnswers))
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
    return decide(system, match, { ...answersOf(complete), time: this.#ports.clock.now() }, this.record.secret)
  }

  /** Stores the entry with the request that completed it, then updates the state, then sends it. */
  async #append(transition: NewTransition, request: RequestRecord | null = null): Promise<void> {
    const { system, words } = this.rules
    const { entry, text, match } = transition
    const { head, state, chain } = match
    const status = outcomeOf(system, match) ? 'over' : 'playing'
    const moment = words.phase(system.view(state, 'public')).title
    const progress = { status, moment, time: entry.time } as const
    const opening = entry.seq === 0 ? head : null
    const settledVotes = this.social.votesSettledBy({
      entry,
      match,
      over: status === 'over',
      moved: () => hasMoved(words, system, transition),
    })
    await this.#ports.handle.append({ match: head.id, entry, text, chain, head: opening, settledVotes, request, ...progress })
    this.record = { ...this.record, head, status, moment, updated: entry.time }
    this.sealedOrders.removeUsedBy(entry)
    this.social.votes.forget(settledVotes)
    if (entry.action?.kind === 'restored') this.#restored = null
    this.#advance(transition)
    await this.history.keepSnapshot(match)
  }
  #follow(row: StoredEntry): void {
    const { head, secret } = this.record
    if (!head) return
    requireProof(head, this.#state, row, secret)
    this.#advance(follow(this.rules.system, { head, last: this.#state }, row))
  }
  #advance(transition: Transition): void {
    const { entry, match } = transition
    this.#state = match
    this.#fixed = null
    this.#entries.add({ entry, chain: match.chain })
    this.#events.entryAppended(transition)
  }

  async #recordBotAnswer(answer: BotAnswer): Promise<void> {
    const { call, seat, seq, order, why, view } = answer
    const { active } = this
    this.answers.recorded(answer)
    // Another server may have answered first.
    const owes = active && (seat === UMPIRE || botAtSeat(active, seat)) && !this.sealedOrders.has(call.id, seat)
    if (owes && openCallsOf(active).some(({ id }) => id === call.id)) {
      const { system, match } = active
      const sealed = { call: call.id, seat, order }
      // If a decision on an older state has become invalid, the bot is asked again. On this state the default order replaces it.
      if ('order' in judge(system, match.state, sealed)) await this.seal({ ...sealed, ...(why !== null && { why }) }, null)
      else if (seq === match.seq) await this.seal({ ...sealed, order: system.defaultOrder(view, call) }, null)
    }
    await this.settle()
  }

  async #recordBotVerdict(verdict: DrawVerdict): Promise<void> {
    if (this.active?.match.seq === verdict.seq) await this.social.votes.recordVerdict(verdict)
    await this.settle()
  }
}

const tooEarly = (): RequestError => new RequestError('too-early', 'the match begins when every seat is taken')
/** The error for an order to a call that is closed. */
export const callOver = (): RequestError => new RequestError('call-over', 'this call is closed')
