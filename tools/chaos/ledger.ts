// A record of one match outside the server: every order as sent, its answer, and the entries that each seat received.
// Compared with the journal, it shows lost, doubled and altered orders.
import { type Signature, sameJson } from '@admiralty/match'

/** An order as it was first sent. */
export interface SentOrder {
  readonly seat: string
  readonly call: string
  readonly order: unknown
  readonly signature: Signature
  readonly key: string
}
/** The part of an entry that is compared. */
export interface Opened {
  readonly seq: number
  readonly call: { readonly id: string } | null
  readonly orders: Readonly<Record<string, unknown>>
}
/** The entry that an order led to; null while it is sealed. */
type Seq = number | null

/** Collects `findings` wherever an answer, entry or order contradicts an earlier one. */
export class Ledger {
  readonly #given = new Map<string, SentOrder>()
  readonly #answered = new Map<SentOrder, Seq>()
  readonly #received = new Map<string, string>()
  readonly #findings: string[] = []
  /** Orders acknowledged since the last check, or still sealed. */
  #fresh = new Set<SentOrder>()
  /** Whether a seat has received the end of the match. */
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

  /** Records an order. For a call that has one already, it returns that one, so a seat sends the same order again. */
  give(given: SentOrder): SentOrder {
    const known = this.#given.get(key(given))
    if (known) return known
    this.#given.set(key(given), given)
    return given
  }
  /** Records a refusal: the call was closed or postponed. An acknowledged order must not be refused. */
  refused(given: SentOrder, status: number): void {
    if (this.#answered.has(given)) this.#find(given, `was acknowledged and is refused now (${status})`)
    this.#given.delete(key(given))
  }
  /** Records an acknowledgement. A later one for the same order must name the same entry. */
  answered(given: SentOrder, seq: Seq): void {
    const before = this.#answered.get(given)
    if (typeof before === 'number' && before !== seq) this.#find(given, `led to entry ${before}, and now to ${seq}`)
    if (before === undefined) this.#fresh.add(given)
    this.#answered.set(given, before ?? seq)
  }
  /** The acknowledged order of a seat for a call. */
  answerOf(seat: string, call: string): SentOrder | undefined {
    const given = this.#given.get(`${call} ${seat}`)
    return given && this.#answered.has(given) ? given : undefined
  }
  /** Later events have made the order illegal, so the rules ask again. */
  invalidate(given: SentOrder): void {
    this.#given.delete(key(given))
    this.#answered.delete(given)
    this.#fresh.delete(given)
    this.#invalidated += 1
  }
  underSeal(given: SentOrder): boolean {
    return this.#answered.get(given) === null
  }

  /** Orders that a crash may have lost. Each is returned once; sealed ones until they are decided or the match is over. */
  atRisk(): readonly SentOrder[] {
    const risked = [...this.#fresh]
    this.#fresh = new Set(this.over ? [] : risked.filter((given) => this.underSeal(given)))
    return risked
  }
  lostUnderSeal(given: SentOrder): void {
    this.#find(given, 'was acknowledged, and is neither sealed nor in the journal')
  }

  /** Records what a seat received, such as 'entry 7'. It must be the same each time. */
  received(seat: string, what: string, text: string): void {
    const before = this.#received.get(`${seat} ${what}`)
    if (before !== undefined && before !== text) this.#findings.push(`${seat} received ${what} with two different contents`)
    this.#received.set(`${seat} ${what}`, text)
  }

  /** Checks the journal of a finished match. Returns how many acknowledged orders were never decided, because the match ended. */
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
  /** True if the call of the order was never decided and no answer named an entry. */
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
