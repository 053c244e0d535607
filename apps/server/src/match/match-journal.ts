// The journal of a match in memory: its state, and everything that an entry changes. An entry is durable before it is sent.
// It follows entries of other servers, and stops when the store no longer has what it has followed.
import type { TimeSpan } from '@admiralty/clocks'
import type { Seat } from '@admiralty/kernel'
import { type Entry, follow, type MatchState, type NewTransition, outcomeOf, sameJson, type Transition } from '@admiralty/match'
import {
  type AppendRequest,
  type AskedSeat,
  DamagedMatch,
  type DraftOrder,
  type Errand,
  type FixedCall,
  type MatchHandle,
  type MatchRecord,
  type NewHolder,
  type RequestRecord,
  type StoredEntry,
  type Vote,
} from '@admiralty/store'
import type { MatchBotsPorts } from '../bots/match-bots.ts'
import type { CatalogGame } from '../platform/game-catalog.ts'
import type { HostSigner } from '../platform/host-signer.ts'
import { RequestError } from '../platform/request-error.ts'
import { type ActiveMatch, hasMoved } from '../seats/active-match.ts'
import { type SocialPorts, SocialState } from '../social/social-state.ts'
import { fixedNow, questionOf } from './complete-call.ts'
import { EarlierProof } from './earlier-proof.ts'
import { errandsOf } from './entry-errands.ts'
import { EntryIndex } from './entry-index.ts'
import type { LinkQuestion } from './link-exchange.ts'
import { type HistoryPorts, MatchHistory } from './match-history.ts'
import { SealedOrders } from './sealed-orders.ts'
import { type OpeningMatch, openJournal, requireProof } from './stored-journal.ts'

export interface MatchPorts
  extends MatchBotsPorts,
    HistoryPorts,
    Pick<SocialPorts, 'awayAfter' | 'isVisited' | 'consentAfter' | 'newToken'> {
  readonly handle: MatchHandle
  /** Signs for this server. */
  readonly host: HostSigner
  /** The times in which no server ran, as far as they are known. */
  outages(): readonly TimeSpan[]
  /** Called with a deadline that is stored with the next change, in ms since 1970. */
  deadlineStored(time: number): void
  /** Called with the time of an errand that an entry has left, in ms since 1970. */
  errandStored(due: number): void
  /** Stores an errand that no entry leaves. */
  leaveErrand(errand: Errand): Promise<void>
}
/** What a match waits for: the time of the next look of a server, and the seats that are asked. */
export type Waiting = Pick<AppendRequest, 'wake' | 'asked'>
const NOTHING: Waiting = { wake: null, asked: [] }
/** How the parts of a match notify its `MatchSession`. */
export interface MatchEvents {
  /** Called with each entry once it is durable. */
  entryAppended(transition: Transition): void
  /** Whether people watch the match, or did so a short time ago. */
  isAttended(): boolean
  /** What the match waits for after an entry that does not end it. */
  waitingAfter(transition: Transition, settledVotes: readonly Vote[]): Waiting
  /** Queues work that nobody waits for: a bot has decided, a delay has ended. */
  runInBackground(job: () => Promise<void>): void
  /** Called when another server has switched automatic answers of a seat. */
  autoSwitched(seat: Seat): void
  /** Called when a player has become absent about whom somebody has asked. */
  playerLeft(): void
  /** Called when the journal turns out to be damaged: nothing is sent or taken any more. */
  stopped(): void
}

/** The match that is opened, and what its parts use. */
export interface MatchStart {
  readonly ports: MatchPorts
  readonly events: MatchEvents
  readonly opening: OpeningMatch
}

export class MatchJournal {
  readonly rules: CatalogGame
  readonly sealedOrders: SealedOrders
  readonly social: SocialState
  readonly history: MatchHistory
  readonly entries: EntryIndex
  readonly #ports: MatchPorts
  readonly #events: MatchEvents
  readonly #earlier: EarlierProof
  record: MatchRecord
  #state: MatchState | null
  #readState: MatchState | null
  /** Set when the store no longer has what this server has followed. Nothing is written then. */
  #damage: DamagedMatch | null = null
  #restored: string | null
  #fixed: FixedCall | null
  /** When a server must look at the match, as it is stored; null for never. */
  #wake: number | null
  /** The seats that are asked, as it is stored. */
  #asked: readonly AskedSeat[]

  constructor(rules: CatalogGame, { ports, events, opening }: MatchStart) {
    const { stored } = opening
    const { record, sealed, restored } = stored
    this.rules = rules
    this.record = record
    this.sealedOrders = new SealedOrders(ports.handle, record.id, sealed)
    this.social = new SocialState(record.id, { ...ports, playerLeft: events.playerLeft }, stored)
    this.#wake = stored.wake
    this.#asked = stored.asked
    this.entries = new EntryIndex(stored.entries)
    this.history = new MatchHistory(rules.system, ports, this.entries)
    this.#ports = ports
    this.#events = events
    this.#restored = restored
    this.#state = openJournal(rules.system, opening)
    this.#earlier = new EarlierProof(ports.store, this.entries, opening)
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
  /** The state as it was last read from the store. The sealed orders in the store were judged on it before they were stored. */
  get readState(): MatchState | null {
    return this.#readState
  }
  /** The value that the next entry must carry after a restoration; null otherwise. */
  get restored(): string | null {
    return this.#restored
  }
  /** The call whose orders can no longer change; null for none. Nothing else happens before its entry. */
  get fixed(): FixedCall | null {
    return this.#fixed
  }
  /** The question to devices about fixed orders; null if no orders are fixed. */
  get question(): LinkQuestion | null {
    return this.#state && this.#fixed && questionOf(this.#state, this.#fixed, this.record, this.#ports.host)
  }

  /** Whether the match has been stopped. */
  get isDamaged(): boolean {
    return this.#damage !== null
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
    await this.#earlier.run(match, (prove) => this.stoppingIfDamaged(prove))
  }

  /** Reads entries of other servers, follows them and sends them. Stops the match if they do not continue what was followed. */
  catchUp(): Promise<void> {
    return this.stoppingIfDamaged(() => this.#catchUp())
  }
  /** Does work that may find damage. */
  async stoppingIfDamaged<T>(work: () => Promise<T>): Promise<T> {
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
    this.#wake = stored.wake
    this.#asked = stored.asked
    this.sealedOrders.replace(stored.sealed)
    this.social.replace(stored)
    for (const row of known ? stored.entries.slice(1) : stored.entries) this.#follow(row)
    this.#fixed = fixedNow(this.rules.system, stored, this.#state)
    this.#readState = this.#state
    const switched = this.record.seats.filter(({ auto }, index) => auto !== before.seats[index]?.auto)
    for (const { seat } of switched) this.#events.autoSwitched(seat)
  }

  /** The seats that are asked, as it is stored. */
  get asked(): readonly AskedSeat[] {
    return this.#asked
  }

  /** Stores the entry with the request that completed it, then updates the state, then sends it. */
  async append(transition: NewTransition, request: RequestRecord | null = null): Promise<void> {
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
    const waiting = status === 'over' ? NOTHING : this.#events.waitingAfter(transition, settledVotes)
    const standing = entry.action ? match.status : null
    const newHolder = this.social.handovers.newHolder(this.record, entry.action, await this.#draftsLeftBy(entry))
    const seats = seatsAfter(this.record.seats, newHolder)
    const passed = newHolder?.seat ?? null
    const errands = errandsOf({ entry, head, before: this.#asked, after: waiting.asked, seats, passed })
    const written = { match: head.id, entry, text, chain, head: opening, standing, settledVotes, request, newHolder, errands }
    await this.#ports.handle.append({ ...written, ...waiting, ...progress })
    for (const { due } of errands) this.#ports.errandStored(due)
    this.#wake = waiting.wake
    this.#asked = waiting.asked
    this.record = { ...this.record, head, status, moment, updated: entry.time, seats }
    if (newHolder) this.social.handovers.passed(newHolder)
    this.sealedOrders.removeUsedBy(entry)
    this.social.votes.forget(settledVotes)
    if (entry.action?.kind === 'restored') this.#restored = null
    this.#advance(transition)
    await this.history.keepSnapshot(match)
  }
  /** The sealed orders of a seat that passes on with this entry. They count no more, but its new holder can send them. */
  async #draftsLeftBy({ action }: Entry): Promise<readonly DraftOrder[]> {
    if (action?.kind !== 'seated') return []
    const sealed = await this.sealedOrders.ordersOf(this.sealedOrders.acknowledged.filter(({ seat }) => seat === action.seat))
    return sealed.map(({ call, order }) => ({ call, order }))
  }
  /** Stores the orders of the next entry for good, before any device is asked about them. The entry is made by `wake` at the latest. */
  async fix(fixed: FixedCall, request: RequestRecord | null, wake: number): Promise<void> {
    await this.leavingWork(wake, (earlier) => this.#ports.handle.fix(this.record.id, fixed, request, earlier))
    this.#fixed = fixed
  }

  /** Makes a write that leaves work to be looked at by `wake`; null for none. `write` gets null too if the stored time is no later. */
  async leavingWork(wake: number | null, write: (wake: number | null) => Promise<void>): Promise<void> {
    const earlier = wake !== null && (this.#wake === null || wake < this.#wake) ? wake : null
    await write(earlier)
    if (earlier !== null) this.#wake = earlier
  }
  /** Stores the seats that are asked, if they have changed without an entry. */
  async correctAsked(asked: readonly AskedSeat[], now: number): Promise<void> {
    if (sameJson(bySeat(asked), bySeat(this.#asked))) return
    await this.#ports.handle.correctAsked(asked, now)
    this.#asked = asked
  }
  /** Stores when a server must look at the match, unless the stored time serves too: it may be too early, but not past. */
  async correctWake(wake: number | null, now: number): Promise<void> {
    const stored = this.#wake
    if (stored === null ? wake === null : stored > now && (wake === null || stored <= wake)) return
    await this.#ports.handle.correctWake(wake)
    this.#wake = wake
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
    this.entries.add({ entry, chain: match.chain })
    this.#events.entryAppended(transition)
  }
}

/** A new holder answers all questions: nobody has left any to the server. */
const seatsAfter = (seats: MatchRecord['seats'], newHolder: NewHolder | null): MatchRecord['seats'] =>
  newHolder
    ? seats.map((one) => (one.seat === newHolder.seat ? { ...one, person: newHolder.person, name: newHolder.name, auto: false } : one))
    : seats

const bySeat = (asked: readonly AskedSeat[]): Readonly<Record<Seat, AskedSeat>> => Object.fromEntries(asked.map((one) => [one.seat, one]))

/** The error for what needs a match that has begun. */
export const tooEarly = (): RequestError => new RequestError('too-early', 'the match begins when every seat is taken')
