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
  reopen,
  review,
  type SealedOrder,
  type Signatures,
  setupOf,
  type Transition,
  transitionsOf,
} from '@admiralty/match'
import type { MatchHandle, MatchRecord, RequestRecord, Store, StoredEntry, StoredMatch } from '@admiralty/store'
import type { BotAnswer, DrawVerdict } from '../bots/match-bots.ts'
import { RequestError } from '../http/problems.ts'
import type { CatalogGame } from '../platform/game-catalog.ts'
import type { HostSigner } from '../platform/host-signer.ts'
import { type SocialPorts, SocialState } from '../social/social-state.ts'
import { type ActiveMatch, botAtSeat, openCallsOf } from './active-match.ts'
import { AnswerCollector, type AnswerCollectorPorts } from './answer-collector.ts'
import { MatchSignatures, unsignedChoice } from './match-signatures.ts'
import { SealedOrders } from './sealed-orders.ts'

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
  /** Queues work that nobody waits for: a bot has decided, a delay has ended. */
  runInBackground(job: () => Promise<void>): void
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
  /** The value that the next entry must carry after a restoration; null otherwise. */
  #restored: string | null

  constructor(
    rules: CatalogGame,
    { ports, events, stored }: { readonly ports: RunnerPorts; readonly events: RunnerEvents; readonly stored: StoredMatch },
  ) {
    const { record, sealed } = stored
    this.rules = rules
    this.sealedOrders = new SealedOrders(ports.handle, record.id, sealed)
    this.answers = new AnswerCollector(rules, ports, this.sealedOrders)
    this.social = new SocialState(record.id, ports, stored)
    this.#ports = ports
    this.#events = events
    this.record = record
    this.#restored = stored.restored
    const entries = stored.entries.map(({ entry }) => entry)
    const chain = stored.entries.map((row) => row.chain)
    this.#signatures = new MatchSignatures(ports.host, chain)
    this.#state = record.head && reopen(rules.system, record.head, entries, chain)
    for (const { call, seq } of entries) if (call) this.#answered.set(call.id, seq)
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

  /** Reads entries of other servers, follows them and sends them. */
  async catchUp(): Promise<void> {
    const before = this.record
    const stored = await this.#ports.handle.read(this.#state?.seq ?? -1)
    if (!stored) return
    this.record = stored.record
    this.#restored = stored.restored
    this.sealedOrders.replace(stored.sealed)
    this.social.replace(stored)
    for (const row of stored.entries) this.#follow(row)
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

  /** Appends every entry that is due, then asks the bots that owe an answer. */
  async settle(): Promise<void> {
    while (await this.#settleOnce());
    const { active } = this
    if (!active) return
    this.answers.wakeBots(active, {
      answer: (answer) => this.#events.runInBackground(() => this.#recordBotAnswer(answer)),
      later: () => this.#events.runInBackground(() => this.settle()),
    })
    this.answers.askBotsAboutDraw(active, this.social.votes.undecidedBots(active), (verdict) =>
      this.#events.runInBackground(() => this.#recordBotVerdict(verdict)),
    )
  }

  /** Appends one entry if one is due. Returns whether it did. */
  async #settleOnce(): Promise<boolean> {
    const { active } = this
    if (!active) return false
    const { system, match } = active
    const action = this.#dueAction(active)
    if (action) {
      await this.perform(active, action, this.social.votes.signatures)
      return true
    }
    const answers = this.answers.answers(active)
    const { ready, invalidated } = review(system, match.state, answers)
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

  /** The transition if this order completes its call and nothing else is due first; null if it has to be sealed. */
  #transitionIfComplete(active: ActiveMatch, order: SealedOrder): Transition | null {
    if (this.#dueAction(active)) return null
    const { system, match } = active
    const answers = this.answers.answers(active, order)
    const { ready, invalidated } = review(system, match.state, answers)
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
    const { head } = this.record
    if (head) this.#advance(follow(this.rules.system, { head, last: this.#state }, row))
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

type Ready = ReturnType<typeof review>['ready'][number]
/** The answers of a complete call that its orders were taken from. */
const usedIn = ({ call, orders }: Ready, answers: readonly SealedOrder[]): readonly SealedOrder[] =>
  call.seats.flatMap((seat) => answers.find((one) => one.call === call.id && one.seat === seat && one.order === orders[seat]) ?? [])
/** The public key of each seat; the server's for a seat without one. */
const keysOf = ({ seats }: MatchRecord, host: string): Readonly<Record<Seat, string>> =>
  Object.fromEntries(seats.map(({ seat, key }) => [seat, key ?? host]))
const tooEarly = (): RequestError => new RequestError('too-early', 'the match begins when every seat is taken')
/** The error for an order to a call that is closed. */
export const callOver = (): RequestError => new RequestError('call-over', 'this call is closed')

function hasMoved(words: Pick<Words, 'phase'>, system: RuleSystem, { before, match }: Transition): boolean {
  if (before === undefined) return true
  return !isSamePhase(words.phase(system.view(before, 'public')), words.phase(system.view(match.state, 'public')))
}

/** Whether two points of play are in the same turn and step. Titles are texts and are not compared. */
export const isSamePhase = (one: Phase, other: Phase): boolean => one.turn === other.turn && one.step === other.step
