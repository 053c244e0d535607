// The matches of this server: creates them, opens them on demand and keeps those in use in memory.
import type { TimeSpan } from '@admiralty/clocks'
import { disclosure, setupOf } from '@admiralty/match'
import type { BotRank, NewMatchRequest } from '@admiralty/protocol'
import {
  DamagedMatch,
  type Errand,
  type HandoverTaker,
  type InvitationAcceptance,
  type MatchRecord,
  type Person,
  type ReservedSeatClaim,
  type Store,
} from '@admiralty/store'
import { botsOfMatch, type SharedBots } from '../bots/bot-threads.ts'
import type { Umpire } from '../bots/umpire.ts'
import type { GameCatalog } from '../platform/game-catalog.ts'
import type { HostSigner } from '../platform/host-signer.ts'
import { BOT_NAMES, checkName, checkNameAtTable, DELETED_NAME } from '../platform/names.ts'
import { type AnswerDelays, type Clock, clockAfter, type Random } from '../platform/ports.ts'
import { RequestError } from '../platform/request-error.ts'
import { visitorOf } from '../seats/visitor.ts'
import { rematchOf } from '../social/rematch.ts'
import { MatchSession } from './match-session.ts'
import { canBegin, invitationsOf, planOf, recordOf } from './new-match.ts'
import { createdMatch, type ProvenEntry, readMatch } from './stored-journal.ts'
import { type WakeReason, Waker } from './waker.ts'

export interface RegistryPorts {
  readonly store: Store
  readonly clock: Clock
  readonly random: Random
  readonly host: HostSigner
  readonly delays: AnswerDelays
  /** Milliseconds without a stream after which a player counts as absent. */
  readonly awayAfter: number
  /** Milliseconds for which the others may decline a new player of a seat. */
  readonly consentAfter: number
  readonly catalog: GameCatalog
  readonly botWorker: SharedBots
  readonly umpire: Umpire
  /** The times in which no server ran, as far as they are known. */
  outages(): readonly TimeSpan[]
  /** The network from which a person last sent a request, if it is known. */
  lastNetwork(person: string): string | undefined
  /** Whether this process continues the match after a start, and keeps it in memory when it changes. */
  owns(match: string): boolean
  /** Called with the time of an errand that an entry has left, in ms since 1970. */
  errandStored(due: number): void
  /** Matches beyond which idle ones leave memory. */
  readonly maxIdle: number
  reportFailure(error: unknown): void
  /** Logs a message for the operator. */
  report(message: string): void
}

/** The dice value of the player's seat, and the rank that all bots get; null keeps their ranks and swaps the sides. */
interface RematchTerms extends Pick<ReservedSeatClaim, 'keys' | 'linkEnds'> {
  readonly value: string
  readonly rank: BotRank | null
}

/** How a match comes into memory. */
interface Opening {
  /** The match, if it was created now. It is not read. */
  readonly created: MatchRecord | null
  readonly isVisited: boolean
}
const VISITED: Opening = { created: null, isVisited: true }
const NOT_VISITED: Opening = { created: null, isVisited: false }

/** All matches of this server, by id. A match is in memory at most once. */
export class MatchRegistry {
  readonly #ports: RegistryPorts
  /** In order of use, most recent last. */
  readonly #sessions = new Map<string, Promise<MatchSession | undefined>>()
  readonly #open = new Map<string, MatchSession>()
  /** How far the matches in play that have left memory were proven. */
  readonly #proven = new Map<string, ProvenEntry>()
  readonly #waker: Waker
  /** Matches whose journal is damaged. */
  readonly #stopped = new Set<string>()
  #closed = false
  #evicting = false

  constructor(ports: RegistryPorts) {
    this.#ports = ports
    this.#waker = new Waker({ ...ports, open: (id, reason) => this.#wake(id, reason), reportFailure: this.#failed })
    ports.store.subscribe({
      changed: (id, revision) => this.#changed(id, revision),
      present: (id, people) => this.#open.get(id)?.streams.playersPresent(people),
      missed: () => {
        for (const id of this.#sessions.keys()) this.#changed(id, null)
        this.#waker.look('due')
      },
      peerFound: () => ports.report('another server uses this database; if it ends, its matches continue here'),
      peerGone: () => {
        ports.report('a server on this database has ended')
        this.#waker.look('taken over')
      },
    })
  }

  /** Number of matches in memory. */
  get size(): number {
    return this.#sessions.size
  }
  /** Number of open calls that nobody will ever answer, in the matches in memory. */
  countStuckCalls(): number {
    return [...this.#open.values()].reduce((sum, match) => sum + match.countStuckCalls(), 0)
  }

  /** Whether this server has found that the journal of the match is damaged. A match that nobody has opened is not read. */
  isStopped(id: string): boolean {
    return this.#stopped.has(id) || this.#open.get(id)?.isDamaged === true
  }

  /**
   * Returns the match, opened and up to date, to a person for whom it exists. `person` is undefined for a visitor without a cookie.
   * Throws `not-found` if this server has no such match or game, and to everybody else.
   */
  async visibleTo(person: string | undefined, id: string): Promise<MatchSession> {
    const mayKnow = ({ record }: MatchSession): boolean => disclosure.isVisible(record.watch, visitorOf(record, person))
    const open = this.#open.get(id)
    // A hidden match is judged like an unknown id before it is opened, so neither the time nor a failure shows that it exists.
    if (!open || !mayKnow(open)) {
      const { watch, ...visitor } = await this.#ports.store.visibility(id, person)
      if (!disclosure.isVisible(watch, visitor)) throw noSuchMatch()
    }
    const match = await this.#session(id)
    if (!mayKnow(match)) throw noSuchMatch()
    return match
  }

  /** Returns the match, opened and up to date. Throws `not-found` if this server has no such match or game. */
  async #session(id: string, how = VISITED): Promise<MatchSession> {
    const opening = this.#sessions.get(id) ?? this.#read(id, how)
    this.#sessions.delete(id)
    this.#sessions.set(id, opening)
    const match = await opening.catch((error: unknown) => {
      // A damaged match stays stopped until the server starts again, so its journal is not proven for every request.
      if (error instanceof DamagedMatch) this.#stopped.add(id)
      else this.#sessions.delete(id)
      throw error
    })
    if (!match) {
      this.#sessions.delete(id)
      throw noSuchMatch()
    }
    await match.refresh()
    match.requireSound()
    // The match may have left memory meanwhile. A match must never be open twice.
    if (this.#sessions.get(id) !== opening) return this.#session(id, how)
    this.#evictIdle()
    return match
  }

  /**
   * Creates a match. `claim` supplies its id once the request is valid; a second call with the same id creates nothing. `position`, from which
   * the match begins, comes from the server's own code and never from a request; null for the normal beginning.
   */
  async create(person: Person, request: NewMatchRequest, claim: () => Promise<string>, position: unknown = null): Promise<string> {
    const rules = await this.#ports.catalog.game(request.system)
    if (!rules) throw new RequestError('bad-request', 'there is no such game')
    const plan = planOf(rules, request, position)
    if (plan.holders.some(({ holder }) => holder === 'me')) checkNameAtTable(person, [])
    const id = await claim()
    const { store, clock, random } = this.#ports
    const match = recordOf(plan, { id, person, request, now: clock.now(), random })
    const isNew = await store.addMatch(match, invitationsOf(plan, id, random)).then(
      () => true,
      async (error: unknown) => {
        if (!(await store.match(id))) throw error
        return false
      },
    )
    await this.#session(id, isNew ? { ...VISITED, created: match } : VISITED)
    return id
  }

  /** Creates or finds the rematch of a finished match and takes this person's seats in it. */
  async rematch(person: Person, match: MatchSession, { value, keys, linkEnds, rank }: RematchTerms): Promise<string> {
    const { store, random, clock } = this.#ports
    const { record, rules } = match
    if (record.status !== 'over') throw new RequestError('not-now', 'the match is not over')
    checkNameAtTable(person, record.seats)
    const { system } = rules
    const { data: setup, success } = system.schema.setup.safeParse(setupOf(system, record))
    if (!success || (record.position !== null && !canBegin(system, setup, record.position)))
      throw new RequestError('not-now', 'the rules have changed since this match, so its set-up is no longer valid; create a new match')
    const seatInfos = system.seats(setup)
    const played = { ...record, setup, format: system.format.number }
    const bots = rank && { rank, name: BOT_NAMES[rank] }
    const draft = rematchOf({ match: played, seatInfos, person, random, now: clock.now(), bots })
    const id = record.rematch ?? (await store.addRematch(record.id, draft))
    match.rematchCreated(id)
    const next = await this.#session(id)
    for (const { seat, person: owner } of next.record.seats) {
      if (owner === person.id)
        await store.takeReservedSeat({ match: id, seat, person: person.id, value, keys, linkEnds, time: clock.now() })
    }
    await (await this.#session(id)).proceed()
    return id
  }

  /** Takes the seat of an invitation to a match. Returns false if somebody has taken it. */
  async acceptInvitation(
    person: Person,
    { id, seats }: MatchRecord,
    claim: Pick<InvitationAcceptance, 'token' | 'value' | 'keys' | 'linkEnds'>,
  ): Promise<boolean> {
    const { store, clock } = this.#ports
    checkNameAtTable(person, seats)
    if (!(await store.acceptInvitation({ person: person.id, name: person.name, ...claim, time: clock.now() }))) return false
    await (await this.#session(id)).proceed()
    return true
  }

  /** The match in which a seat that somebody has held is offered, or has passed on, with this token; undefined if there is none. */
  async withOffer(token: string): Promise<MatchSession | undefined> {
    const id = await this.#ports.store.matchOfHandover(token)
    return id === undefined ? undefined : this.#session(id)
  }
  /** Comes for such a seat. Throws `not-now` if this person may not have it. */
  async takeOver(
    person: Person,
    match: MatchSession,
    claim: Pick<HandoverTaker, 'key' | 'linkEnd'> & { readonly token: string },
  ): Promise<void> {
    const { token, ...proofs } = claim
    checkNameAtTable(person, match.record.seats)
    await match.actions.takeOver(token, { person: person.id, name: person.name, ...proofs })
  }

  /** Takes a reserved seat. Does nothing if it is taken already. */
  async takeReservedSeat(
    person: Person,
    match: MatchSession,
    claim: Pick<ReservedSeatClaim, 'seat' | 'value' | 'keys' | 'linkEnds'>,
  ): Promise<void> {
    const { store, clock } = this.#ports
    checkNameAtTable(person, match.record.seats)
    await store.takeReservedSeat({ match: match.record.id, person: person.id, ...claim, time: clock.now() })
    await match.proceed()
  }

  /** Changes the name of a person at all its tables. Throws `name-refused` if it imitates somebody there, or a bot. */
  async rename(id: string, name: string): Promise<void> {
    const { store } = this.#ports
    checkName({ id, name }, await store.namesBeside(id), 'one of your tables')
    await store.rename(id, name)
    // The matches that are not in memory read it from the store.
    for (const match of this.#open.values()) match.rename(id, name)
  }

  /** Deletes a person: seats and notes keep only a name that says so. */
  async deletePerson(id: string): Promise<void> {
    const { store, clock } = this.#ports
    await store.deletePerson(id, DELETED_NAME, clock.now())
    for (const [open, match] of this.#open) {
      match.rename(id, DELETED_NAME)
      match.replaceNotes(await store.notes(open))
    }
  }

  /** Opens the matches whose time has come, from now on. What a server before this one had at hand is due at once. */
  start(): void {
    this.#waker.look('taken over')
  }

  /** Finishes pending work. Later failures are ignored, because the store is closed next. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#waker.stop()
    await Promise.all([...this.#open.values()].map((match) => match.drain()))
  }

  readonly #failed = (error: unknown): void => {
    if (!this.#closed) this.#ports.reportFailure(error)
  }

  /** Opens a match whose time has come, and does what is due. It stays in memory until others need the room. */
  async #wake(id: string, reason: WakeReason): Promise<void> {
    const wasOpen = this.#open.has(id)
    const match = await this.#session(id, reason === 'due' ? NOT_VISITED : VISITED)
    if (wasOpen) await match.look()
    await match.requireProven()
  }

  async #read(id: string, { created, isVisited }: Opening): Promise<MatchSession | undefined> {
    const { store, clock, random, host, delays, awayAfter, consentAfter, catalog, umpire, outages, lastNetwork } = this.#ports
    const record = created ?? (await store.match(id))
    if (!record) return undefined
    const rules = await catalog.game(record.system)
    if (!rules) throw new RequestError('not-found', 'this game is not installed on this server')
    const handle = store.handle(id)
    const opening = created
      ? createdMatch(created)
      : await readMatch(store, { handle, system: rules.system, record }, this.#proven.get(id) ?? null)
    if (!opening) return undefined
    const { creator } = record
    const botWorker = botsOfMatch(this.#ports.botWorker, () => [lastNetwork(creator) ?? creator, creator, id])
    const lastChange = (): number => this.#open.get(id)?.record.updated ?? record.updated
    const matchClock = clockAfter(clock, () => Math.max(record.created, lastChange()))
    const deadlineStored = (time: number): void => this.#waker.stored(time)
    const { errandStored } = this.#ports
    const leaveErrand = async (errand: Errand): Promise<void> => {
      await store.addErrand(errand)
      errandStored(errand.due)
    }
    const errands = { errandStored, leaveErrand }
    const here = { handle, clock: matchClock, botWorker, isVisited, deadlineStored, ...errands, reportFailure: this.#failed }
    const newToken = (): string => random.token()
    const ports = { store, host, delays, awayAfter, consentAfter, newToken, umpire, outages, ...here }
    const match = new MatchSession(rules, ports, opening)
    this.#proven.delete(id)
    await match.look()
    this.#open.set(id, match)
    return match
  }

  /** Matches that are not in memory are read from the store when they are needed. */
  #changed(id: string, revision: number | null): void {
    const opening = this.#sessions.get(id)
    const change = (match: MatchSession | undefined): void =>
      match?.idle && !this.#ports.owns(id) ? this.#forget(id, match) : match?.changed(revision)
    void opening?.then(change).catch(() => undefined)
  }

  /** Deferred, so that a caller that has just received a match can start to use it. A match must never be open twice. */
  #evictIdle(): void {
    if (this.#evicting || this.#sessions.size <= this.#ports.maxIdle) return
    this.#evicting = true
    setImmediate(() => {
      this.#evicting = false
      for (const id of this.#sessions.keys()) {
        if (this.#sessions.size <= this.#ports.maxIdle) return
        const match = this.#open.get(id)
        if (match?.idle) this.#forget(id, match)
      }
    })
  }
  #forget(id: string, match: MatchSession): void {
    const { state, record } = match
    match.stopWatching()
    this.#sessions.delete(id)
    this.#open.delete(id)
    if (state && record.status === 'playing') this.#proven.set(id, { seq: state.seq, chain: state.chain })
  }
}

const noSuchMatch = (): RequestError => new RequestError('not-found', 'there is no such match')
