// Runs one match: holds its state and appends its entries. An order is durable before it is acknowledged, an entry before it is sent.
// `MatchSession` calls its methods one at a time.
import type { Phase, RuleSystem, Seat, Words } from '@admiralty/kernel'
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
  type Review,
  review,
  type SealedOrder,
  type Signatures,
  setupOf,
  type Transition,
  transitionsOf,
} from '@admiralty/match'
import {
  DamagedMatch,
  type MatchHandle,
  type MatchRecord,
  type RequestRecord,
  type Store,
  type StoredEntry,
  type StoredMatch,
} from '@admiralty/store'
import type { BotAnswer, DrawVerdict } from '../bots/match-bots.ts'
import { RequestError } from '../http/problems.ts'
import type { CatalogGame } from '../platform/game-catalog.ts'
import type { HostSigner } from '../platform/host-signer.ts'
import { type SocialPorts, SocialState } from '../social/social-state.ts'
import { type ActiveMatch, botAtSeat, openCallsOf } from './active-match.ts'
import { AnswerCollector, type AnswerCollectorPorts } from './answer-collector.ts'
import { MatchSignatures, unsignedChoice } from './match-signatures.ts'
import { SealedOrders } from './sealed-orders.ts'
import { openJournal, type ProvenEntry, requireProof } from './stored-journal.ts'

export interface RunnerPorts extends AnswerCollectorPorts, Pick<SocialPorts, 'awayAfter'> {
  readonly store: Pick<Store, 'entries'>
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
}

/** The match that a runner continues, and the ports that it uses. */
export interface RunnerStart {
  readonly ports: RunnerPorts
  readonly events: RunnerEvents
  readonly stored: StoredMatch
  /** The entry up to which this server has proven the match before; null if it has not. */
  readonly proven: ProvenEntry | null
}

export class MatchRunner {
  readonly rules: CatalogGame
  readonly sealedOrders: SealedOrders
  readonly answers: AnswerCollector
  readonly social: SocialState
  readonly #ports: RunnerPorts
  readonly #events: RunnerEvents
  /** The sequence number of the entry that each call led to. */
  readonly #answered = new Map<string, number>()
  readonly #signatures: MatchSignatures
  record: MatchRecord
  #state: MatchState | null
  /** The state as it was read from the store. Sealed orders were judged on it when they were stored. */
  readonly #opened: MatchState | null
  /** Set when the store no longer has what this server has followed. Nothing is written then. */
  #damage: DamagedMatch | null = null
  /** The value that the next entry must carry after a restoration; null otherwise. */
  #restored: string | null

  constructor(rules: CatalogGame, { ports, events, stored, proven }: RunnerStart) {
    const { record, sealed } = stored
    this.rules = rules
    this.sealedOrders = new SealedOrders(ports.handle, record.id, sealed)
    this.answers = new AnswerCollector(rules, ports, this.sealedOrders)
    this.social = new SocialState(record.id, ports, stored)
    this.#ports = ports
    this.#events = events
    this.record = record
    this.#restored = stored.restored
    this.#signatures = new MatchSignatures(
      ports.host,
      stored.entries.map(({ chain }) => chain),
    )
    this.#state = openJournal(rules.system, stored, proven)
    this.#opened = this.#state
    for (const { entry } of stored.entries) if (entry.call) this.#answered.set(entry.call.id, entry.seq)
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
    return this.#answered.get(call) ?? null
  }

  /** The match so far, entry by entry, as this server has followed it. */
  async transitions(): Promise<Iterable<Transition>> {
    const { id, head } = this.record
    if (!head) return []
    // Entries of other servers are sent only after this server has followed them.
    const followed = (await this.#ports.store.entries(id)).slice(0, (this.#state?.seq ?? -1) + 1)
    return transitionsOf(this.rules.system, {
      head,
      entries: followed.map(({ entry }) => entry),
      chain: followed.map(({ chain }) => chain),
    })
  }

  /** Throws `DamagedMatch` if the match has been stopped. */
  requireSound(): void {
    if (this.#damage) throw this.#damage
  }

  /** Reads entries of other servers, follows them and sends them. Stops the match if they do not continue what was followed. */
  async catchUp(): Promise<void> {
    try {
      await this.#catchUp()
    } catch (error) {
      if (error instanceof DamagedMatch) this.#damage = error
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
    const { active } = this
    const switched = this.record.seats.filter(({ auto }, index) => auto !== before.seats[index]?.auto)
    if (active) for (const { seat } of switched) this.answers.restartDelay(active, seat)
  }

  /** Begins the match if every seat is taken. */
  async begin(): Promise<void> {
    if (this.#state) return
    await this.catchUp()
    if (this.#state) return
    const { id, secret, seats, created, status } = this.record
    if (status !== 'waiting' || seats.some(({ value }) => value === null)) return
    const seatValues = Object.fromEntries(seats.map(({ seat, value }) => [seat, value ?? '']))
    const setup = setupOf(this.rules.system, this.record)
    const keys = { host: this.#ports.host.publicKey, seats: keysOf(this.record, this.#ports.host.publicKey) }
    const head = makeHead(this.rules.system, { id, setup, position: null, secret, seatValues, keys, created })
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

  /** Judges an order on the seat's view and stores it: sealed, or in the entry if it completes the call. Throws if it is refused. */
  async seal(sealed: SealedOrder, request: RequestRecord | null): Promise<void> {
    if (!this.#state) throw tooEarly()
    if (!this.active) throw callOver()
    const judged = judge(this.rules.system, this.#state.state, sealed)
    if ('refusal' in judged) {
      const kind = judged.refusal.rule === NOT_OPEN ? 'call-over' : 'refused'
      throw new RequestError(kind, judged.refusal.reason, judged.refusal)
    }
    const order = this.#signatures.order(this.#state, { ...sealed, order: judged.order })
    const transition = this.#transitionIfComplete(this.active, order)
    if (transition) await this.#append(transition, request)
    else await this.sealedOrders.add(order, request)
  }

  /** Appends every entry that is due, then asks the bots that owe an answer if people are there. */
  async settle(): Promise<void> {
    while (await this.#settleOnce());
    const { active } = this
    if (!active) return
    this.answers.watchDelays(active, () => this.#events.runInBackground(() => this.settle()))
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
    if (!active) return false
    const action = this.#dueAction(active)
    if (action) {
      await this.perform(active, action, this.social.votes.signatures)
      return true
    }
    const answers = this.answers.answers(active)
    const { ready, invalidated } = this.#review(active, answers)
    for (const { call, seat } of invalidated) await this.sealedOrders.remove(call, seat)
    const [first] = ready
    if (!first) return false
    const used = usedIn(first, answers)
    const unsigned = unsignedChoice(active, used)
    if (unsigned) await this.sealedOrders.remove(unsigned.call, unsigned.seat)
    else await this.#append(this.#decide(active, first, used))
    return true
  }

  /** The action that comes before any further answer. */
  #dueAction(active: ActiveMatch): MatchAction | undefined {
    return this.#restored === null ? this.social.votes.settledAction(active) : { kind: 'restored', value: this.#restored }
  }

  /**
   * Reviews the answers; in the state as it was read, only those of complete calls. Judging takes longer for a larger order, so readers could
   * measure an opponent's sealed order. An order that a crash or an update has made illegal is found when its call is complete.
   */
  #review({ system, match }: ActiveMatch, answers: readonly SealedOrder[]): Review {
    const due = match === this.#opened ? ofCompleteCalls(system, match.state, answers) : answers
    return review(system, match.state, due)
  }

  /** The transition if this order completes its call and nothing else is due first; null if it has to be sealed. */
  #transitionIfComplete(active: ActiveMatch, order: SealedOrder): Transition | null {
    if (this.#dueAction(active)) return null
    const answers = this.answers.answers(active, order)
    const { ready, invalidated } = this.#review(active, answers)
    const [first] = ready
    if (first?.call.id !== order.call || invalidated.length > 0) return null
    const used = usedIn(first, answers)
    if (unsignedChoice(active, used)) return null
    try {
      return this.#decide(active, first, used)
    } catch {
      // An order must survive a bug in the rules. It is sealed, and the bug is reported when the match continues.
      return null
    }
  }
  #decide({ system, match }: ActiveMatch, ready: Ready, used: readonly SealedOrder[]): Transition {
    const signatures = Object.fromEntries(used.flatMap(({ seat, signature }) => (signature ? [[seat, signature]] : [])))
    const why = Object.fromEntries(used.flatMap(({ seat, why: reason }) => (reason === undefined ? [] : [[seat, reason]])))
    return decide(system, match, { ...ready, signatures, time: this.#ports.clock.now(), why }, this.record.secret)
  }

  /** Stores the entry with the request that completed it, then updates the state, then sends it. */
  async #append(transition: Transition, request: RequestRecord | null = null): Promise<void> {
    const { system, words } = this.rules
    const { entry, match } = transition
    const { head, state, chain } = match
    const status = outcomeOf(system, match) ? 'over' : 'playing'
    const moment = words.phase(system.view(state, 'public')).title
    const progress = { status, moment, time: entry.time } as const
    const opening = entry.seq === 0 ? head : null
    const settledVotes = this.social.votesSettledBy({
      action: entry.action,
      over: status === 'over',
      moved: hasMoved(words, system, transition),
    })
    await this.#ports.handle.append({ match: head.id, entry, chain, head: opening, settledVotes, request, ...progress })
    this.record = { ...this.record, head, status, moment, updated: entry.time }
    this.sealedOrders.removeUsedBy(entry)
    this.social.votes.forget(settledVotes)
    if (entry.action?.kind === 'restored') this.#restored = null
    this.#advance(transition)
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
    this.#signatures.append(match.chain)
    if (entry.call) this.#answered.set(entry.call.id, entry.seq)
    this.#events.entryAppended(transition)
  }

  async #recordBotAnswer({ call, seat, seq, order, why, view }: BotAnswer): Promise<void> {
    const { active } = this
    // The bot of another server may have answered first.
    const owes = active && botAtSeat(active, seat) && !this.sealedOrders.has(call.id, seat)
    if (owes && openCallsOf(active).some(({ id }) => id === call.id)) {
      const { system, match } = active
      const sealed = { call: call.id, seat, order }
      // If a decision on an older state has become invalid, the bot is asked again. On this state the default order replaces it.
      if ('order' in judge(system, match.state, sealed)) await this.seal({ ...sealed, ...(why !== null && { why }) }, null)
      else if (seq === match.seq) await this.seal({ ...sealed, order: system.defaultOrder(view) }, null)
    }
    await this.settle()
  }

  async #recordBotVerdict(verdict: DrawVerdict): Promise<void> {
    if (this.active?.match.seq === verdict.seq) await this.social.votes.recordVerdict(verdict)
    await this.settle()
  }
}

type Ready = Review['ready'][number]
/** The answers of a complete call that its orders were taken from. */
const usedIn = ({ call, orders }: Ready, answers: readonly SealedOrder[]): readonly SealedOrder[] =>
  call.seats.flatMap((seat) => answers.find((one) => one.call === call.id && one.seat === seat && one.order === orders[seat]) ?? [])
/** The public key of each seat; the server's for a seat without one. */
const keysOf = ({ seats }: MatchRecord, host: string): Readonly<Record<Seat, string>> =>
  Object.fromEntries(seats.map(({ seat, key }) => [seat, key ?? host]))
/** The answers to those calls that every seat has answered. */
function ofCompleteCalls(system: RuleSystem, state: unknown, answers: readonly SealedOrder[]): readonly SealedOrder[] {
  const hasAnswered = (call: string, seat: Seat): boolean => answers.some((answer) => answer.call === call && answer.seat === seat)
  const complete = system.openCalls(state).filter(({ id, seats }) => seats.every((seat) => hasAnswered(id, seat)))
  return answers.filter(({ call }) => complete.some(({ id }) => id === call))
}

const tooEarly = (): RequestError => new RequestError('too-early', 'the match begins when every seat is taken')
/** The error for an order to a call that is closed. */
export const callOver = (): RequestError => new RequestError('call-over', 'this call is closed')

function hasMoved(words: Pick<Words, 'phase'>, system: RuleSystem, { before, match }: Transition): boolean {
  if (before === undefined) return true
  return !isSamePhase(words.phase(system.view(before, 'public')), words.phase(system.view(match.state, 'public')))
}

/** Whether two points of play are in the same turn and step. Titles are texts and are not compared. */
export const isSamePhase = (one: Phase, other: Phase): boolean => one.turn === other.turn && one.step === other.step
