// What one match owes its players, kept outside of the server: every order as it was given, what was answered to it, and what each seat was
// received. Against the journal it shows what was lost, doubled or altered.
import { sameJson } from '@admiralty/match'

/** An order as it was first sent. */
export interface SentOrder {
  readonly seat: string
  readonly call: string
  readonly order: unknown
  readonly key: string
}
/** What of a journal's entry matters here. */
export interface Opened {
  readonly seq: number
  readonly call: { readonly id: string } | null
  readonly orders: Readonly<Record<string, unknown>>
}
/** The entry it led to; null: under seal. */
type Seq = number | null

export class Ledger {
  readonly #given = new Map<string, SentOrder>()
  readonly #answered = new Map<SentOrder, Seq>()
  readonly #received = new Map<string, string>()
  readonly #findings: string[] = []
  /** Answered since the last look, or under seal still. */
  #fresh = new Set<SentOrder>()
  /** Told to somebody. */
  over = false
  #invalidated = 0

  get findings(): readonly string[] {
    return this.#findings
  }
  get acknowledged(): number {
    return this.#answered.size
  }
  get invalidated(): number {
    return this.#invalidated
  }

  /** The same again for the same question: a player does not change their mind. */
  give(given: SentOrder): SentOrder {
    const known = this.#given.get(key(given))
    if (known) return known
    this.#given.set(key(given), given)
    return given
  }
  /** Not taken: its question was closed or put off. What was acknowledged before must not be refused. */
  refused(given: SentOrder, status: number): void {
    if (this.#answered.has(given)) this.#find(given, `was acknowledged and is refused now (${status})`)
    this.#given.delete(key(given))
  }
  answered(given: SentOrder, seq: Seq): void {
    const before = this.#answered.get(given)
    if (typeof before === 'number' && before !== seq) this.#find(given, `led to entry ${before}, and now to ${seq}`)
    if (before === undefined) this.#fresh.add(given)
    this.#answered.set(given, before ?? seq)
  }
  /** What a seat has answered to a question, if it was taken. */
  answerOf(seat: string, call: string): SentOrder | undefined {
    const given = this.#given.get(`${call} ${seat}`)
    return given && this.#answered.has(given) ? given : undefined
  }
  /** What happened since has made it impossible: the rules ask again. */
  invalidate(given: SentOrder): void {
    this.#given.delete(key(given))
    this.#answered.delete(given)
    this.#fresh.delete(given)
    this.#invalidated += 1
  }
  underSeal(given: SentOrder): boolean {
    return this.#answered.get(given) === null
  }

  /** Orders that a blow may have cost: each is given once, those under seal until they are opened or the match is over. */
  atRisk(): readonly SentOrder[] {
    const risked = [...this.#fresh]
    this.#fresh = new Set(this.over ? [] : risked.filter((given) => this.underSeal(given)))
    return risked
  }
  lostUnderSeal(given: SentOrder): void {
    this.#find(given, 'was acknowledged, and is neither under seal nor in the journal')
  }

  /** What a seat was received once it is received again. */
  received(seat: string, seq: string, text: string): void {
    const before = this.#received.get(`${seat} ${seq}`)
    if (before !== undefined && before !== text) this.#findings.push(`entry ${seq} was received to ${seat} in two ways`)
    this.#received.set(`${seat} ${seq}`, text)
  }

  /** Of a match that is over; gives how many acknowledged orders were never opened, because it ended first. */
  audit(entries: readonly Opened[]): number {
    const calls = new Map<string, Opened>()
    for (const entry of entries) {
      const { call, seq, orders } = entry
      if (!call) continue
      const before = calls.get(call.id)
      if (before) this.#findings.push(`${call.id} is doubled: entries ${before.seq} and ${seq}`)
      calls.set(call.id, entry)
      for (const [seat, order] of Object.entries(orders)) this.#compare(this.#given.get(`${call.id} ${seat}`), order)
    }
    return [...this.#answered].filter(([given, seq]) => this.#missing(given, seq, calls.get(given.call))).length
  }

  #compare(given: SentOrder | undefined, order: unknown): void {
    if (given && !sameJson(given.order, order)) this.#find(given, 'is not as it was given')
  }
  /** True: its question was never closed, and nothing was said of an entry. */
  #missing(given: SentOrder, seq: Seq, entry: Opened | undefined): boolean {
    if (!entry && seq === null) return true
    if (!entry || !Object.hasOwn(entry.orders, given.seat)) this.#find(given, 'was acknowledged and is lost')
    else if (seq !== null && entry.seq !== seq) this.#find(given, `led to entry ${seq}, and is in ${entry.seq}`)
    return false
  }
  #find({ call, seat }: SentOrder, what: string): void {
    this.#findings.push(`${call} of ${seat} ${what}`)
  }
}

const key = ({ call, seat }: SentOrder): string => `${call} ${seat}`
