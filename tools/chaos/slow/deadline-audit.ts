// Compares the journal of a match with what its players were promised: each deadline takes effect once, in time, and never for a player whose
// order was in. Pure, so that tests can plant faults.
import { type ClockTerms, graceOf, type TimeSpan } from '@admiralty/clocks'
import { type Entry, sameJson } from '@admiralty/match'
import { NEAR } from './habits.ts'

/** The last order of a seat for a call that a server has acknowledged. */
export interface PromisedOrder {
  readonly seat: string
  readonly call: string
  readonly order: unknown
  /** When it was first sent, in ms since 1970. */
  readonly sent: number
}
/** The part of an entry that is compared. */
export type DatedEntry = Pick<Entry, 'seq' | 'time' | 'orders' | 'due' | 'action'> & {
  readonly call: { readonly id: string; readonly instead: readonly string[] } | null
  /** The calls that are open after the entry. An interrupt may put a call off; it has new deadlines when it opens again. */
  readonly open: readonly string[]
}
/** A match with what is known of it outside the servers. */
export interface PromisedMatch {
  readonly terms: ClockTerms
  readonly entries: readonly DatedEntry[]
  readonly acknowledged: readonly PromisedOrder[]
  /** The times in which no server ran. */
  readonly downs: readonly TimeSpan[]
  /** Whether the rules still allowed an order before an entry. Events can make an acknowledged order illegal, and then its seat is asked again. */
  isLegalBefore(seq: number, given: PromisedOrder): boolean
}
/** The result. `cases` are deadlines for which an order was in, `near` those of them whose order came within 10 s of the deadline. */
export interface DeadlineAudit {
  readonly findings: readonly string[]
  readonly cases: number
  readonly near: number
  readonly lapses: number
  readonly outages: number
  /** Acknowledged orders whose call was never decided, because the match ended or another seat answered. */
  readonly undecided: number
  readonly invalidated: number
}

/** How long after deadline and grace it takes effect at the latest, in ms. */
const LATEST = 60_000

/** Checks the deadlines of one match. */
export function auditDeadlines(match: PromisedMatch): DeadlineAudit {
  const walk = new AuditWalk(match)
  for (const entry of match.entries) walk.follow(entry)
  return walk.end()
}

/** A deadline that is in force. */
interface OpenDeadline {
  due: number
  hasLapsed: boolean
}

class AuditWalk {
  readonly #match: PromisedMatch
  readonly #grace: number
  readonly #given: ReadonlyMap<string, PromisedOrder>
  readonly #open = new Map<string, Map<string, OpenDeadline>>()
  readonly #decided = new Set<string>()
  readonly #findings: string[] = []
  readonly #settled = new Set<PromisedOrder>()
  readonly #late = new Set<string>()
  #pausedUntil: number | null = null
  readonly #counts = { cases: 0, near: 0, lapses: 0, outages: 0, invalidated: 0 }

  constructor(match: PromisedMatch) {
    this.#match = match
    this.#grace = graceOf(match.terms)
    this.#given = new Map(match.acknowledged.map((given) => [key(given.call, given.seat), given]))
  }

  follow(entry: DatedEntry): void {
    for (const call of this.#open.keys()) if (call !== entry.call?.id) this.#requireInTime(call, entry.time, `entry ${entry.seq} came`)
    this.#act(entry)
    if (entry.call) this.#answer(entry, entry.call)
    for (const [call, seats] of Object.entries(entry.due ?? {}))
      for (const [seat, due] of Object.entries(seats)) this.#setDeadline(call, seat, due)
    for (const call of this.#open.keys()) if (!entry.open.includes(call)) this.#open.delete(call)
  }
  end(): DeadlineAudit {
    const undecided = this.#match.acknowledged.length - this.#settled.size
    return { ...this.#counts, undecided, findings: this.#findings }
  }

  #act({ action, time, seq }: DatedEntry): void {
    switch (action?.kind) {
      case 'lapsed':
        for (const seat of action.seats) this.#lapse(seq, time, { call: action.call, seat })
        break
      case 'extended':
        if (action.why === 'outage') this.#counts.outages += 1
        break
      case 'paused':
        this.#pausedUntil = action.until
        break
      case 'resumed':
        if (this.#pausedUntil !== null && time > this.#latest(this.#pausedUntil))
          this.#findings.push(`the pause until ${this.#pausedUntil} ended ${time - this.#pausedUntil} ms late`)
        this.#pausedUntil = null
        break
      default:
    }
  }

  #lapse(seq: number, time: number, { call, seat }: { readonly call: string; readonly seat: string }): void {
    this.#counts.lapses += 1
    const where = `entry ${seq}: the deadline of ${seat} for ${call}`
    const deadline = this.#open.get(call)?.get(seat)
    if (!deadline) return void this.#findings.push(`${where} was never set`)
    if (deadline.hasLapsed) this.#findings.push(`${where} took effect twice`)
    deadline.hasLapsed = true
    const end = deadline.due + this.#grace
    if (time < end) this.#findings.push(`${where} took effect ${end - time} ms early`)
    if (time > this.#latest(end)) this.#findings.push(`${where} took effect ${time - end} ms late`)
    const given = this.#given.get(key(call, seat))
    // A call that an interrupt puts off opens again, and may get its first order then.
    if (!given || given.sent > time) return
    this.#settled.add(given)
    if (this.#match.isLegalBefore(seq, given)) this.#findings.push(`${where} took effect although an order was in`)
    else this.#counts.invalidated += 1
  }

  #answer({ seq, time, orders }: DatedEntry, { id, instead }: NonNullable<DatedEntry['call']>): void {
    if (this.#decided.has(id)) this.#findings.push(`entry ${seq}: ${id} is answered twice`)
    this.#decided.add(id)
    this.#requireInTime(id, time, `it was answered in entry ${seq}`)
    for (const given of this.#match.acknowledged) {
      if (given.call !== id || this.#settled.has(given)) continue
      const isPassedOver = !Object.hasOwn(orders, given.seat) && instead.length > 0
      if (!isPassedOver) this.#compare(seq, given, orders)
    }
    this.#open.delete(id)
  }
  #compare(seq: number, given: PromisedOrder, orders: DatedEntry['orders']): void {
    this.#settled.add(given)
    if (!sameJson(orders[given.seat], given.order)) {
      if (!this.#match.isLegalBefore(seq, given)) this.#counts.invalidated += 1
      else this.#findings.push(`entry ${seq}: the acknowledged order of ${given.seat} for ${given.call} is lost`)
      return
    }
    const deadline = this.#open.get(given.call)?.get(given.seat)
    if (!deadline) return
    this.#counts.cases += 1
    if (Math.abs(given.sent - deadline.due) <= NEAR) this.#counts.near += 1
  }

  #setDeadline(call: string, seat: string, due: number): void {
    const seats = this.#open.get(call) ?? new Map<string, OpenDeadline>()
    seats.set(seat, { due, hasLapsed: seats.get(seat)?.hasLapsed ?? false })
    this.#open.set(call, seats)
    this.#decided.delete(call)
  }
  /** Once all deadlines of a call have ended, it is answered. */
  #requireInTime(call: string, time: number, what: string): void {
    const dues = [...(this.#open.get(call)?.values() ?? [])].map(({ due }) => due)
    if (dues.length === 0 || this.#pausedUntil !== null) return
    const end = Math.max(...dues) + this.#grace
    if (time <= this.#latest(end) || this.#late.has(call)) return
    this.#late.add(call)
    this.#findings.push(`${call} was not answered in time: ${what} ${time - end} ms after its last deadline`)
  }
  /** When something that has to happen at a time has happened at the latest. A server that was down does it at its start. */
  #latest(time: number): number {
    let latest = time + LATEST
    for (const { from, to } of this.#match.downs) if (from <= latest && to > time) latest = Math.max(latest, to + LATEST)
    return latest
  }
}

const key = (call: string, seat: string): string => JSON.stringify([call, seat])
