// The matches of this server: opening a table, finding it again, keeping the ones in use in memory.
import type { OptionValue, RuleSystem, Scenario, Seat, SeatInfo } from '@admiralty/kernel'
import type { NewMatchRequest, SeatHolder } from '@admiralty/protocol'
import { type InvitationRecord, isUnreachable, type MatchRecord, type SeatRecord, type Session, type Store } from '@admiralty/store'
import type { BotWorker } from '../bots/bot-worker.ts'
import { RequestError } from '../http/problems.ts'
import type { GameCatalog, LoadedGame } from '../platform/game-catalog.ts'
import type { AnswerDelays, Clock, Random } from '../platform/ports.ts'
import { rematchOf } from '../social/rematch.ts'
import { MatchSession } from './match-session.ts'

export interface RegistryPorts {
  readonly store: Store
  readonly clock: Clock
  readonly random: Random
  readonly delays: AnswerDelays
  /** ms without a stream after which somebody has left. */
  readonly awayAfter: number
  readonly catalog: GameCatalog
  readonly botWorker: Pick<BotWorker, 'decide' | 'agreesToDraw'>
  /** Matches kept in memory when nobody listens to them. */
  readonly maxIdle: number
  reportFailure(error: unknown): void
}

const RANKS: Readonly<Record<SeatHolder, string | null>> = {
  me: null,
  invite: null,
  'bot:ensign': 'Ensign',
  'bot:captain': 'Captain',
  'bot:admiral': 'Admiral',
}

export class MatchRegistry {
  readonly #ports: RegistryPorts
  /** Latest used last. */
  readonly #tables = new Map<string, Promise<MatchSession | undefined>>()
  readonly #open = new Map<string, MatchSession>()
  #closed = false
  #tidying = false
  #unresumed = false

  constructor(ports: RegistryPorts) {
    this.#ports = ports
    ports.store.subscribe({
      changed: (id, revision) => this.#changed(id, revision),
      present: (id, sessions) => this.#open.get(id)?.playersPresent(sessions),
      missed: () => {
        for (const id of this.#tables.keys()) this.#changed(id, null)
        if (this.#unresumed) void this.resume()
      },
      peerGone: () => void this.resume(),
    })
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#tables.size
  }

  /** Throws `not-found`. */
  async session(id: string): Promise<MatchSession> {
    const opening = this.#tables.get(id) ?? this.#read(id)
    this.#tables.delete(id)
    this.#tables.set(id, opening)
    const table = await opening.catch((error: unknown) => {
      this.#tables.delete(id)
      throw error
    })
    if (!table) {
      this.#tables.delete(id)
      throw new RequestError('not-found', 'there is no such table')
    }
    await table.refresh()
    // Put away by somebody else meanwhile: a match must never be open twice.
    if (this.#tables.get(id) !== opening) return this.session(id)
    this.#putAway()
    return table
  }

  /** Opened twice with one id it is opened once; the id is asked for when the wish can be met. */
  async create(session: Session, wish: NewMatchRequest, claim: () => Promise<string>): Promise<string> {
    const rules = await this.#ports.catalog.game(wish.system)
    if (!rules) throw new RequestError('bad-request', 'there is no such game')
    const { system, about } = rules
    const scenario = system.scenarios.find(({ id }) => id === wish.scenario)
    if (!scenario) throw new RequestError('bad-request', 'there is no such scenario')
    const setup = setupOf(system, scenario, wish.options ?? {})
    const places = system.seats(setup).filter(({ kind }) => kind === 'player')
    const holders = holdersOf(places, wish.seats)
    const id = await claim()
    const now = this.#ports.clock.now()
    const match: MatchRecord = {
      id,
      system: system.id,
      scenario: scenario.id,
      title: wish.title || `${about.title}: ${scenario.title}`,
      setup,
      secret: this.#ports.random.token(),
      creator: session.id,
      created: now,
      updated: now,
      status: 'waiting',
      moment: '',
      head: null,
      rematch: null,
      seats: holders.map(({ seat, holder }) => this.#seat(seat, holder, session, wish.value)),
    }
    const invitations = holders
      .filter(({ holder }) => holder === 'invite')
      .map(({ seat }): InvitationRecord => ({ token: this.#ports.random.token(), match: id, seat, used: false }))
    await this.#ports.store.addMatch(match, invitations).catch(async (error: unknown) => {
      if (!(await this.#ports.store.match(id))) throw error
    })
    await this.session(id)
    return id
  }

  /** Opens the table where a finished match is played again, or finds it, and sits this person down. */
  async rematch(session: Session, table: MatchSession, value: string): Promise<string> {
    const { store, random, clock } = this.#ports
    const { record, rules } = table
    if (record.status !== 'over') throw new RequestError('not-now', 'this match is not over')
    if (!rules.system.schema.setup.safeParse(record.setup).success) throw new RequestError('not-now', 'the rules have changed since')
    const places = rules.system.seats(record.setup)
    const wish = rematchOf({ match: record, places, session, random, now: clock.now() })
    const id = record.rematch ?? (await store.addRematch(record.id, wish))
    table.rematchCreated(id)
    const next = await this.session(id)
    for (const { seat, session: kept } of next.record.seats) {
      if (kept === session.id) await store.takeReservedSeat({ match: id, seat, session: session.id, value, time: clock.now() })
    }
    await next.proceed()
    return id
  }

  /** Sits down where a seat is kept; who has sat down stays. */
  async takeReservedSeat(
    session: Session,
    table: MatchSession,
    { seat, value }: { readonly seat: Seat; readonly value: string },
  ): Promise<void> {
    const { store, clock } = this.#ports
    await store.takeReservedSeat({ match: table.record.id, seat, session: session.id, value, time: clock.now() })
    await table.proceed()
  }

  /** A new name shows at the tables that are open; the store knows it for the others. */
  renamed(session: string, name: string): void {
    for (const table of this.#open.values()) table.rename(session, name)
  }

  /** After a start: what was complete is decided, and bots go on. Where the database goes meanwhile, it is done anew when it is back. */
  async resume(): Promise<void> {
    this.#unresumed = false
    try {
      for (const id of await this.#ports.store.activeMatches()) {
        if (this.#closed) return
        await this.session(id).catch((error: unknown) => {
          if (isUnreachable(error)) throw error
          this.#failed(error)
        })
      }
    } catch (error) {
      this.#unresumed = isUnreachable(error)
      this.#failed(error)
    }
  }

  /** Finishes what is under way. What wakes up later finds the store closed, and is nobody's concern. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#open.values()].map((table) => table.drain()))
  }

  readonly #failed = (error: unknown): void => {
    if (!this.#closed) this.#ports.reportFailure(error)
  }

  #seat(seat: Seat, holder: SeatHolder, session: Session, value: string): SeatRecord {
    const bot = holder.startsWith('bot:') ? holder.slice('bot:'.length) : null
    const mine = holder === 'me'
    return {
      seat,
      session: mine ? session.id : null,
      bot,
      seed: this.#ports.random.seed(),
      name: mine ? session.name : RANKS[holder],
      value: mine ? value : bot ? this.#ports.random.token() : null,
      auto: false,
    }
  }

  async #read(id: string): Promise<MatchSession | undefined> {
    const { store, clock, delays: pace, awayAfter: away, catalog: shelf, botWorker: thinker } = this.#ports
    const held = store.handle(id)
    const stored = await held.read(-1)
    if (!stored) return undefined
    const rules = await shelf.game(stored.record.system)
    if (!rules) throw new RequestError('not-found', 'this game is not on the shelf here')
    const table = new MatchSession(
      rules,
      { store, handle: held, clock, delays: pace, awayAfter: away, botWorker: thinker, reportFailure: this.#failed },
      stored,
    )
    await table.proceed()
    this.#open.set(id, table)
    return table
  }

  /** Tables that are not open here are read anew when somebody comes. */
  #changed(id: string, revision: number | null): void {
    const opening = this.#tables.get(id)
    void opening?.then((table) => table?.changed(revision)).catch(() => undefined)
  }

  /** Not before whoever has just been given a table has taken hold of it: a match must never be open twice. */
  #putAway(): void {
    if (this.#tidying || this.#tables.size <= this.#ports.maxIdle) return
    this.#tidying = true
    setImmediate(() => {
      this.#tidying = false
      for (const id of this.#tables.keys()) {
        if (this.#tables.size <= this.#ports.maxIdle) return
        if (!this.#open.get(id)?.idle) continue
        this.#tables.delete(id)
        this.#open.delete(id)
      }
    })
  }
}

function setupOf(system: RuleSystem, scenario: Scenario, options: Readonly<Record<string, OptionValue>>): unknown {
  for (const [name, value] of Object.entries(options)) {
    const option = system.options.find((known) => known.name === name)
    if (!option || !scenario.options.includes(name)) throw new RequestError('bad-request', 'this scenario has no such option')
    if (!option.values.includes(value)) throw new RequestError('bad-request', `${option.title}: there is no such choice`)
  }
  const setup = scenario.setup(options)
  const parsed = system.schema.setup.safeParse(setup)
  if (parsed.success) return parsed.data
  // Not a setup: then it is why there is none.
  if (isRefusal(setup)) throw new RequestError('refused', setup.reason, { rule: setup.rule, reason: setup.reason })
  throw new Error(`scenario ${scenario.id} makes no setup`)
}

function isRefusal(value: unknown): value is ReturnType<LoadedGame['system']['check']> & object {
  return typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value
}

interface Held {
  readonly seat: Seat
  readonly holder: SeatHolder
}
function holdersOf(places: readonly SeatInfo[], wished: Readonly<Record<Seat, SeatHolder>>): readonly Held[] {
  const strange = Object.keys(wished).find((name) => !places.some(({ seat }) => seat === name))
  if (strange !== undefined) throw new RequestError('bad-request', 'there is no such seat')
  return places.map(({ seat }) => {
    const holder = Object.hasOwn(wished, seat) ? wished[seat] : undefined
    if (!holder) throw new RequestError('bad-request', `who is to sit at ${seat}?`)
    return { seat, holder }
  })
}
