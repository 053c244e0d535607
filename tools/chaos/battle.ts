// Plays one match over HTTP while servers crash. A request without an answer is repeated with the same key, on any server.
// The ledger keeps every answer, and is compared with the server after each crash and with the journal at the end.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, type Dice, NO_CALL, pick } from '@admiralty/kernel'
import {
  importJournal,
  orderStatement,
  type Receipt,
  SIGNED,
  type Signature,
  seatPrivateKey,
  servedIn,
  sign,
  verifyJournal,
} from '@admiralty/match'
import type { MatchInfo, MatchSummary, OrderResponse, ProblemDetails, SeatHolder } from '@admiralty/protocol'
import { system } from '@admiralty/systems/skirmish'
import { type ApiAnswer, Client, type Stream } from '../../apps/server/test/client.ts'
import { steadyNow } from '../shared/steady-clock.ts'
import { Ledger, type SentOrder } from './ledger.ts'

/** State shared by all matches of a run. */
export interface ChaosLoad {
  readonly urls: readonly string[]
  /** The average time before an order, in ms; 0 when all matches are played to their end. */
  think: number
  /** True when the run is over and nobody plays. */
  over: boolean
  readonly count: { sent: number; again: number; slowest: number; resumed: number }
}

/** Scenarios with their players. A duel has sealed orders only at its beginning; in teams, every plan waits for the other one of the team. */
const CASTS: readonly { readonly scenario: string; readonly seats: Readonly<Record<string, SeatHolder>> }[] = [
  { scenario: 'teams', seats: { red: 'me', white: 'me', blue: 'me', black: 'me' } },
  { scenario: 'duel', seats: { red: 'me', blue: 'me' } },
  { scenario: 'teams', seats: { red: 'me', white: 'me', blue: 'me', black: 'bot:ensign' } },
  { scenario: 'duel', seats: { red: 'me', blue: 'bot:ensign' } },
]
/** The time before a request without an answer is repeated, in ms. */
const AGAIN = 400
/** Looks at the match in which an acknowledged order must show again after a crash. */
const LOOKS = 12
/** The text that each seat adds to the dice. */
const VALUE = 'luck'

/** A match of the run. `recheck` follows each crash, `audit` the last one. */
export class ChaosMatch {
  readonly ledger = new Ledger()
  readonly #load: ChaosLoad
  readonly #dice: Dice
  readonly #cast: (typeof CASTS)[number]
  readonly #people: readonly string[]
  readonly #streams = new Map<string, Stream>()
  #client: Client
  #id = ''
  entries = 0
  unopened = 0
  /** Orders with a valid signature in the journal, those of bots included. */
  signed = 0

  constructor(load: ChaosLoad, dice: Dice) {
    this.#load = load
    this.#dice = dice
    this.#cast = pick(dice, CASTS)
    this.#people = Object.keys(this.#cast.seats).filter((seat) => this.#cast.seats[seat] === 'me')
    this.#client = new Client(pick(dice, load.urls))
  }

  /** Plays the match to its end, through all crashes. */
  async play(): Promise<void> {
    await this.#answered(() => this.#client.get('/api/me'))
    this.#client.device = newKey()
    const wish = { system: 'skirmish', ...this.#cast, value: VALUE, ...this.#client.keysFor(this.#people, VALUE) }
    const opening = { 'idempotency-key': newKey() }
    const { body } = await this.#answered(() => this.#client.ask<{ readonly id: string }>('POST', '/api/matches', wish, opening))
    this.#id = body.id
    await Promise.all(this.#people.map((seat) => this.#sit(seat)))
  }
  /** For a message: the last entry that each seat received, and its open calls. */
  progressText(): string {
    const seats = [...this.#streams].map(([seat, stream]) => {
      const { seq, calls } = stream.table().message
      const open = calls.filter(({ seats: all }) => all.includes(seat)).map(({ id }) => id)
      return `${seat} at entry ${seq}, open: ${open.map((id) => (this.ledger.answerOf(seat, id) ? `${id} (answered)` : id)).join() || 'none'}`
    })
    return seats.join('; ') || 'no streams'
  }
  close(): void {
    for (const stream of this.#streams.values()) stream.close()
  }

  /** Checks the orders that a crash could have lost: each must still be there. */
  async recheck(): Promise<void> {
    for (const given of this.ledger.atRisk()) {
      await this.#deliver(given)
      if (this.ledger.underSeal(given) && !(await this.#isUnderSeal(given))) this.ledger.lostUnderSeal(given)
    }
  }

  async #sit(seat: string): Promise<void> {
    while (!this.#load.over) {
      const stream = await this.#listening(seat)
      const { view, message } = stream.table()
      if (message.outcome) {
        this.ledger.over = true
        return stream.close()
      }
      const call = message.calls.find((open) => open.seats.includes(seat) && !this.#isAnswered(stream, seat, open))
      if (!call) {
        // Waits for the next entry or the end of the stream.
        await stream.entry(message.seq + 1).catch(() => undefined)
        continue
      }
      await sleep(this.#load.think * 2 * this.#chance())
      // The view is what the server sent for this game.
      const order = system.randomOrder(view as Parameters<typeof system.randomOrder>[0], call, this.#dice)
      const signature = await this.#sign(seat, call.id, order)
      const given = this.ledger.give({ seat, call: call.id, order, signature, key: newKey() })
      const taken = await this.#deliver(given)
      if (!taken && !stream.over) await stream.entry(message.seq + 1).catch(() => undefined)
    }
  }

  /** Signs once, because a request that is repeated must be the same. */
  async #sign(seat: string, call: string, order: unknown): Promise<Signature> {
    const { chain } = (await this.#answered(() => this.#via().get<Receipt>(`/api/matches/${this.#id}/receipt`))).body
    const [[after, hash] = ['', '']] = Object.entries(chain)
    const statement = orderStatement({ match: this.#id, seat, call, chain: hash, order })
    return { after: Number(after), value: sign(statement, seatPrivateKey(this.#client.device ?? '', seat, VALUE)) }
  }

  /** Whether the seat has answered this call. An answer that the rules no longer allow is marked as invalidated. */
  #isAnswered(stream: Stream, seat: string, call: Call): boolean {
    const given = this.ledger.answerOf(seat, call.id)
    if (!given) return false
    // View and order are of this game.
    const { view } = stream.table() as { readonly view: Parameters<typeof system.check>[0] }
    if (!system.check(view, call, given.order as Parameters<typeof system.check>[2])) return true // an order of this game
    this.ledger.invalidate(given)
    return false
  }

  /** An open stream. After a broken one, its entries are kept in the ledger, which compares them with those received later. */
  async #listening(seat: string): Promise<Stream> {
    for (;;) {
      const open = this.#streams.get(seat)
      if (open && !open.over) return open
      if (open) this.#load.count.resumed += 1
      this.#keepReceived(seat, open)
      const fresh = await this.#via()
        .listen(this.#id, seat)
        .catch(() => undefined)
      const hasBegun = await fresh?.entry(0).catch(() => undefined)
      if (fresh && hasBegun) this.#streams.set(seat, fresh)
      else if (this.#load.over) throw new Error('the run is over')
      else await sleep(AGAIN * (0.5 + this.#chance()))
    }
  }

  #keepReceived(seat: string, stream: Stream | undefined): void {
    for (const { id, event, data } of stream?.all ?? []) {
      if (id === null) continue
      this.ledger.received(seat, `${event} ${id}`, data)
      // A stream begins with the present after an entry, which has the hash of that entry.
      this.ledger.received(seat, `the hash of ${id}`, JSON.parse(data).chain)
    }
  }

  /** Sends the order until it is answered. Resolves to false if it was refused. */
  async #deliver(given: SentOrder): Promise<boolean> {
    const { seat: as, call, order, signature, key } = given
    const path = `/api/matches/${this.#id}/orders`
    const { status, body } = await this.#answered(() =>
      this.#via().ask<OrderResponse & Partial<ProblemDetails>>('POST', path, { as, call, order, signature }, { 'idempotency-key': key }),
    )
    if (body.refusals?.[0]?.rule === SIGNED) throw new Error(`${call} of ${as}: ${body.detail}`)
    if (status === 200) this.ledger.answered(given, body.seq)
    else if (status === 409 || status === 422) await this.#refused(given, status)
    else throw new Error(`${given.call} of ${given.seat}: ${status}`)
    return status === 200
  }

  /** The match has gone on, so the call is closed or the order is no longer legal. An acknowledged order that is still legal must not be refused. */
  async #refused(given: SentOrder, status: number): Promise<void> {
    const stream = status === 422 && this.ledger.underSeal(given) ? await this.#freshStream(given.seat) : undefined
    const call = stream?.table().message.calls.find(({ id }) => id === given.call)
    if (stream && !this.#isAnswered(stream, given.seat, call ?? { ...NO_CALL, id: given.call })) return
    this.ledger.refused(given, status)
  }
  /** The current state of the seat, read through a new stream. Undefined if it cannot be read. */
  async #freshStream(seat: string): Promise<Stream | undefined> {
    const stream = await this.#via()
      .listen(this.#id, seat)
      .catch(() => undefined)
    const received = await stream
      ?.status(() => true)
      .then(
        () => true,
        () => false,
      )
    stream?.close()
    return received ? stream : undefined
  }

  /** Repeats a request until it has an answer other than 503. */
  async #answered<T>(ask: () => Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>> {
    const { count } = this.#load
    for (;;) {
      const from = steadyNow()
      const answer = await ask().catch(() => undefined)
      count.sent += 1
      count.slowest = Math.max(count.slowest, steadyNow() - from)
      if (answer && answer.status !== 503) return answer
      if (this.#load.over) throw new Error('the run is over')
      count.again += 1
      await sleep(AGAIN * (0.5 + this.#chance()))
    }
  }

  /** Whether the order is still sealed. Also true if its call is not open now: decided, postponed by an interrupt, or the match is over. */
  async #isUnderSeal(given: SentOrder): Promise<boolean> {
    for (let look = 0; look < LOOKS; look += 1) {
      if (look > 0) await sleep(AGAIN)
      const { body } = await this.#answered(() => this.#via().get<readonly MatchSummary[]>('/api/matches'))
      const match = body.find(({ id }) => id === this.#id)
      if (match && (match.status === 'over' || !match.owed.includes(given.seat))) return true
      await this.#deliver(given)
      if (!this.ledger.underSeal(given)) return true
      const stream = await this.#freshStream(given.seat)
      if (!stream) continue
      const open = stream.table().message.calls.find(({ id }) => id === given.call)
      if (!open || !this.#isAnswered(stream, given.seat, open)) return true
    }
    return false
  }

  /** After all crashes: compares the journal with the ledger, and verifies the journal. */
  async audit(): Promise<void> {
    for (const seat of this.#people) this.#keepReceived(seat, this.#streams.get(seat))
    const { status } = (await this.#answered(() => this.#via().get<MatchInfo>(`/api/matches/${this.#id}`))).body
    const { body } = await this.#answered(() => this.#via().get<object>(`/api/matches/${this.#id}/journal`))
    const imported = importJournal(body, system)
    if (status !== 'over' || 'refusal' in imported)
      throw new Error('refusal' in imported ? imported.refusal.reason : `the match is not over: ${status}`)
    const { entries } = imported.journal
    this.entries = entries.length
    this.unopened = this.ledger.audit(entries)
    const { findings, signatures, account } = verifyJournal(system, imported.journal)
    if (findings.length > 0) throw new Error(findings.join('; '))
    this.signed = signatures.signed
    const others = servedIn(account).filter((seat) => this.#people.includes(seat))
    if (signatures.unsigned > 0 || others.length > 0) throw new Error(`orders of players are not signed by them: ${others.join()}`)
  }

  /** The same player, on any server. */
  #via(): Client {
    const there = new Client(pick(this.#dice, this.#load.urls))
    there.cookie = this.#client.cookie
    return there
  }
  #chance(): number {
    return (this.#dice.roll(1, 1000, 'chance')[0] ?? 1) / 1000
  }
}

const newKey = (): string => randomBytes(12).toString('hex')
